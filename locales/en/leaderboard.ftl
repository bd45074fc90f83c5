### The ladder: who stands where in one ruleset.

# The heading. $ruleset is the name of a ruleset.
leaderboard-of-server = **{ $ruleset }** · this server's ladder
# All servers together.
leaderboard-of-everywhere = **{ $ruleset }** · worldwide ladder
leaderboard-empty = This ladder is still empty: nobody has finished a rated game that counts for it. `/challenge` starts one.
# The same for a game of more than two, which is played at a table.
leaderboard-empty-table = This ladder is still empty: nobody has finished a rated game that counts for it. `/table` opens a table for one.

# A player's line, after the rank: "Ann · **1620** · 12 won, 3 lost". $rating is a number.
leaderboard-row =
    { $draws ->
        [0] { $name } · **{ $rating }** · { $wins } won, { $losses } lost
       *[other] { $name } · **{ $rating }** · { $wins } won, { $losses } lost, { $draws } drawn
    }
# The same on the ladder of a game for more than two: "Ann · **1620** · 12 games, 4 won". A game is won by
# who comes first in it.
leaderboard-row-table =
    { $games ->
        [one] { $name } · **{ $rating }** · { $games } game, { $wins } won
       *[other] { $name } · **{ $rating }** · { $games } games, { $wins } won
    }
# The heading of the players who have played too few games lately for a rank.
leaderboard-provisional = Provisional (not enough recent games for a rank):
# The reader's own line, if it is on another page.
leaderboard-you = You: { $row }
# The same if the reader's rating is provisional.
leaderboard-you-provisional = You (provisional): { $row }
leaderboard-page = Page { $page } of { $pages }
# Below a ladder that the reader did not name. $names are the rulesets of other ladders with rated games.
# What is in backticks stays as it is.
leaderboard-others = Other ladders with games: { $names }. `/leaderboard ruleset:` shows them.
