### Games against the computer. "I" and "me" are the bot.
###
### $place is not shown: `here` if the game is in this channel, else `elsewhere`.
### $channel is a link to a channel, $game the number of a game.

## The choice of a level.

# The button that leads there.
computer-play = Play the bot
computer-choose = A game of Pente against me, here and without a clock. It never counts for the ladder.
# The menu of levels, as long as nothing is chosen.
computer-how-strong = How strong shall I be?

# The levels grow like trees: the names go from the smallest to the largest.
computer-level =
    { $level ->
        [1] Level { $level }: Acorn
        [2] Level { $level }: Seedling
        [3] Level { $level }: Sapling
        [4] Level { $level }: Hazel
        [5] Level { $level }: Birch
        [6] Level { $level }: Cherry
        [7] Level { $level }: Beech
        [8] Level { $level }: Oak
        [9] Level { $level }: Yew
       *[10] Level { $level }: Sequoia
    }

## Descriptions of the levels, in the menu: 1, 2 and 3, 4 to 6, 7 to 9, and 10.

computer-for-a-first-game = for a first game
computer-overlooks-much = overlooks much of what people overlook
computer-for-practised-players = for who has played for a while
computer-sees-most-threats = sees through most threats
computer-as-strong-as-can-be = as strong as I can be

## A game.

computer-begun =
    { $place ->
        [here] Game { $game } begins below.
       *[elsewhere] Game { $game } begins in { $channel }.
    }
# The same game was asked for twice within moments. The sentence after this one follows.
computer-already-begun =
    { $place ->
        [here] Game { $game } has already begun here.
       *[elsewhere] Game { $game } has already begun in { $channel }.
    }
computer-only-one = You asked for the same game twice in a row, so I began only one.

# $player is a mention that pings the opponent, $text is the text after this one.
computer-addressed = { $player }: { $text }
computer-no-move = I cannot find a move in game { $game }. The mistake is mine and is written down for whoever looks after me. You can take your last move back with `/offer` and play another one, let me try again with `/board`, or end the game with `/resign`.

## The reader's results against the computer.

computer-no-results = You have not finished a game against me. `/challenge` me, at a level from 1 to 10.
# The heading of a list, with a line for each ruleset and level.
computer-results = You against me:
# $ruleset is the name of a ruleset, $level a number.
computer-result = { $ruleset }, level { $level }: { $wins } won, { $losses } lost, { $draws } drawn
# Stands for the name of a ruleset that no longer exists.
computer-another-ruleset = another ruleset
