### How a game ended, and what it changed.

result-won =
    { $names } { $winners ->
        [one] gewinnt
       *[other] gewinnen
    } Partie { $game } in { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Zügen
    }: { $why }.
result-you-won =
    Du gewinnst Partie { $game } in { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Zügen
    }: { $why }.
result-drawn =
    Partie { $game } ist nach { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Zügen
    } remis: { $why }.
result-without-winner =
    Partie { $game } endete nach { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Zügen
    } ohne Sieg: { $why }. Eine so kurze Partie zählt nicht.
# It ended so early that it counts only in its tournament; what it brings there follows.
result-early =
    Partie { $game } endete nach { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Zügen
    } ohne Sieg: { $why }.
result-too-short-to-rate = Eine so kurze Partie ändert die Wertungszahlen nicht.

result-row =
    { $count ->
       *[other] { $words } in einer Reihe ({ $from }-{ $to })
    }
result-row-somewhere =
    { $count ->
       *[other] { $words } in einer Reihe
    }
result-pairs-captured =
    { $count ->
        [one] ein Paar geschlagen
       *[other] { $words } Paare geschlagen
    }
result-stones-captured =
    { $count ->
        [one] ein Stein geschlagen
       *[other] { $words } Steine geschlagen
    }
result-resigned = { $name } hat aufgegeben
result-you-resigned = du hast aufgegeben
result-out-of-time = die Zeit von { $name } ist abgelaufen
result-you-out-of-time = deine Zeit ist abgelaufen
result-in-this-order = { $departures } (in dieser Reihenfolge)
result-board-full = das Brett ist voll
result-both-agreed = beide Seiten haben zugestimmt
result-all-agreed = alle haben zugestimmt
result-row-against-captures = eine Gewinnreihe und der entscheidende Schlagzug kamen gleichzeitig
result-longest = die Grenze von 2.000 Steinen ist erreicht


result-rating-of = { $name } { $before } → { $after }
result-ratings = Wertungszahlen: { $changes }.
result-ratings-provisional = Wertungszahlen: { $changes } (vorläufig).
result-ratings-provisional-of = Wertungszahlen: { $changes } (vorläufig: { $names }).

result-replay = Wiederholung
result-replay-of = Partie { $game }, Zug für Zug:
