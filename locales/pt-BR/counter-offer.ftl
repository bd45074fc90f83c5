### Menus with which an invited person puts together other terms for a game.

counter-offer-terms = Sua contraproposta para { $name }: { $terms }.
counter-offer-sent = Você fez uma contraproposta: { $terms }. Ela está postada abaixo.
counter-offer-send = Enviar contraproposta
counter-offer-ruleset = Variante
counter-offer-pace = Ritmo
counter-offer-rating = Ranqueada ou não
counter-offer-first = Quem começa
counter-offer-rating-yes = Ranqueada
counter-offer-rating-no = Não ranqueada
counter-offer-first-chance = Sorteio: qualquer um dos lados começa
counter-offer-first-me = Eu começo
counter-offer-first-opponent = Meu oponente começa
