### `/learn`: the frame around the lessons, hints, and what is wrong with a try.

# $number is the number of the lesson, of twelve. $title is its title.
learn-head = **Lesson { $number } of 12: { $title }**
# The same for a lesson with several drawings.
learn-head-part = **Lesson { $number } of 12: { $title }** · { $part } of { $parts }
# Before the task itself.
learn-task = **Your task:** { $task }
# In the lesson that is a game, if the server's language is another one than the reader's. $language is what it calls itself.
learn-game-language = On this server the game and my comments are in { $language }, for everybody who reads along. With `/learn` in a direct message to me, they're in your language.
# The task of the lesson about notation. $name is a point in the notation that the reader does not use.
learn-named-task = Find the point { $name }.
# The task of every drawing of a shape.
learn-shape-task = Complete the shape: place the stone that is missing.
learn-shape-right = The shape is complete, and no pair in it can be captured.

## Answers

learn-right = Right: **{ $point }**. { $words }
# $points is a list of points.
learn-also-right = Right, too: { $points }.
learn-shown = One answer is **{ $point }**. { $words }
# After an answer was shown, as long as the task is not solved. $again is `learn-button-again`.
learn-shown-undone = The task is done once you place the stone yourself: press *{ $again }*.
learn-wrong = Not **{ $point }**. { $why }
# After it, if the part of the board that is drawn does not have the point.
learn-outside = **{ $point }** lies outside the picture.
# $points are three points.
learn-hint = Hint: an answer is among { $points }.
# Before a list of ranks for somebody who does not see the picture.
learn-board-in-words = You have white.
# After the board in words: the stones that have a ring in the picture.
learn-ringed = Ringed: { $points }.
# In the corner of the picture.
learn-to-move = White to move
# The same once pairs were captured.
learn-to-move-after-captures = White to move · captured pairs: { $pairs }

## What is wrong with a try

learn-wrong-short-row = { $length ->
    [1] It stands alone: a row needs five stones.
   *[other] Its row has { $length } stones: five are needed.
}
learn-wrong-one-between = Only one black stone stands between it and your next stone on the line: a single stone can't be captured.
learn-wrong-more-between = More than two black stones stand between it and your next stone on the line: exactly two are captured, never more.
learn-wrong-nothing-between = No black stones stand between it and another stone of yours.
learn-wrong-not-moved-in = It doesn't make a pair with a black stone at each end.
# $pair are the two stones, $point is where black captures them.
learn-wrong-leaves-pair = That leaves the pair { $pair } to be captured at { $point }.
learn-wrong-loses = Black wins with the next stone at { $point }.
learn-wrong-not-won = It stops black for now, but it doesn't win.
learn-wrong-side-by-side = { $pair } stand side by side: that's a pair, which can be captured.
learn-wrong-no-stretch-two = A stretch two has exactly one empty point between two of your stones, on a line.
learn-wrong-closed-three = It can't become an open four: one end of this three is closed, or it has two gaps.
learn-wrong-three-without-gap = It's an open three, but without a gap.
learn-wrong-three-with-gap = It's an open three, but with a gap: a stretch three.
learn-wrong-no-three = It makes no three.
learn-wrong-four-blocked = A four can be blocked if one end is closed: here at { $point }.
learn-wrong-four-filled = A four with a gap is stopped by one stone in the gap: here at { $point }.
learn-wrong-no-four = It makes no four, so black needn't answer.
# $points is a list of points, as in "J10 or N10".
learn-wrong-three-grows = Black can still make an open four at { $points }.
learn-wrong-not-the-shape = It doesn't complete the shape. The ringed stones are part of it: which stone is missing?
learn-wrong-not-in-the-gap = A wedge stands in the gap, between the black stones.
learn-wrong-block-is-safe = Black blocks at { $point }, and that makes no pair that you can capture.
learn-wrong-no-initiative = It isn't a four. Black needn't answer, and goes on with the open three.
learn-wrong-answered = It's a four, but black stops it at { $point }.
learn-wrong-nothing-captured = It captures nothing.
learn-wrong-wrong-pair = It captures a pair, but black can still make an open four at { $points }.
# $name is that point in the notation that the reader does not use.
learn-wrong-other-point = That point is { $name }.
learn-wrong-only-tria = That's called "tria": it's an open three, not a four.
learn-wrong-not-called = Nobody calls that: it makes neither an open three nor a four.

## Buttons

learn-button-hint = Hint
# Shows an answer.
learn-button-show = Show me
# Describes the board in words.
learn-button-words = In words
# Leads from the words back to the picture.
learn-button-board = Board
# Leads to the task before.
learn-button-back = Back
# Leads to the next task.
learn-button-next = Next
learn-button-all = All lessons
# Under the list: goes on where one stopped.
learn-button-resume = Go on
# Shows the same task again.
learn-button-again = Try again
learn-button-play = Play against me
# Leads to the game of the last lesson, while it is running.
learn-button-game = Your game
# With that button. $game is as in "game 12", and may be a link.
learn-game-runs = Your game of this lesson is still running: { $game }.
# In the help, and in the offer below.
learn-button-begin = Lessons
learn-button-decline = No, thanks

## The form for a point. Its texts have at most 45 characters.

learn-form-title = Your stone

## The list of lessons

learn-list = **Twelve lessons** · { $count } done
learn-line = { $number }. { $title }
# A lesson of which every task is solved.
learn-line-done = { $number }. { $title } · done
# A lesson of which some tasks are solved.
learn-line-part = { $number }. { $title } · { $done } of { $tasks }
learn-menu = Go to a lesson
# Under the list, once every task is solved.
learn-all-done = You have done all twelve lessons. Go on with `/challenge`, or look at your games with `/review`.
# Under the end of the game of the last lesson, over the buttons to play again, for a review and for a puzzle.
# $review is the label of the button for a review.
learn-game-over = That was the game of the last lesson. Play again, look at this game with *{ $review }*, or go on with a puzzle. `/learn` shows whether a lesson is left.

## The offer before somebody's first game

learn-offer = New to Pente? Twelve short lessons show you how it's played, in private.
learn-declined = All right. `/learn` has the lessons whenever you like.

## The game of the last lesson: one fact that the rules show. It stands under the board.

# $points is a list of points, as in "J10 or N10". $stones are the stones of one or more pairs.
learn-comment-can-win = You can win now, at { $points }.
learn-comment-must-stop = I threaten to win at { $points }: don't let me.
learn-comment-lost = I captured { $stones }.
learn-comment-can-open = You can make an open four, at { $points }.
learn-comment-open-three = I have an open three: block it at { $points }.
learn-comment-weak-pair = Your pair { $pair } can be captured at { $point }.
learn-comment-can-capture = You can capture the pair { $pair } at { $point }.
learn-comment-captured = You captured { $stones }.
learn-comment-made-three = You made an open three, and I stopped it.
learn-comment-quiet = Nothing is threatened: build a stretch two or a shape.
# The board says above what the tournament rule asks for.
learn-comment-third-stone = Your first stone in the centre is a big advantage: that's why the second one has to keep away.
learn-comment-none = I don't comment on this board: the same position stands in another running game, and a comment would help one of its players.
