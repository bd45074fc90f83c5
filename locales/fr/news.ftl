### News for one person, once each, in a direct message or in a channel, after a mention of them.

news-accepted = { $opponent } a accepté ton invitation : { $terms }. Dans la { $game }, c'est à { $opponent } de jouer.
news-declined = { $opponent } a refusé ton invitation : { $terms }.
news-expired =
    { $to ->
        [anybody] Ton invitation a expiré au bout d'une semaine sans que personne l'accepte : { $terms }.
       *[player] Ton invitation à { $opponent } a expiré après une semaine sans réponse : { $terms }.
    }

news-line = Ta ligne conditionnelle dans la { $game } a été jouée.
news-lines-left = Il te reste ces lignes conditionnelles :
news-no-lines-left = Il ne t'y reste aucune ligne conditionnelle.

news-vacation =
    { $news ->
        [began] Ton temps est écoulé : tes vacances sont utilisées jusqu'à ce que tu joues, au plus tard jusqu'au { $until }. Il te reste cette année : { $left }.
       *[goes-on] Tes vacances sont toujours utilisées jusqu'à ce que tu joues, au plus tard jusqu'au { $until }. Il te reste cette année : { $left }.
    }
