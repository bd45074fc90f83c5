### A person's profile.

profile-of = **{ $name }**
profile-ratings-here = Puntuaciones en este servidor: { $list }
profile-ratings-everywhere = Puntuaciones en todo el mundo: { $list }
profile-results = Ganadas-perdidas-tablas: { $list }
profile-against-bot = Contra el bot (ganadas-perdidas-tablas): { $score }
profile-opponents = Más partidas con: { $list }
profile-streaks = Victorias seguidas: ahora { $current }, la mejor racha { $best }
profile-longest = Partida más larga: partida { $game }, { $moves }
profile-average = Jugadas por partida, de media: { $moves }
profile-none = Aún no hay partidas terminadas.
profile-below = El perfil está abajo, a la vista de todos.
profile-unrated = Aún sin puntuación: la primera llega con una partida para la clasificación contra otras personas.
profile-provisional = `?`: provisional, hasta que haya más partidas para la clasificación
profile-matches = Encuentros a puntos (ganados-perdidos-empatados): { $score }
profile-accuracy = Precisión: { $percent } % de media · partidas analizadas: { $games }
profile-puzzles = Problemas: **{ $rating }** · resueltos: { $solved } de { $tried } · días seguidos: { $days } (récord: { $best })
profile-sets = Sets (ganados-perdidos-empatados): { $score }. Cada una de sus partidas cuenta también por sí sola, aquí y en `/history`, salvo que se dejara demasiado pronto.
