league-heading = **{ $name }** · liga { $league } · temporada { $season }
league-list-item = { $name } · temporada { $season }
league-format =
    { $movers ->
        [one] Liga em divisões de { $size }: em uma divisão todos se enfrentam, e todas as partidas são jogadas ao mesmo tempo. Depois de uma temporada, uma pessoa de cada divisão sobe e uma desce. A próxima temporada começa uma semana depois da última partida.
       *[other] Liga em divisões de { $size }: em uma divisão todos se enfrentam, e todas as partidas são jogadas ao mesmo tempo. Depois de uma temporada, { $movers } pessoas de cada divisão sobem e { $movers } descem. A próxima temporada começa uma semana depois da última partida.
    }
league-running = A temporada está em andamento. O que ainda estiver em jogo { $span } conta como empate.
league-last = Nenhuma temporada vem depois desta.
league-next = Início da próxima temporada: { $time } ({ $span }).
league-menu-divisions = Como ela é dividida
league-choice =
    { $movers ->
        [one] Divisões de { $size }, uma pessoa sobe e uma desce
       *[other] Divisões de { $size }, { $movers } sobem e { $movers } descem
    }
league-announced = Foi anunciada no canal da liga. Nada mais é preciso: as temporadas começam e emparceiram sozinhas. Com `/league manage` você pode intervir.
league-menu-division = Ver uma divisão …
league-item = Divisão { $number }
league-item-crosstable = Divisão { $number }: tabela cruzada
league-division = **Divisão { $number }**
league-up = ▲ sobe
league-down = ▼ desce
league-left = saiu
league-came-up = { $name } (subiu)
league-came-down = { $name } (desceu)
league-new = { $name } (chegou)
league-own-planned = Se a temporada começasse agora, você jogaria na divisão { $number }.
league-own-place = Você está na divisão { $division }, agora na colocação { $place }.
league-own-final-place = Você terminou a divisão { $division } na colocação { $place }.
league-own-games = Você ainda joga contra { $games }.
league-own-not-in = Você não está nesta temporada.
league-own-left = Você deixou esta temporada.
league-which = Não há torneio para isso aqui. Você fala de uma liga?
league-withdrawn = Você saiu da temporada da liga.
league-ask-leave = Se você sair de **{ $name }** agora, suas partidas desta temporada são abandonadas por você, e não dá para voltar a ela. Você pode se inscrever na próxima temporada, começando na divisão mais baixa. Sair?
league-no-show = Você não jogou em uma partida de **{ $name }** antes que o tempo acabasse; por isso está fora desta temporada da liga: suas outras partidas são abandonadas por você, e você não está inscrito na próxima. Você mesmo pode se inscrever, começando na divisão mais baixa; outros torneios deste servidor ficam fechados para você por um tempo.
league-put-in = **{ $name }**: a organização colocou você no lugar de alguém que não joga. Se não quiser, `/league leave` tira você.
league-began = **{ $name }** · começou a temporada { $season }
league-division-of = Divisão { $number }: { $names }
league-over = **{ $name }** · a temporada { $season } terminou
league-first = Divisão { $number } · em primeiro: { $names }.
league-go-up = Sobem: { $names }.
league-go-down = Descem: { $names }.
league-carried = A próxima temporada começa { $time } ({ $span }). Quem jogou até o fim está inscrito, e pode desistir no anúncio dela; os outros podem se inscrever lá.
league-was-last = Foi a última temporada.
league-last-post = **{ $name }** · a temporada { $season } é a última.
league-goes-on-post = **{ $name }** · a liga continua depois da temporada { $season }.
league-end = Sem próxima temporada
league-ask-end = Não deixar que outra temporada siga esta de **{ $name }**? Esta é jogada até o fim, e até lá a liga pode voltar a continuar.
league-keep = Continuar a liga
league-cancel = Cancelar a temporada
league-ask-cancel = Cancelar de vez esta temporada de **{ $name }**? A liga acaba com ela; as partidas continuam como partidas comuns. "Sem próxima temporada" deixa que ela seja jogada até o fim.
league-none = Ainda não há liga neste servidor. Quem gerencia o servidor pode criar uma com `/league create`.
