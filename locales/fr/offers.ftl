### Offers between the players of a game.

offers-offered =
    { $kind ->
        [takeback] { $opponent }, { $maker } demande à annuler son dernier coup dans la partie { $game }.
        [takeback-with-reply] { $opponent }, { $maker } demande à annuler son dernier coup dans la partie { $game }. Ta réponse serait annulée aussi.
        [pause] { $opponent }, { $maker } propose une pause dans la partie { $game }. Les pendules s'arrêtent jusqu'à ce que quelqu'un reprenne ou joue.
        [pause-without-clock] { $opponent }, { $maker } propose une pause dans la partie { $game }, jusqu'à ce que quelqu'un reprenne ou joue.
        [adjourn] { $opponent }, { $maker } propose d'ajourner la partie { $game }. Personne ne perd, et elle reprend d'un commun accord.
        [resume] { $opponent }, { $maker } propose de reprendre la partie { $game }.
        [resign] { $opponent }, { $maker } veut abandonner la partie { $game } pour votre camp. Si tu acceptes, vous perdez.
        [takeback-with-replies] { $opponent }, { $maker } demande à reprendre un coup dans la partie { $game } : son dernier coup et tous les suivants.
        [rate] { $opponent }, { $maker } propose que la partie { $game } soit classée.
        [unrate] { $opponent }, { $maker } propose que la partie { $game } soit non classée.
       *[draw] { $opponent }, { $maker } propose la nulle dans la partie { $game }.
    }

offers-agree = Accepter
offers-decline = Refuser
offers-withdraw = Retirer

offers-agreed =
    { $kind ->
        [takeback] { $answerer } accepte : { $maker } annule son dernier coup dans la partie { $game }.
        [pause] { $maker } et { $answerer } mettent la partie { $game } en pause.
        [adjourn] { $maker } et { $answerer } ajournent la partie { $game }.
        [resume] { $maker } et { $answerer } reprennent la partie { $game }.
        [resign] { $maker } et { $answerer } abandonnent la partie { $game }.
        [rate] { $maker } et { $answerer } sont d'accord : la partie { $game } est classée.
        [unrate] { $maker } et { $answerer } sont d'accord : la partie { $game } est non classée.
       *[draw] { $maker } et { $answerer } acceptent la nulle dans la partie { $game }.
    }
offers-declined =
    { $kind ->
        [takeback] { $maker } demandait à annuler un coup dans la partie { $game } : { $answerer } refuse.
        [pause] { $maker } proposait une pause dans la partie { $game } : { $answerer } refuse.
        [adjourn] { $maker } proposait d'ajourner la partie { $game } : { $answerer } refuse.
        [resume] { $maker } proposait de reprendre la partie { $game } : { $answerer } refuse.
        [resign] { $answerer } ne veut pas abandonner la partie { $game }.
        [rate] { $maker } proposait que la partie { $game } soit classée : { $answerer } refuse.
        [unrate] { $maker } proposait que la partie { $game } soit non classée : { $answerer } refuse.
       *[draw] { $maker } proposait la nulle dans la partie { $game } : { $answerer } refuse.
    }
offers-withdrawn =
    { $kind ->
        [takeback] { $maker } ne demande plus à annuler un coup dans la partie { $game }.
        [pause] { $maker } ne propose plus de pause dans la partie { $game }.
        [adjourn] { $maker } ne propose plus d'ajourner la partie { $game }.
        [resume] { $maker } ne propose plus de reprendre la partie { $game }.
        [resign] { $maker } ne veut plus abandonner la partie { $game }.
        [rate] { $maker } ne propose plus que la partie { $game } soit classée.
        [unrate] { $maker } ne propose plus que la partie { $game } soit non classée.
       *[draw] { $maker } ne propose plus la nulle dans la partie { $game }.
    }
offers-moot =
    { $kind ->
        [takeback] La demande d'annulation dans la partie { $game } n'est plus valable.
        [pause] La proposition de pause dans la partie { $game } n'est plus valable.
        [adjourn] La proposition d'ajourner la partie { $game } n'est plus valable.
        [resume] La proposition de reprendre la partie { $game } n'est plus valable.
        [resign] La proposition d'abandonner la partie { $game } n'est plus valable.
        [rate] La proposition que la partie { $game } soit classée n'est plus valable.
        [unrate] La proposition que la partie { $game } soit non classée n'est plus valable.
       *[draw] La proposition de nulle dans la partie { $game } n'est plus valable.
    }
offers-replaced = { $maker } a proposé autre chose à la place.

