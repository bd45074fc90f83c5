### Reminders of a game, and the daily list of games that wait.

reminders-half =
    { $to ->
        [private] Twoja kolej, { $game } vs { $opponents }: minęła połowa twojego czasu.
       *[mention] { $player }, twoja kolej, { $game } vs { $opponents }: minęła połowa twojego czasu.
    }
reminders-low =
    { $to ->
        [private] Twoja kolej, { $game } vs { $opponents }: masz już mało czasu.
       *[mention] { $player }, twoja kolej, { $game } vs { $opponents }: masz już mało czasu.
    }
reminders-last-call =
    { $to ->
        [private] Twoja kolej, { $game } vs { $opponents }: ostatni dzwonek, twój czas prawie się skończył.
       *[mention] { $player }, twoja kolej, { $game } vs { $opponents }: ostatni dzwonek, twój czas prawie się skończył.
    }
reminders-play = Zagraj w partii { $game }

reminders-digest = Twoja kolej w tych partiach:
