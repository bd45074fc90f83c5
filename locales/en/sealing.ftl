### Sealed moves: while a game is adjourned, the player to move may leave the next move, which nobody else
### sees until the game resumes.

sealing-button = Seal a move
# To the player to move, once the game is adjourned.
sealing-invite = It's your move when game { $game } resumes. You can seal it now: nobody sees it until then, and it's played as soon as the game resumes.
# Over the picker. Only the player reads it.
sealing-heading = You're sealing a move: nobody else sees it until the game resumes.
sealing-seal = Seal { $point }
sealing-seal-power-stone = Seal a power stone on { $point } ({ $left } left)
sealing-question = Seal **{ $point }** in game { $game }?
# Only its owner reads it. $moves is a list of points, or a choice in an opening.
sealing-sealed = You have sealed { $moves } in game { $game }. Nobody else sees it. It is played when the game resumes; until then you can change or withdraw it.
sealing-another = Seal another move
sealing-withdraw = Withdraw it
sealing-withdrawn = You have no sealed move in game { $game } any more.

## On the board

# While the game is adjourned.
sealing-board = { $name } has sealed a move.
sealing-played = The game has resumed with the move that { $name } had sealed.
# $name is the name of the player to move.
sealing-lost = The game has resumed without the sealed move, which couldn't be played. { $name }, choose a move.

## Refusals

sealing-not-yours = Only the player to move can seal a move.
sealing-not-offered = A move can be sealed only in a game between people that they agreed to adjourn. Game { $game } was not.
sealing-nothing = You have no sealed move in game { $game }.
