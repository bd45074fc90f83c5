### News for one person, once each, in a direct message or in a channel, after a mention of them.

news-accepted = { $opponent } aceitou seu convite para { $terms }. Na { $game }, é a vez de { $opponent }.
news-declined = { $opponent } recusou seu convite para { $terms }.
news-expired =
    { $to ->
        [anybody] Seu convite expirou sem que ninguém o aceitasse: { $terms }.
       *[player] Seu convite para { $opponent } expirou sem resposta: { $terms }.
    }
news-expired-several = Estes convites expiraram sem que ninguém os aceitasse:
news-expired-one =
    { $to ->
        [anybody] qualquer pessoa: { $terms }
       *[player] { $opponent }: { $terms }
    }

news-line = Sua linha condicional na { $game } foi jogada.
news-lines-left = Ainda valem estas linhas condicionais:
news-no-lines-left = Você não tem mais linhas condicionais nela.
news-lines-ended = Alguém deixou a { $game } e os outros continuam: suas linhas condicionais nela não valem mais. Você pode deixar outras com `/if-then`.
news-removed = Quem abriu a mesa { $table } em { $channel } fez você se levantar. Você pode se sentar lá de novo se receber um convite.

news-vacation =
    { $news ->
        [began] Seu tempo acabou, então suas férias estão sendo usadas até você jogar, no máximo até { $until }. Saldo deste ano: { $left }.
       *[goes-on] Suas férias continuam sendo usadas até você jogar, no máximo até { $until }. Saldo deste ano: { $left }.
    }
news-vacation-ends = Um servidor não permite mais férias em partidas ranqueadas, então as suas terminam nestes prazos. Jogue até lá, ou a partida estará perdida:

news-offer-declined =
    { $kind ->
        [takeback] { $opponent } não aceitou que você volte um lance na { $game }.
        [pause] { $opponent } recusou pausar a { $game }.
        [adjourn] { $opponent } recusou adiar a { $game }.
        [resume] { $opponent } recusou retomar a { $game }.
        [rate] { $opponent } recusou que a { $game } seja ranqueada.
        [unrate] { $opponent } recusou que a { $game } seja não ranqueada.
       *[draw] { $opponent } recusou sua proposta de empate na { $game }.
    }
news-offer-agreed =
    { $kind ->
        [pause] { $opponent } aceitou pausar a { $game }.
        [adjourn] { $opponent } aceitou adiar a { $game }.
        [resume] { $opponent } aceitou retomar a { $game }.
        [rate] { $opponent } aceitou que a { $game } seja ranqueada.
        [unrate] { $opponent } aceitou que a { $game } seja não ranqueada.
       *[takeback] { $opponent } aceitou que você volte um lance na { $game }.
    }
