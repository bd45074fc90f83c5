### Matches of several games, which are played for points: the terms, and the score after a game.
###
### Values that many of these texts have:
### $target is how many points win the match. $points is a number of points, $name the name of a player.

## The terms

# One of the terms of a game, with dots between them: "**Points** · free opening · first to 21 · rated".
match-score-first-to = first to { $target }
# At a table for a match. $length is a number of stones, $pairs a number of captured pairs: both are 4.
match-score-ends-at = Each game ends with { $length } in a row or { $pairs } captured pairs.
# What brings how many points, at a table for a match. $length and $shorter are numbers of stones in a row.
match-score-brings = Points: { $row } for { $length } in a row, { $capture } for each captured pair, { $lesser } for each row of exactly { $shorter } still on the board at the end.
match-score-low-target = With so low a target, the match may be over after one game.
match-score-starts-with =
    { $name } starts with { $points ->
        [0] no points
        [one] { $points } point
       *[other] { $points } points
    }.
match-score-you-start-with =
    You start with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
# In place of a name in `match-score-starts-with`, if anybody may accept the invitation.
match-score-who-accepts = Whoever accepts

## Handicaps to choose from

match-score-nobody-ahead = nobody starts with points
match-score-opponent-ahead =
    your opponent starts with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
match-score-you-ahead =
    you start with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
# $who is one of the three texts above.
match-score-by-ratings = { $who } (even by your ratings)

## The score after a game

match-score-heading = **Match to { $target } points**
# A line for each player: "Ann **12** (+7: 5 for the row, 2 for captures), 9 to go". $detail is empty or
# `match-score-detail`; $missing is how many points are missing to the target.
match-score-line =
    { $name } **{ $points }**{ $detail }{ $missing ->
        [0] {""}
        [out] , out
       *[other] , { $missing } to go
    }
# It begins with a space. $parts is a list: what the player started with, and what they made in the game that
# has ended, as in "3 at the start, +7: 5 for the row, 2 for captures".
match-score-detail = {" "}({ $parts })
# What somebody made in the game that has ended.
match-score-made = +{ $total }
# $detail is a list of the texts below.
match-score-made-for = +{ $total }: { $detail }
match-score-for-row = { $points } for the row
match-score-for-captures = { $points } for captures
# For rows on the board that are one stone shorter than the one that wins.
match-score-for-lesser-rows = { $points } for shorter rows
# The points with which a player started the match.
match-score-at-start = { $points } at the start
# A player's points in the line of a turn: "Ann 12".
match-score-points-of = { $name } { $points }
# The same of a player who has left the match.
match-score-points-of-out = { $name } { $points } (out)
match-score-won = **{ $name }** wins the match.
# $next is the number of the next game.
match-score-next = Game { $next } is next.
# After the sentence before. $name and $next are players.
match-score-centre-then = { $name }'s first stone is placed in the centre; { $next } is next.
# The same where the first stone may go anywhere.
match-score-begins = { $name } begins.
# Instead of both when that game has begun: $game is a link such as "game 8".
match-score-followed-by = Next in the match: { $game }.
match-score-ends = The match ends here.
