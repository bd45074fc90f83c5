### Lists of finished games, and how two people have fared against each other.

# The heading. Behind it stand the opponent, the ruleset, the result and the page, if the list is
# filtered by them or has several pages, with a dot between: "**Your finished games** · Pente · won".
history-yours = **Your finished games**
history-of = **{ $name }'s finished games**
history-page = page { $page } of { $pages }
history-none = You have no finished games yet. `/challenge` starts one.
history-none-of = { $name } has no finished games that you can see here.
# The list is filtered by an opponent, a ruleset or a result.
history-none-fits = No finished game that you can see here matches. Leave an option out to see more.
# The menu of the games on this page, as long as none is chosen.
history-open = See how a game ended

## How two people have fared against each other

history-head-to-head =
    { $draws ->
        [0] **{ $name } against { $opponent }**: { $wins } won, { $losses } lost
       *[other] **{ $name } against { $opponent }**: { $wins } won, { $losses } lost, { $draws } drawn
    }
# $list is as in "Pente 10-3-1, Keryo-Pente 2-0-0".
history-by-ruleset = By ruleset (won-lost-drawn): { $list }
# $list is as in "won, won, lost".
history-last = Latest results, newest first: { $list }

## A line of the list: "game 412 against Ben · Pente · won: five in a row (K10-O14) · 31 moves · 3 days ago".
## $why is one of the reasons in `result.ftl`.

history-won = **won**: { $why }
history-lost = lost: { $why }
history-drawn = draw: { $why }
# The game was too short to count.
history-no-winner = no winner: { $why }
# The same for a game of a set that was left too early to count alone. $result is not shown: `won`, `lost`, or with
# `-if` behind it as long as the other game, $other, goes on.
history-early-in-set =
    { $result ->
        [won] **won in the set**: { $why } early
        [lost] lost in the set: { $why } early
        [won-if] won in the set if game { $other } counts: { $why } early
       *[lost-if] lost in the set if game { $other } counts: { $why } early
    }
history-moves =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
# Instead of, or above, the games of somebody whose settings hide them. $name is that person.
history-hidden = { $name } doesn't show you their results here: you only find games between the two of you.
# Beside a game of a match for points: which of its games it is, and how many points win.
history-match-game = game { $number } of a match to { $target }
# Beside the last game of a match. $score is the points of all, as in "22 : 14"; $games is as below.
history-match-won = **match won** { $score } ({ $games })
history-match-lost = match lost { $score } ({ $games })
# The match ended without a winner.
history-match-even = match without a winner { $score } ({ $games })
# $list is a list of numbers, as in "4, 5 and 7".
history-match-games =
    { $count ->
        [one] game { $list }
       *[other] games { $list }
    }
