### The question before somebody resigns, and the answers to it.

# $opponents is a name or a list of names, as in "Ann and Ben".
resign-question = Resign game { $game } against { $opponents }? You can't undo this.
# The same in a match of several games, which is lost with the game.
resign-question-in-match = Resign the match against { $opponents }? You give up all of it, not only game { $game }. You can't undo this.
# $partner is the name of the player on the same side, who has to agree.
resign-question-to-partner = Propose to { $partner } that your side resigns game { $game }? You both lose if they agree.

## Buttons under the question

resign-resign = Resign game { $game }
# The same in a match of several games. It is also the button that leads to the question.
resign-resign-match = Resign the match
resign-propose = Propose to resign game { $game }
resign-play-on = Keep playing

## What replaces the question

resign-resigned = You resigned game { $game }.
# The same in a match of several games.
resign-resigned-match = You resigned the match; game { $game } was its last.
resign-goes-on = Game { $game } goes on.
