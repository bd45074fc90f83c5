courtesies-give-day = Dar um dia
courtesies-day-given = Você deu um dia a { $name } na partida { $game }.
courtesies-days-left =
    { $count ->
        [0] Foi o último que você pode dar nela.
        [one] Você ainda pode dar { $count } dia nela.
       *[other] Você ainda pode dar { $count } dias nela.
    }
courtesies-time-given = { $name } deu um dia a você na { $game }.
courtesies-claim-term = vitória por tempo só se reivindicada
courtesies-explained = Se o tempo de alguém acabar, a partida continua até que o outro lado reivindique a vitória; depois de { $days } dias ela é adiada.
courtesies-choice-claim = Vitória por tempo: só se reivindicada
courtesies-choice-no-claim = Vitória por tempo: na hora
courtesies-choice-claim-about = Quando um tempo acaba, a partida continua até o outro lado reivindicar a vitória
courtesies-choice-no-claim-about = Quando um tempo acaba, a partida é perdida na hora
courtesies-claim = Reivindicar a vitória
courtesies-late =
    { $who ->
        [you] O seu tempo acabou: { $opponent } pode reivindicar a vitória até você jogar. Se nada acontecer, a partida é adiada { $until }.
       *[other] O tempo de { $name } acabou: { $opponent } pode reivindicar a vitória até { $name } jogar. Se nada acontecer, a partida é adiada { $until }.
    }
courtesies-in-list = tempo esgotado, a vitória pode ser reivindicada
courtesies-claimed = Você reivindicou a vitória na partida { $game }.
courtesies-now-rated = Agora a partida é ranqueada: vocês dois concordaram.
courtesies-now-unrated = Agora a partida não é ranqueada: vocês dois concordaram.
courtesies-no-clock = A partida { $game } não tem relógio, então não há tempo para dar.
courtesies-time-for-computer = Obrigado, mas não preciso de mais tempo.
courtesies-time-among-several = Só dá para dar tempo em uma partida de dois.
courtesies-too-many-gifts = Você já deu { $most } dias na partida { $game }, e esse é o máximo. Para parar por mais tempo, proponha uma pausa.
courtesies-given-just-now = Você acabou de dar um dia na partida { $game }. O próximo você pode dar { $when }.
courtesies-nothing-to-claim = Não há vitória por tempo para reivindicar na partida { $game }.
courtesies-nothing-to-claim-yet = Ainda não há vitória por tempo para reivindicar na partida { $game }: o tempo do seu oponente acaba { $when }, no mínimo.
courtesies-own-time-is-up = Na partida { $game }, foi o seu próprio tempo que acabou. Jogue, e a partida continua.
courtesies-claim-without-clock = Sem relógio o tempo de ninguém acaba, então não há o que reivindicar. Escolha outro `pace`, ou deixe `claim` de fora.
courtesies-claim-for-two = A vitória por tempo só é reivindicada em partidas entre duas pessoas. Deixe `claim` de fora.
courtesies-too-late-to-rate = Não dá mais para mudar se a partida { $game } é ranqueada: isso é possível enquanto houver no máximo { $most } pedras no tabuleiro.
courtesies-too-late-in-set = As duas partidas de um set são ranqueadas, ou nenhuma, e a partida { $other } já avançou demais.
courtesies-set-is-suspended = As duas partidas de um set são ranqueadas, ou nenhuma, e a partida { $other } está pausada ou adiada. Retomem-na primeiro.
courtesies-rating-at-table = Se uma partida para mais de dois é ranqueada, isso se decide na mesa.
courtesies-rating-of-match = Se um match é ranqueado, isso se decide antes da primeira partida.
courtesies-rating-with-computer = Partidas contra mim nunca são ranqueadas.
courtesies-already-rated = A partida { $game } já é ranqueada.
courtesies-already-unrated = A partida { $game } já não é ranqueada.
