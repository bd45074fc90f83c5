### Menus with which an invited person puts together other terms for a game.

counter-offer-terms = Ta contre-proposition à { $name } : { $terms }.
counter-offer-sent = Tu as fait une contre-proposition : { $terms }. Elle est publiée ci-dessous.
counter-offer-send = Envoyer

counter-offer-ruleset = Variante
counter-offer-pace = Cadence
counter-offer-rating = Partie classée ou non
counter-offer-first = Qui commence

counter-offer-rating-yes = Classée
counter-offer-rating-no = Non classée

counter-offer-first-chance = Au hasard : l'un ou l'autre camp commence
counter-offer-first-me = Je commence
counter-offer-first-opponent = Mon adversaire commence
