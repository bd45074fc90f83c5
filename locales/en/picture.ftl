### Pictures: the few words in them, and the descriptions that screen readers tell of them. The words in
### a picture must be short. A description has at most 1,024 characters, names of stones included: the
### shorter its sentences, the more stones are told.
###
### Points are names such as K10 or R3U2, which are the same in every language.

# Between the points or stones of a list, as in "K10, L11, M12".
picture-separator = {", "}

## Colours of stones

# Within a sentence, as in "Ann (white) played K10." and "Row 12: white K, black L M."
picture-colour =
    { $colour ->
        [white] white
        [black] black
        [red] red
        [blue] blue
        [green] green
       *[yellow] yellow
    }
# As the first word of a sentence, as in "White: K10, L11." and "White played K10."
picture-colour-begins =
    { $colour ->
        [white] White
        [black] Black
        [red] Red
        [blue] Blue
        [green] Green
       *[yellow] Yellow
    }
# In the place of a colour: a power stone belongs to none.
picture-power = power

## Descriptions of a board

picture-empty = An empty board.
# The rules put the first stone there: no player chose the point.
picture-first-stone = The rules put the first stone on { $point }.
# What the last move made, as players call it: the words are the same in every language.
picture-tria = Tria!
picture-tessera = Tessera!
# $who is one of the next two, or only a name, or only a colour.
picture-played = { $who } played { $point }.
# $removed is a list of points.
picture-played-and-removed = { $who } played { $point }, which removed { $removed }.
# $who: "Ann (white)".
picture-player = { $name } ({ $colour })
# $who, if neither name nor colour is known: "Player 2".
picture-player-of-seat = Player { $number }
# $counts is a list as in "4 by white, 2 by black".
picture-captured-stones = Captured stones: { $counts }.
# The same where captures are counted in pairs.
picture-captured-pairs = Captured pairs: { $counts }.
picture-captured-of-colour = { $count } by { $colour }
# Where the stones of a colour stand: "White: K10, L11."
picture-stones = { $colour }: { $points }.
# The same if not all of them fit: "White: K10, L11 and 3 more."
picture-stones-and-more = { $colour }: { $points } and { $count } more.
# The same if none of them fits: "White: 57 stones."
picture-stones-counted =
    { $colour }: { $count ->
        [one] { $count } stone
       *[other] { $count } stones
    }.
picture-power-stones = Power stones: { $points }.

## Descriptions of an enlarged part of a board, for a player who picks a point

picture-part = The board from { $low } to { $high }.
# A board that is a single line is shown whole.
picture-part-line = The line.
picture-picked = Picked, not played yet: { $point }.
# The stones and points that a drawing of a lesson is about.
picture-marked = Marked: { $points }.

## A board read out, row by row

# "Row 12: white K, black L M." $stones is a list of texts like the next.
picture-rank = Row { $rank }: { $stones }.
# Neighbouring stones of a colour by their columns: "black L M".
picture-rank-stones = { $colour } { $files }
# The same for a board that is a single line.
picture-line = The line: { $stones }.
# The last line, if not all rows fit.
picture-other-ranks =
    On the other rows: { $count ->
        [one] { $count } stone
       *[other] { $count } stones
    }.

## Descriptions of the small drawings that explain a rule

# "1 is white, 2 is black." $colours is a list of texts like the next. The captions call colours by
# their numbers.
picture-drawing-colours = { $colours }.
picture-drawing-colour = { $number } is { $colour }
# "Row 2 from the top: white on 2, black on 3 to 4, marked on 5." $points is a list of texts like the
# next two. Columns are counted from the left.
picture-drawing-rank = Row { $number } from the top: { $points }.
# $what is a colour, "marked" or "power stone".
picture-drawing-point = { $what } on { $file }
picture-drawing-points = { $what } on { $first } to { $last }
picture-drawing-marked = marked
picture-drawing-power-stone = power stone
# The last sentence, if not all rows fit.
picture-drawing-more-ranks =
    { $count ->
        [one] { $count } more row
       *[other] { $count } more rows
    }.

## Words in the picture of a board

picture-game = Game { $game }
# The name of a player is to be shown whole: keep the words around it short.
picture-to-move = { $name }'s turn
picture-paused = Paused
picture-adjourned = Adjourned
picture-without-a-winner = No winner
picture-drawn = Draw
picture-wins = { $name } wins
# $names is a list such as "Ann and Ben".
picture-win = { $names } win
# Partners, who play stones of the same colour.
picture-partners = { $one } & { $other }
# The short name of the bot as one of several players, with its level.
picture-bot = Bot { $level }
# How many stones a player has captured, where that number does not win.
picture-captured = { $count } captured
# In place of the clock of a player who has left a game that others play on.
picture-out = out

## A whole game as a moving picture

# Under the board. $players is a text like the next.
picture-replay-title = { $players } · game { $game }
# If there are more than two players, $one is itself a text like this one.
picture-opponents = { $one } vs { $other }
# What each colour has captured: "Captured 1 : 0". There is room for about 14 letters.
picture-captured-score = Captured { $score }
# The description.
picture-replay = The whole game, move by move.

## The score of a match for points. $target is how many points win, $points a number of points.

# In the lower left corner of the board.
picture-match-title = Game { $game } · match to { $target }
# The description: one sentence and one for each player. $detail is how many games follow, 0 if they are left
# out; $games are the points of each game, as in "7, 0, 8".
picture-match-score = Score of the match to { $target } points.
picture-match-player =
    { $name }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $detail ->
        [0] {""}
       *[other] {" "}(by game: { $games })
    }.

## A chart of a rating over time. $title is the chart's own, as in "Ann · Pente".

picture-rating-none = { $title }: no rated games yet.
picture-rating-one = { $title }: { $first } on { $start }, after 1 rated game.
picture-rating =
    { $title }: { $first } on { $start }, { $last } on { $end }; between { $lowest } and { $highest }; { $count ->
        [one] { $count } rated game
       *[other] { $count } rated games
    }.
# A short date for an axis: "21 Nov 2026".
picture-date =
    { $day } { $month ->
        [1] Jan
        [2] Feb
        [3] Mar
        [4] Apr
        [5] May
        [6] Jun
        [7] Jul
        [8] Aug
        [9] Sep
        [10] Oct
        [11] Nov
       *[12] Dec
    } { $year }

## The names of themes

picture-theme-wood = Wood
picture-theme-light = Light
picture-theme-dark = Dark
picture-theme-high-contrast = High contrast
picture-theme-colour-blind = Colour-blind, with shapes
picture-theme-print = Print

# The strip of a review: a description for who cannot see it.
picture-strip =
    Chance to win after each of { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    } for { $colour ->
        [white] white
        [black] black
       *[other] the first colour
    }: { $last } % at the end, between { $lowest } and { $highest } %.
# The same if the chance is the same after every move.
picture-strip-even =
    Chance to win after each of { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    } for { $colour ->
        [white] white
        [black] black
       *[other] the first colour
    }: { $percent } % throughout.
picture-strip-until = The strip ends there: nothing is said about what follows move { $number }.
# One of the points of the next text.
picture-strip-at = { $percent } % after move { $number }
picture-strip-course = Along the way: { $points }.
picture-strip-nothing = Nothing is said about who stood better.
