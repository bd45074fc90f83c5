hill-term = pour la colline de { $ruleset }
hill-explained = C'est pour la colline : qui gagne le set monte d'une marche, qui le perd en descend d'une. Accepter, c'est entrer sur la colline, sous les yeux de tout ce serveur.
hill-no-longer = Ce n'est plus pour la colline.
hill-rematch-not =
    { $why ->
        [off] Cette fois, ce n'est pas pour la colline : les collines sont désactivées sur ce serveur.
        [left] Cette fois, ce n'est pas pour la colline, car tu n'y es plus. `/hill` te permet d'y revenir.
       *[playing] Cette fois, ce n'est pas pour la colline, car vous jouez déjà un autre set pour elle.
    }
hill-title = { $ruleset } · King of the Hill

hill-heading = **{ $ruleset }** · la colline de ce serveur
hill-empty = Il n'y a encore personne sur cette colline.
hill-king = **{ $name }** porte la couronne de la colline.
hill-alone = **{ $name }** occupe la colline sans personne d'autre, et porte donc la couronne jusqu'à ce que quelqu'un monte plus haut.
hill-no-king = Personne ne porte la couronne : plusieurs personnes partagent la marche la plus haute, la marche { $step }.
hill-step = Marche { $step } : { $names }
hill-own = Tu es sur la marche { $step } sur { $top }.
hill-own-ends = Ta place s'arrête { $time } si tu ne finis pas de set sur cette colline d'ici là.
hill-not-on = Tu n'es pas sur cette colline. Qui arrive commence sur la marche la plus basse, et tout ce serveur voit qui est sur la colline.
hill-how = Un set classé convenu pour la colline fait monter d'une marche qui le gagne, et descendre d'une qui le perd. `/challenge` avec `hill` y invite. Qui n'en finit aucun en { $days } jours quitte la colline.
hill-others = Autres collines occupées : { $names }. `/hill ruleset:` les montre.
hill-join = Monter sur la colline
hill-leave = Quitter la colline
hill-stay = Rester
hill-ask-leave = Veux-tu quitter la colline de { $ruleset } ? Tu es sur la marche { $step }. Si tu reviens, tu commences sur la plus basse.
hill-leave-playing = Ton set pour cette colline continue, mais ne te fera pas bouger : à sa fin, tu n'y seras plus.
hill-challenge = Défier quelqu'un sur la colline
hill-opponent = { $name } · marche { $step }

hill-climbs =
    { $who ->
        [you] Tu montes à la marche { $step } de la colline.
       *[other] **{ $name }** monte à la marche { $step } de la colline.
    }
hill-falls =
    { $who ->
        [you] Tu descends à la marche { $step } de la colline.
       *[other] **{ $name }** descend à la marche { $step } de la colline.
    }
hill-bottom =
    { $who ->
        [you] Tu restes sur la marche la plus basse de la colline.
       *[other] **{ $name }** reste sur la marche la plus basse de la colline.
    }
hill-stays =
    { $who ->
        [you] Tu restes sur la marche { $step } de la colline.
       *[other] **{ $name }** reste sur la marche { $step } de la colline.
    }
hill-resign =
    { $result ->
        [lost] Sur la colline de { $ruleset }, cela te fait descendre d'une marche, sauf si tu es déjà sur la plus basse.
        [same] Sur la colline de { $ruleset }, cela ne fait bouger personne.
       *[open] Le set est pour la colline de { $ruleset } : qui le perd descend d'une marche.
    }
hill-is-king =
    { $who ->
        [you] Tu portes la couronne de la colline !
       *[other] **{ $name }** porte la couronne de la colline !
    }
hill-crowned = **{ $name }** se retrouve sans personne à ses côtés sur la marche la plus haute et porte la couronne de la colline.

hill-of-profile = Collines de ce serveur : { $list }
hill-of-profile-one =
    { $crown ->
        [king] { $ruleset } marche { $step } (couronne)
       *[none] { $ruleset } marche { $step }
    }

hill-ends = Ta place sur la colline de { $ruleset } s'arrête { $time }, car tu n'y as fini aucun set depuis { $days } jours. `/challenge` avec `hill`, sur son serveur, y invite.
hill-has-ended = Tu n'es plus sur la colline de { $ruleset }, car tu n'y as fini aucun set en { $days } jours. `/hill`, sur son serveur, te permet d'y revenir.
hill-became-king = Tu portes maintenant la couronne de la colline de { $ruleset } : il n'y a plus personne d'autre sur la marche la plus haute.
hill-is-on = Cette colline est sur le serveur où se trouve { $channel }.
hill-is-on-server = Cette colline est sur le serveur **{ $server }**.
hill-is-on-server-with = Cette colline est sur le serveur **{ $server }**, où se trouve { $channel }.

hill-switched-off = Les collines sont gardées, mais personne ne les voit ni n'y monte tant que `hill` n'est pas réactivé.

hill-alt =
    La colline de { $ruleset }, { $count ->
        [one] { $count } marche
       *[other] { $count } marches
    }.
hill-alt-step = Marche { $step } : { $names }.
hill-alt-king = Marche { $step } : { $name }, avec la couronne.
hill-more-steps =
    { $count ->
        [one] { $count } marche de plus
       *[other] { $count } marches de plus
    }

hill-off = Il n'y a pas de colline sur ce serveur. Qui le gère peut activer les collines dans `/server`.
hill-only-on-servers = Il n'y a de collines que sur les serveurs. Utilise `/hill` dans un salon de l'un d'eux.
hill-no-hill = Il n'y a pas de colline de { $ruleset } avec ces options : seul en a une ce qui se joue à deux en sets classés. Choisis une autre variante, ou enlève ses options.
hill-only-rated-sets = Sur une colline, seuls les sets classés comptent. Enlève `set` et `rated`, ou `hill`.
hill-stays-rated = Ce set est pour la colline, où seuls les sets classés comptent, donc il reste classé.
hill-not-on-hill = Tu n'es pas sur la colline de { $ruleset }, et il faut y être pour inviter à un set qui y compte. `/hill` te permet d'y monter.
hill-other-left = { $player } n'est plus sur la colline de { $ruleset } : aucun set ne peut y commencer. Jouez sans `hill`, ou demande-lui d'y revenir.
hill-set-running = Vous jouez déjà un set pour cette colline : la partie { $game } en fait partie. Finissez-le d'abord, ou jouez sans `hill`.
hill-invited = Il y a déjà entre vous une invitation à un set pour cette colline : { $player } l'a faite { $time } dans { $channel }. Réponds-y ou retire-la d'abord, ou jouez sans `hill`.
hill-for-two = Une colline est faite pour des sets entre deux personnes. Enlève `hill`, ou choisis une personne et une variante pour deux.
