set-term = Satz aus zwei Partien
set-explained = Ein Satz sind zwei Partien zur gleichen Zeit: Jede Seite beginnt eine davon, und sie werden zusammen gezählt.
set-play = Einen Satz spielen
set-play-single = Eine Partie spielen

set-title = { $one } und { $two } spielen einen Satz: Partien { $first } und { $second }
set-who-begins = { $one } beginnt Partie { $first }, { $two } Partie { $second }
set-thread-name = { $players } · Partien { $first } und { $second }

set-begins =
    { $clock ->
        [own] Das ist eine Partie eures Satzes: In Partie { $other } ist jetzt { $name } am Zug. Jede Partie hat ihre eigene Uhr.
       *[none] Das ist eine Partie eures Satzes: In Partie { $other } ist jetzt { $name } am Zug.
    }
set-waits-too =
    { $who ->
        [you] Auch Partie { $other } eures Satzes wartet auf dich.
       *[other] Auch Partie { $other } des Satzes wartet auf { $name }.
    }
set-other-won = Partie { $other } des Satzes hat { $name } gewonnen.
set-other-drawn = Partie { $other } des Satzes endete remis.

set-won =
    { $who ->
        [you] Du gewinnst den Satz { $score }.
       *[other] **{ $name }** gewinnt den Satz { $score }.
    }
set-drawn = Der Satz endet 1 : 1.
set-drawn-rated = Der Satz endet 1 : 1 und ändert keine Wertungszahl.
set-aborted = Der Satz zählt nicht, weil zu wenig gespielt wurde.
set-changes-no-ratings = Der Satz ändert keine Wertungszahl, weil zu wenig gespielt wurde.
set-drawn-alt = Der Satz endete 1 : 1.
set-won-alt = { $name } hat den Satz { $score } gewonnen.
set-counts-with = Sie zählt zusammen mit Partie { $other } des Satzes.
set-too-short = Der Satz mit Partie { $other } zählt nicht, weil diese Partie zu kurz war.
set-too-short-to-rate = Der Satz mit Partie { $other } ändert keine Wertungszahl, weil diese Partie zu kurz war.
set-left-early =
    { $who ->
        [you] Partie { $game } endete früh, nach { $moves ->
            [one] { $moves } Zug
           *[other] { $moves } Zügen
        }: { $why }. Im Satz ist sie für dich verloren, wenn Partie { $other } zählt.
       *[other] Partie { $game } endete früh, nach { $moves ->
            [one] { $moves } Zug
           *[other] { $moves } Zügen
        }: { $why }. Im Satz ist sie für **{ $name }** verloren, wenn Partie { $other } zählt.
    }
set-left-early-counts =
    { $who ->
        [you] Partie { $game } endete früh, nach { $moves ->
            [one] { $moves } Zug
           *[other] { $moves } Zügen
        }: { $why }. Im Satz ist sie für dich verloren, weil Partie { $other } zählt.
       *[other] Partie { $game } endete früh, nach { $moves ->
            [one] { $moves } Zug
           *[other] { $moves } Zügen
        }: { $why }. Im Satz ist sie für **{ $name }** verloren, weil Partie { $other } zählt.
    }
set-early-loss = Partie { $other } wurde früh verlassen: Im Satz zählt sie als Niederlage für die Person, die gegangen ist.
set-when-counts = Eine Partie zählt, sobald beide darin zwei Züge gemacht haben.
set-resign-early = In einem Satz ist diese Partie verloren, wenn du so früh gehst und die andere, Partie { $other }, zählt.
set-resign-early-counts = Wenn du so früh gehst, ist diese Partie im Satz trotzdem verloren, weil Partie { $other } zählt.
set-resign-void = Partie { $other } des Satzes war zu kurz, um zu zählen, und diese wäre es auch: Der Satz zählt dann nicht.
set-resign-in-tournament = In { $tournament } zählt diese Partie dann als Sieg für { $opponents }.
set-resign-ends =
    { $result ->
        [drawn] Der Satz endet dann 1 : 1.
       *[lost] Du verlierst dann den Satz.
    }

set-with = Satz mit Partie { $other }

set-rematch-who-moves-first = Es wird wieder ein Satz. Seine erste Partie beginnt, wer den Satz verloren hat; hat ihn niemand verloren, wer zuletzt nicht begonnen hat.
set-rematch-begun =
    { $place ->
        [here] Ihr habt beide eine Revanche angeboten: Die Partien { $first } und { $second } beginnen unten.
       *[elsewhere] Ihr habt beide eine Revanche angeboten: Die Partien { $first } und { $second } beginnen in { $channel }.
    }

set-against-computer = Ein Satz ist für zwei Menschen. Lass `set` weg, um gegen mich zu spielen, oder lade einen Menschen ein.
set-of-matches = { $ruleset } ist ein Match um Punkte, das schon aus mehreren Partien besteht. Lass `set` weg, oder wähle eine andere Variante.
