refusal-tournament-no-such = No hay ningún torneo { $tournament }. `/tournament list` muestra los de este servidor.
refusal-tournament-only-on-servers = Solo hay torneos y ligas en servidores. Usa `/tournament` en un canal de un servidor.
refusal-tournament-not-allowed = Aquí crean torneos quienes pueden gestionar el servidor y el rol que `/server` nombra como `organisers`.
refusal-tournament-not-organiser = Eso solo puede hacerlo quien organiza este torneo o quien puede crear torneos aquí.
refusal-tournament-bad-name = Un torneo necesita un nombre visible de { $most } caracteres como máximo.
refusal-tournament-too-many = Aquí ya hay { $most } torneos en marcha, que es el máximo. Espera a que acabe uno o cancela alguno.
refusal-tournament-not-for-tournaments = { $ruleset } no se puede jugar en un torneo: allí cuentan partidas sueltas que se ganan en solitario. Elige otras reglas.
refusal-tournament-seats = Este formato no encaja con { $ruleset }: un ciclo es para tres o cuatro por partida; los demás formatos, para dos.
refusal-tournament-needs-clock = Las partidas de un torneo llevan reloj, para que tenga un final. Elige un ritmo con reloj.
refusal-tournament-numbers = Con este formato participan entre { $fewest } y { $most } personas, y el mínimo no puede superar el máximo.
refusal-tournament-rounds = Un torneo tiene de 1 a { $most } rondas y grupos de 3 a 7.
refusal-tournament-start = Un torneo empieza como pronto { $soonest } y como tarde { $latest }.
refusal-tournament-start-passed = El inicio elegido ya pasó o está demasiado cerca: como pronto, { $soonest }. **Cuándo…** lo cambia.
refusal-tournament-entry-end = Las inscripciones acaban en el futuro y no después del comienzo.
refusal-tournament-empty-band = La puntuación mínima supera la máxima, así que nadie podría entrar.
refusal-tournament-check-in-length = La confirmación dura al menos 5 minutos y como máximo { $hours } horas.
refusal-tournament-announced-already = Este torneo ya está anunciado. Lo prometido se mantiene; quien lo organiza aún puede aplazarlo o cancelarlo.
refusal-tournament-entries-over = Las inscripciones de este torneo han terminado. `/tournament list` muestra otros.
refusal-tournament-over = Este torneo ha terminado.
refusal-tournament-not-begun = Este torneo aún no ha empezado.
refusal-tournament-begun = Este torneo ya ha empezado.
refusal-tournament-start-paused = Este torneo está en pausa. Reanúdalo primero; después se puede empezar.
refusal-tournament-season =
    { $kind ->
        [over] Esta temporada de la liga ha terminado.
        [not-begun] Esta temporada de la liga aún no ha empezado.
        [begun] Esta temporada de la liga ya ha empezado.
        [start-paused] Esta liga está en pausa. Reanúdala primero; después puede empezar su temporada.
        [paused-already] Esta liga ya está en pausa.
       *[not-paused] Esta liga no está en pausa.
    }
