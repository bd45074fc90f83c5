### Games against the computer. "I" and "me" are the bot.
###
### $place is not shown: `here` if the game is in this channel, `private` if it is in private messages,
### else `elsewhere`.
### $channel is a link to a channel, $game the number of a game.

## The choice of a level.

# The button that leads there.
computer-play = Play the bot
computer-choose = Play Pente against me: no clock, and it doesn't count for the ladder. Choose my level to start.
# The menu of levels, as long as nothing is chosen.
computer-how-strong = Choose my level

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

# The description of a level in the menu, with at most 100 characters: what I see and what I miss. Each
# level is a little better than the one before.
computer-about-level =
    { $level ->
        [1] For a first game: I may even miss four in a row, yours or mine.
        [2] I see every four, but often miss open threes and captures.
        [3] I see more open threes, but still miss many on diagonals and with a gap.
        [4] I see most threats, but often miss diagonals, gaps and captures.
        [5] I miss a threat now and then, but find short forced wins.
        [6] I rarely miss a threat, and find longer forced wins.
        [7] I hardly miss a threat, and weigh every move carefully.
        [8] I miss next to nothing, and find long forced wins.
        [9] I don't overlook threats any more, and look far ahead.
       *[10] As strong as I can be: I overlook no threat and look ahead the furthest.
    }

## A game.

computer-begun =
    { $place ->
        [here] Game { $game } starts below.
        [private] Game { $game } starts in our private messages.
       *[elsewhere] Game { $game } starts in { $channel }.
    }
# The sentence after that one. $yours and $mine are colours of stones, $terms are the ruleset, its options and the clock.
computer-terms = You ({ $yours }) against me ({ $mine }), level { $level }: { $terms }.
# The same in an opening in which a player chooses a colour.
computer-terms-without-colours = You against me, level { $level }: { $terms }.
# The same game was asked for twice within moments. The sentence after this one follows.
computer-already-begun =
    { $place ->
        [here] Game { $game } has already started here.
        [private] Game { $game } has already started in our private messages.
       *[elsewhere] Game { $game } has already started in { $channel }.
    }
computer-only-one = You asked for it twice in a row, so I started only one game.

computer-no-move = I can't find a move in game { $game }. That's a bug, and it's been logged. `/board` lets me try again, `/offer` takes back your last move, `/resign` ends the game.

## The reader's results against the computer.

computer-no-results = You haven't finished a game against me yet. `/challenge` starts one, at any level from 1 to 10.
# The heading of a list, with a line for each ruleset and level.
computer-results = Your results against me:
# $ruleset is the name of a ruleset, $level a number.
computer-result = { $ruleset }, level { $level }: { $wins } won, { $losses } lost, { $draws } drawn
# Stands for the name of a ruleset that no longer exists.
computer-another-ruleset = a retired ruleset
