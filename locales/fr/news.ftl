### News for one person, once each, in a direct message or in a channel, after a mention of them.

news-accepted = { $opponent } a accepté ton invitation : { $terms }. Dans la { $game }, c'est à { $opponent } de jouer.
news-declined = { $opponent } a refusé ton invitation : { $terms }.
news-expired =
    { $to ->
        [anybody] Ton invitation a expiré sans que personne l'accepte : { $terms }.
       *[player] Ton invitation à { $opponent } a expiré sans réponse : { $terms }.
    }
news-expired-several = Ces invitations ont expiré sans être acceptées :
news-expired-one =
    { $to ->
        [anybody] tout le monde : { $terms }
       *[player] { $opponent } : { $terms }
    }

news-line = Ta ligne conditionnelle dans la { $game } a été jouée.
news-lines-left = Il te reste ces lignes conditionnelles :
news-no-lines-left = Il ne t'y reste aucune ligne conditionnelle.
news-lines-ended = Quelqu'un a quitté la { $game } et les autres continuent : tes lignes conditionnelles n'y valent plus. Tu peux en laisser d'autres avec `/if-then`.
news-removed = La personne qui a ouvert la table { $table } dans { $channel } t'a fait quitter ta chaise. Tu pourras t'y rasseoir si elle t'invite.

news-vacation =
    { $news ->
        [began] Ton temps est écoulé : tes vacances sont utilisées jusqu'à ce que tu joues, au plus tard jusqu'au { $until }. Il te reste cette année : { $left }.
       *[goes-on] Tes vacances sont toujours utilisées jusqu'à ce que tu joues, au plus tard jusqu'au { $until }. Il te reste cette année : { $left }.
    }
news-vacation-ends = Un serveur n'autorise plus les vacances dans les parties classées : les tiennes s'arrêtent donc à ces échéances. Joue avant, sinon la partie est perdue :

news-offer-declined =
    { $kind ->
        [takeback] { $opponent } refuse que tu annules ton coup dans la { $game }.
        [pause] { $opponent } refuse la pause dans la { $game }.
        [adjourn] { $opponent } refuse d'ajourner la { $game }.
        [resume] { $opponent } refuse de reprendre la { $game }.
        [rate] { $opponent } refuse que la { $game } soit classée.
        [unrate] { $opponent } refuse que la { $game } soit non classée.
       *[draw] { $opponent } refuse la nulle que tu proposais dans la { $game }.
    }
news-offer-agreed =
    { $kind ->
        [pause] { $opponent } accepte la pause dans la { $game }.
        [adjourn] { $opponent } accepte d'ajourner la { $game }.
        [resume] { $opponent } accepte de reprendre la { $game }.
        [rate] { $opponent } accepte que la { $game } soit classée.
        [unrate] { $opponent } accepte que la { $game } soit non classée.
       *[takeback] { $opponent } accepte que tu annules ton coup dans la { $game }.
    }
