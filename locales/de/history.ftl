### Lists of finished games, and how two people have fared against each other.

history-yours = **Deine beendeten Partien**
history-of = **Beendete Partien von { $name }**
history-page = Seite { $page } von { $pages }
history-none = Du hast noch keine beendeten Partien. `/challenge` beginnt eine.
history-none-of = { $name } hat keine beendeten Partien, die du hier sehen kannst.
history-none-fits = Keine beendete Partie, die du hier sehen kannst, passt dazu. Lass eine Option weg, um mehr zu sehen.
history-open = Das Ende einer Partie ansehen

history-head-to-head =
    { $draws ->
        [0] **{ $name } gegen { $opponent }**: { $wins } gewonnen, { $losses } verloren
       *[other] **{ $name } gegen { $opponent }**: { $wins } gewonnen, { $losses } verloren, { $draws } remis
    }
history-by-ruleset = Nach Regeln (gewonnen-verloren-remis): { $list }
history-last = Letzte Ergebnisse, das neueste zuerst: { $list }

history-won = **gewonnen**: { $why }
history-lost = verloren: { $why }
history-drawn = remis: { $why }
history-no-winner = ohne Sieg: { $why }
history-early-in-set =
    { $result ->
        [won] **im Satz gewonnen**, weil früh verlassen: { $why }
        [lost] im Satz verloren, weil früh verlassen: { $why }
        [won-if] im Satz gewonnen, wenn Partie { $other } zählt, weil früh verlassen: { $why }
       *[lost-if] im Satz verloren, wenn Partie { $other } zählt, weil früh verlassen: { $why }
    }
history-moves =
    { $count ->
        [one] { $count } Zug
       *[other] { $count } Züge
    }
history-hidden = { $name } zeigt dir hier keine Ergebnisse: Du findest nur Partien zwischen euch beiden.
history-match-game = { $number }. Partie eines Matchs bis { $target }
history-match-won = **Match gewonnen** { $score } ({ $games })
history-match-lost = Match verloren { $score } ({ $games })
history-match-even = Match ohne Sieg { $score } ({ $games })
history-match-games =
    { $count ->
        [one] Partie { $list }
       *[other] Partien { $list }
    }
