### The help for a new player: a first page, and one with everything. The texts of a page come one below
### the other and may have 2,000 characters together.

## The first page: three lines over a drawing of a capture.

help-goal = **Pente**: por turnos, se coloca una piedra. Ganan cinco en línea, y también cinco pares capturados.
help-capture = Para capturar, encierra exactamente dos piedras de tu rival entre dos tuyas, como en el dibujo: salen del tablero.
# $play is the label of a button under the board, in the language of the board.
help-pace = Una partida puede durar días: te menciono cuando es tu turno, y pulsas *{ $play }* bajo el tablero.

## Its buttons

help-challenge-friend = Retar a alguien
help-rules = Reglas
# Leads to the other page.
help-more = Más
# Leads back to the first page.
help-back = Volver

## Choosing whom to challenge

help-choose-friend = ¿A quién quieres retar? Publicaré una invitación que esa persona puede aceptar, rechazar o responder con otras condiciones. Para elegir tú la variante o el ritmo, usa `/challenge`.
# The menu of people, as long as nobody is chosen.
help-friend-prompt = Elige a una persona

## The page with everything

help-game = **Pente**: por turnos, se coloca una piedra en un punto vacío. Ganan cinco en línea. Si encierras exactamente dos piedras seguidas de tu rival entre dos tuyas, en cualquier dirección, las capturas: salen del tablero. También ganan cinco pares capturados. Meterse entre dos piedras rivales es seguro. La primera piedra va en el centro. Con la regla de torneo, la tercera debe estar al menos a tres líneas de él.
help-commands =
    - `/challenge` invita a alguien, o a cualquiera (`set`: dos partidas a la vez); o mantén pulsado un nombre (clic derecho), *Aplicaciones*, *Challenge to Pente*
    - *Jugar contra el bot*, aquí abajo, empieza una partida contra mí
    - *{ $play }*, bajo el tablero, te deja elegir un punto; solo tú ves las opciones
    - También puedes responder al tablero con un punto o usar `/move`: `K10` (letra y número) o `R3U2` (pasos desde el centro)
    - `/board` muestra otra vez el tablero, o lo describe con palabras
    - `/table` abre una mesa para tres a seis, también por parejas y equipos; yo también puedo ocupar asientos
    - `/games` lista tus partidas, primero aquellas en las que es tu turno; `/history` las terminadas; `/replay` repite una; `/review` dice qué la decidió; `/follow` sigue una de otros
    - `/offer` ofrece tablas, deshacer, una pausa, aplazar (con jugada sellada) o reanudar, regala un día a tu rival o reclama una victoria por tiempo; `/resign` es para rendirse
    - `/if-then` prepara tu respuesta a una posible jugada de tu rival
    - `/rules` explica todas las variantes, con diagramas
    - `/settings` tiene tu tema, idioma, zona horaria, horas de silencio y recordatorios
help-clock = Te menciono cuando es tu turno. Normalmente empiezas con 3 días y ganas 1 después de cada jugada (nunca más de 7). En `/settings` puedes parar tu reloj los fines de semana. Antes de que pierdas por tiempo, se usan automáticamente tus vacaciones (10 días al año), salvo que estén desactivadas.
help-ladder-page = Problemas, clasificación y más
help-ladder =
    - `/learn` te enseña el juego en doce lecciones cortas
    - `/puzzle` te da un problema a tu medida: encuentra la piedra ganadora
    - `/opening` muestra cuántas veces se llegó a una posición y qué siguió
    - `/seek` te busca rival, en este servidor o, si quieres, en cualquiera
    - `/leaderboard` muestra la clasificación y sus temporadas; `/profile`, tu balance
    - `/hill` muestra la colina de una variante, que se sube ganando sets
    - `/tournament` muestra y organiza torneos, y te inscribe
    - `/export` te envía los registros de tus partidas en archivos
    - `/import` guarda registros de otras partidas para estudiarlos
    - `/server`, si administras el servidor: canal de las partidas, colinas, temporadas y más
