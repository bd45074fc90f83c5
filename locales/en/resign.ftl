### The question before somebody resigns, and the answers to it.

# $opponents is a name or a list of names, as in "Ann and Ben".
resign-question = Resign game { $game } against { $opponents }? It cannot be taken back.

## Buttons under the question

resign-resign = Resign game { $game }
resign-play-on = Play on

## What replaces the question

resign-resigned = You resigned game { $game }.
resign-goes-on = Game { $game } goes on.
