courtesies-give-day = Offrir un jour
courtesies-day-given = Tu as offert un jour à { $name } dans la partie { $game }.
courtesies-days-left =
    { $count ->
        [0] C'était le dernier que tu peux y offrir.
        [one] Tu peux y offrir encore { $count } jour.
       *[other] Tu peux y offrir encore { $count } jours.
    }
courtesies-time-given = { $name } t'offre un jour dans la { $game }.
courtesies-claim-term = gain au temps à réclamer
courtesies-explained = Si quelqu'un épuise son temps, la partie continue jusqu'à ce que l'adversaire réclame le gain ; après { $days } jours, elle est ajournée.
courtesies-choice-claim = Gain au temps : seulement s'il est réclamé
courtesies-choice-no-claim = Gain au temps : aussitôt
courtesies-choice-claim-about = Quand un temps est épuisé, la partie continue jusqu'à ce que l'adversaire réclame le gain
courtesies-choice-no-claim-about = Quand un temps est épuisé, la partie est perdue aussitôt
courtesies-claim = Réclamer le gain
courtesies-late =
    { $who ->
        [you] Tu as épuisé ton temps : { $opponent } peut réclamer le gain tant que tu n'as pas joué. Sans cela, la partie est ajournée { $until }.
       *[other] { $name } a épuisé son temps : { $opponent } peut réclamer le gain tant que { $name } n'a pas joué. Sans cela, la partie est ajournée { $until }.
    }
courtesies-in-list = temps épuisé, le gain peut être réclamé
courtesies-claimed = Tu as réclamé le gain dans la partie { $game }.
courtesies-now-rated = La partie est maintenant classée : vous êtes d'accord.
courtesies-now-unrated = La partie n'est plus classée : vous êtes d'accord.
courtesies-no-clock = La partie { $game } n'a pas de pendule : il n'y a pas de temps à offrir.
courtesies-time-for-computer = Merci, mais je n'ai pas besoin de plus de temps.
courtesies-time-among-several = On n'offre du temps que dans une partie à deux.
courtesies-too-many-gifts = Tu as déjà offert { $most } jours dans la partie { $game }, c'est le maximum. Pour un arrêt plus long, propose une pause.
courtesies-given-just-now = Tu viens d'offrir un jour dans la partie { $game }. Tu pourras offrir le prochain { $when }.
courtesies-nothing-to-claim = Il n'y a pas de gain au temps à réclamer dans la partie { $game }.
courtesies-nothing-to-claim-yet = Il n'y a pas encore de gain au temps à réclamer dans la partie { $game } : le temps de ton adversaire s'épuise { $when } au plus tôt.
courtesies-own-time-is-up = Dans la partie { $game }, c'est toi qui as épuisé ton temps. Joue, et la partie continue.
courtesies-claim-without-clock = Sans pendule, personne n'épuise son temps : il n'y a rien à réclamer. Choisis une autre cadence avec `pace`, ou enlève `claim`.
courtesies-claim-for-two = Le gain au temps ne se réclame que dans une partie entre deux personnes. Enlève `claim`.
courtesies-too-late-to-rate = On ne peut plus changer si la partie { $game } est classée : c'est possible tant qu'il n'y a pas plus de { $most } pierres sur le plateau.
courtesies-too-late-in-set = Les deux parties d'un set sont classées, ou aucune, et la partie { $other } est déjà trop avancée.
courtesies-set-is-suspended = Les deux parties d'un set sont classées, ou aucune, et la partie { $other } est en pause ou ajournée. Reprenez-la d'abord.
courtesies-rating-at-table = Pour une partie à plus de deux, c'est à sa table qu'on décide si elle est classée.
courtesies-rating-of-match = On décide si un match est classé avant sa première partie.
courtesies-rating-with-computer = Les parties contre moi ne sont jamais classées.
courtesies-already-rated = La partie { $game } est déjà classée.
courtesies-already-unrated = La partie { $game } n'est pas classée, de toute façon.
