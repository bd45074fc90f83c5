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
# A menu of the mistakes that did not decide the game, and its items.
review-other-mistakes = Other mistakes
review-other-mistake = { $word ->
    [blunder] Move { $number }: a blunder
   *[mistake] Move { $number }: a mistake
}
# $moves is a list of numbers.
review-missed-wins =
    { $count ->
        [one] Another win by force was missed at move { $moves }.
       *[other] More wins by force were missed at moves { $moves }.
    }
# A button that leads to the puzzle that a win missed at this move has become.
review-puzzle = Puzzle: move { $number }
# Under a review of which a missed win is no puzzle yet.
review-puzzles-wait = A missed win that takes more than one move may become a puzzle: this game is still being searched for them. Look at the review again in a few minutes.
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
# A choice is not marked on the board.
review-marked = { $marked ->
    [yes] Move { $number }: { $player } played { $played }, marked { $mark }.
   *[no] Move { $number }: { $player } played { $played }.
}
review-marked-better = { $marked ->
    [yes] Better: { $best }, marked !.
   *[no] Better: { $best }.
}
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
        [one] A win in { $moves } move was missed.
       *[other] A win in { $moves } moves was missed.
    }
review-four-ignored = A four was not answered.
review-three-ignored =
    { $moves ->
        [one] An open three was not answered and wins in { $moves } move.
       *[other] An open three was not answered and wins in { $moves } moves.
    }
review-wrong-block = An open three was blocked at the wrong point.
review-wrong-block-loses =
    { $moves ->
        [one] An open three was blocked at the wrong point, which allows a win in { $moves } move.
       *[other] An open three was blocked at the wrong point, which allows a win in { $moves } moves.
    }
review-last-capture = This allows the last capture: { $stones }.
review-allows-win =
    { $moves ->
        [one] This allows a win in { $moves } move, at { $at }.
       *[other] This allows a win in { $moves } moves, beginning at { $at }.
    }
review-capture-overlooked = A capture was overlooked: { $stones }.
review-pair-left = Stones were left to be captured: { $stones }.
review-less-likely = This cost { $percent } percentage points of the chance to win.
review-three-left = An open three was left unblocked.
review-four-overlooked = A move that makes a four was overlooked.
review-three-overlooked = A move that makes an open three was overlooked.
review-two-overlooked = A move that makes two threats at once was overlooked.
# $at is a point.
review-allows-four = This lets the opponent make a four at { $at }.
review-allows-three = This lets the opponent make an open three at { $at }.
review-allows-two = This lets the opponent make two threats at once at { $at }.
review-capture-threat-overlooked = A move that threatens to capture { $stones } was overlooked.
review-key-point-left = { $at }, the best point for both sides, was left to the opponent.
review-leads-to-capture = A move that leads to a capture was overlooked: { $stones }.
review-leads-to-four = A move that leads to a four was overlooked.
review-leads-to-three = A move that leads to an open three was overlooked.
review-allows-capture-soon = This lets the opponent prepare a capture: { $stones }.
review-allows-four-soon = This lets the opponent prepare a four.
review-allows-three-soon = This lets the opponent prepare an open three.
review-threat-answered = The threat comes to nothing: it is answered at { $at }.
review-threat-returned = The threat is answered at { $at }, with a threat or a capture in return.
review-threat-misplaced = The threat would have been better at { $at }.
review-attack-missed = An attack that very likely wins was missed.
review-allows-attack = This allows an attack that very likely wins, beginning at { $at }.
# $played and $better are numbers of points: after the move that was played, and after the better one.
review-more-points = This leaves the opponent more points for an open three: { $played } instead of { $better }.
review-fewer-points = This prepares fewer points for an open three: { $played } instead of { $better }.
# Two sentences that may follow a reason.
review-win-was-likely = Before this move, a win was very likely.
review-opponent-likely-wins = After this move, the opponent very likely wins.

## While it is being made

review-waits =
    { $ahead ->
        [one] The review of game { $game } will be made soon: { $ahead } review is before yours.
       *[other] The review of game { $game } will be made soon: { $ahead } reviews are before yours.
    }
# Whoever looks again is told this while a long one is being made.
review-begun =
    { $judged ->
        [one] The review of game { $game } is being made: { $judged } of { $moves } moves is judged so far.
       *[other] The review of game { $game } is being made: { $judged } of { $moves } moves are judged so far.
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
# Only to whoever declined. $share is the label of the button.
review-share-you-declined = You declined: the review of game { $game } isn't shown in the game's channel. If you change your mind, press *{ $share }* under the review.
# In place of that text, once the review is shown after all.
review-share-agreed = Both players agree after all: the review of game { $game } is shown here.
review-share-asked = { $other } was asked in the game's channel. The review is shown there if you both agree within 7 days.
review-share-waits = { $again ->
    [asked] { $other } was asked already.
    [yes] You still want to show it.
   *[no] You want to show it.
} The review is shown in the game's channel if { $other } agrees, too, within 7 days.
# After a press on the button $share by somebody whose opponent $other has declined.
review-share-other-declined = You still want to show it, but { $other } has declined and isn't asked again. The review is shown in the game's channel only if { $other } presses *{ $share }* after all, within 7 days.
# Under an overview, over the button $share.
review-share-at-once = { $other } wants to show this review in the game's channel: if you press *{ $share }*, everybody there sees it at once.
review-share-done = The review is in the game's channel.
review-share-failed = Nothing could be posted in the game's channel. Please try again later.
