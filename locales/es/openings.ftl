### Cómo empezaron las partidas: cuántas veces se llegó a una posición. Solo lo ve quien lo pidió.

openings-button = Aperturas
openings-title = **Aperturas** · { $ruleset } · { $line }
openings-start = desde el comienzo
openings-counted = { $scope }: { $results }
openings-results =
    { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    } · { $first } { $first_wins }, { $second } { $second_wins }, tablas { $draws }
openings-played-move = { $number }. **{ $played }** · { $results }
openings-rated-move = { $number }. **{ $played }** · { $results } · puntuación media { $rating }
openings-none = Ninguna de estas partidas llegó a esta posición. Elige otras partidas en el menú.
openings-leads-to-running = Las partidas que llevan de aquí a tu partida en curso no se cuentan hasta que acabe.
openings-none-other = Ninguna de las otras partidas llegó a esta posición.
openings-none-elsewhere = Hay partidas con otras opciones: { $options }. Elígelas en el menú de abajo.
openings-with-options = { $options } ({ $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    })
openings-other-options = Otras opciones de { $ruleset }
openings-deep = Solo se cuentan las primeras { $depth } jugadas de cada partida.
openings-stands = Estás jugando una partida con esta posición, o con una en el camino hacia ella. Te mostraré cómo se siguió desde aquí cuando esa partida acabe.
openings-not-for-two = Las aperturas solo se cuentan en partidas de dos jugadores.
openings-next = { $number }: { $played }
openings-type-point = Escribir un punto
openings-form-title = La próxima jugada
openings-swap = cambiar colores
openings-no-swap = mantener colores
openings-pass = poner dos más
openings-in-picture = Próximas jugadas por número: { $moves }.
openings-numbered = { $number } { $point }
openings-which-games = Qué partidas
openings-scope-server = Este servidor
openings-scope-everywhere = En todas partes
openings-scope-own = Mis partidas
