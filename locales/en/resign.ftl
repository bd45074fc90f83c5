### The question before somebody resigns, and the answers to it.

# $opponents is a name or a list of names, as in "Ann and Ben".
resign-question = Resign game { $game } against { $opponents }? You can't undo this.

## Buttons under the question

resign-resign = Resign game { $game }
resign-play-on = Keep playing

## What replaces the question

resign-resigned = You resigned game { $game }.
resign-goes-on = Game { $game } goes on.
