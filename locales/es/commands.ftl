### What Discord shows while somebody chooses a command: what each command does, and what each of its
### options means. Each text has 1 to 100 characters.

commands-challenge = invita a alguien, o a cualquiera, a una partida, o juega contra el bot
commands-challenge-opponent = a quién invitar; si no lo indicas, a cualquiera
commands-challenge-ruleset = la variante; si no la indicas, la de la última partida con esa persona o la del servidor
commands-challenge-pace = el ritmo; si no lo indicas, el de la última partida con esa persona o el del servidor
commands-challenge-rated = si la partida cuenta para la clasificación; si no lo indicas, como la última vez, o sí si se puede
commands-challenge-opening = cómo se colocan las primeras piedras
commands-challenge-size = cuántas líneas tiene el tablero
commands-challenge-poof = si se pierde un par que se completa entre dos piedras rivales
commands-challenge-boat = si una línea solo gana cuando ninguna captura puede romperla
commands-challenge-overline = si ganan seis o más en línea
commands-challenge-bans = quién no puede formar dos treses abiertos a la vez
commands-challenge-first = quién empieza; si no lo indicas, al azar
commands-challenge-level = para jugar contra el bot: su nivel, del 1 al 10 (3 si solo invitas al bot)
commands-challenge-target = puntos que ganan un encuentro de Points (21 si se omite)
commands-challenge-handicap = en Points: con cuántos puntos empieza tu rival; con signo menos, tú
commands-challenge-calls = si la línea del turno dice «tria!» y «tessera!»; si no lo indicas, como la última vez, o no
commands-challenge-set = si jugáis un set: dos partidas a la vez, cada parte empieza una; si se omite, como la última vez
commands-challenge-claim = si ganar por tiempo hay que reclamarlo; si se omite, como la última vez, o no
commands-challenge-hill = si es un set puntuado por la colina que subís

commands-move = coloca una piedra
commands-move-point = el punto, como K10 o R3U2; +K10 coloca una piedra de poder
commands-move-game = el número de la partida, si es tu turno en más de una

commands-board = muestra otra vez el tablero de una partida
commands-board-game = el número de la partida, si juegas más de una
commands-board-text = describe el tablero con palabras, solo para ti
commands-board-numbers = numera las piedras en el orden en que se jugaron, solo para ti

commands-resign = ríndete en una partida o un encuentro; te pediré que confirmes
commands-resign-game = { commands-board-game }

commands-offer = ofrece tablas, pausa, puntuar y más, regala un día o reclama una victoria por tiempo
commands-offer-what = qué ofrecer
commands-offer-game = { commands-board-game }

commands-if-then = prepara una respuesta a una posible jugada de tu rival; solo la ves tú
commands-if-then-line = jugada rival, tu respuesta, y así sucesivamente: M9 N8; si no la indicas, ves tus líneas
commands-if-then-clear = borra todas tus jugadas condicionales en esta partida, también para /replay tras el final
commands-if-then-game = { commands-board-game }

commands-games = lista tus partidas, primero aquellas en las que es tu turno
commands-games-player = las partidas de quién; si no lo indicas, las tuyas

commands-follow = sigue una partida de otros en mensajes privados, o mira cuáles sigues
commands-follow-game = el número de la partida; sin él, la lista
commands-follow-tell = cuándo te escribo

commands-review = quién estaba mejor tras cada jugada de una partida terminada y qué la decidió
commands-review-game = qué partida; la última de aquí si se omite

commands-opening = cuántas veces se llegó a una posición en partidas terminadas y cómo siguieron
commands-opening-ruleset = con qué reglas; las que más juegas si se omite
commands-opening-opening = cómo se colocan las primeras piedras; como más juegas si se omite

commands-history = ver partidas terminadas y el balance entre dos personas
commands-history-player = de quién; las tuyas si lo omites
commands-history-opponent = solo partidas con esta persona, y el marcador entre ambos
commands-history-ruleset = qué reglamento; todos si lo omites
commands-history-result = cómo le fue al jugador; cualquier resultado si lo omites
commands-history-page = qué página, desde la 1; primero las partidas más recientes

commands-replay = volver a ver una partida terminada, o recorrerla paso a paso
commands-replay-game = el número de la partida; si no lo indicas, tu última terminada aquí

commands-profile = ver puntuaciones, resultados y rivales, tuyos o de otra persona
commands-profile-player = de quién; el tuyo si lo omites
commands-profile-public = si lo ven todos en el canal; solo tú si lo omites

commands-export = recibe los registros de tus partidas en archivos
commands-export-game = recibe el registro de una partida en un archivo
commands-export-game-game = el número de la partida; si no lo indicas, eliges entre las últimas tuyas
commands-export-game-format = en qué formato; si no lo indicas, como texto
commands-export-all = recibe los registros de todas tus partidas terminadas en un archivo zip
commands-export-all-format = { commands-export-game-format }
commands-export-all-from = desde qué partida, por su número; si no lo indicas, desde la primera

