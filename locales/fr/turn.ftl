### The message of a turn, with the picture of the board: who is to move, and everything that led to it.
### Its sentences stand in one paragraph: whose turn it is, what was played (phrases.ftl), and what follows.

turn-called =
    { $asked ->
        [choice] { $player }, choisis une couleur · partie { $game }, coup { $number }.
        [white] { $player }, à toi de jouer : une pierre blanche · partie { $game }, coup { $number }.
        [black] { $player }, à toi de jouer : une pierre noire · partie { $game }, coup { $number }.
        [second] { $player }, à toi de jouer : une deuxième pierre · partie { $game }, coup { $number }.
       *[stone] { $player }, à toi de jouer · partie { $game }, coup { $number }.
    }

turn-to-pick =
    { $asked ->
        [choice] Choisis une couleur · partie { $game }, coup { $number }.
        [white] À toi de jouer : une pierre blanche · partie { $game }, coup { $number }.
        [black] À toi de jouer : une pierre noire · partie { $game }, coup { $number }.
        [second] À toi de jouer : une deuxième pierre · partie { $game }, coup { $number }.
       *[stone] À toi de jouer · partie { $game }, coup { $number }.
    }

turn-still-yours =
    { $asked ->
        [choice] Choisis maintenant une couleur dans la partie { $game }.
        [white] Pose maintenant une pierre blanche dans la partie { $game }.
        [black] Pose maintenant une pierre noire dans la partie { $game }.
        [second] Pose maintenant ta deuxième pierre dans la partie { $game }.
       *[stone] C'est maintenant à toi de jouer dans la partie { $game }.
    }

turn-next =
    { $asked ->
        [choice] Partie { $game } : à { $player } de choisir une couleur.
        [mine] Partie { $game } : ma réponse arrive sur le plateau.
       *[stone] Partie { $game } : à { $player } de jouer.
    }

turn-shown-again =
    { $asked ->
        [choice] **Partie { $game }**, coup { $number } : à { $player } de choisir une couleur.
        [mine] **Partie { $game }**, coup { $number } : à moi de jouer.
       *[stone] **Partie { $game }**, coup { $number } : à { $player } de jouer.
    }
turn-shown-again-to-you =
    { $asked ->
        [choice] **Partie { $game }**, coup { $number } : choisis une couleur.
       *[stone] **Partie { $game }**, coup { $number } : à toi de jouer.
    }
turn-side =
    { $who ->
        [you] Toi : { $colour }.
       *[other] { $name } : { $colour }.
    }
turn-side-captured =
    { $who ->
        [you] Toi : { $colour }
       *[other] { $name } : { $colour }
    }, { $count ->
        [0] aucune capture
        [one] { $count } pierre capturée
       *[other] { $count } pierres capturées
    }.
turn-side-captured-pairs =
    { $who ->
        [you] Toi : { $colour }
       *[other] { $name } : { $colour }
    }, { $count ->
        [0] aucune capture
        [one] { $count } paire capturée
       *[other] { $count } paires capturées
    }.

turn-computer-thinks = **Partie { $game }**, coup { $number } : je réfléchis.
turn-is-thinking = **Partie { $game }**, coup { $number } : { $name } réfléchit.
turn-paused =
    { $clock ->
        [none] **Partie { $game }**, coup { $number } : en pause jusqu'à ce que quelqu'un reprenne ou joue.
       *[stopped] **Partie { $game }**, coup { $number } : en pause. Les pendules sont arrêtées jusqu'à ce que quelqu'un reprenne ou joue.
    }
turn-adjourned =
    { $with ->
        [bot] **Partie { $game }**, coup { $number } : ajournée. Personne n'a perdu. Appuie sur *Reprendre* pour continuer.
       *[person] **Partie { $game }**, coup { $number } : ajournée. Personne n'a perdu. Appuie sur *Reprendre* pour proposer de continuer.
    }

turn-taken-back = Un coup a été annulé.
turn-taken-back-free = { $name } a annulé son dernier coup : dans les deux premières minutes, aucun accord n'est nécessaire.
turn-taken-back-by =
    { $count ->
        [1] { $name } a annulé le coup { $number }.
       *[other] { $name } a annulé le coup { $number } et tous les suivants.
    }
turn-pause-over = La pause est finie.
turn-resumed = La partie a repris.
turn-first-stone = La règle impose la première pierre en **{ $point }**.
turn-answered-at-once = Une réponse était prête : { $answer }
turn-line-missed = Aucune de tes lignes conditionnelles ne répond à cela.

turn-swap-begins = Ouverture swap : pose les quatre premières pierres, les deux couleurs en alternance, où tu veux. Ton adversaire choisit ensuite une couleur.
turn-swap2-begins = Ouverture swap2 : pose les trois premières pierres, les deux couleurs en alternance, où tu veux. Ton adversaire choisit ensuite une couleur, ou ajoute deux pierres et te laisse choisir.
turn-choose-colour = Prends-tu **blanc** ou **noir** ?
turn-choose-colour-or-add = Prends **blanc**, prends **noir**, ou ajoute une pierre noire et une blanche et laisse ton adversaire choisir.
turn-moves-next =
    { $colour ->
        [black] À Noir de jouer.
       *[white] À Blanc de jouer.
    }

turn-resume = Reprendre
turn-more = Plus
turn-game-begins = { $players } : votre partie commence.
turn-sides = { $one } contre { $other }.
turn-order = Ensuite : { $names }.
turn-partner =
    { $who ->
        [you] Tu joues avec { $name }.
       *[other] { $player } joue avec { $name }.
    }
turn-out = Hors jeu : { $names }.
turn-resigned-and-left = { $name } abandonne et sort du jeu.
turn-timed-out-and-left = { $name } n'a plus de temps et sort du jeu.

turn-was-to-move = C'était à { $player } de jouer · partie { $game }, coup { $number }.
turn-outdated = Ce plateau n'est plus à jour · partie { $game }, coup { $number }.
