league-heading = **{ $name }** · liga { $league } · temporada { $season }
league-list-item = { $name } · temporada { $season }
league-format =
    { $movers ->
        [one] Liga en divisiones de { $size }: en una división juegan todos contra todos, y todas las partidas se juegan a la vez. Tras una temporada, de cada división sube una persona y baja otra. La siguiente empieza una semana después de la última partida.
       *[other] Liga en divisiones de { $size }: en una división juegan todos contra todos, y todas las partidas se juegan a la vez. Tras una temporada, de cada división suben { $movers } y bajan { $movers }. La siguiente empieza una semana después de la última partida.
    }
league-running = La temporada está en juego. Lo que { $span } siga en juego cuenta como tablas.
league-last = Después de esta temporada no hay otra.
league-next = Inicio de la próxima temporada: { $time } ({ $span }).
league-menu-divisions = Cómo se divide
league-choice =
    { $movers ->
        [one] Divisiones de { $size }, sube una persona y baja otra
       *[other] Divisiones de { $size }, suben { $movers } y bajan { $movers }
    }
league-announced = Está anunciada en el canal de la liga. No hace falta nada más: sus temporadas empiezan y emparejan solas. Con `/league manage` puedes intervenir.
league-menu-division = Ver una división …
league-item = División { $number }
league-item-crosstable = División { $number }: tabla cruzada
league-division = **División { $number }**
league-up = ▲ sube
league-down = ▼ baja
league-left = se fue
league-came-up = { $name } (sube)
league-came-down = { $name } (baja)
league-new = { $name } (llega)
league-own-planned = Si la temporada empezara ahora, jugarías en la división { $number }.
league-own-place = Estás en la división { $division }, ahora en el puesto { $place }.
league-own-final-place = Terminaste la división { $division } en el puesto { $place }.
league-own-games = Aún juegas contra { $games }.
league-own-not-in = No estás en esta temporada.
league-own-left = Has dejado esta temporada.
league-which = Aquí no hay ningún torneo para eso. ¿Te refieres a una liga?
league-withdrawn = Ya no estás en la temporada de la liga.
league-ask-leave = Si dejas **{ $name }** ahora, tus partidas de esta temporada se abandonan por ti y no puedes volver a ella. Puedes inscribirte en la próxima temporada, y empiezas en la división más baja. ¿Dejarla?
league-no-show = No jugaste en una partida de **{ $name }** antes de que se acabara el tiempo, así que quedas fuera de esta temporada de la liga: tus otras partidas se abandonan por ti, y no estás inscrito en la siguiente. Puedes inscribirte tú, y empiezas en la división más baja; otros torneos de este servidor quedan cerrados para ti por un tiempo.
league-put-in = **{ $name }**: la organización te ha puesto en el lugar de alguien que no juega. Si no quieres, `/league leave` te saca.
league-began = **{ $name }** · ha empezado la temporada { $season }
league-division-of = División { $number }: { $names }
league-over = **{ $name }** · la temporada { $season } ha terminado
league-first = División { $number } · en cabeza: { $names }.
league-go-up = Suben: { $names }.
league-go-down = Bajan: { $names }.
league-carried = La próxima temporada empieza { $time } ({ $span }). Quien jugó hasta el final está inscrito, y puede retirarse bajo su anuncio; los demás pueden inscribirse allí.
league-was-last = Fue su última temporada.
league-last-post = **{ $name }** · la temporada { $season } es la última.
league-goes-on-post = **{ $name }** · la liga sigue después de la temporada { $season }.
league-end = Sin otra temporada
league-ask-end = ¿Que no siga otra temporada a esta de **{ $name }**? Esta se juega hasta el final, y hasta entonces se puede dejar que la liga siga.
league-keep = La liga sigue
league-cancel = Cancelar la temporada
league-ask-cancel = ¿Cancelar definitivamente esta temporada de **{ $name }**? La liga termina con ella; sus partidas siguen como partidas normales. «Sin otra temporada» deja que se juegue hasta el final.
league-none = Todavía no hay ninguna liga en este servidor. Quien administra el servidor puede crear una con `/league create`.
