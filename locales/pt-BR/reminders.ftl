### Reminders of a game, and the daily list of games that wait.

reminders-half =
    { $to ->
        [private] Sua vez na { $game } contra { $opponents }: metade do seu tempo já passou.
       *[mention] { $player }, sua vez na { $game } contra { $opponents }: metade do seu tempo já passou.
    }
reminders-low =
    { $to ->
        [private] Sua vez na { $game } contra { $opponents }: seu tempo está acabando.
       *[mention] { $player }, sua vez na { $game } contra { $opponents }: seu tempo está acabando.
    }
reminders-last-call =
    { $to ->
        [private] Sua vez na { $game } contra { $opponents }: último aviso, seu tempo está no fim.
       *[mention] { $player }, sua vez na { $game } contra { $opponents }: último aviso, seu tempo está no fim.
    }
reminders-play = Jogar na partida { $game }
reminders-digest = É a sua vez nestas partidas:
