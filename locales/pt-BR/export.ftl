### Records of games, sent as files.

export-game = O registro da partida { $game }.
export-running-game = O registro da partida { $game } até agora.

export-all =
    { $count ->
        [one] O registro de { $count } partida encerrada.
       *[other] Os registros de { $count } partidas encerradas.
    }
export-none = Você não tem partidas encerradas ali.
export-rest = Há mais: `/export all from:{ $game }` envia as próximas.
export-damaged =
    { $count ->
        [one] Não consigo ler a partida { $games }, por isso ela não está no arquivo. Avise quem administra este bot.
       *[other] Não consigo ler as partidas { $games }, por isso elas não estão no arquivo. Avise quem administra este bot.
    }
export-damaged-many =
    { $others ->
       *[other] Não consigo ler as partidas { $games } e mais { $others }, por isso elas não estão no arquivo. Avise quem administra este bot.
    }
export-which = Qual partida? Qualquer outra é enviada pelo número: `/export game game:412`.
export-choose = Escolha uma partida
