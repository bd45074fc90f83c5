### Offers between the players of a game.

offers-offered =
    { $kind ->
        [takeback] { $opponent }, { $maker } pede para voltar o próprio último lance na partida { $game }.
        [takeback-with-reply] { $opponent }, { $maker } pede para voltar um lance na partida { $game }. Isso desfaz o último lance de { $maker } e a sua resposta.
        [pause] { $opponent }, { $maker } propõe pausar a partida { $game }. Os relógios param até que alguém retome ou jogue.
        [pause-without-clock] { $opponent }, { $maker } propõe pausar a partida { $game }, até que alguém retome ou jogue.
        [adjourn] { $opponent }, { $maker } propõe adiar a partida { $game }. Ninguém perde, e ela é retomada quando todos concordarem.
        [resume] { $opponent }, { $maker } propõe retomar a partida { $game }.
        [resign] { $opponent }, { $maker } quer desistir da partida { $game } pelo lado de vocês. Se você concordar, vocês dois perdem.
        [takeback-with-replies] { $opponent }, { $maker } pede para voltar na partida { $game }: o próprio último lance e todos os seguintes.
        [rate] { $opponent }, { $maker } propõe que a partida { $game } seja ranqueada.
        [unrate] { $opponent }, { $maker } propõe que a partida { $game } seja não ranqueada.
       *[draw] { $opponent }, { $maker } propõe empate na partida { $game }.
    }
offers-agree = Aceitar
offers-decline = Recusar
offers-withdraw = Retirar
offers-agreed =
    { $kind ->
        [takeback] { $answerer } aceitou que { $maker } volte um lance na partida { $game }.
        [pause] { $maker } e { $answerer } pausaram a partida { $game }.
        [adjourn] { $maker } e { $answerer } adiaram a partida { $game }.
        [resume] { $maker } e { $answerer } retomaram a partida { $game }.
        [resign] { $maker } e { $answerer } desistiram da partida { $game }.
        [rate] { $maker } e { $answerer } combinaram que a partida { $game } é ranqueada.
        [unrate] { $maker } e { $answerer } combinaram que a partida { $game } é não ranqueada.
       *[draw] { $maker } e { $answerer } concordaram com o empate na partida { $game }.
    }
offers-declined =
    { $kind ->
        [takeback] { $answerer } não aceitou que { $maker } volte um lance na partida { $game }.
        [pause] { $answerer } recusou a proposta de { $maker } de pausar a partida { $game }.
        [adjourn] { $answerer } recusou a proposta de { $maker } de adiar a partida { $game }.
        [resume] { $answerer } recusou a proposta de { $maker } de retomar a partida { $game }.
        [resign] { $answerer } não quer desistir da partida { $game }.
        [rate] { $answerer } recusou a proposta de { $maker } de que a partida { $game } seja ranqueada.
        [unrate] { $answerer } recusou a proposta de { $maker } de que a partida { $game } seja não ranqueada.
       *[draw] { $answerer } recusou a proposta de empate de { $maker } na partida { $game }.
    }
offers-withdrawn =
    { $kind ->
        [takeback] { $maker } não pede mais para voltar um lance na partida { $game }.
        [pause] { $maker } retirou a proposta de pausar a partida { $game }.
        [adjourn] { $maker } retirou a proposta de adiar a partida { $game }.
        [resume] { $maker } retirou a proposta de retomar a partida { $game }.
        [resign] { $maker } não quer mais desistir da partida { $game }.
        [rate] { $maker } retirou a proposta de que a partida { $game } seja ranqueada.
        [unrate] { $maker } retirou a proposta de que a partida { $game } seja não ranqueada.
       *[draw] { $maker } retirou a proposta de empate na partida { $game }.
    }
offers-moot =
    { $kind ->
        [takeback] O pedido para voltar um lance na partida { $game } não vale mais.
        [pause] A proposta de pausar a partida { $game } não vale mais.
        [adjourn] A proposta de adiar a partida { $game } não vale mais.
        [resume] A proposta de retomar a partida { $game } não vale mais.
        [resign] A proposta de desistir da partida { $game } não vale mais.
        [rate] A proposta de que a partida { $game } seja ranqueada não vale mais.
        [unrate] A proposta de que a partida { $game } seja não ranqueada não vale mais.
       *[draw] A proposta de empate na partida { $game } não vale mais.
    }
