### `/puzzle`: puzzles, and what is said to attempts at them.

# $rating is how hard the puzzle is, on the scale of the players' ratings.
puzzle-head = **Puzzle** · { $ruleset } · rating { $rating }
# In the corner of the picture.
puzzle-title = Puzzle
# In the corner of the picture.
puzzle-to-move = { $colour ->
    [white] White to move
   *[black] Black to move
}
# The task.
puzzle-row = { $colour ->
    [white] White wins by force: find the first stone.
   *[black] Black wins by force: find the first stone.
}
puzzle-captures = { $colour ->
    [white] White wins by force, by captures: find the first stone.
   *[black] Black wins by force, by captures: find the first stone.
}
# $colour is the colour of the reader, who is to stop the other one.
puzzle-defence = { $colour ->
    [white] Black is about to win by force. Find a stone for white that stops it.
   *[black] White is about to win by force. Find a stone for black that stops it.
}
puzzle-go-on = { $colour ->
    [white] White still wins: find the next stone.
   *[black] Black still wins: find the next stone.
}
# Above a board in words. $colour is the colour of the reader.
puzzle-you-have = { $colour ->
    [white] You have white.
   *[black] You have black.
}
# How many pairs each colour has captured, beside the text before this one.
puzzle-captured-pairs = White has captured { $white ->
        [one] { $white } pair
       *[other] { $white } pairs
    }, black { $black }.
# The same where captures are counted in stones.
puzzle-captured-stones = White has captured { $white ->
        [one] { $white } stone
       *[other] { $white } stones
    }, black { $black }.
