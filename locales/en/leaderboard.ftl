### The ladder: who stands where in one ruleset.

# The heading. $ruleset is the name of a ruleset.
leaderboard-of-server = **{ $ruleset }** · this server's ladder
# All servers together.
leaderboard-of-everywhere = **{ $ruleset }** · worldwide ladder
leaderboard-empty = This ladder is still empty: nobody has finished a rated game that counts for it. `/challenge` starts one.

# A player's line, after the rank: "Ann · **1620** · 12 won, 3 lost". $rating is a number.
leaderboard-row =
    { $draws ->
        [0] { $name } · **{ $rating }** · { $wins } won, { $losses } lost
       *[other] { $name } · **{ $rating }** · { $wins } won, { $losses } lost, { $draws } drawn
    }
# The heading of the players who have played too few games lately for a rank.
leaderboard-provisional = Provisional (not enough recent games for a rank):
# The reader's own line, if it is on another page.
leaderboard-you = You: { $row }
# The same if the reader's rating is provisional.
leaderboard-you-provisional = You (provisional): { $row }
leaderboard-page = Page { $page } of { $pages }