commands-import = guarda registros de partidas para estudiarlos, en una colección que solo tú ves
commands-import-file = un archivo con registros: texto, SGF o un zip con ellos
commands-import-record = un registro de tu colección por su número, para verlo en un tablero
commands-import-move = después de qué jugada; si no lo indicas, después de la última
commands-import-delete = si se borra ese registro

commands-hill = muestra la colina de una variante: hasta dónde ha subido cada cual ganando sets
commands-hill-ruleset = qué variante; la habitual del servidor si se omite

commands-leaderboard = muestra la clasificación
commands-leaderboard-ruleset = qué variante; si la omites, la habitual del servidor o la más jugada
commands-leaderboard-scope = qué partidas; si no lo indicas, las de este servidor
commands-leaderboard-season = una temporada de este servidor: su número o una de la lista
commands-leaderboard-page = qué página, a partir de la 1

commands-rules = lee las reglas de Pente o de otra variante
commands-rules-ruleset = qué variante; si no la indicas, las ves todas
commands-learn = aprende a jugar en doce lecciones breves

## `/puzzle`

commands-puzzle = resolver un problema: encontrar la piedra ganadora
commands-puzzle-theme = de qué trata; cualquier tema si se omite
commands-puzzle-ruleset = con qué reglas; cualesquiera si se omite
commands-puzzle-difficulty = dificultad; si se omite, la que va con tu puntuación de problemas
commands-puzzle-source = de dónde son los problemas; si se omite, incluidos, de este servidor y de tus partidas

commands-settings = mira o cambia tus ajustes: tema, idioma, notación, recordatorios, zona horaria, vacaciones
commands-settings-theme = cómo se ven los tableros que solo ves tú
commands-settings-language = el idioma de lo que solo ves tú
commands-settings-notation = cómo se escriben los puntos para ti
commands-settings-confirm = si se te pregunta antes de jugar en un punto que elijas
commands-settings-reminders = cada cuánto recordarte una partida
commands-settings-quiet = horas sin recordatorios, como 22-7; «none» las quita
commands-settings-zone = tu zona horaria, como Europe/Berlin
commands-settings-weekend = los días en que se paran tus relojes
commands-settings-vacation = si se usan vacaciones antes de que pierdas por tiempo
commands-settings-messages = dónde enviar tus recordatorios
commands-settings-block = alguien de quien no quieres invitaciones ni ofertas
commands-settings-unblock = alguien a quien quieres desbloquear
commands-settings-digest = si se te envía una lista diaria de las partidas en las que es tu turno
commands-settings-profile = quién puede ver tu perfil

commands-server = mira o cambia cómo se juega en este servidor
commands-server-theme = cómo se ven los tableros aquí para todo el mundo
commands-server-channel = el canal donde se juegan todas las partidas
commands-server-anywhere = permite de nuevo las partidas en todos los canales
commands-server-threads = abre un hilo para cada partida
commands-server-tidy = borra el tablero anterior al publicar uno nuevo
commands-server-ruleset = la variante por defecto de las invitaciones
commands-server-pace = el ritmo por defecto de las invitaciones
commands-server-vacation = si se pueden usar vacaciones en partidas puntuadas
commands-server-language = el idioma de lo que aquí lee todo el mundo
commands-server-visibility = quién puede ver las partidas que se juegan aquí
commands-server-seasons = si la clasificación tiene temporadas; un cambio vale desde la siguiente
commands-server-hill = si aquí se puede subir colinas con /hill
commands-server-reviews = si dos rivales pueden ver análisis de sus partidas anteriores mientras juegan aquí una puntuada
commands-server-puzzles = el canal en el que se publica un problema al día
commands-server-no-puzzles = verdadero para no publicar más el problema del día
commands-server-bar = una persona que ya no podrá empezar nada aquí; sus partidas en curso siguen
commands-server-unbar = una persona que podrá volver a empezar partidas aquí

commands-help = descubre qué puedo hacer y cómo se juega
commands-table = abre una mesa para entre tres y seis personas, o siéntate a una abierta
commands-table-ruleset = a qué jugar; Pente si se omite
commands-table-seats = cuántas personas juegan, de 3 a 6 (4 si se omite)
commands-table-pace = cuánto tiempo tiene cada uno; lo habitual del servidor si se omite
commands-table-order = el orden de juego; al azar si se omite
commands-table-rated = si la partida cuenta para la clasificación; si se omite, sí si se puede
commands-table-bots = cuántos asientos ocupa el bot; ninguno si se omite
commands-table-level = la fuerza del bot, de 1 a 10 (3 si se omite)
commands-table-target = puntos que ganan un encuentro de Points (21 si se omite)
commands-table-opening = cómo empieza la partida, para Partners y Points
commands-table-size = cuántas líneas tiene el tablero; 19 si se omite
commands-table-calls = si la línea del turno dice «tria!» y «tessera!»; no si se omite
commands-table-invite = a quién invitar por su nombre: se le avisa una vez
commands-table-handicap = en Points: con cuántos puntos empieza la persona de `invite`
commands-table-do = qué hacer en una mesa abierta
commands-table-person = con `do`: quién debe levantarse
commands-table-table = el número de la mesa, si hay varias abiertas

