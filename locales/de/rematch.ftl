### A rematch, in addition to its invitation.
###
### $place is not shown: `here` if the message comes in this channel, else `elsewhere`.
### $channel is a link to a channel, $game the number of a game.

rematch-ask = Revanche

rematch-offered =
    { $place ->
        [here] Du hast für Partie { $game } eine Revanche angeboten. Die Einladung steht unten.
       *[elsewhere] Du hast für Partie { $game } eine Revanche angeboten. Die Einladung steht in { $channel }.
    }
rematch-who-moves-first = Wer verloren hat, beginnt. Hat niemand verloren, beginnt, wer zuletzt nicht begonnen hat.

rematch-begun =
    { $place ->
        [here] Ihr habt beide eine Revanche angeboten: Partie { $game } beginnt unten.
       *[elsewhere] Ihr habt beide eine Revanche angeboten: Partie { $game } beginnt in { $channel }.
    }
