### Following somebody else's game: the button under a board, and what a follower reads in private.
###
### $game is a link that reads as in "game 412". $players are names, as in "Ann and Ben".

# A button under a board, for people who do not play.
follow-button = Follow
# The last sentence under a board: how many people are told in private how the game goes on.
follow-followers =
    { $count ->
        [one] One person follows this game.
       *[other] { $count } people follow this game.
    }
# The question after that button; the two buttons below are the answers.
follow-ask = When should I message you about { $game } ({ $players })?
# Two buttons, which are also choices of the option `tell` of `/follow`.
follow-each-move = After each move
follow-the-end = Only at the end
# A button, which is also a choice of that option.
follow-stop = Stop following
follow-moves-told = I write to you privately after each move in { $game }, at most once a turn, and at its end.
follow-end-told = I write to you privately when { $game } is over.
follow-quiet-hours = I stay silent during your quiet hours.
# After that, if the game belongs to a match for points.
follow-next-games = You also follow the match's next games.
# $was is not shown: `yes` if the person followed the game, else `no`.
follow-stopped =
    { $was ->
        [yes] You no longer follow game { $game }.
       *[no] You don't follow game { $game }, or it is over.
    }
# The beginning of a private message; what was played follows.
follow-told = You follow { $game } ({ $players }):
# After that, whose turn it is.
follow-to-move = It's { $player }'s turn.
# The list of the games that a person follows, and a line of it.
follow-list = You follow these games:
follow-listed = { $game }: { $players }
# A button under that list.
follow-change = Game { $game }
follow-none = You don't follow any game. Press *Follow* under somebody else's board, or use `/follow` with the game's number.
