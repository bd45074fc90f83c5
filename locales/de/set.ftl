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
set-counts-with = Sie zählt zusammen mit Partie { $other } des Satzes.
set-too-short = Der Satz mit Partie { $other } zählt nicht, weil diese Partie zu kurz war.
set-lost-early =
    { $who ->
        [you] Du bist so früh gegangen, dass die Partie allein nicht zählt. Im Satz hast du sie trotzdem verloren, wenn Partie { $other } zählt.
       *[other] **{ $name }** ist so früh gegangen, dass die Partie allein nicht zählt, hat sie aber im Satz verloren, wenn Partie { $other } zählt.
    }
set-early-loss = Wer eine Partie eines Satzes so früh verlässt, verliert sie.

set-with = Satz mit Partie { $other }

set-rematch-who-moves-first = Es wird wieder ein Satz. Seine erste Partie beginnt, wer den Satz verloren hat; hat ihn niemand verloren, wer zuletzt nicht begonnen hat.
set-rematch-begun =
    { $place ->
        [here] Ihr habt beide eine Revanche angeboten: Die Partien { $first } und { $second } beginnen unten.
       *[elsewhere] Ihr habt beide eine Revanche angeboten: Die Partien { $first } und { $second } beginnen in { $channel }.
    }

set-against-computer = Ein Satz ist für zwei Menschen. Lass `set` weg, um gegen mich zu spielen, oder lade einen Menschen ein.
set-of-matches = { $ruleset } ist ein Match um Punkte, das schon aus mehreren Partien besteht. Lass `set` weg, oder wähle eine andere Variante.
