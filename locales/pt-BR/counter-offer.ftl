### Menus with which an invited person puts together other terms for a game.

counter-offer-terms = Sua contraproposta para { $name }: { $terms }.
counter-offer-invites = Seu convite para { $name }: { $terms }.
counter-offer-preview = Convidar { $name } para { $terms }?
counter-offer-as-last-time = São as condições da última partida de vocês; nada foi enviado ainda.
counter-offer-not-sent-yet = Nada foi enviado ainda.
counter-offer-sent = Você fez uma contraproposta: { $terms }. Ela está postada abaixo.
counter-offer-send = Enviar contraproposta
counter-offer-send-invitation = Enviar convite
counter-offer-cancel = Cancelar
counter-offer-make-rated = Tornar ranqueada
counter-offer-make-unrated = Tornar não ranqueada
counter-offer-cannot-be-rated =
    { $why ->
        [handicap] Um match com handicap não pode ser ranqueado.
        [clock] Uma partida sem relógio não pode ser ranqueada.
        [ruleset] { $ruleset } não pode ser ranqueado.
       *[options] { $ruleset } com estas opções não pode ser ranqueado.
    }
counter-offer-with-calls = Com avisos
counter-offer-without-calls = Sem avisos
counter-offer-dropped = Nada foi enviado.
counter-offer-kept = Nenhuma contraproposta foi enviada. O convite continua como estava:
counter-offer-ruleset = Variante
counter-offer-pace = Ritmo
counter-offer-opening = Abertura
counter-offer-size = Tamanho do tabuleiro
counter-offer-target = Meta
counter-offer-handicap = Vantagem
counter-offer-chosen = { $option } ✓
counter-offer-first-chance = Sorteio: qualquer um dos lados começa
counter-offer-first-me = Eu começo
counter-offer-first-opponent = Meu oponente começa
