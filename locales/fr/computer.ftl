### Games against the computer. "I" and "me" are the bot.

computer-play = Jouer contre le bot
computer-choose = Joue à Pente contre moi : sans pendule, et sans compter pour le classement. Choisis mon niveau pour commencer.
computer-how-strong = Choisis mon niveau

computer-level =
    { $level ->
        [1] Niveau { $level } : Graine
        [2] Niveau { $level } : Pousse
        [3] Niveau { $level } : Arbrisseau
        [4] Niveau { $level } : Noisetier
        [5] Niveau { $level } : Bouleau
        [6] Niveau { $level } : Cerisier
        [7] Niveau { $level } : Hêtre
        [8] Niveau { $level } : Chêne
        [9] Niveau { $level } : If
       *[10] Niveau { $level } : Séquoia
    }

computer-about-level =
    { $level ->
        [1] Pour une première partie : je peux même rater un quatre, le tien ou le mien.
        [2] Je vois chaque quatre, mais je rate souvent les trois ouverts et les captures.
        [3] Je vois plus de trois ouverts, mais j'en rate encore beaucoup en diagonale ou avec un trou.
        [4] Je vois la plupart des menaces, mais je rate souvent diagonales, trous et captures.
        [5] Je rate une menace de temps en temps, mais je trouve les courtes victoires forcées.
        [6] Je rate rarement une menace et je trouve des victoires forcées plus longues.
        [7] Je ne rate presque plus de menaces et je pèse chaque coup avec soin.
        [8] Je ne rate à peu près rien et je trouve de longues victoires forcées.
        [9] Plus aucune menace ne m'échappe, et je vois loin.
       *[10] Ma force maximale : aucune menace ne m'échappe, et je vois le plus loin possible.
    }

computer-begun =
    { $place ->
        [here] La partie { $game } commence ci-dessous.
        [private] La partie { $game } commence dans nos messages privés.
       *[elsewhere] La partie { $game } commence dans { $channel }.
    }
computer-terms = Toi ({ $yours }) contre moi ({ $mine }), niveau { $level } : { $terms }.
computer-terms-without-colours = Toi contre moi, niveau { $level } : { $terms }.
computer-already-begun =
    { $place ->
        [here] La partie { $game } a déjà commencé ici.
        [private] La partie { $game } a déjà commencé dans nos messages privés.
       *[elsewhere] La partie { $game } a déjà commencé dans { $channel }.
    }
computer-only-one = Tu l'as demandée deux fois de suite, alors je n'ai lancé qu'une partie.

computer-no-move = Je ne trouve aucun coup dans la partie { $game }. C'est un bug, et il est noté dans le journal. `/board` me fait réessayer, `/offer` annule ton dernier coup, `/resign` met fin à la partie.

computer-no-results = Tu n'as pas encore fini de partie contre moi. `/challenge` m'invite, au niveau de ton choix, de 1 à 10.
computer-results = Tes résultats contre moi :
computer-result = { $ruleset }, niveau { $level } : { $wins ->
        [one] { $wins } victoire
       *[other] { $wins } victoires
    }, { $losses ->
        [one] { $losses } défaite
       *[other] { $losses } défaites
    }, { $draws ->
        [one] { $draws } nulle
       *[other] { $draws } nulles
    }
computer-another-ruleset = une variante retirée
