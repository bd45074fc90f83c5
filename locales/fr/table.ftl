table-head = **Table { $table }** · { $terms } · ouverte par { $host }
table-chair = { $number }. { $who }
table-side = **Camp { $side } :** { $names }
table-free = *vide*
table-kept = *réservée à* { $name }
table-rematch = { $players } : { $host } voudrait une revanche de la partie { $game }.
table-computer = le bot, niveau { $level }
table-with-points = { $name } (commence avec { $points })
table-starts = La partie commence quand toutes les places sont prises.
table-starts-early = La partie commence quand toutes les places sont prises, ou avec les personnes assises quand { $host } appuie sur *Débuter*.
table-order-by-chance = L'ordre de jeu est tiré au sort.
table-order-as-seated = On joue dans l'ordre des places.
table-first-in-centre = La première pierre est posée au centre ; la personne qui joue en second est appelée d'abord.
table-expires = Si elle ne se remplit pas, la table est retirée { $time }.
table-sit = S'asseoir
table-sit-on-side = Rejoindre le camp { $side }
table-stand = Se lever
table-no-thanks = Non merci
table-start = Débuter
table-fill = + Bots
table-not-rated-with-bots = Avec le bot à la table, elle n'est pas classée.
table-close = Fermer
table-closed = { $host } a fermé la table { $table } : { $terms }
table-expired = La table { $table } a été retirée : elle ne s'est pas remplie en une semaine. { $terms }
table-opened =
    { $place ->
        [here] La table { $table } est ouverte ici.
       *[elsewhere] La table { $table } est ouverte dans { $channel }.
    }
table-opened-and-started =
    { $place ->
        [here] La table { $table } est complète : la partie { $game } a commencé ici.
       *[elsewhere] La table { $table } est complète : la partie { $game } a commencé dans { $channel }.
    }
table-you-sit = Tu as pris place à la table { $table }.
table-you-stand = Tu as quitté la table { $table }.
table-you-declined = C'est refusé : aucune place ne t'est plus réservée à la table { $table }.
table-you-removed = { $guest } a quitté la table { $table } et pourra s'y rasseoir sur ton invitation.
table-you-closed = Tu as fermé la table { $table }.
table-begins = La partie { $game } a commencé.
table-you-invited = Tu as invité { $guest } à la table { $table }.
table-invitation = { $guest }, une place t'attend à la table { $table } ouverte par { $host } : { $terms }
