### The message of a turn, with the picture of the board: who is to move, and everything that led to it.
### Its sentences stand in one paragraph: who is called, what was played (phrases.ftl), and what follows.

## Whom the bot calls for what. $asked is "choice" in an opening in which the player chooses a colour,
## "white" or "black" if the player is to place a stone of that colour before the colours are given
## out, "second" for the second stone of a turn that has two, and "stone" otherwise. $game is the number of
## the game; $ply counts its moves, and has letters behind the number if moves were taken back.

# $player is a mention, which calls the player.
turn-called =
    { $asked ->
        [choice] { $player } your choice · game { $game }, ply { $ply }.
        [white] { $player } your move, a white stone · game { $game }, ply { $ply }.
        [black] { $player } your move, a black stone · game { $game }, ply { $ply }.
        [second] { $player } your second stone · game { $game }, ply { $ply }.
       *[stone] { $player } your move · game { $game }, ply { $ply }.
    }

# Only the player reads it, above the buttons for moving.
turn-to-pick =
    { $asked ->
        [choice] Your choice · game { $game }, ply { $ply }.
        [white] Your move, a white stone · game { $game }, ply { $ply }.
        [black] Your move, a black stone · game { $game }, ply { $ply }.
        [second] Your second stone · game { $game }, ply { $ply }.
       *[stone] Your move · game { $game }, ply { $ply }.
    }

# Only the player reads it, who has just moved and is to move again.
turn-still-yours =
    { $asked ->
        [choice] Now your choice in game { $game }.
        [white] Now your move, a white stone in game { $game }.
        [black] Now your move, a black stone in game { $game }.
        [second] Now your second stone in game { $game }.
       *[stone] Now your move in game { $game }.
    }

# Only the player reads it, who has just moved. $player is the name of who is to move next.
turn-next =
    { $asked ->
        [choice] Game { $game }: { $player } is to choose.
       *[stone] Game { $game }: { $player } is to move.
    }

# A board that is shown again. $player is a name.
turn-shown-again =
    { $asked ->
        [choice] **Game { $game }**, ply { $ply }: { $player } to choose.
       *[stone] **Game { $game }**, ply { $ply }: { $player } to move.
    }

## A board on which nobody is called

# $player is the name of the computer player.
turn-computer-thinks = **Game { $game }**, ply { $ply }: { $player } thinks.
turn-paused = **Game { $game }**, ply { $ply }: paused. The clocks stand until one of you goes on, or plays.
turn-adjourned = **Game { $game }**, ply { $ply }: adjourned. Nobody has lost; it is taken up again when you both wish for it.

## What has happened

turn-taken-back = A move was taken back.
turn-pause-over = The pause is over.
turn-taken-up-again = The game is taken up again.
# The rules put it there; nobody chose the point.
turn-first-stone = The first stone stands on **{ $point }**.
# $answer is the sentence that tells the other player's move, which was left for this case beforehand.
turn-answered-at-once = Your move was answered at once: { $answer }

## The choice in an opening

turn-choose-colour = Take **white** or **black**?
turn-choose-colour-or-add = Take **white** or **black**, or add a black and a white stone and hand the choice back?
turn-moves-next =
    { $colour ->
        [black] Black moves next.
       *[white] White moves next.
    }

## Buttons

# Ends a pause.
turn-go-on = Go on
# Shows what else can be done in this game.
turn-more = More
