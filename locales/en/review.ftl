### Reviews of finished games. Only who asked sees them.

review-not-for-two = Only games of two players are reviewed.
review-too-short = This game was too short for a review.
# $game is the running game.
review-during-rated = Game { $game } between these two is rated and still going on. On its server, reviews of their games are shown only once it's over: ask again then.

## An overview

# The button under the end of a game.
review-button = Review
# $first and $second are colours: whoever moves first, and the other.
review-title = **Review of game { $game }** · the chance to win after each move: { $first } from below, { $second } above.
# $players is a list of texts like the next, with dots between them.
review-accuracy = Accuracy: { $players }
# In place of it, while something is left out.
review-accuracy-later = Accuracy is told once nothing of this review is left out any more.
review-accuracy-of = { $player } { $percent } %
review-accuracy-means = Accuracy says how well a player kept the chance to win: at 100 %, no move gave any of it away. Moves count more while the lead changes, which it often does in short games.
review-turning-points = **What decided:**
review-no-turning-points = No single move decided this game.
# $played is one of the next two texts, $why one of those about reasons.
review-summary = - Move { $number }: { $played } { $why }
# $played is a point, or the colour that somebody chose.
review-blunder = { $player } played **{ $played }**, a blunder.
review-mistake = { $player } played **{ $played }**, a mistake.
# $moves is a list of numbers.
review-missed-wins =
    { $count ->
        [one] Another win by force was missed at move { $moves }.
       *[other] More wins by force were missed at moves { $moves }.
    }
# A button that leads to the puzzle that a win missed at this move has become.
review-puzzle = Puzzle: move { $number }
review-not-said = Nothing is said about move { $number } now, because its position, or one before it, stands in a running game.
review-left-out = Nothing is said about move { $number } and what followed it, because it leads to a position that stands in a running game, or comes close to one.
# The same if only better moves are left out.
review-partial = Some better moves are left out now, because they lead to positions that stand in running games. Ask again later for the whole review.

## One move that decided the game

review-point-title = **Game { $game }** · move { $number }
review-chances = Chance to win: { $before } % with the best move, { $after } % after this one.
review-better = Better: **{ $best }**
# $line is a list of points.
review-line = It could go on: { $line }
review-overview = Overview
# $line is the moves of the better line that stand on the board.
review-line-shown = On the board: { $line }
review-line-back = Back in this line
review-line-on = On in this line
# Marked in the picture. $mark is ? or ??.
review-marked = Move { $number }: { $player } played { $played }, marked { $mark }. Better: { $best }, marked !.
# In the picture, under the board. $player played $played; $mark is ? or ??.
review-picture-played = { $player }: { $played } { $mark }
review-picture-better = Better: { $best }
# $line is the moves of the better line that stand on the board; also after a reason that is a number.
review-picture-line = Better: { $line }
# The description of that picture. $line is the text before.
review-marked-line = Instead of move { $number }. { $line }.

## Why a move was worse. $moves is how many own moves the win takes, $stones a list of points.

review-missed-win =
    { $moves ->
        [one] It missed a win in { $moves } move.
       *[other] It missed a win in { $moves } moves.
    }
review-four-ignored = A four was not answered.
review-three-ignored =
    { $moves ->
        [one] An open three was not answered and wins in { $moves } move.
       *[other] An open three was not answered and wins in { $moves } moves.
    }
review-last-capture = It allows the last capture: { $stones }.
review-allows-win =
    { $moves ->
        [one] It allows a win in { $moves } move.
       *[other] It allows a win in { $moves } moves.
    }
review-capture-overlooked = It overlooked a capture: { $stones }.
review-pair-left = It left stones to be captured: { $stones }.
review-less-likely = It cost { $percent } percentage points of the chance to win.
review-three-left = It left an open three unblocked.
review-four-overlooked = It overlooked a move that makes a four.
review-three-overlooked = It overlooked a move that makes an open three.
# $at is a point.
review-allows-four = It lets the opponent make a four at { $at }.
review-allows-three = It lets the opponent make an open three at { $at }.
review-capture-threat-overlooked = It overlooked a move that threatens a capture: { $stones }.
review-key-point-left = It left { $at } to the opponent, the best point for both sides.
review-leads-to-capture = It overlooked a move that leads to a capture: { $stones }.
review-leads-to-four = It overlooked a move that leads to a four.
review-leads-to-three = It overlooked a move that leads to an open three.
review-allows-capture-soon = It lets the opponent prepare a capture: { $stones }.
review-allows-four-soon = It lets the opponent prepare a four.
review-allows-three-soon = It lets the opponent prepare an open three.
review-threat-answered = Its threat is answered at { $at }, which helps the opponent more.
review-attack-missed = It missed an attack that very likely wins.
review-allows-attack = It allows an attack that very likely wins, beginning at { $at }.
# Two sentences that may follow a reason.
review-win-was-likely = Before it, a win was very likely.
review-opponent-likely-wins = After it, the opponent very likely wins.

## While it is being made

review-waits =
    { $ahead ->
        [one] The review of game { $game } will be made soon: { $ahead } review is before yours.
       *[other] The review of game { $game } will be made soon: { $ahead } reviews are before yours.
    }
review-look-again = Look again
review-not-reviewed = The review couldn't be made. Please try again later.
review-of-another = The review of game { $game } is being made for you. One at a time.

## Shown to everybody in the channel of the game, if both players agree

# A button under the overview.
review-share = Show in the game's channel
# $player asks $other in the channel of the game.
review-share-question = { $player } would like to show the review of game { $game } here: how it went, and what decided it. It's shown only if { $other } agrees, too, within 7 days.
review-share-agree = Show it
# In place of the question. $player is one of the two players.
review-share-declined = { $player } would rather not show the review of game { $game }.
review-share-asked = { $other } was asked in the game's channel. The review is shown there if you both agree within 7 days.
review-share-waits = You agree. The review is shown in the game's channel if { $other } agrees, too, within 7 days.
review-share-done = The review is in the game's channel.
review-share-failed = Nothing could be posted in the game's channel. Please try again later.
