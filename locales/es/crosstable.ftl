crosstable-points = Ptos.
crosstable-round = Ronda { $round }
crosstable-season = Temporada { $number }
crosstable-over = clasificación final
crosstable-cancelled = cancelado
crosstable-rows = jugadores { $from }–{ $to } de { $count }
crosstable-rounds = rondas { $from }–{ $to }
crosstable-wins = victorias
crosstable-group = Grupo { $number }
crosstable-division = División { $number }
crosstable-the-final = Final
crosstable-swiss = Sistema suizo
crosstable-upper = Sin derrotas
crosstable-lower = Tras una derrota
crosstable-semi-finals = Semifinales
crosstable-quarter-finals = Cuartos de final
crosstable-last = Últimos { $count }
crosstable-bye = descanso
crosstable-alt = { $title }. { $subtitle }.
crosstable-alt-part = { $name }:
crosstable-alt-row = { $place }. { $name }: { $points }.
crosstable-alt-row-left = { $name }, que se fue: { $points }.
crosstable-alt-match = { $one } – { $other } { $scores }.
crosstable-alt-open = { $one } – { $other }.
crosstable-alt-more =
    { $count ->
        [one] Falta aquí { $count } línea más.
       *[other] Faltan aquí { $count } líneas más.
    }
crosstable-key = Bajo cada ronda: el número del rival con + si se ganó, = si hubo empate, − si se perdió, * si aún se juega. Lo que se decidió sin partida está más claro.
crosstable-key-colours = El color de fondo es el de las piedras del jugador.
crosstable-key-square = En una fila: 1 si se ganó, ½ si hubo empate, 0 si se perdió contra el jugador con ese número, * si aún se juega. Lo que se decidió sin partida está más claro.
crosstable-key-struck-out = Lo que está entre paréntesis no cuenta: se anulan los resultados de quien se va antes de jugar la mitad de las partidas.
crosstable-key-cycle = Bajo cada ronda: el puesto en la mesa, * si aún se juega, y debajo los números de los demás de la mesa.
crosstable-key-bracket = Quien ganó un encuentro está en negrita. Tras el nombre están los puntos del encuentro.
crosstable-ties = Con los mismos puntos deciden primero las partidas entre ellos; después, en este orden, lo que está bajo el nombre: BH−1 y BH son los puntos de los rivales (Buchholz) sin y con el más débil; SB (Sonneborn-Berger), los de los rivales vencidos y la mitad en los empates; por último, las victorias.
crosstable-ties-round-robin = Con los mismos puntos deciden primero las partidas entre ellos; después, en este orden, lo que está bajo el nombre: SB (Sonneborn-Berger), los puntos de los rivales vencidos y la mitad en los empates; por último, las victorias.
crosstable-text-key-square = A la izquierda, el puesto y el número (#); tras el nombre, los puntos; después, en la columna con el número del rival, + si se ganó, = si hubo empate, - si se perdió, * si aún se juega.
crosstable-text-key-cycle = A la izquierda, el puesto y el número (#); tras el nombre, los puntos; después, en cada ronda, el puesto en la mesa, como 1., * si aún se juega, y ½ o 0 sin mesa.
crosstable-text-key-knock-out = A la izquierda, el puesto y el número (#); después, en cada ronda, el número del rival con + si se ganó, = si hubo empate, - si se perdió, * si aún se juega; bye sin rival.
crosstable-text-ties = A la derecha, lo que decidió con los mismos puntos: DE los puntos entre ellos (o + para quien va delante por eso), BH-1 y BH los puntos de los rivales (Buchholz) sin y con el más débil, SB (Sonneborn-Berger) los de los rivales vencidos y la mitad de los que empataron, W las victorias.
crosstable-text-ties-round-robin = A la derecha, lo que decidió con los mismos puntos: DE los puntos entre ellos (o + para quien va delante por eso), SB (Sonneborn-Berger) los puntos de los rivales vencidos y la mitad de los que empataron, W las victorias.
crosstable-text-ties-cycle = A la derecha, lo que decidió con los mismos puntos: W es cuántas partidas ganó cada uno.
crosstable-soon = Acabas de ver muchas imágenes; aquí está como texto.
crosstable-as-text = Como texto
crosstable-as-picture = Como imagen
crosstable-report = Archivo de informe
crosstable-report-given = El torneo como archivo TRF-2026 para otros programas.
crosstable-no-report = Un archivo de informe solo tiene partidas de dos, así que de este torneo no hay.
