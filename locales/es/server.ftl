### The settings of a server, which `/server` shows and changes, and the places of its games.

server-settings =
    Ajustes de este servidor:
    - tema: **{ $theme }** (cada cual puede elegir el suyo en `/settings`)
    - idioma: **{ $language }**
    - las partidas se juegan **{ $channel }**
    - un hilo para cada partida: **{ $threads }**
    - borrar el tablero anterior al publicar uno nuevo: **{ $tidy }**
    - partida por defecto: **{ $ruleset }**, **{ $pace }**
    - se pueden usar vacaciones en partidas puntuadas: **{ $vacation }**
    - temporadas de la clasificación: **{ $seasons }**
    - King of the Hill (`/hill`): **{ $hill }**
    - análisis de partidas anteriores de dos rivales mientras juegan una puntuada: **{ $reviews }**
    - problema del día (`/puzzle`): **{ $puzzles }**
    - quién organiza torneos: **{ $organisers }**
    - quién puede ver las partidas: **{ $visibility }**

server-channel-any = en el canal de la invitación

server-channel-one = en { $channel }

server-visibility-open = cualquiera, también en otros servidores

server-visibility-closed = solo los miembros de este servidor y quienes juegan

server-thread-name = { $players } · partida { $game }

server-players = { $first } vs { $second }

server-continued-here = Ya no puedo publicar en el canal de esta partida, así que la partida sigue aquí.

server-saved = Guardado.
server-language-own = el de la comunidad del servidor
server-organisers-none = quienes gestionan el servidor
server-organisers-role = quienes gestionan el servidor y { $role }
server-barred = No pueden empezar nada aquí: { $people }. Con `unbar` alguien puede volver a empezar partidas.
server-nobody-barred = Todo el mundo puede empezar partidas aquí.
