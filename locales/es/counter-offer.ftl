### Menus with which an invited person puts together other terms for a game.

counter-offer-terms = Tu contraoferta a { $name }: { $terms }.
counter-offer-invites = Tu invitación a { $name }: { $terms }.
counter-offer-preview = ¿Invitar a { $name } a { $terms }?
counter-offer-as-last-time = Son las condiciones de vuestra última partida; aún no se ha enviado nada.
counter-offer-not-sent-yet = Aún no se ha enviado nada.
counter-offer-sent = Hiciste una contraoferta: { $terms }. Está publicada abajo.
counter-offer-send = Enviar contraoferta
counter-offer-send-invitation = Enviar invitación
counter-offer-cancel = Cancelar
counter-offer-make-rated = Hacerla puntuada
counter-offer-make-unrated = Hacerla amistosa
counter-offer-cannot-be-rated =
    { $why ->
        [handicap] Un encuentro con ventaja no puede ser puntuado.
        [clock] Una partida sin reloj no puede ser puntuada.
        [ruleset] { $ruleset } no puede ser puntuado.
       *[options] { $ruleset } con estas opciones no puede ser puntuado.
    }
counter-offer-with-calls = Con avisos
counter-offer-without-calls = Sin avisos
counter-offer-dropped = No se ha enviado nada.
counter-offer-kept = No se ha enviado ninguna contraoferta. La invitación sigue igual:

counter-offer-ruleset = Variante
counter-offer-pace = Ritmo
counter-offer-opening = Apertura
counter-offer-size = Tamaño del tablero
counter-offer-target = Objetivo
counter-offer-handicap = Ventaja
counter-offer-chosen = { $option } ✓


counter-offer-first-chance = Al azar: empieza cualquiera
counter-offer-first-me = Empiezo yo
counter-offer-first-opponent = Empieza mi rival
