### A rematch, in addition to its invitation.
###
### $place is not shown: `here` if the message comes in this channel, else `elsewhere`.
### $channel is a link to a channel, $game the number of a game.

# The button under the end of a game.
rematch-ask = Rematch

# To the player who asked first. The sentence about the first move follows.
rematch-offered =
    { $place ->
        [here] Your invitation to a rematch of game { $game } comes below.
       *[elsewhere] Your invitation to a rematch of game { $game } comes in { $channel }.
    }
rematch-who-moves-first = The loser moves first; after a game without a winner, whoever moved second.

# To the player who asked second.
rematch-begun =
    { $place ->
        [here] You both wished for it: game { $game } begins below.
       *[elsewhere] You both wished for it: game { $game } begins in { $channel }.
    }
