### A rematch, in addition to its invitation.
###
### $place is not shown: `here` if the message comes in this channel, else `elsewhere`.
### $channel is a link to a channel, $game the number of a game.

# The button under the end of a game.
rematch-ask = Rematch

# To the player who asked first. The sentence about the first move follows, and then whose turn it is first.
rematch-offered =
    { $place ->
        [here] You offered a rematch of game { $game }. The invitation is below.
       *[elsewhere] You offered a rematch of game { $game }. The invitation is in { $channel }.
    }
rematch-who-moves-first = The loser begins; if nobody lost, whoever was second.

# To the player who asked second.
rematch-begun =
    { $place ->
        [here] You both offered a rematch: game { $game } starts below.
       *[elsewhere] You both offered a rematch: game { $game } starts in { $channel }.
    }
