tournament-setup-wrong = Pas encore correct (**Écrire…** rouvre ce que tu as écrit) :
tournament-setup-wrong-elsewhere = Pas encore correct (**{ $page }** puis **Écrire…** rouvre ce que tu as écrit) :
tournament-setup-still-to-write = Ce qui a été écrit est gardé : rouvre-le et envoie-le encore.
tournament-setup-of-line =
    { $line ->
        [name] **Nom**
        [ruleset] **Règles**
        [players] **Joueurs**
        [ratings] **Classements**
        [rounds] **Rondes**
        [start] **Début**
        [entry-end] **Inscriptions jusqu’à**
        [check-in] **Confirmation**
       *[repeats] **Répétition**
    } : { $why }
tournament-setup-start-passed = Le début choisi est passé, ou trop proche. Choisis-en un autre ci-dessous, ou touche **Écrire…**.
tournament-setup-you-wrote = Tu avais écrit :
tournament-setup-unrated-options = Il n'est pas classé : les classements comptent { $ruleset } selon ses règles, sans options comme un autre plateau ou une autre ouverture.
tournament-setup-unrated-ruleset = Il n'est pas classé : il n'y a pas de classement pour { $ruleset }.
tournament-setup-menu-pace = Le temps de réflexion
tournament-setup-menu-entry-end = Jusqu’à quand on peut s’inscrire
tournament-setup-menu-check-in = Confirmer sa présence avant le début ?
tournament-setup-menu-repeat = Répétition
tournament-setup-dates = Quand…
tournament-setup-game = Quoi…
tournament-setup-write = Écrire…
tournament-setup-entry-until-start = Jusqu’au début
tournament-setup-entry-before = Jusqu’à { $span } avant le début
tournament-setup-check-in-none = Sans confirmation
tournament-setup-check-in-span = Confirmation dans les dernières { $span } avant le début
tournament-setup-repeat-none = Une seule fois
tournament-setup-repeat-choice =
    { $kind ->
        [weekly] Chaque semaine
        [fortnightly] Toutes les deux semaines
       *[monthly] Chaque mois le même jour, comme chaque premier samedi
    }
tournament-setup-choice-swiss-like = Système suisse, forces semblables d’abord
tournament-setup-choice-groups-like = Toutes rondes, groupes de { $count } de force semblable
tournament-setup-format-like = Les joueurs de force semblable se rencontrent d’abord.
tournament-setup-format-like-groups = Chaque groupe réunit des joueurs de force semblable.
tournament-setup-format-rounds = Il compte { $count } rondes.
tournament-setup-format-draws = Un match nul est rejoué une fois, avec moins de temps si la cadence le permet ; s’il est encore nul, la meilleure tête de série passe.
tournament-setup-form-game = Ce qui est joué
tournament-setup-form-dates = Quand il a lieu
tournament-setup-line-name = Nom
tournament-setup-line-ruleset = Règles, avec options
tournament-setup-line-players = Joueurs : min-max, « full » : complet = début
tournament-setup-line-ratings = Classements (vide : tous)
tournament-setup-line-rounds = Rondes (vide : selon le nombre)
tournament-setup-line-start = Début, à ton heure
tournament-setup-line-entry-end = Inscriptions jusqu’à (vide : le début)
tournament-setup-line-check-in = Confirmation : minutes avant (vide : non)
tournament-setup-line-repeats = Répétition, en RRULE (vide : une fois)
tournament-setup-example-name = Coupe d’automne
tournament-setup-usual-name = Tournoi
tournament-setup-entry-until = On peut s’inscrire jusqu’au { $time } ({ $span }).
tournament-setup-repeats =
    { $kind ->
        [weekly] Il se répète chaque semaine.
        [fortnightly] Il se répète toutes les deux semaines.
       *[monthly] Il se répète chaque mois le même jour de la semaine.
    }
tournament-setup-repeats-by-rule = Il se répète selon la règle `{ $rule }`.
tournament-setup-next = Le prochain est le { $time }.
tournament-setup-last = C’est le dernier.
