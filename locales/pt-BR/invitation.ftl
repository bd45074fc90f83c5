### An invitation to a game, from the first ping to the title line of its game.

invitation-open =
    { $to ->
        [anybody] { $challenger } procura oponente: { $terms }.
       *[player] { $opponent }, { $challenger } convida você para { $terms }.
    }
invitation-challenger-moves-first = { $challenger } faz o primeiro lance.
invitation-you-move-first = Você faz o primeiro lance.
invitation-who-accepts-moves-first = Quem aceitar faz o primeiro lance.
invitation-centre-of-you = Sua primeira pedra é colocada no centro; depois joga { $name }.
invitation-centre-of-other = A primeira pedra de { $name } é colocada no centro; depois é a sua vez.
invitation-centre-then-anybody = A primeira pedra de { $name } é colocada no centro; depois joga quem aceitar.
invitation-centre-of-anybody = A primeira pedra de quem aceitar é colocada no centro; depois joga { $name }.
invitation-expires = Expira { $time }.
invitation-accept = Aceitar
invitation-decline = Recusar
invitation-change = Mudar condições
invitation-withdraw = Retirar
invitation-accepted =
    { $to ->
        [anybody] O convite de { $challenger } para { $terms } foi aceito · partida { $game }
       *[player] { $challenger } e { $opponent } jogam { $terms } · partida { $game }
    }
invitation-declined = { $opponent } recusou o convite de { $challenger } para { $terms }.
invitation-withdrawn =
    { $to ->
        [anybody] { $challenger } não procura mais oponente: { $terms }.
       *[player] { $challenger } retirou o convite para { $opponent }: { $terms }.
    }
invitation-expired =
    { $to ->
        [anybody] O convite de { $challenger } expirou sem resposta: { $terms }.
       *[player] O convite de { $challenger } para { $opponent } expirou sem resposta: { $terms }.
    }
invitation-countered = { $challenger } convidou { $opponent } para { $terms }. { $opponent } fez uma contraproposta: veja abaixo.
invitation-sent =
    { $to ->
        [anybody] Você procura oponente: { $terms }.
       *[player] Você convidou { $opponent } para { $terms }.
    }
invitation-is-here = O convite está postado aqui. Você pode retirá-lo com o botão dele.
invitation-is-elsewhere = O convite está postado em { $channel }. Você pode retirá-lo com o botão dele.
invitation-player = { $name } ({ $colour })
invitation-versus = { $one } vs { $other }
invitation-game = partida { $game }