offers-sent =
    { $kind ->
        [takeback] Tu as demandé à annuler un coup dans la partie { $game }. Ton adversaire peut accepter jusqu'au prochain coup.
        [pause] Tu as proposé une pause dans la partie { $game }. Ton adversaire peut accepter jusqu'au prochain coup.
        [adjourn] Tu as proposé d'ajourner la partie { $game }. Ton adversaire peut accepter jusqu'au prochain coup.
        [resume] Tu as proposé de reprendre la partie { $game }. Elle continue quand ton adversaire accepte.
        [rate] Tu as proposé que la partie { $game } soit classée. Ton adversaire peut accepter jusqu'au prochain coup.
        [unrate] Tu as proposé que la partie { $game } soit non classée. Ton adversaire peut accepter jusqu'au prochain coup.
       *[draw] Tu as proposé la nulle dans la partie { $game }. Ton adversaire peut accepter jusqu'au prochain coup.
    }
offers-stands =
    { $kind ->
        [takeback] Tu as déjà demandé à annuler un coup dans la partie { $game }. Ton adversaire peut accepter jusqu'au prochain coup.
        [pause] Tu as déjà proposé une pause dans la partie { $game }. Ton adversaire peut accepter jusqu'au prochain coup.
        [adjourn] Tu as déjà proposé d'ajourner la partie { $game }. Ton adversaire peut accepter jusqu'au prochain coup.
        [resume] Tu as déjà proposé de reprendre la partie { $game }. Elle continue quand ton adversaire accepte.
        [rate] Tu as déjà proposé que la partie { $game } soit classée. Ton adversaire peut accepter jusqu'au prochain coup.
        [unrate] Tu as déjà proposé que la partie { $game } soit non classée. Ton adversaire peut accepter jusqu'au prochain coup.
       *[draw] Tu as déjà proposé la nulle dans la partie { $game }. Ton adversaire peut accepter jusqu'au prochain coup.
    }
offers-done =
    { $kind ->
        [takeback] Tu as annulé ton dernier coup dans la partie { $game }.
        [takeback-with-reply] Tu as annulé ton dernier coup dans la partie { $game }, et les coups qui l'ont suivi.
        [takeback-from-bot] Tu as annulé ton dernier coup dans la partie { $game }, et ma réponse avec lui.
        [pause] La partie { $game } est en pause jusqu'à ce que quelqu'un reprenne ou joue.
        [adjourn] La partie { $game } est ajournée. Personne ne perd, et vous pourrez la reprendre plus tard.
        [resume] La partie { $game } a repris.
        [resign] Ton camp a abandonné la partie { $game }.
        [rate] La partie { $game } est maintenant classée : vous l'avez proposé tous les deux.
        [unrate] La partie { $game } est maintenant non classée : vous l'avez proposé tous les deux.
       *[draw] La partie { $game } est nulle : chaque camp l'a proposé.
    }
offers-went-on = Tu as repris la partie { $game }.

offers-button =
    { $kind ->
        [takeback] Annuler le coup
        [takeback-if-agreed] Demander l'annulation du coup
        [takeback-from-bot] Annuler les deux coups
        [pause] Pause
        [adjourn] Ajourner
        [resume] Reprendre
        [rate] Classer la partie
        [unrate] Ne pas classer la partie
       *[draw] Proposer la nulle
    }
offers-agreed-so-far = Déjà d'accord : { $names }.
offers-you-agreed =
    { $kind ->
        [pause] Une pause était déjà proposée dans la partie { $game } ; tu l'as acceptée. D'autres doivent encore le faire.
        [adjourn] Ajourner la partie { $game } était déjà proposé ; tu as accepté. D'autres doivent encore le faire.
        [resume] Reprendre la partie { $game } était déjà proposé ; tu as accepté. D'autres doivent encore le faire.
       *[draw] La nulle était déjà proposée dans la partie { $game } ; tu l'as acceptée. D'autres doivent encore le faire.
    }
offers-waits-for =
    { $count ->
        [1] Ta proposition dans la partie { $game } attend la réponse de { $names }. Elle prend effet avec son accord ; le prochain coup l'annule.
       *[other] Ta proposition dans la partie { $game } attend la réponse de { $names }. Elle prend effet quand tout le monde a accepté ; le prochain coup l'annule.
    }
offers-proposed-to-partner = Tu as proposé à { $partner } que votre camp abandonne la partie { $game }. Avec son accord, votre camp perd ; le prochain coup annule la proposition.