refusal-tournament-plays-already = Quien ocuparía el puesto ya está en este torneo, o lo ha dejado. Elige a otra persona.
refusal-tournament-organiser-already = Ya organizas este torneo.
# $most is the most drafts of one person.
refusal-tournament-too-many-drafts = Ya tienes { $most } borradores aquí, y es el máximo. Anuncia uno o descarta uno; `/tournament list` los muestra.
refusal-tournament-entered-already = Ya participas en este torneo. El botón de retirada te da de baja.
refusal-tournament-not-entered = No participas en este torneo.
refusal-tournament-has-left = Quien ha dejado un torneo no vuelve a él. El siguiente está abierto de nuevo.
refusal-tournament-outside-band = Este torneo es para otras puntuaciones: la tuya aquí es { $rating }.
refusal-tournament-full = Las { $most } plazas están ocupadas. Si alguien se retira antes del comienzo, queda una libre.
refusal-tournament-barred = No hiciste ninguna jugada en una partida de torneo aquí; podrás entrar de nuevo { $when }.
refusal-tournament-check-in-later = La confirmación se abre { $when }.
refusal-tournament-no-check-in = Este torneo no tiene confirmación: quien se ha inscrito, juega.
refusal-tournament-no-bye = Se puede pedir un descanso en un suizo, salvo para la última ronda.
refusal-tournament-no-bye-yet = Este torneo aún no ha empezado. En cuanto se juegue la primera ronda, puedes pedir descansar en una posterior.
refusal-tournament-bye-taken = Ya tuviste o pediste un descanso en este torneo: solo hay uno.
refusal-tournament-no-such-board = No hay tablero { $board } en la ronda que se juega.
refusal-tournament-not-this-round = La ronda { $round } ya no es la que se juega: sus resultados ya no se pueden decidir.
refusal-tournament-decided-already = Eso ya tiene un resultado.
refusal-tournament-wrong-result = Ese resultado no corresponde a estas personas. Elige uno de la lista.
refusal-tournament-no-reason = Escribe por qué, con { $most } caracteres como máximo: el motivo se publica.
refusal-tournament-played-already = Solo se puede sustituir a alguien antes de su primera jugada en el torneo.
refusal-tournament-start-moved = El inicio ha cambiado desde que te pregunté: ahora es { $time }, { $when }. No se ha cambiado nada.
refusal-tournament-too-often = Lo has hecho { $most } veces en una hora, y cada vez se avisa a todos: es el máximo. Podrás hacerlo de nuevo { $when }.
refusal-tournament-put-in-before = Esta persona ya entró { $most } veces en este torneo en lugar de otra, y es el máximo. Elige a otra persona.
refusal-tournament-paused-already = Este torneo ya está en pausa.
refusal-tournament-not-paused = Este torneo no está en pausa.
refusal-tournament-too-few = Se han inscrito demasiado pocas personas: hacen falta al menos { $fewest }.
refusal-tournament-too-few-there = Han confirmado demasiado pocas personas: { $ready } por ahora, y hacen falta al menos { $fewest }.
refusal-tournament-option = Para eso, `/tournament manage` necesita también la opción `{ $option }`.
refusal-tournament-repeats-not = Este torneo no se repite.
refusal-tournament-not-right-yet = Algo de lo escrito aún no está bien. **Escribir…**, en la página donde lo escribiste, lo abre de nuevo; corrígelo y luego anuncia.
refusal-tournament-draft-changed = Este borrador ha cambiado desde que se te mostró, por otra persona o en otro dispositivo, así que no se ha hecho. Así está ahora.
refusal-tournament-rounds-follow = Con este formato, el número de rondas depende del número de jugadores. Deja esa línea vacía.
refusal-tournament-cannot-be-read = El torneo { $tournament } no se puede mostrar: algo está dañado o lo guardó otra versión del bot. Sus partidas siguen. Avisa a quien mantiene el bot.
refusal-tournament-rule-misses-start = El inicio no es uno de los días de la regla. El próximo que lo es: { $time }. Elige ese inicio u otra regla.
refusal-tournament-rule-is-over = La regla de repetición acaba antes del inicio. Elige un `COUNT` o `UNTIL` posterior, u otro inicio.
refusal-tournament-no-such-zone = La zona horaria de la serie ya no se conoce. Elige de nuevo cómo se repite.
refusal-tournament-line-players = { $typed } no es un número de jugadores. Escribe el mínimo y el máximo, como `4-16`, o un número; con `full` empieza cuando se llena.
refusal-tournament-line-ratings = { $typed } no es un rango de puntuaciones. Escribe `1200-1600`, `1200-` o `-1600`, hasta 4000, o nada.
refusal-tournament-line-rounds = { $typed } no es un número de rondas. Escribe de 1 a 15, o nada.
refusal-tournament-line-time = { $typed } no es una fecha. Escríbela como `2027-03-06 20:00`: año, mes, día y hora, en la zona de tus `/settings`.
refusal-tournament-line-check-in = { $typed } no es un número de minutos. Escribe cuántos minutos antes del inicio se abre la confirmación, como `60`, o nada.
refusal-tournament-line-ruleset = { $typed } tiene una opción que no existe. Escribe reglas y opciones como `keryo-pente size=15 opening=swap2`; `/rules` las explica.
refusal-tournament-line-other = { $typed } no se puede leer aquí.
refusal-tournament-rule-frequency = Una regla dice cada cuánto: `FREQ=DAILY`, `FREQ=WEEKLY` o `FREQ=MONTHLY`.
refusal-tournament-rule-part = { $typed } no es parte de una regla. Una regla tiene `FREQ` (`DAILY`, `WEEKLY`, `MONTHLY`) y puede tener `INTERVAL` (1 a 99), `BYDAY` (`SA`, o por mes `1SA`, `-1FR`), y `COUNT` (1 a 999) o `UNTIL` (`20271231`), cada uno una vez, con `;` entre ellos.
refusal-tournament-rule-two-ends = Una regla termina por `COUNT` o por `UNTIL`, no por ambos.
refusal-tournament-no-such-league = No hay ninguna liga { $league } en este servidor, o no tiene esa temporada. `/tournament list` muestra lo que se juega aquí.
refusal-tournament-no-league = Este torneo no es una temporada de una liga.
refusal-tournament-season-running = La temporada está en juego. La próxima se anunciará cuando termine, y podrás inscribirte.
refusal-tournament-live-league = Todas las partidas de una temporada se juegan a la vez, así que no en directo. Elige un ritmo de días.
refusal-tournament-league-goes-on = Una liga sigue por sí sola, una semana después de cada temporada. Deja fuera la repetición.
refusal-tournament-divisions = Una división tiene de 5 a 11 jugadores. De 5 o 6 pueden subir y bajar 1 o 2; de más, de 1 a 3.
refusal-tournament-last-already = Esta temporada ya es la última.
refusal-tournament-goes-on-already = La liga ya sigue después de esta temporada.
