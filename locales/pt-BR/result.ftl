### How a game ended, and what it changed.

result-won =
    { $names } { $winners ->
        [one] vence
       *[other] vencem
    } a partida { $game } em { $moves ->
        [one] { $moves } lance
       *[other] { $moves } lances
    }: { $why }.
result-you-won =
    Você vence a partida { $game } em { $moves ->
        [one] { $moves } lance
       *[other] { $moves } lances
    }: { $why }.
result-drawn =
    A partida { $game } empata depois de { $moves ->
        [one] { $moves } lance
       *[other] { $moves } lances
    }: { $why }.
result-without-winner =
    A partida { $game } acabou depois de { $moves ->
        [one] { $moves } lance
       *[other] { $moves } lances
    } sem vitória: { $why }. Uma partida tão curta não conta.
# It ended so early that it counts only in its tournament; what it brings there follows.
result-early =
    A partida { $game } acabou depois de { $moves ->
        [one] { $moves } lance
       *[other] { $moves } lances
    } sem vitória: { $why }.
result-too-short-to-rate = Uma partida tão curta não muda os ratings.
result-row =
    { $count ->
       *[other] { $words } em linha ({ $from }-{ $to })
    }
result-row-somewhere =
    { $count ->
       *[other] { $words } em linha
    }
result-pairs-captured =
    { $count ->
        [one] { $words } par capturado
       *[other] { $words } pares capturados
    }
result-stones-captured =
    { $count ->
        [0] nenhuma pedra capturada
        [1] uma pedra capturada
        [2] duas pedras capturadas
       *[other] { $words } pedras capturadas
    }
result-resigned = { $name } desistiu
result-you-resigned = você desistiu
result-out-of-time = o tempo de { $name } acabou
result-you-out-of-time = o seu tempo acabou
result-in-this-order = { $departures } (nesta ordem)
result-board-full = o tabuleiro está cheio
result-both-agreed = os dois lados concordaram
result-all-agreed = todos concordaram
result-row-against-captures = uma sequência vencedora e a captura vencedora vieram ao mesmo tempo
result-longest = o limite de 2.000 pedras foi atingido
result-rating-of = { $name } { $before } → { $after }
result-ratings = Ratings: { $changes }.
result-ratings-provisional = Ratings: { $changes } (provisórios).
result-ratings-provisional-of = Ratings: { $changes } (ainda provisórios: { $names }).

result-replay = Rever
result-replay-of = Partida { $game }, lance a lance:
