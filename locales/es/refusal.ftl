### Why something that a person asked for was not done: what is wrong, and what would be right. The
### answer is seen by that person only, unless they wrote a message to the bot in a channel.
###
### $typed is what they typed, in quotes, or general-typed-nothing.

refusal-no-such-ruleset-typed = No hay ninguna variante que se llame { $typed }. Elige una de la lista; `/rules` las explica todas.
refusal-which-ruleset = { $typed } puede ser { $rulesets }. Escribe más del nombre, por favor.
refusal-one-stone = Ahora puedes colocar una sola piedra: escribe un solo punto. No se ha jugado nada.
refusal-not-a-game = { $typed } no es un número de partida. Escribe un número como 412; `/games` lista tus partidas.
refusal-no-such-zone = No conozco { $typed } como zona horaria. Escribe su nombre, como `Europe/Berlin`, o una gran ciudad de esa zona.
refusal-not-quiet-hours = { $typed } no es un intervalo de horas. Escribe horas en punto, como `22-7`, o `none`.
refusal-not-a-point = { $typed } no es un punto. Escribe una letra y un número, como `K10`, o pasos desde el centro, como `R3U2`.

refusal-no-file-i = { $typed } no es un punto: el tablero no tiene la letra I, pasa de la H a la J.

refusal-point-off-board = { $typed } no está en este tablero.

refusal-no-game = No tienes partidas en curso. `/challenge` empieza una.
refusal-not-over = La partida { $game } aún no ha terminado. `/board` muestra cómo va.
refusal-profile-hidden = Esta persona no te muestra aquí su perfil.
refusal-nothing-waits = No es tu turno en ninguna partida. `/games` muestra de quién es el turno.
refusal-none-fits = Eso no es posible ahora en ninguna de tus partidas. `/games` las muestra.
refusal-over-here = La partida { $game }, la de este hilo, ha terminado. Si te refieres a otra, añade la opción `game` en un comando; en un mensaje, empieza con el número, como `412 K10`.

refusal-which-game = ¿A qué partida te refieres: { $games }? En un comando, añade la opción `game`; en un mensaje, empieza con el número, como `412 K10`.
refusal-other-games =
    { $count ->
        [one] { $count } más
       *[other] { $count } más
    }
refusal-no-such-game = No existe la partida { $game }. `/games` lista las tuyas.
refusal-no-such-invitation = Esa invitación ya no existe. `/challenge` envía una nueva.
refusal-overtaken = Alguien acaba de jugar en la partida { $game }. `/board` la muestra.
refusal-overtaken-below = Alguien acaba de jugar en la partida { $game }.

refusal-opponent-is-bot = No puedo invitar a otros bots. Invita a una persona, o juega contra mí.
refusal-level-of-person = `level` solo sirve para partidas contra mí. Quítalo, o elígeme como `opponent`.
refusal-rated-against-computer = Las partidas contra mí nunca puntúan. Quita `rated`.
refusal-no-such-opponent = Juego a todas las variantes para dos, en los niveles del 1 al 10. Elige entre ellos.
refusal-only-on-servers = Las invitaciones solo funcionan en un servidor. Usa `/challenge` en uno de sus canales, donde ambas partes vean el tablero.
refusal-not-reachable = No puedo publicar tableros aquí. Para jugar contra mí, mándame un mensaje directo, escribe `/help` y pulsa *Jugar contra el bot*; o usa un servidor que me haya añadido.

refusal-permissions = Necesito más permisos en este canal para que puedas jugar aquí. Pide a alguien que lo gestione que me permita: { $permissions }.

refusal-games-channel = Aquí las partidas se juegan en { $channel }, pero no puedo publicar allí. Pide a alguien que gestione el servidor que lo permita, o que elija otro canal con `/server`.

refusal-manage-server = Necesitas el permiso **{ $permission }** para cambiar cómo se juega aquí. Tus propios ajustes están en `/settings`.

refusal-button = Este botón ya no funciona. `/games` lista tus partidas, `/board` muestra el tablero de una.
refusal-command = Este comando ha cambiado. Inténtalo de nuevo en un minuto, o mira `/help`.
refusal-too-much = Es más de lo que puedo responder de una vez, así que ignoraré el resto durante un rato. Inténtalo de nuevo en un minuto.
refusal-too-soon = Estás haciendo eso demasiadas veces seguidas. No se ha cambiado nada; inténtalo de nuevo { $when }.
refusal-stopping = Estoy a punto de reiniciarme. No se ha cambiado nada; inténtalo de nuevo en un momento.
refusal-banned = No puedes usar este bot: su administrador te ha vetado.
refusal-banned-until = No puedes usar este bot hasta el { $until }: su administrador te ha vetado.
refusal-ban-reason = El motivo indicado: { $reason }
refusal-other-is-banned = No se puede invitar a esta persona: no puede usar este bot.
refusal-other-is-barred = No se puede invitar a esta persona: quienes administran este servidor no la dejan empezar nada aquí.
refusal-barred = Quienes administran este servidor no te dejan empezar nada aquí. Tus partidas en curso siguen y en otros sitios no cambia nada. Pregúntales a ellos.
refusal-bar-whom = Puedes vetar a personas, pero no a bots ni a ti.
refusal-too-many-barred = Aquí hay { $most } personas vetadas, el máximo. Levanta un veto con `unbar` o expulsa en Discord.
refusal-repeated = Eso ya está hecho.
refusal-clock-set-back = El reloj de la máquina en la que funciono se ha atrasado, así que no puedo hacerlo hasta que alguien lo corrija. Todas las partidas están a salvo.
refusal-no-such-ruleset = Esa variante no existe. Elige una de la lista; `/rules` las explica todas.
refusal-no-such-id = No encuentro a esa persona en Discord. Elígela de la lista.

refusal-size = Un tablero no puede tener { $lines } líneas. Elige un número impar del 9 al 19.
refusal-size-is-fixed = { $ruleset } tiene su propio tamaño de tablero. Quita `size`.
refusal-opening-is-fixed = { $ruleset } tiene su propia apertura. Quita `opening`.

refusal-opening = { $ruleset } tiene estas aperturas: { $openings }. Elige una de ellas.
refusal-poof-is-fixed = La opción `poof` no va con { $ruleset }. Quítala.
refusal-boat-is-fixed = La opción `boat` no va con { $ruleset }. Quítala.
refusal-overline-is-fixed = { $ruleset } tiene su propia regla para seis en línea. Quita `overline`.
refusal-bans-are-fixed = { $ruleset } tiene su propia regla para el doble tres. Quita `bans`.

refusal-bans = { $ruleset } se puede jugar así: { $bans }. Elige una de estas opciones.
refusal-no-match = `target` y `handicap` son para Points, un encuentro de varias partidas. { $ruleset } es una sola partida: quítalos.
refusal-target = Un encuentro se juega a entre { $fewest } y { $most } puntos. Elige un `target` de ese margen en lugar de { $points }.
refusal-handicap = Quien empezara con { $target } puntos o más ya habría ganado. Elige un `handicap` menor o un `target` mayor.
refusal-not-a-handicap = { $typed } no es una ventaja. Escribe un número como 5: tu rival empieza entonces con 5 puntos. Con -5 empiezas tú con 5.
refusal-not-an-opening = { $typed } no es una apertura. Omite `opening` o elige una de la lista que aparece mientras escribes.
