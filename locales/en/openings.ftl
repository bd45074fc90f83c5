### How games began: how often a position was reached. Only who asked sees it.

# Leads to it.
openings-button = Openings
# Over the board. $ruleset is a ruleset with its options, as in "Pente · tournament rule"; $line is the moves that led to it, or the next text.
openings-title = **Openings** · { $ruleset } · { $line }
openings-start = from the start
# $scope is one of the names of a choice of games below, $results the text after this one.
openings-counted = { $scope }: { $results }
# $first and $second are colours: whoever moves first, and the other; each with how many games it won.
openings-results =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    } · { $first } { $first_wins }, { $second } { $second_wins }, drawn { $draws }
# A next move that was played. $played is a point.
openings-played-move = { $number }. **{ $played }** · { $results }
openings-rated-move = { $number }. **{ $played }** · { $results } · mean rating { $rating }
openings-none = None of these games reached this position. Choose other games in the menu.
# Below the moves, or above the text after this one, if the next stone can lead to a position of the reader's running game.
openings-leads-to-running = Games that lead from here into your running game are not counted until it's over.
# In place of openings-none, after the text before this one.
openings-none-other = None of the other games reached this position.
# After either, if there are games by the same ruleset that begin otherwise. $options is a list of texts like openings-with-options.
openings-none-elsewhere = There are games with other options: { $options }. Choose them in the menu below.
# $options are the options of a ruleset, as in "free opening · 13 × 13". It stands in a list.
openings-with-options = { $options } ({ $games ->
        [one] { $games } game
       *[other] { $games } games
    })
# A menu of those options.
openings-other-options = Other options of { $ruleset }
openings-deep = Only the first { $depth } moves of each game are counted.
openings-stands = You are playing a game with this position, or with one on the way to it. I'll show you what was played from here once that game is over.
openings-not-for-two = Openings are counted for games of two players only.
# A button that plays a move.
openings-next = { $number }: { $played }
openings-type-point = Type a point
openings-form-title = The next move
# What is chosen in place of a stone in some openings.
openings-swap = swap colours
openings-no-swap = keep colours
openings-pass = place two more
# In the description of the picture. $moves is a list of texts like the next.
openings-in-picture = Next moves by number: { $moves }.
openings-numbered = { $number } { $point }
# Which games are counted.
openings-which-games = Which games
openings-scope-server = This server
openings-scope-everywhere = Everywhere
openings-scope-own = My games
