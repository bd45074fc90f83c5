### The message of a turn, with the picture of the board: who is to move, and everything that led to it.
### Its sentences stand in one paragraph: whose turn it is, what was played (phrases.ftl), and what follows.

## Whose turn it is, and for what. $asked is "choice" in an opening in which the player chooses a colour,
## "white" or "black" if the player is to place a stone of that colour before the colours are given
## out, "second" for the second stone of a turn that has two, and "stone" otherwise. $game is the number of
## the game, $number the number of the move that is to be made.

# $player is a mention, which pings the player.
turn-called =
    { $asked ->
        [choice] { $player }, choose a colour · game { $game }, move { $number }.
        [white] { $player }, your turn: a white stone · game { $game }, move { $number }.
        [black] { $player }, your turn: a black stone · game { $game }, move { $number }.
        [second] { $player }, your turn: a second stone · game { $game }, move { $number }.
       *[stone] { $player }, your turn · game { $game }, move { $number }.
    }

# Only the player reads it, above the buttons for moving.
turn-to-pick =
    { $asked ->
        [choice] Choose a colour · game { $game }, move { $number }.
        [white] Your turn: a white stone · game { $game }, move { $number }.
        [black] Your turn: a black stone · game { $game }, move { $number }.
        [second] Your turn: a second stone · game { $game }, move { $number }.
       *[stone] Your turn · game { $game }, move { $number }.
    }

# Only the player reads it, who has just moved and is to move again.
turn-still-yours =
    { $asked ->
        [choice] Now choose a colour in game { $game }.
        [white] Now place a white stone in game { $game }.
        [black] Now place a black stone in game { $game }.
        [second] Now place your second stone in game { $game }.
       *[stone] Now it's your turn in game { $game }.
    }

# Only the player reads it, who has just moved. $player is the name of whose turn it is.
turn-next =
    { $asked ->
        [choice] Game { $game }: { $player } chooses a colour next.
        [mine] Game { $game }: my reply will appear on the board.
       *[stone] Game { $game }: it's { $player }'s turn.
    }

# A board that is shown again. $player is a name.
turn-shown-again =
    { $asked ->
        [choice] **Game { $game }**, move { $number }: { $player } chooses a colour.
        [mine] **Game { $game }**, move { $number }: my turn.
       *[stone] **Game { $game }**, move { $number }: { $player }'s turn.
    }
# The same to the player whose turn it is, who alone reads it.
turn-shown-again-to-you =
    { $asked ->
        [choice] **Game { $game }**, move { $number }: choose a colour.
       *[stone] **Game { $game }**, move { $number }: your turn.
    }
# A board in words: who has which colour. $who is "you" for the reader.
turn-side =
    { $who ->
        [you] You: { $colour }.
       *[other] { $name }: { $colour }.
    }
# The same where stones are captured. $count is how many this player has captured.
turn-side-captured =
    { $who ->
        [you] You: { $colour }
       *[other] { $name }: { $colour }
    }, { $count ->
        [0] nothing captured
        [one] { $count } stone captured
       *[other] { $count } stones captured
    }.
# The same where captures are counted in pairs.
turn-side-captured-pairs =
    { $who ->
        [you] You: { $colour }
       *[other] { $name }: { $colour }
    }, { $count ->
        [0] nothing captured
        [one] { $count } pair captured
       *[other] { $count } pairs captured
    }.

## A board on which nobody is pinged

# "I" is the bot, which plays.
turn-computer-thinks = **Game { $game }**, move { $number }: I'm thinking.
# The same where the bot has several seats. $name is its name with the colour that is to move.
turn-is-thinking = **Game { $game }**, move { $number }: { $name } is thinking.
# $clock is not shown: "none" in a game without clocks.
turn-paused =
    { $clock ->
        [none] **Game { $game }**, move { $number }: paused until someone resumes or plays.
       *[stopped] **Game { $game }**, move { $number }: paused. The clocks are stopped until someone resumes or plays.
    }
# *Resume* is the label of a button. $with is not shown: "bot" in a game against the bot, which goes on at
# once, else "person".
turn-adjourned =
    { $with ->
        [bot] **Game { $game }**, move { $number }: adjourned. Nobody has lost. Press *Resume* to go on.
       *[person] **Game { $game }**, move { $number }: adjourned. Nobody has lost. Press *Resume* to offer to go on.
    }

## What has happened

turn-taken-back = A move was taken back.
# The same if nobody had to agree. $name is who took their last move back.
turn-taken-back-free = { $name } took back their last move: within two minutes that needs no agreement.
# The same in a game for more than two. $number is the number of the move, $count how many moves were
# taken back.
turn-taken-back-by =
    { $count ->
        [1] { $name } took back move { $number }.
       *[other] { $name } took back move { $number } and every move since.
    }
turn-pause-over = The pause is over.
turn-resumed = The game has resumed.
# The rules put it there; nobody chose the point.
turn-first-stone = The rules put the first stone on **{ $point }**.
# Only the player reads it, who has just moved. $answer is the sentence that tells the opponent's move,
# which was left for this case beforehand.
turn-answered-at-once = A reply was ready: { $answer }
# Only the player reads it, over the picker: they had left answers for other moves.
turn-line-missed = None of your if-then lines has a reply to that.

## The openings in which a player chooses a colour

# To the player who places the first stones, before the first one.
turn-swap-begins = Swap opening: place the first four stones, both colours in turn, anywhere. Then your opponent chooses a colour.
turn-swap2-begins = Swap2 opening: place the first three stones, both colours in turn, anywhere. Then your opponent chooses a colour, or adds two stones and lets you choose.
turn-choose-colour = Do you take **white** or **black**?
turn-choose-colour-or-add = Take **white**, take **black**, or add a black and a white stone and let your opponent choose.
turn-moves-next =
    { $colour ->
        [black] Black moves next.
       *[white] White moves next.
    }

## Buttons

# Ends a pause.
turn-resume = Resume
# Shows what else can be done in this game.
turn-more = More

## A board after which another one was posted

# $player is a name. What had been played before follows, as on the board.
turn-was-to-move = { $player } was to move · game { $game }, move { $number }.
# A move was taken back since, or the game was paused.
turn-outdated = This board is out of date · game { $game }, move { $number }.

## Games for more than two

# $players are mentions: they ping everybody once, on the first board.
turn-game-begins = { $players }: your game begins.
# Two against two. $one and $other are lists, as in "Ann and Cy".
turn-sides = { $one } against { $other }.
# Who comes after the player to move, in this order.
turn-order = Then: { $names }.
# To whoever is to move, or about them: $player. $name is who plays on the same side.
turn-partner =
    { $who ->
        [you] Your partner is { $name }.
       *[other] { $player }'s partner is { $name }.
    }
# Who has left the game.
turn-out = Out: { $names }.
turn-resigned-and-left = { $name } resigned and is out.
turn-timed-out-and-left = { $name } ran out of time and is out.
