### News for one person, once each, in a direct message or in a channel, after a mention of them.

news-accepted = { $opponent } aceitou seu convite para { $terms }. Na { $game }, é a vez de { $opponent }.
news-declined = { $opponent } recusou seu convite para { $terms }.
news-expired =
    { $to ->
        [anybody] Seu convite expirou depois de uma semana sem que ninguém o aceitasse: { $terms }.
       *[player] Seu convite para { $opponent } expirou depois de uma semana sem resposta: { $terms }.
    }

news-line = Sua linha condicional na { $game } foi jogada.
news-lines-left = Ainda valem estas linhas condicionais:
news-no-lines-left = Você não tem mais linhas condicionais nela.

news-vacation =
    { $news ->
        [began] Seu tempo acabou, então suas férias estão sendo usadas até você jogar, no máximo até { $until }. Saldo deste ano: { $left }.
       *[goes-on] Suas férias continuam sendo usadas até você jogar, no máximo até { $until }. Saldo deste ano: { $left }.
    }
