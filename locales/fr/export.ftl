### Records of games, sent as files.

export-game = La feuille de la partie { $game }.
export-running-game = La feuille de la partie { $game } jusqu'ici.

export-all =
    { $count ->
        [one] La feuille de { $count } partie terminée.
       *[other] Les feuilles de { $count } parties terminées.
    }
export-none = Tu n'as pas de parties terminées à cet endroit.
export-rest = Il y en a d'autres : `/export all from:{ $game }` t'envoie les suivantes.
export-damaged =
    { $count ->
        [one] Je n'arrive pas à lire la partie { $games }, elle n'est donc pas dans le fichier. Préviens la personne qui gère ce bot.
       *[other] Je n'arrive pas à lire les parties { $games }, elles ne sont donc pas dans le fichier. Préviens la personne qui gère ce bot.
    }
export-damaged-many =
    { $others ->
        [one] Je n'arrive pas à lire les parties { $games } et { $others } autre, elles ne sont donc pas dans le fichier. Préviens la personne qui gère ce bot.
       *[other] Je n'arrive pas à lire les parties { $games } et { $others } autres, elles ne sont donc pas dans le fichier. Préviens la personne qui gère ce bot.
    }
export-which = Quelle partie ? Toute autre est envoyée par son numéro : `/export game game:412`.
export-choose = Choisis une partie