puzzle-repetition = You didn't solve this one before: it's back as a repetition, which isn't rated.
puzzle-unrated = You've tried it before, so it isn't rated.
# A puzzle from a game that the reader played. $game is its number.
puzzle-unrated-reviewed = Not rated: this puzzle is from game { $game } of yours, whose review tells the solution.
puzzle-rated-attempt = It's rated: after a hint, solving it gains a third of the points, and asking for the solution counts as not solving it.
# The same once a hint was taken.
puzzle-rated-hinted = Asking for the solution counts as not solving it.
# Beside a puzzle that is far from the rating of the reader, or from what they asked for. Nearer ones were shown to them
# before, or stand in running games. $asked says whether they asked for a kind: a theme, a ruleset, or whose games.
puzzle-much-harder = { $asked ->
    [kind] No new puzzle of this kind that suits you better can be shown now: this one is much harder.
   *[any] No new puzzle that suits you better can be shown now: this one is much harder.
}
puzzle-much-easier = { $asked ->
    [kind] No new puzzle of this kind that suits you better can be shown now: this one is much easier.
   *[any] No new puzzle that suits you better can be shown now: this one is much easier.
}
# $points are three points, as in "K10, L9 or M8"; one of them is right.
puzzle-hint = Hint: a right stone is on { $points }. After this hint, solving the puzzle gains a third of the points.
# The same where the attempt is not rated.
puzzle-hint-unrated = Hint: a right stone is on { $points }.
# $colour is the opponent of the reader.
puzzle-kept = { $colour ->
    [white] Right: **{ $point }**. White replies **{ $reply }**.
   *[black] Right: **{ $point }**. Black replies **{ $reply }**.
}
puzzle-kept-half = Right: **{ $point }**. Your turn has another stone.
puzzle-wrong = Not **{ $point }**.
# $line are the stones that follow with whose they are, their numbers and what they capture, as in "black 2. N11, white 3. O12 (×O11 ×O10)".
puzzle-wrong-line = Not **{ $point }**: the win is stopped like this: { $line }.
# $colour is the opponent of the reader.
puzzle-wrong-defence = { $colour ->
    [white] Not **{ $point }**: white wins like this: { $line }.
   *[black] Not **{ $point }**: black wins like this: { $line }.
}
# After either, if the attempt was rated with it.
puzzle-again-rated = You can try again, but only the first attempt is rated.
# After either, if not.
puzzle-again = You can try again.
puzzle-solved = Solved with **{ $point }**!
puzzle-goes-on = It goes on: { $line }.
puzzle-shown = A solution: **{ $line }**. Any other stone that achieves the same is right, too.
puzzle-not-shown = Somebody is playing a position of the solution now, so I don't show the solution yet.
puzzle-rated = Your puzzle rating: { $before } → { $after }.
# After it, as long as the rating is uncertain.
puzzle-unsettled = Your rating isn't settled yet: the first puzzles move it in big steps, both ways.
# On how many days in a row the reader has solved a puzzle.
puzzle-streak = { $days ->
    [one] Solve one tomorrow, too, and that's two days in a row.
   *[other] You have solved puzzles on { $days } days in a row.
}
# $game is as in "game 12", and may be a link; $players are its players, as in "Ann and Ben".
puzzle-from-game = It is from { $game }: { $players }.
puzzle-built-in = It comes from a game that I played against myself.
puzzle-none = There is no such puzzle that can be shown now. Ask for another theme or ruleset.
puzzle-none-any = There is no puzzle that can be shown now: every one of them stands in a running game. Try the lessons meanwhile.
puzzle-none-server = There is no such puzzle from this server's games that you can be shown now. They are looked for in finished games, one game at a time.
puzzle-none-mine = There is no such puzzle from your games now. They are looked for in finished games, one game at a time: a win that was missed, or given away, becomes a puzzle.
# In place of any of these texts, if there are such puzzles.
puzzle-none-stands = There are such puzzles, but their positions stand in running games now, so I can't show them until those games are over.
puzzle-stands = Somebody is playing this very position now, so I can't show this puzzle until that game is over: it would help one of the players. Take the next one.
# The same if it is a game of the reader.
puzzle-stands-own = You are playing this very position now, so I can't show this puzzle until that game is over. Take the next one.
puzzle-repeats = Puzzles that you don't solve come back after 1, 3, 7 and 21 days, when you ask for one. They are marked as repetitions, and aren't rated.
puzzle-repeats-not = Puzzles that you didn't solve don't come back any more.
puzzle-went-on = That was tried a moment ago already. Here is the puzzle as it stands.
puzzle-unknown = There is no such puzzle any more. `/puzzle` has others.
puzzle-button-place = Place a stone
# Leads back from the buttons for points to the whole board.
puzzle-button-board = Board
puzzle-button-solution = Solution
puzzle-button-next = Next puzzle
# Leads to a puzzle of any kind, where there was none of the kind that was asked for.
puzzle-button-any = A puzzle that suits me
puzzle-button-game = The game
puzzle-button-repeat = Bring back my mistakes
puzzle-button-repeat-not = Don't bring them back
# Above the puzzle that is posted once a day. Its rating moves with those who try it.
puzzle-daily = **The puzzle of the day** · { $ruleset } · rating { $rating } when posted
# $solve is the label of the button.
puzzle-daily-privately = **{ $solve }** opens it for you alone: nobody else sees what you try.
# $ruleset is the default ruleset of the server.
puzzle-daily-other-rules = No puzzle of { $ruleset }, the usual rules here, that suits everybody is left for today: so this one is by other rules.
puzzle-button-solve = Solve
puzzle-yesterday = { $count ->
    [one] One person solved yesterday's at the first try.
   *[other] { $count } people solved yesterday's at the first try.
}
puzzle-yesterday-nobody = Nobody solved yesterday's at the first try.
# The same where nobody came to the end of it, solved or not, on any server.
puzzle-yesterday-untried = Nobody finished yesterday's.
# $names are those who solved yesterday's puzzle and show their profile to everybody.
puzzle-yesterday-named = Yesterday's was solved at the first try by { $names }.
# $count is how many others did.
puzzle-yesterday-others = { $count ->
    [one] Yesterday's was solved at the first try by { $names } and one more.
   *[other] Yesterday's was solved at the first try by { $names } and { $count } more.
}
