### Pictures: the few words in them, and the descriptions that screen readers tell of them. The words in
### a picture must be short. A description has at most 1,024 characters, names of stones included: the
### shorter its sentences, the more stones are told.
###
### Points are names such as K10 or R3U2, which are the same in every language.

picture-separator = {", "}

picture-colour =
    { $colour ->
        [white] Weiß
        [black] Schwarz
        [red] Rot
        [blue] Blau
        [green] Grün
       *[yellow] Gelb
    }
picture-colour-begins =
    { $colour ->
        [white] Weiß
        [black] Schwarz
        [red] Rot
        [blue] Blau
        [green] Grün
       *[yellow] Gelb
    }
picture-power = Power

picture-empty = Ein leeres Brett.
picture-first-stone = Nach den Regeln liegt der erste Stein auf { $point }.
picture-tria = Tria!
picture-tessera = Tessera!
picture-played = { $who } spielte { $point }.
picture-played-and-removed = { $who } spielte { $point } und entfernte { $removed }.
picture-player = { $name } ({ $colour })
picture-player-of-seat = Person { $number }
picture-captured-stones = Geschlagene Steine: { $counts }.
picture-captured-pairs = Geschlagene Paare: { $counts }.
picture-captured-of-colour = { $count } von { $colour }
picture-stones = { $colour }: { $points }.
picture-stones-and-more = { $colour }: { $points } und { $count } weitere.
picture-stones-counted =
    { $colour }: { $count ->
        [one] { $count } Stein
       *[other] { $count } Steine
    }.
picture-power-stones = Powersteine: { $points }.

picture-part = Das Brett von { $low } bis { $high }.
picture-part-line = Die Linie.
picture-picked = Ausgewählt, noch nicht gespielt: { $point }.
picture-marked = Markiert: { $points }.

picture-rank = Zeile { $rank }: { $stones }.
picture-rank-stones = { $colour } { $files }
picture-line = Die Linie: { $stones }.
picture-other-ranks =
    In den anderen Zeilen: { $count ->
        [one] { $count } Stein
       *[other] { $count } Steine
    }.

picture-drawing-colours = { $colours }.
picture-drawing-colour = { $number } ist { $colour }
picture-drawing-rank = Zeile { $number } von oben: { $points }.
picture-drawing-point = { $what } auf { $file }
picture-drawing-points = { $what } auf { $first } bis { $last }
picture-drawing-marked = markiert
picture-drawing-power-stone = Powerstein
picture-drawing-more-ranks =
    { $count ->
        [one] { $count } weitere Zeile
       *[other] { $count } weitere Zeilen
    }.

picture-game = Partie { $game }
picture-to-move = { $name } am Zug
picture-paused = Pausiert
picture-adjourned = Vertagt
picture-without-a-winner = Kein Sieg
picture-drawn = Remis
picture-wins = { $name } gewinnt
picture-win = { $names } gewinnen
picture-partners = { $one } & { $other }
picture-bot = Bot { $level }
picture-captured = { $count } geschlagen
picture-out = raus

picture-replay-title = { $players } · Partie { $game }
picture-opponents = { $one } vs { $other }
picture-captured-score = Schläge { $score }
picture-replay = Die ganze Partie, Zug für Zug.

picture-match-title = Partie { $game } · Match bis { $target }
picture-match-score = Stand des Matchs bis { $target } Punkte.
picture-match-player =
    { $name }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }{ $detail ->
        [0] {""}
       *[other] {" "}(je Partie: { $games })
    }.

picture-rating-none = { $title }: noch keine gewerteten Partien.
picture-rating-one = { $title }: { $first } am { $start }, nach 1 gewerteten Partie.
picture-rating =
    { $title }: { $first } am { $start }, { $last } am { $end }; zwischen { $lowest } und { $highest }; { $count ->
        [one] { $count } gewertete Partie
       *[other] { $count } gewertete Partien
    }.
picture-date =
    { $day }. { $month ->
        [1] Jan.
        [2] Feb.
        [3] März
        [4] Apr.
        [5] Mai
        [6] Juni
        [7] Juli
        [8] Aug.
        [9] Sept.
        [10] Okt.
        [11] Nov.
       *[12] Dez.
    } { $year }

picture-theme-wood = Holz
picture-theme-light = Hell
picture-theme-dark = Dunkel
picture-theme-high-contrast = Hoher Kontrast
picture-theme-colour-blind = Farbenblind, mit Formen
picture-theme-print = Druck

picture-strip =
    Gewinnchance nach jedem von { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Zügen
    } für { $colour ->
        [white] Weiß
        [black] Schwarz
       *[other] die erste Farbe
    }: { $last } % am Ende, zwischen { $lowest } und { $highest } %.
picture-strip-even =
    Gewinnchance nach jedem von { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Zügen
    } für { $colour ->
        [white] Weiß
        [black] Schwarz
       *[other] die erste Farbe
    }: durchweg { $percent } %.
picture-strip-until = Der Streifen endet dort: Über das, was auf Zug { $number } folgt, wird nichts gesagt.
picture-strip-at = { $percent } % nach Zug { $number }
picture-strip-course = Der Verlauf: { $points }.
picture-strip-nothing = Darüber, wer besser stand, wird nichts gesagt.