offers-replaced = { $maker } propôs outra coisa no lugar.
offers-sent =
    { $kind ->
        [takeback] Você pediu para voltar um lance na partida { $game }. Seu oponente pode aceitar até o próximo lance.
        [pause] Você propôs pausar a partida { $game }. Seu oponente pode aceitar até o próximo lance.
        [adjourn] Você propôs adiar a partida { $game }. Seu oponente pode aceitar até o próximo lance.
        [resume] Você propôs retomar a partida { $game }. Ela continua quando seu oponente aceitar.
        [rate] Você propôs que a partida { $game } seja ranqueada. Seu oponente pode aceitar até o próximo lance.
        [unrate] Você propôs que a partida { $game } seja não ranqueada. Seu oponente pode aceitar até o próximo lance.
       *[draw] Você propôs empate na partida { $game }. Seu oponente pode aceitar até o próximo lance.
    }
offers-stands =
    { $kind ->
        [takeback] Você já pediu para voltar um lance na partida { $game }. Seu oponente pode aceitar até o próximo lance.
        [pause] Você já propôs pausar a partida { $game }. Seu oponente pode aceitar até o próximo lance.
        [adjourn] Você já propôs adiar a partida { $game }. Seu oponente pode aceitar até o próximo lance.
        [resume] Você já propôs retomar a partida { $game }. Ela continua quando seu oponente aceitar.
        [rate] Você já propôs que a partida { $game } seja ranqueada. Seu oponente pode aceitar até o próximo lance.
        [unrate] Você já propôs que a partida { $game } seja não ranqueada. Seu oponente pode aceitar até o próximo lance.
       *[draw] Você já propôs empate na partida { $game }. Seu oponente pode aceitar até o próximo lance.
    }
offers-done =
    { $kind ->
        [takeback] Você voltou seu último lance na partida { $game }.
        [takeback-with-reply] Você voltou seu último lance na partida { $game }, e os lances depois dele.
        [takeback-from-bot] Você voltou seu último lance na partida { $game }, e com ele a minha resposta.
        [pause] A partida { $game } está pausada até que alguém retome ou jogue.
        [adjourn] A partida { $game } está adiada. Ninguém perde, e vocês podem retomá-la mais tarde.
        [resume] A partida { $game } foi retomada.
        [resign] Seu lado desistiu da partida { $game }.
        [rate] A partida { $game } agora é ranqueada: vocês dois propuseram isso.
        [unrate] A partida { $game } agora é não ranqueada: vocês dois propuseram isso.
       *[draw] A partida { $game } empatou: os dois lados propuseram empate.
    }
offers-went-on = Você retomou a partida { $game }.
offers-button =
    { $kind ->
        [takeback] Voltar lance
        [takeback-if-agreed] Pedir para voltar o lance
        [takeback-from-bot] Voltar lance (os dois)
        [pause] Pausar
        [adjourn] Adiar
        [resume] Retomar
        [rate] Tornar ranqueada
        [unrate] Tornar não ranqueada
       *[draw] Propor empate
    }
offers-agreed-so-far = De acordo até agora: { $names }.
offers-you-agreed =
    { $kind ->
        [pause] Já tinham proposto uma pausa na partida { $game }; você concordou. Falta mais gente concordar.
        [adjourn] Já tinham proposto adiar a partida { $game }; você concordou. Falta mais gente concordar.
        [resume] Já tinham proposto retomar a partida { $game }; você concordou. Falta mais gente concordar.
       *[draw] Já tinham proposto empate na partida { $game }; você concordou. Falta mais gente concordar.
    }
offers-waits-for =
    { $count ->
        [1] Sua proposta na partida { $game } espera a resposta de { $names }. Ela vale se a pessoa concordar; o próximo lance a cancela.
       *[other] Sua proposta na partida { $game } espera a resposta de { $names }. Ela vale quando todos concordarem; o próximo lance a cancela.
    }
offers-proposed-to-partner = Você propôs a { $partner } que o lado de vocês desista da partida { $game }. Se a pessoa concordar, o lado de vocês perde; o próximo lance cancela a proposta.
