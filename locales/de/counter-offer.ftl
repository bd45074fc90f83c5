### Menus with which an invited person puts together other terms for a game.

counter-offer-terms = Dein Gegenangebot an { $name }: { $terms }.
counter-offer-sent = Du hast ein Gegenangebot gemacht: { $terms }. Es steht unten.
counter-offer-send = Gegenangebot senden

counter-offer-ruleset = Variante
counter-offer-pace = Bedenkzeit
counter-offer-rating = Wertung
counter-offer-first = Wer beginnt

counter-offer-rating-yes = Gewertet
counter-offer-rating-no = Ungewertet

counter-offer-first-chance = Zufall: eine Seite beginnt
counter-offer-first-me = Ich beginne
counter-offer-first-opponent = Mein Gegenüber beginnt
