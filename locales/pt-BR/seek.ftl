### Encontrar um oponente: a lista de quem procura uma partida, e o que aconteceu.

seek-choice-any = qualquer rating
seek-choice-points = no máximo { $most } pontos do meu
seek-any = qualquer rating
seek-points = ratings a no máximo { $most } pontos, mais se um for provisório

seek-list = Procuram um oponente:
seek-none = Ninguém procura um oponente aqui agora. Aperte *Procurar oponente*: você joga com a primeira pessoa que servir.
seek-own-line =
    { $scope ->
        [everywhere] **você**, em todo lugar: { $terms } · { $band } · termina { $until }
       *[server] **você**: { $terms } · { $band } · termina { $until }
    }
seek-line = { $name } ({ $rating }): { $terms } · { $band } · pedido { $since }, termina { $until }
seek-on-another-server = em outro servidor: { $seek }
seek-item = { $name } ({ $rating })
seek-play = Jogar com alguém da lista

seek-seek = Procurar oponente
seek-everywhere = Procurar em todo lugar
seek-stop = Parar de procurar
seek-stop-one = Parar: { $ruleset }
seek-show-list = Ver a lista
seek-agree = Concordo, procurar em todo lugar

seek-listed =
    { $scope ->
        [everywhere] Você está na lista em todo lugar: { $terms } · { $band }. A partida começa assim que alguém servir, e eu aviso. Você fica na lista até { $until }.
        [nowhere] Ninguém pode achar você ainda, porque nas mensagens privadas não há lista. Aceite procurar em todo lugar com o botão abaixo, ou use `/seek` em um canal de um servidor. Até { $until }, eu guardo o que você procura: { $terms } · { $band }.
       *[server] Você está na lista deste servidor: { $terms } · { $band }. A partida começa assim que alguém servir, e eu aviso. Você fica na lista até { $until }.
    }
seek-ask-everywhere = Quem procura em outros servidores verá o seu nome no Discord ({ $name }) e o seu rating ({ $rating }), e você verá os deles. Essas partidas são jogadas em mensagens privadas comigo. Não repasso mensagens entre vocês. Concorda?
seek-conversation = Suas partidas com pessoas de outros servidores são jogadas aqui, nas nossas mensagens privadas.
seek-stopped = Você não procura mais { $terms }.
seek-playing =
    { $place ->
        [here] Você joga com { $opponent }: { $terms }. A partida { $game } começa aqui embaixo.
        [private] Você joga com { $opponent }: { $terms }. A partida { $game } começa nas nossas mensagens privadas.
       *[elsewhere] Você joga com { $opponent }: { $terms }. A partida { $game } começa em { $channel }.
    }
seek-matched = Encontrei alguém para jogar com você: { $opponent }, { $terms }. Na { $game } é a vez de { $opponent }.
seek-matched-own = Encontrei alguém para jogar com você: { $opponent }, { $terms }. Na { $game } é a sua vez.
seek-ended = Sua procura terminou, e ninguém serviu: { $terms } · { $band }. `/seek` começa outra.

seek-gone = Essa procura acabou: houve uma partida, ela foi retirada ou seu tempo acabou. `/seek` mostra a lista.
seek-too-many = Você já procura { $most } partidas, que é o máximo. Retire uma antes: `/seek`.
seek-too-many-games = Você tem { $most } partidas em andamento: com tantas, não pode procurar outra. Termine algumas antes.
seek-in-private = Partidas com pessoas de outros servidores são jogadas em mensagens privadas.
seek-not-reached = Não consegui escrever para você agora. Tente de novo em um minuto.
seek-opponent-not-reached = Não consegui escrever para essa pessoa agora, então a partida não começou. Tente de novo em um minuto, ou jogue com outra pessoa da lista: `/seek`.
seek-own-seek = Essa é a sua própria procura.
seek-other-terms = Vocês procuram partidas diferentes.
seek-too-far-apart = A pessoa procura alguém com rating a no máximo { $most } pontos do dela.
seek-playing-already = Vocês já estão jogando isso. Terminem antes essa partida.
seek-busy = A pessoa já tem { $most } partidas em andamento e ainda não pode começar outra. Jogue com outra pessoa da lista.

seek-report = Denunciar
seek-block = Bloquear
seek-report-title = Denunciar o oponente
seek-report-label = O que aconteceu?
seek-report-example = Quem mantém este bot lê; seu oponente não fica sabendo
seek-reported = Obrigado. Quem mantém este bot já pode ler a sua denúncia e decide o que fazer; seu oponente não fica sabendo. Se não quiser encontrar essa pessoa de novo, aperte *Bloquear*. A partida continua: `/resign` a encerra.
seek-no-reason = Diga em poucas palavras o que aconteceu.
seek-too-many-reports = Você fez { $most } denúncias em um dia, que é o máximo. Tente amanhã.
