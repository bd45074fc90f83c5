tournament-setup-wrong = Aún no está bien (**Escribir…** vuelve a abrir lo escrito):
tournament-setup-wrong-elsewhere = Aún no está bien (**{ $page }** y allí **Escribir…** vuelve a abrir lo escrito):
tournament-setup-still-to-write = Lo escrito está guardado: ábrelo y envíalo otra vez.
tournament-setup-of-line =
    { $line ->
        [name] **Nombre**
        [ruleset] **Reglas**
        [players] **Jugadores**
        [ratings] **Puntuaciones**
        [rounds] **Rondas**
        [start] **Inicio**
        [entry-end] **Entradas hasta**
        [check-in] **Confirmación**
       *[repeats] **Repetición**
    }: { $why }
tournament-setup-start-passed = El inicio elegido ya pasó o está demasiado cerca. Elige otro abajo o pulsa **Escribir…**.
tournament-setup-you-wrote = Habías escrito:
tournament-setup-unrated-options = No es puntuado: cuentan partidas de { $ruleset } según sus reglas, sin opciones como otro tablero u otra apertura.
tournament-setup-unrated-ruleset = No es puntuado: no hay puntuaciones de { $ruleset }.
tournament-setup-menu-pace = Cuánto tiempo hay
tournament-setup-menu-entry-end = Hasta cuándo se puede entrar
tournament-setup-menu-check-in = Si los jugadores confirman antes del inicio
tournament-setup-menu-repeat = Si se repite
tournament-setup-dates = Cuándo…
tournament-setup-game = Qué…
tournament-setup-write = Escribir…
tournament-setup-entry-until-start = Hasta el inicio
tournament-setup-entry-before = Hasta { $span } antes del inicio
tournament-setup-check-in-none = Sin confirmación
tournament-setup-check-in-span = Confirmación en los últimos { $span } antes del inicio
tournament-setup-repeat-none = Se juega una vez
tournament-setup-repeat-choice =
    { $kind ->
        [weekly] Cada semana
        [fortnightly] Cada dos semanas
       *[monthly] Cada mes el mismo día, como cada primer sábado
    }
tournament-setup-choice-swiss-like = Sistema suizo, primero fuerzas parecidas
tournament-setup-choice-groups-like = Liga en grupos de { $count } de fuerza parecida
tournament-setup-format-like = Primero se encuentran jugadores de fuerza parecida.
tournament-setup-format-like-groups = Cada grupo reúne a jugadores de fuerza parecida.
tournament-setup-format-rounds = Número de rondas: { $count }.
tournament-setup-format-draws = Un empate se juega otra vez, con menos tiempo si el ritmo lo permite; si vuelve a haber empate, pasa el mejor cabeza de serie.
tournament-setup-form-game = Qué se juega
tournament-setup-form-dates = Cuándo se juega
tournament-setup-line-name = Nombre
tournament-setup-line-ruleset = Reglas, con opciones
tournament-setup-line-players = Jugadores: mín-máx, "full": empieza lleno
tournament-setup-line-ratings = Puntuaciones (vacío: todas)
tournament-setup-line-rounds = Rondas (vacío: las que convengan)
tournament-setup-line-start = Inicio, en tu hora
tournament-setup-line-entry-end = Entradas hasta (vacío: el inicio)
tournament-setup-line-check-in = Confirmación: minutos antes (vacío: no)
tournament-setup-line-repeats = Repetición, como RRULE (vacío: una vez)
tournament-setup-example-name = Copa de otoño
tournament-setup-usual-name = Torneo
tournament-setup-entry-until = Se puede entrar hasta { $time } ({ $span }).
tournament-setup-repeats =
    { $kind ->
        [weekly] Se repite cada semana.
        [fortnightly] Se repite cada dos semanas.
       *[monthly] Se repite cada mes el mismo día de la semana.
    }
tournament-setup-repeats-by-rule = Se repite según la regla `{ $rule }`.
tournament-setup-next = El próximo es el { $time }.
tournament-setup-last = Este es el último.
