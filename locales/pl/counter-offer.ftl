### Menus with which an invited person puts together other terms for a game.

counter-offer-terms = Twoja kontrpropozycja dla { $name }: { $terms }.
counter-offer-sent = Twoja kontrpropozycja: { $terms }. Jest opublikowana poniżej.
counter-offer-send = Wyślij kontrpropozycję

counter-offer-ruleset = Wariant
counter-offer-pace = Tempo
counter-offer-rating = Ranking
counter-offer-first = Kto zaczyna

counter-offer-rating-yes = Rankingowa
counter-offer-rating-no = Towarzyska

counter-offer-first-chance = Losowo: zaczyna ktokolwiek z nas
counter-offer-first-me = Zaczynam ja
counter-offer-first-opponent = Zaczyna przeciwnik
