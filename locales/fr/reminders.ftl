### Reminders of a game, and the daily list of games that wait.

reminders-half =
    { $to ->
        [private] À toi de jouer dans la { $game } contre { $opponents } : la moitié de ton temps est écoulée.
       *[mention] { $player }, à toi de jouer dans la { $game } contre { $opponents } : la moitié de ton temps est écoulée.
    }
reminders-low =
    { $to ->
        [private] À toi de jouer dans la { $game } contre { $opponents } : il te reste peu de temps.
       *[mention] { $player }, à toi de jouer dans la { $game } contre { $opponents } : il te reste peu de temps.
    }
reminders-last-call =
    { $to ->
        [private] À toi de jouer dans la { $game } contre { $opponents } : dernier appel, ton temps est presque écoulé.
       *[mention] { $player }, à toi de jouer dans la { $game } contre { $opponents } : dernier appel, ton temps est presque écoulé.
    }
reminders-play = Jouer la partie { $game }

reminders-digest = C'est à toi de jouer dans ces parties :
