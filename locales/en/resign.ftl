### The question before somebody resigns, and the answers to it.

# $opponents is a name or a list of names, as in "Ann and Ben".
resign-question = Resign game { $game } against { $opponents }? You can't undo this.
# The same in a match of several games, which is lost with the game.
resign-question-in-match = Resign game { $game } against { $opponents }? This also gives up the whole match. You can't undo this.
# $partner is the name of the player on the same side, who has to agree.
resign-question-to-partner = Propose to { $partner } that your side resigns game { $game }? You both lose if they agree.

## Buttons under the question

resign-resign = Resign game { $game }
resign-propose = Propose to resign game { $game }
resign-play-on = Keep playing

## What replaces the question

resign-resigned = You resigned game { $game }.
# The same in a match of several games.
resign-resigned-match = You resigned game { $game }, and with it the whole match.
resign-goes-on = Game { $game } goes on.
