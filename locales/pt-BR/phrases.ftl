### Phrases that several messages share: moves, the terms of a game, scores.

phrases-number =
    { $count ->
        [0] nenhum
        [1] um
        [2] dois
        [3] três
        [4] quatro
        [5] cinco
        [6] seis
        [7] sete
        [8] oito
        [9] nove
        [10] dez
        [11] onze
        [12] doze
       *[other] { $count }
    }
phrases-computer = { $name } (nível { $level })
phrases-colour =
    { $colour ->
        [white] brancas
        [black] pretas
        [red] vermelhas
        [blue] azuis
        [green] verdes
       *[yellow] amarelas
    }
phrases-line-turn = { $colour } { $moves }
phrases-opening-free = abertura livre
phrases-opening-tournament = regra de torneio
phrases-opening-g = regra G
phrases-opening-swap = abertura swap
phrases-opening-swap2 = abertura swap2
phrases-poof = poof
phrases-without-poof = sem poof
phrases-boat = boat
phrases-without-boat = sem boat
phrases-overline-wins = seis ou mais em linha vencem
phrases-overline-neutral = só exatamente cinco em linha vencem
phrases-bans-none = duplo três permitido
phrases-bans-first = duplo três proibido para quem começa
phrases-bans-both = duplo três proibido para os dois lados
phrases-rated = ranqueada
phrases-not-rated = não ranqueada
phrases-with-calls = com avisos
phrases-played =
    { $who ->
        [you] Você
       *[other] { $name }
    } { $stone ->
        [power] jogou uma pedra de poder em **{ $point }**
       *[ordinary] jogou **{ $point }**
    }.
phrases-played-capturing =
    { $who ->
        [you] Você
       *[other] { $name }
    } { $stone ->
        [power] jogou uma pedra de poder em **{ $point }**
       *[ordinary] jogou **{ $point }**
    }, capturando { $captured }.
phrases-played-losing =
    { $who ->
        [you] Você
       *[other] { $name }
    } { $stone ->
        [power] jogou uma pedra de poder em **{ $point }**
       *[ordinary] jogou **{ $point }**
    }, perdendo { $lost } (poof).
phrases-played-capturing-losing =
    { $who ->
        [you] Você
       *[other] { $name }
    } { $stone ->
        [power] jogou uma pedra de poder em **{ $point }**
       *[ordinary] jogou **{ $point }**
    }, capturando { $captured } e perdendo { $lost } (poof).
phrases-played-several = { $name } jogou { $points }.
phrases-opened = { $name } abriu com { $points }.
phrases-took-colour =
    { $who ->
        [you] Você
       *[other] { $name }
    } ficou com { $colour ->
        [black] as pretas
       *[white] as brancas
    }.
phrases-handed-back =
    { $who ->
        [you] Você põe mais duas pedras, e depois seu oponente escolhe uma cor.
       *[other] { $name } põe mais duas pedras, e depois o oponente escolhe uma cor.
    }
phrases-left-game =
    { $who ->
        [you] Você
       *[other] { $name }
    } saiu da partida.
phrases-draw-agreed = Os dois lados concordaram com o empate.
phrases-tria = **Tria!**
phrases-tessera = **Tessera!**
phrases-captured = Capturas: { $score }.
phrases-captured-pairs = Pares capturados: { $counts }.
phrases-captured-stones = Pedras capturadas: { $counts }.
phrases-captured-by = { $name } { $count }
phrases-points = Placar do match: { $points } (vence quem chegar a { $target }).
phrases-game = partida { $game }
phrases-game-linked = [partida { $game }]({ $link })

phrases-addressed = { $players }: { $text }
