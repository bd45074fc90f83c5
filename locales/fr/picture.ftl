### Pictures: the few words in them, and the descriptions that screen readers tell of them. The words in
### a picture must be short. A description has at most 1,024 characters, names of stones included: the
### shorter its sentences, the more stones are told.

picture-separator = {", "}

picture-colour =
    { $colour ->
        [white] blanc
        [black] noir
        [red] rouge
        [blue] bleu
        [green] vert
       *[yellow] jaune
    }
picture-colour-begins =
    { $colour ->
        [white] Blanc
        [black] Noir
        [red] Rouge
        [blue] Bleu
        [green] Vert
       *[yellow] Jaune
    }
picture-power = pouvoir

picture-empty = Un plateau vide.
picture-first-stone = La règle impose la première pierre en { $point }.
picture-tria = Tria !
picture-tessera = Tessera !
picture-played = { $who } a joué { $point }.
picture-played-and-removed = { $who } a joué { $point } et retiré { $removed }.
picture-player = { $name } ({ $colour })
picture-player-of-seat = Joueur { $number }
picture-captured-stones = Pierres capturées : { $counts }.
picture-captured-pairs = Paires capturées : { $counts }.
picture-captured-of-colour = { $count } par { $colour }
picture-stones = { $colour } : { $points }.
picture-stones-and-more = { $colour } : { $points } et { $count } de plus.
picture-stones-counted =
    { $colour } : { $count ->
        [one] { $count } pierre
       *[other] { $count } pierres
    }.
picture-power-stones = Pierres de pouvoir : { $points }.

picture-part = Le plateau de { $low } à { $high }.
picture-part-line = La ligne.
picture-picked = Choisie, pas encore jouée : { $point }.
picture-marked = Marquées : { $points }.

picture-rank = Rangée { $rank } : { $stones }.
picture-rank-stones = { $colour } { $files }
picture-line = La ligne : { $stones }.
picture-other-ranks =
    Sur les autres rangées : { $count ->
        [one] { $count } pierre
       *[other] { $count } pierres
    }.

picture-drawing-colours = { $colours }.
picture-drawing-colour = { $number } est { $colour }
picture-drawing-rank = Rangée { $number } en partant du haut : { $points }.
picture-drawing-point = { $what } en { $file }
picture-drawing-points = { $what } de { $first } à { $last }
picture-drawing-marked = marque
picture-drawing-power-stone = pierre de pouvoir
picture-drawing-more-ranks =
    { $count ->
        [one] { $count } rangée de plus
       *[other] { $count } rangées de plus
    }.

picture-game = Partie { $game }
picture-to-move = À { $name } de jouer
picture-paused = En pause
picture-adjourned = Ajournée
picture-without-a-winner = Sans résultat
picture-drawn = Nulle
picture-wins = { $name } gagne
picture-win = { $names } gagnent
picture-partners = { $one } & { $other }
picture-bot = Bot { $level }
picture-captured = captures : { $count }
picture-out = hors jeu

picture-replay-title = { $players } · partie { $game }
picture-opponents = { $one } contre { $other }
picture-captured-score = Captures { $score }
picture-replay = Toute la partie, coup par coup.

picture-match-title = Partie { $game } · match en { $target }
picture-match-score = Score du match en { $target } points.
picture-match-player =
    { $name } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $detail ->
        [0] {""}
       *[other] {" "}(par partie : { $games })
    }.

picture-rating-none = { $title } : pas encore de partie classée.
picture-rating-one = { $title } : { $first } le { $start }, après 1 partie classée.
picture-rating =
    { $title } : { $first } le { $start }, { $last } le { $end } ; entre { $lowest } et { $highest } ; { $count ->
        [one] { $count } partie classée
       *[other] { $count } parties classées
    }.
picture-date =
    { $day } { $month ->
        [1] janv.
        [2] févr.
        [3] mars
        [4] avr.
        [5] mai
        [6] juin
        [7] juil.
        [8] août
        [9] sept.
        [10] oct.
        [11] nov.
       *[12] déc.
    } { $year }

picture-theme-wood = Bois
picture-theme-light = Clair
picture-theme-dark = Sombre
picture-theme-high-contrast = Contraste élevé
picture-theme-colour-blind = Daltonisme, avec des formes
picture-theme-print = Impression

picture-strip =
    Chances de gagner après chaque coup ({ $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }) pour { $colour ->
        [white] les blancs
        [black] les noirs
       *[other] la première couleur
    } : { $last } % à la fin, entre { $lowest } et { $highest } %.
picture-strip-even =
    Chances de gagner après chaque coup ({ $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }) pour { $colour ->
        [white] les blancs
        [black] les noirs
       *[other] la première couleur
    } : { $percent } % du début à la fin.
picture-strip-until = La bande s'arrête là : rien n'est dit de ce qui suit le coup { $number }.
picture-strip-at = { $percent } % après le coup { $number }
picture-strip-course = Le déroulement : { $points }.
picture-strip-nothing = Rien n'est dit de qui était mieux.