commands-seek = busca rival, o mira quién busca
commands-seek-ruleset = la variante; si no la indicas, la del servidor
commands-seek-pace = el ritmo; si no lo indicas, el del servidor
commands-seek-rated = si la partida cuenta para la clasificación; si no lo indicas, sí, si se puede
commands-seek-band = a cuánto de tu puntuación puede estar la de tu rival; si no lo indicas, da igual
commands-seek-everywhere = si también pueden jugar contigo personas de otros servidores, en privado; no si se omite

commands-tournament = crea, juega y sigue torneos
commands-tournament-create = crea un torneo: siguen menús y una vista previa antes del anuncio
commands-tournament-create-name = cómo se llama
commands-tournament-create-ruleset = a qué se juega; si falta, lo habitual del servidor
commands-tournament-create-pace = cuánto tiempo tiene cada uno; si falta, lo habitual del servidor
commands-tournament-create-lowest-rating = la puntuación mínima para entrar; si falta, cualquiera
commands-tournament-create-highest-rating = la puntuación máxima para entrar; si falta, cualquiera
commands-tournament-create-check-in = si hay que confirmar en la última hora antes del inicio; si falta, no
commands-tournament-show = ve un torneo: tu puesto, tu partida, la clasificación
commands-tournament-show-number = su número; si falta, el tuyo o el último
commands-tournament-list = ve los torneos de este servidor
commands-tournament-manage = para organizadores: empezar, pausar, decidir, sustituir, aplazar, cancelar
commands-tournament-manage-number = su número; si falta, el último
commands-server-organisers = el rol de quienes organizan torneos, además de quienes gestionan el servidor
commands-server-no-organisers = verdadero para que solo quienes gestionan el servidor organicen torneos
commands-tournament-create-start = cuándo empieza, como 2027-03-06 20:00; si no, en dos días
commands-tournament-create-repeats = una RRULE, como FREQ=MONTHLY;BYDAY=1SA; si no, una vez
commands-tournament-manage-do = qué hacer, tras una pregunta; si no, su página
commands-tournament-manage-board = el tablero cuyo resultado decides
commands-tournament-manage-result = el resultado que decides
commands-tournament-manage-player = a quién sacar o reemplazar
commands-tournament-manage-replacement = quién ocupa su lugar
commands-tournament-manage-hours = cuántas horas aplazar el inicio
commands-tournament-manage-reason = por qué decides un resultado, sustituyes a alguien o cancelas; se publica
commands-tournament-enter = entrar en un torneo
commands-tournament-enter-number = su número; si no, el tuyo o el último
commands-tournament-withdraw = salir de un torneo
commands-tournament-withdraw-number = su número; si no, el tuyo o el último
commands-tournament-check-in = confirmar antes del inicio que estás
commands-tournament-check-in-number = su número; si no, el tuyo o el último
commands-tournament-bye = descansar la próxima ronda de un suizo por medio punto
commands-tournament-bye-number = su número; si no, el tuyo o el último

## `/privacy`, `/about`

commands-privacy = ve, recibe o elimina lo que el bot guarda sobre ti
commands-privacy-show = ve lo que se guarda sobre ti, quién lo ve y cuánto tiempo
commands-privacy-export = recibe en un archivo todo lo que se guarda sobre ti
commands-privacy-delete = elimina todo lo que se guarda sobre ti; pregunta dos veces
commands-about = la versión del bot y enlaces a sus condiciones, privacidad y ayuda
commands-league = crea, juega y sigue ligas: temporadas en divisiones
commands-league-create = crea una liga: siguen menús y una vista previa antes del anuncio
commands-league-create-name = cómo se llama
commands-league-create-ruleset = a qué se juega; si falta, lo habitual del servidor
commands-league-create-pace = cuánto tiempo tiene cada uno; si falta, lo habitual del servidor
commands-league-create-division-size = cuántos jugadores tiene una división, de 5 a 11; si falta, 9
commands-league-create-moving = cuántos suben y cuántos bajan, de 1 a 3; si falta, 2
commands-league-create-check-in = si hay que confirmar en la última hora antes del inicio; si falta, no
commands-league-show = ve una liga: tu división, tus partidas, la clasificación
commands-league-show-number = su número; si falta, la tuya o la última
commands-league-show-season = qué temporada; si falta, la última
commands-league-enter = inscríbete en la próxima temporada de una liga
commands-league-enter-number = su número; si falta, la última
commands-league-leave = deja una liga
commands-league-leave-number = su número; si falta, la tuya
commands-league-manage = para organizadores: empezar, pausar, decidir, sustituir, terminar, cancelar
commands-league-manage-number = su número; si falta, la última
