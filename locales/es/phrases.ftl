### Phrases that several messages share: moves, the terms of a game, scores.

phrases-number =
    { $count ->
        [0] cero
        [1] uno
        [2] dos
        [3] tres
        [4] cuatro
        [5] cinco
        [6] seis
        [7] siete
        [8] ocho
        [9] nueve
        [10] diez
        [11] once
        [12] doce
       *[other] { $count }
    }
phrases-computer = { $name } (nivel { $level })

phrases-colour =
    { $colour ->
        [white] blancas
        [black] negras
        [red] rojas
        [blue] azules
        [green] verdes
       *[yellow] amarillas
    }
phrases-line-turn = { $colour } { $moves }

phrases-opening-free = apertura libre
phrases-opening-tournament = regla de torneo
phrases-opening-g = regla G
phrases-opening-swap = apertura swap
phrases-opening-swap2 = apertura swap2

phrases-poof = poof
phrases-without-poof = sin poof
phrases-boat = boat
phrases-without-boat = sin boat

phrases-overline-wins = seis o más en línea también ganan
phrases-overline-neutral = solo ganan exactamente cinco en línea

phrases-bans-none = doble tres permitido
phrases-bans-first = doble tres prohibido para quien empieza
phrases-bans-both = doble tres prohibido para ambas partes

phrases-rated = puntuada
phrases-not-rated = amistosa
phrases-with-calls = con avisos

phrases-played =
    { $who ->
        [you] Jugaste
       *[other] { $name } jugó
    } { $stone ->
        [power] una piedra de poder en **{ $point }**
       *[ordinary] en **{ $point }**
    }.

phrases-played-capturing =
    { $who ->
        [you] Jugaste
       *[other] { $name } jugó
    } { $stone ->
        [power] una piedra de poder en **{ $point }**
       *[ordinary] en **{ $point }**
    } { $who ->
        [you] y capturaste
       *[other] y capturó
    } { $captured }.

phrases-played-losing =
    { $who ->
        [you] Jugaste
       *[other] { $name } jugó
    } { $stone ->
        [power] una piedra de poder en **{ $point }**
       *[ordinary] en **{ $point }**
    } { $who ->
        [you] y perdiste
       *[other] y perdió
    } { $lost } (poof).

phrases-played-capturing-losing =
    { $who ->
        [you] Jugaste
       *[other] { $name } jugó
    } { $stone ->
        [power] una piedra de poder en **{ $point }**
       *[ordinary] en **{ $point }**
    }, { $who ->
        [you] capturaste
       *[other] capturó
    } { $captured }, { $who ->
        [you] y perdiste
       *[other] y perdió
    } { $lost } (poof).

phrases-played-several = { $name } jugó en { $points }.
phrases-opened = { $name } abrió con { $points }.

phrases-took-colour =
    { $who ->
        [you] Elegiste
       *[other] { $name } eligió
    } { $colour ->
        [black] negras
       *[white] blancas
    }.

phrases-handed-back =
    { $who ->
        [you] Añades dos piedras y luego tu rival elige color.
       *[other] { $name } añade dos piedras y luego su rival elige color.
    }

phrases-left-game =
    { $who ->
        [you] Abandonaste
       *[other] { $name } abandonó
    } la partida.

phrases-draw-agreed = Tablas por acuerdo.
phrases-tria = **¡Tria!**
phrases-tessera = **¡Tessera!**

phrases-captured = Capturas { $score }.
phrases-captured-pairs = Pares capturados: { $counts }.
phrases-captured-stones = Piedras capturadas: { $counts }.
phrases-captured-by = { $name } { $count }

phrases-points = Marcador del encuentro: { $points } (a { $target } puntos).

phrases-game = partida { $game }
phrases-game-linked = [partida { $game }]({ $link })

phrases-addressed = { $players }: { $text }
