### Menus with which an invited person puts together other terms for a game.

counter-offer-terms = Tu contraoferta a { $name }: { $terms }.
counter-offer-sent = Hiciste una contraoferta: { $terms }. Está publicada abajo.
counter-offer-send = Enviar contraoferta

counter-offer-ruleset = Variante
counter-offer-pace = Ritmo
counter-offer-rating = Puntuada o amistosa
counter-offer-first = Quién empieza

counter-offer-rating-yes = Puntuada
counter-offer-rating-no = Amistosa

counter-offer-first-chance = Al azar: empieza cualquiera
counter-offer-first-me = Empiezo yo
counter-offer-first-opponent = Empieza mi rival
