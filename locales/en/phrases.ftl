### Phrases that several messages share: moves, the terms of a game, scores.

# A small number in a sentence, as in "five in a row".
phrases-number =
    { $count ->
        [0] no
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
        [10] ten
        [11] eleven
        [12] twelve
       *[other] { $count }
    }

# The name of the bot as a player, with its level.
phrases-computer = { $name } (level { $level })

# The colour of somebody's stones, beside their name: "Ann (white)".
phrases-colour =
    { $colour ->
        [white] white
        [black] black
        [red] red
        [blue] blue
        [green] green
       *[yellow] yellow
    }
# A turn in a line of moves: "white 1. F10". $moves are its stones with their numbers.
phrases-line-turn = { $colour } { $moves }

## The terms of a game, one after the other, with dots between them:
## "**Pente** · tournament rule · 15 × 15 · 3 days + 1 day a move · rated".
## The openings and the rules for long rows and double threes are also offered to choose from when
## somebody is invited.

phrases-opening-free = free opening
# A restriction of the first moves that tournaments use.
phrases-opening-tournament = tournament rule
# A stricter form of the tournament rule, which is known by this letter.
phrases-opening-g = G rule
# One player places the first stones, the other chooses a colour.
phrases-opening-swap = swap opening
# The same with one more choice. "swap2" is its name.
phrases-opening-swap2 = swap2 opening

# "Poof" is the name of a rule: a pair that its owner completes between two enemy stones is lost.
phrases-poof = poof
phrases-without-poof = no poof
# "Boat" is the name of a rule: five in a row win only if they cannot be broken at once.
phrases-boat = boat
phrases-without-boat = no boat

# What a row of more than five stones counts.
phrases-overline-wins = six or more in a row wins
phrases-overline-neutral = only exactly five in a row wins

# Who may not make two open threes with one stone.
phrases-bans-none = double threes allowed
phrases-bans-first = no double threes for the first player
phrases-bans-both = no double threes for either player

# Whether the game counts for the ladder.
phrases-rated = rated
phrases-not-rated = not rated
# Agreed on: the line of a turn calls a tria and a tessera.
phrases-with-calls = with calls

## What a player did. $who is "you" if the reader did it; otherwise $name is the name of who did.
## $stone is "power" for a power stone, a special stone that some rulesets have. $captured and $lost
## are lists of points, as in "L11 and M12". Stones are lost by the rule called "poof".

phrases-played =
    { $who ->
        [you] You
       *[other] { $name }
    } { $stone ->
        [power] played a power stone at **{ $point }**
       *[ordinary] played **{ $point }**
    }.

phrases-played-capturing =
    { $who ->
        [you] You
       *[other] { $name }
    } { $stone ->
        [power] played a power stone at **{ $point }**
       *[ordinary] played **{ $point }**
    }, capturing { $captured }.

phrases-played-losing =
    { $who ->
        [you] You
       *[other] { $name }
    } { $stone ->
        [power] played a power stone at **{ $point }**
       *[ordinary] played **{ $point }**
    }, losing { $lost } (poof).

phrases-played-capturing-losing =
    { $who ->
        [you] You
       *[other] { $name }
    } { $stone ->
        [power] played a power stone at **{ $point }**
       *[ordinary] played **{ $point }**
    }, capturing { $captured }, losing { $lost } (poof).

# Several stones of the same player. $name is the player, $points a list as in "**J12**, **L8** and **N9**".
phrases-played-several = { $name } played { $points }.
# The same with the first stones of a game, which one player places.
phrases-opened = { $name } opened with { $points }.

# In an opening in which a player chooses a colour.
phrases-took-colour =
    { $who ->
        [you] You
       *[other] { $name }
    } took { $colour ->
        [black] black
       *[white] white
    }.

# In an opening in which a player chooses a colour, or lets the opponent choose.
phrases-handed-back =
    { $who ->
        [you] You add two stones, and then your opponent chooses a colour.
       *[other] { $name } adds two stones, and then their opponent chooses a colour.
    }

phrases-left-game =
    { $who ->
        [you] You
       *[other] { $name }
    } left the game.

phrases-draw-agreed = The players agreed to a draw.
# What a move made, as players call it: the words are the same in every language.
phrases-tria = **Tria!**
phrases-tessera = **Tessera!**

## Scores

# How many each colour has captured, as in "1 : 0". It is told once somebody has captured.
phrases-captured = Captured { $score }.
# The same in a game for more than two, by name: "Captured pairs: Ann 2, Cy 1." $counts is a list.
phrases-captured-pairs = Captured pairs: { $counts }.
# The same where captures are counted in stones.
phrases-captured-stones = Captured stones: { $counts }.
# One of $counts: how many captures a player has made, or two who play together.
phrases-captured-by = { $name } { $count }

# The score of a match of several games: $points as in "Ann 12, Ben 7", $target is how many points win.
phrases-points = Match score: { $points } (first to { $target }).

## A game by its number, in a sentence or at the beginning of a line of a list.

phrases-game = game { $game }
# The same as a link in Discord's markdown: the text is in brackets, the address in parentheses.
phrases-game-linked = [game { $game }]({ $link })

## A message to somebody in a channel that others read, too. $players is a mention, or a list of mentions,
## that pings its readers; $text is one or more sentences.

phrases-addressed = { $players }: { $text }
