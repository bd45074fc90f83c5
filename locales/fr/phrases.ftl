### Phrases that several messages share: moves, the terms of a game, scores.

phrases-number =
    { $count ->
        [0] aucune
        [1] une
        [2] deux
        [3] trois
        [4] quatre
        [5] cinq
        [6] six
        [7] sept
        [8] huit
        [9] neuf
        [10] dix
        [11] onze
        [12] douze
       *[other] { $count }
    }
phrases-computer = { $name } (niveau { $level })

phrases-colour =
    { $colour ->
        [white] blanc
        [black] noir
        [red] rouge
        [blue] bleu
        [green] vert
       *[yellow] jaune
    }
phrases-line-turn = { $colour } { $moves }

phrases-opening-free = ouverture libre
phrases-opening-tournament = règle de tournoi
phrases-opening-g = règle G
phrases-opening-swap = ouverture swap
phrases-opening-swap2 = ouverture swap2

phrases-poof = poof
phrases-without-poof = sans poof
phrases-boat = boat
phrases-without-boat = sans boat

phrases-overline-wins = six pierres alignées ou plus gagnent
phrases-overline-neutral = seul un alignement de cinq exactement gagne

phrases-bans-none = doubles trois permis
phrases-bans-first = doubles trois interdits à qui commence
phrases-bans-both = doubles trois interdits aux deux camps

phrases-rated = classée
phrases-not-rated = non classée
phrases-with-calls = avec annonces

phrases-played =
    { $who ->
        [you] Tu as
       *[other] { $name } a
    } joué { $stone ->
        [power] une pierre de pouvoir en **{ $point }**
       *[ordinary] **{ $point }**
    }.

phrases-played-capturing =
    { $who ->
        [you] Tu as
       *[other] { $name } a
    } joué { $stone ->
        [power] une pierre de pouvoir en **{ $point }**
       *[ordinary] **{ $point }**
    } en capturant { $captured }.

phrases-played-losing =
    { $who ->
        [you] Tu as
       *[other] { $name } a
    } joué { $stone ->
        [power] une pierre de pouvoir en **{ $point }**
       *[ordinary] **{ $point }**
    } en perdant { $lost } (poof).

phrases-played-capturing-losing =
    { $who ->
        [you] Tu as
       *[other] { $name } a
    } joué { $stone ->
        [power] une pierre de pouvoir en **{ $point }**
       *[ordinary] **{ $point }**
    } en capturant { $captured }, mais en perdant { $lost } (poof).

phrases-played-several = { $name } a joué { $points }.
phrases-opened = { $name } a ouvert par { $points }.

phrases-took-colour =
    { $who ->
        [you] Tu as
       *[other] { $name } a
    } pris { $colour ->
        [black] noir
       *[white] blanc
    }.

phrases-handed-back =
    { $who ->
        [you] Tu ajoutes deux pierres, puis ton adversaire choisit une couleur.
       *[other] { $name } ajoute deux pierres, puis l'autre camp choisit une couleur.
    }

phrases-left-game =
    { $who ->
        [you] Tu as
       *[other] { $name } a
    } quitté la partie.

phrases-draw-agreed = Nulle par accord mutuel.
phrases-tria = **Tria !**
phrases-tessera = **Tessera !**

phrases-captured = Captures { $score }.
phrases-captured-pairs = Paires capturées : { $counts }.
phrases-captured-stones = Pierres capturées : { $counts }.
phrases-captured-by = { $name } { $count }

phrases-points = Score du match : { $points } (victoire à { $target }).

phrases-game = partie { $game }
phrases-game-linked = [partie { $game }]({ $link })

phrases-addressed = { $players } : { $text }
