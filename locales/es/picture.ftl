### Pictures: the few words in them, and the descriptions that screen readers tell of them. The words in
### a picture must be short. A description has at most 1,024 characters, names of stones included: the
### shorter its sentences, the more stones are told.
###
### Points are names such as K10 or R3U2, which are the same in every language.

picture-separator = {", "}

picture-colour =
    { $colour ->
        [white] blancas
        [black] negras
        [red] rojas
        [blue] azules
        [green] verdes
       *[yellow] amarillas
    }
picture-colour-begins =
    { $colour ->
        [white] Blancas
        [black] Negras
        [red] Rojas
        [blue] Azules
        [green] Verdes
       *[yellow] Amarillas
    }
picture-power = de poder

picture-empty = Un tablero vacío.
picture-first-stone = Las reglas ponen la primera piedra en { $point }.
picture-tria = ¡Tria!
picture-tessera = ¡Tessera!
picture-played = { $who }: jugada en { $point }.
picture-played-and-removed = Jugada de { $who }: { $point }, que retira { $removed }.
picture-player = { $name } ({ $colour })
picture-player-of-seat = Jugador { $number }
picture-captured-stones = Piedras capturadas: { $counts }.
picture-captured-pairs = Pares capturados: { $counts }.
picture-captured-of-colour = { $count } por { $colour }
picture-stones = { $colour }: { $points }.
picture-stones-and-more = { $colour }: { $points } y { $count } más.
picture-stones-counted =
    { $colour }: { $count ->
        [one] { $count } piedra
       *[other] { $count } piedras
    }.
picture-power-stones = Piedras de poder: { $points }.

picture-part = El tablero de { $low } a { $high }.
picture-part-line = La línea.
picture-picked = Elegido, aún sin jugar: { $point }.
picture-marked = Marcado: { $points }.

picture-rank = Fila { $rank }: { $stones }.
picture-rank-stones = { $colour } { $files }
picture-line = La línea: { $stones }.
picture-other-ranks =
    En las demás filas: { $count ->
        [one] { $count } piedra
       *[other] { $count } piedras
    }.

picture-drawing-colours = { $colours }.
picture-drawing-colour = { $number }: { $colour }
picture-drawing-rank = Fila { $number } desde arriba: { $points }.
picture-drawing-point = { $what } en { $file }
picture-drawing-points = { $what } de { $first } a { $last }
picture-drawing-marked = marcado
picture-drawing-power-stone = piedra de poder
picture-drawing-more-ranks =
    { $count ->
        [one] { $count } fila más
       *[other] { $count } filas más
    }.

picture-game = Partida { $game }
picture-to-move = Turno de { $name }
picture-paused = En pausa
picture-adjourned = Aplazada
picture-without-a-winner = Nadie gana
picture-drawn = Tablas
picture-wins = Gana { $name }
picture-win = Ganan { $names }
picture-partners = { $one } y { $other }
picture-bot = Bot { $level }
picture-captured = capturas: { $count }
picture-out = fuera

picture-replay-title = { $players } · partida { $game }
picture-opponents = { $one } vs { $other }
picture-captured-score = Capturas { $score }
picture-replay = La partida entera, jugada a jugada.

picture-match-title = Partida { $game } · encuentro a { $target }
picture-match-score = Marcador del encuentro a { $target } puntos.
picture-match-player =
    { $name }: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }{ $detail ->
        [0] {""}
       *[other] {" "}(por partida: { $games })
    }.

picture-rating-none = { $title }: aún no hay partidas puntuadas.
picture-rating-one = { $title }: { $first } el { $start }, tras 1 partida puntuada.
picture-rating =
    { $title }: { $first } el { $start }, { $last } el { $end }; entre { $lowest } y { $highest }; { $count ->
        [one] { $count } partida puntuada
       *[other] { $count } partidas puntuadas
    }.
picture-date =
    { $day } { $month ->
        [1] ene
        [2] feb
        [3] mar
        [4] abr
        [5] may
        [6] jun
        [7] jul
        [8] ago
        [9] sep
        [10] oct
        [11] nov
       *[12] dic
    } { $year }

picture-theme-wood = Madera
picture-theme-light = Claro
picture-theme-dark = Oscuro
picture-theme-high-contrast = Alto contraste
picture-theme-colour-blind = Daltonismo, con formas
picture-theme-print = Impresión

picture-strip =
    Probabilidad de ganar tras cada una de { $moves ->
        [one] { $moves } jugada
       *[other] { $moves } jugadas
    } para { $colour ->
        [white] blancas
        [black] negras
       *[other] el primer color
    }: { $last } % al final, entre { $lowest } y { $highest } %.
picture-strip-even =
    Probabilidad de ganar tras cada una de { $moves ->
        [one] { $moves } jugada
       *[other] { $moves } jugadas
    } para { $colour ->
        [white] blancas
        [black] negras
       *[other] el primer color
    }: { $percent } % de principio a fin.
picture-strip-until = La franja termina ahí: no se dice nada de lo que sigue a la jugada { $number }.
picture-strip-at = { $percent } % tras la jugada { $number }
picture-strip-course = El curso: { $points }.
picture-strip-nothing = No se dice nada de quién estaba mejor.
