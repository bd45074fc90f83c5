### Sets: two games between the same two people, at the same time. Each of the two moves first in one of them,
### and the games are counted together.
###
### Values that many of these texts have:
### $other is the number of the other game of the set. $first and $second are the numbers of its games.
### $who is not shown: `you` if the reader is meant, else `other`, and then $name is the name of the person.

# One of the terms of a game, with dots between them: "**Pente** · tournament rule · … · set of two games".
set-term = set of two games
# Comes after an invitation to a set, or before it is sent.
set-explained = A set is two games at the same time: each of you moves first in one, and they are counted together.
# The buttons that choose between a set and a single game while an invitation is composed.
set-play = Play a set
set-play-single = Play one game

## The title line of a set, and the name of the thread in which it is played, at most 100 characters

# $one and $two are the names of the players.
set-title = { $one } and { $two } play a set: games { $first } and { $second }
set-who-begins = { $one } moves first in game { $first }, { $two } in game { $second }
# $players is as in "Ann vs Ben".
set-thread-name = { $players } · games { $first } and { $second }

## Under a board

# On the first board of each game. The reader is to move here, $name in the other game. $clock is `own` if the
# games have clocks, else `none`.
set-begins =
    { $clock ->
        [own] This is one game of your set: in game { $other }, it's { $name }'s turn now. Each game has its own clock.
       *[none] This is one game of your set: in game { $other }, it's { $name }'s turn now.
    }
# Whoever is to move here is to move in the other game, too.
set-waits-too =
    { $who ->
        [you] Game { $other } of your set is waiting for you, too.
       *[other] Game { $other } of the set is waiting for { $name }, too.
    }
# The other game is over.
set-other-won = { $name } won game { $other } of the set.
set-other-drawn = Game { $other } of the set was a draw.

## After a game

# $score is as in "1½ : ½".
set-won =
    { $who ->
        [you] You win the set { $score }.
       *[other] **{ $name }** wins the set { $score }.
    }
set-drawn = The set ends 1 : 1.
# The same after a rated set.
set-drawn-rated = The set ends 1 : 1, which changes no ratings.
set-aborted = The set doesn't count, because too little of it was played.
# The same in a tournament, where each of its games counts.
set-changes-no-ratings = The set changes no ratings, because too little of it was played.
# In the description of the picture after a set.
set-drawn-alt = The set ended 1 : 1.
set-won-alt = { $name } won the set { $score }.
# The game that ended first, as in "Ann wins game 12 in 9 moves: …".
set-counts-with = It counts together with game { $other } of the set.
set-too-short = The set with game { $other } doesn't count, because this game was too short.
# The same in a tournament, where it counts.
set-too-short-to-rate = The set with game { $other } changes no ratings, because this game was too short.
# A game that was left so early that it does not count alone. The other game goes on, or went on. $why is one of the
# reasons in `result.ftl`, as in "Ben resigned"; $moves is the number of stones placed.
set-left-early =
    { $who ->
        [you] Game { $game } ended early, after { $moves ->
            [one] { $moves } move
           *[other] { $moves } moves
        }: { $why }. It's lost for you in the set if game { $other } counts.
       *[other] Game { $game } ended early, after { $moves ->
            [one] { $moves } move
           *[other] { $moves } moves
        }: { $why }. It's lost for **{ $name }** in the set if game { $other } counts.
    }
# The same once the other game is over and counts: the set is over with this game.
set-left-early-counts =
    { $who ->
        [you] Game { $game } ended early, after { $moves ->
            [one] { $moves } move
           *[other] { $moves } moves
        }: { $why }. It's lost for you in the set, because game { $other } counts.
       *[other] Game { $game } ended early, after { $moves ->
            [one] { $moves } move
           *[other] { $moves } moves
        }: { $why }. It's lost for **{ $name }** in the set, because game { $other } counts.
    }
# After "Ann wins the set 2 : 0.", if game $other of it was too short to count alone.
set-early-loss = Game { $other } was left early: in the set it counts as a loss for whoever left it.
# After the text of a game that was left early, as long as it is open whether the other one counts.
set-when-counts = A game counts once both players have made two moves in it.
# In the question before somebody resigns a game of a set so early that it does not count alone.
set-resign-early = In a set, leaving this early loses this game if the other one, game { $other }, counts.
# The same if the other game is over and counts.
set-resign-early-counts = In a set, leaving this early loses this game all the same, because game { $other } counts.
# The same if both games are too short then.
set-resign-void = Game { $other } of the set was too short to count, and this one would be, too: the set then doesn't count.
# The same in a tournament. $opponents is a name.
set-resign-in-tournament = In { $tournament }, this game then counts as won by { $opponents }.
# What resigning makes of the set, once the other game is over. $result is not shown: `lost` or `drawn`.
set-resign-ends =
    { $result ->
        [drawn] The set then ends 1 : 1.
       *[lost] You then lose the set.
    }

## In lists of games: "game 412 against Ben · Pente · set with game 413 · …"

set-with = set with game { $other }

## Rematches

# After "You offered a rematch of game 412. The invitation is below."
set-rematch-who-moves-first = It's a set again: the loser of the last one begins its first game; if nobody lost, whoever was second.
# To the player who asked second. $place and $channel are as in `rematch.ftl`.
set-rematch-begun =
    { $place ->
        [here] You both offered a rematch: games { $first } and { $second } start below.
       *[elsewhere] You both offered a rematch: games { $first } and { $second } start in { $channel }.
    }

## Refusals

set-against-computer = A set is for two people. Leave `set` out to play me, or invite a person.
set-of-matches = { $ruleset } is already a match of several games, so it has no sets. Leave `set` out, or choose another ruleset.
