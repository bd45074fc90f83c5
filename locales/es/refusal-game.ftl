### Why the game, an invitation or an offer did not allow something: what is wrong, and what would be
### right. $game is the number of a game. People are shown as mentions.

refusal-game-self-challenge = No puedes jugar contra ti. Invita a otra persona.
refusal-game-self-block = No puedes bloquear ni desbloquear tu propia cuenta. Elige a otra persona.
refusal-game-not-for-two = { $ruleset } es para más de dos y necesita una mesa: `/table` la abre. Aquí, elige una variante para dos; `/rules` las lista.

refusal-game-not-ratable = Una partida de { $ruleset } con estas opciones no puede ser puntuada. Pon `rated` en false, o quita las demás opciones.

refusal-game-rated-without-clock = Una partida puntuada necesita reloj. Elige otro `pace`, o pon `rated` en false.
refusal-game-rated-with-handicap = Un encuentro puntuado empieza de cero para todos. Quita `handicap`, o pon `rated` en false.
refusal-game-not-for-you = Esta invitación es para { $opponent }, así que nadie más puede responderla.
refusal-game-your-own-challenge = Esta invitación es tuya, así que tiene que aceptarla otra persona. Puedes retirarla con su botón.
refusal-game-not-your-challenge = Solo { $challenger } puede retirar esta invitación.
refusal-game-already-accepted = Esta invitación ya fue aceptada y ahora es la partida { $game }. `/board` la muestra.
refusal-game-already-declined = Esta invitación ya fue rechazada. `/challenge` envía una nueva.
refusal-game-already-withdrawn = Esta invitación ya fue retirada. `/challenge` envía una nueva.
refusal-game-expired = Esta invitación caducó: nadie la respondió a tiempo. `/challenge` envía una nueva.
refusal-game-already-countered = Esta invitación ya recibió una contraoferta. Responde a esa.
refusal-game-same-terms = Son las mismas condiciones. Cambia al menos una, o acepta la invitación tal como está.
refusal-game-for-anybody = Esta invitación es para cualquiera. Si no te interesa, no hace falta que respondas.
refusal-game-too-many-open = Ya tienes { $most } invitaciones abiertas. Retira una, o espera una respuesta.
refusal-game-too-many-lately = Has enviado { $most } invitaciones en un minuto, el máximo que publico por persona. No se ha enviado nada; inténtalo de nuevo { $when }.
refusal-game-blocked = No puede haber invitaciones entre esa persona y tú: una de las dos partes las ha desactivado. Si fuiste tú, `/settings unblock` lo anula.
refusal-game-too-many-computer-games = Ya tienes { $most } partidas contra mí, el máximo que juego a la vez con una persona. Termina una o ríndete en ella; `/games` las lista.
refusal-game-too-many-computer-games-begun = Has empezado { $most } partidas contra mí en poco tiempo, el máximo que empiezo con una persona. Puedes empezar la siguiente { $when }.

refusal-game-calendar-stays = Cambiaste tu fin de semana o tu zona horaria en la última semana, y tus relojes dependen de ellos. Puedes volver a cambiarlos { $when }. No se ha cambiado nada.

refusal-game-not-a-player = No juegas en la partida { $game }. `/games` lista las tuyas, `/challenge` empieza una.
refusal-game-over = La partida { $game } ha terminado. `/board` muestra cómo acabó, `/challenge` empieza otra.
refusal-game-over-below = La partida { $game } ha terminado. `/challenge` empieza otra.
refusal-game-still-running = La partida { $game } sigue en curso. Podrás ofrecer la revancha cuando termine.
refusal-game-not-your-turn = Es el turno de tu rival; te mencionaré cuando sea el tuyo.
refusal-game-computers-turn = Es mi turno. El tablero mostrará mi jugada en cuanto la haga.

refusal-game-not-your-turn-after = Es el turno de tu rival; te mencionaré cuando sea el tuyo. La última jugada fue { $point }.
refusal-game-not-your-turn-among = Es el turno de { $player }; te mencionaré cuando sea el tuyo.
refusal-game-not-your-turn-among-after = Es el turno de { $player }; te mencionaré cuando sea el tuyo. La última jugada fue { $point }.

refusal-game-stale =
    { $whose ->
        [you] La partida ha avanzado desde ese tablero. Ahora es tu turno.
       *[opponent] La partida ha avanzado desde ese tablero. Es el turno de tu rival.
    }

refusal-game-stale-after =
    { $whose ->
        [you] La partida ha avanzado desde ese tablero. Ahora es tu turno. La última jugada fue { $point }.
       *[opponent] La partida ha avanzado desde ese tablero. Es el turno de tu rival. La última jugada fue { $point }.
    }
refusal-game-stale-among = La partida ha avanzado desde ese tablero. Es el turno de { $player }.
refusal-game-stale-among-after = La partida ha avanzado desde ese tablero. Es el turno de { $player }. La última jugada fue { $point }.

refusal-game-adjourned = La partida { $game } está aplazada. Ofrece reanudarla con el botón bajo su tablero o con `/offer`.
refusal-game-already-adjourned = La partida { $game } ya está aplazada. Para reanudarla, usa el botón bajo su tablero o `/offer`.
refusal-game-not-adjourned = La partida { $game } no está aplazada, así que puedes seguir jugando. `/board` la muestra.

refusal-game-already-paused = La partida { $game } ya está en pausa. Se reanuda cuando alguien juegue o pulse *Reanudar*.
refusal-game-not-paused = La partida { $game } no está en pausa, así que puedes seguir jugando. `/board` la muestra.
refusal-game-already-taken-back = Tu última jugada en la partida { $game } ya se deshizo. Para deshacer otra más, pídelo de nuevo en { $seconds ->
        [one] { $seconds } segundo
       *[other] { $seconds } segundos
    }.
refusal-game-nothing-to-take-back = No tienes ninguna jugada que deshacer en la partida { $game }.
refusal-game-offer-is-moot = Esa oferta en la partida { $game } ya no es válida: ya tuvo respuesta, o la partida avanzó. `/offer` hace una nueva.
refusal-game-your-own-offer = Esta oferta es tuya. Solo tu rival puede responderla; tú puedes retirarla.
refusal-game-your-own-offer-among = Esta oferta es tuya. Es para { $asked }; tú puedes retirarla.
refusal-game-declined-just-now = Acaban de rechazarte la misma oferta en la partida { $game }. Espera { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minutos
    } antes de repetirla.
refusal-game-not-your-offer = Solo { $by } puede retirar esta oferta.
refusal-game-offers-blocked = No puede haber ofertas entre tu rival y tú: una de las dos partes las ha desactivado. Si fuiste tú, `/settings unblock` lo anula. La partida sigue.
refusal-game-computer-plays-on = No acepto tablas. Puedes pausar, aplazar, deshacer una jugada o rendirte.

refusal-game-plan-on-own-turn = Es tu turno en la partida { $game }, así que juega sin más. Las jugadas condicionales son para cuando le toca a tu rival.
refusal-game-plan-is-full = Ya tienes { $most } líneas condicionales en esta partida. `/if-then clear:True` las borra todas.
refusal-game-line-contradicts = Otra de tus líneas ya responde a esas jugadas con **{ $reply }**, y solo se podría jugar una de ellas. La nueva línea no se ha guardado.
refusal-game-choice-contradicts = Otra de tus líneas ya responde a esas jugadas de otro modo, y solo se podría jugar una de ellas. La nueva línea no se ha guardado.
refusal-game-line-too-long = Una línea condicional tiene como máximo { $most } jugadas. Quita las últimas.
refusal-game-line-without-answer = Una línea condicional empieza con la jugada de tu rival y termina con la tuya, como `M9 N8`.
refusal-game-not-a-turn = Eso no es una jugada. Escribe un punto, como `K10`.
refusal-game-has-left = Has dejado la partida { $game }; sigue sin ti. `/board` la muestra.
refusal-game-not-asked = Esta oferta es para { $asked }; nadie más puede responder.
refusal-game-already-agreed = Ya has aceptado; falta que acepten otras personas.

refusal-game-own-game = Ya juegas esta partida, así que te enteras de todo.
refusal-game-not-public = Esta partida solo se ve en su propio servidor, así que no puedo escribirte sobre ella. `/board` la muestra allí.
refusal-game-no-messages = No puedo escribirte en privado. Permítelo con `messages` en `/settings` y en los ajustes de privacidad de Discord para este servidor.
refusal-game-too-many-followers = Ya siguen esta partida { $most } personas, el máximo al que puedo escribir. `/board` la muestra en cualquier momento.
refusal-game-too-many-followed = Ya sigues { $most } partidas, el máximo por persona. `/follow` las muestra.
