### The message of a turn, with the picture of the board: who is to move, and everything that led to it.
### Its sentences stand in one paragraph: whose turn it is, what was played (phrases.ftl), and what follows.

turn-called =
    { $asked ->
        [choice] { $player }, wähle eine Farbe · Partie { $game }, Zug { $number }.
        [white] { $player }, du bist am Zug: ein weißer Stein · Partie { $game }, Zug { $number }.
        [black] { $player }, du bist am Zug: ein schwarzer Stein · Partie { $game }, Zug { $number }.
        [second] { $player }, du bist am Zug: ein zweiter Stein · Partie { $game }, Zug { $number }.
       *[stone] { $player }, du bist am Zug · Partie { $game }, Zug { $number }.
    }

turn-to-pick =
    { $asked ->
        [choice] Wähle eine Farbe · Partie { $game }, Zug { $number }.
        [white] Du bist am Zug: ein weißer Stein · Partie { $game }, Zug { $number }.
        [black] Du bist am Zug: ein schwarzer Stein · Partie { $game }, Zug { $number }.
        [second] Du bist am Zug: ein zweiter Stein · Partie { $game }, Zug { $number }.
       *[stone] Du bist am Zug · Partie { $game }, Zug { $number }.
    }

turn-still-yours =
    { $asked ->
        [choice] Wähle jetzt eine Farbe in Partie { $game }.
        [white] Setz jetzt einen weißen Stein in Partie { $game }.
        [black] Setz jetzt einen schwarzen Stein in Partie { $game }.
        [second] Setz jetzt deinen zweiten Stein in Partie { $game }.
       *[stone] Jetzt bist du in Partie { $game } am Zug.
    }

turn-next =
    { $asked ->
        [choice] Partie { $game }: Als Nächstes wählt { $player } eine Farbe.
        [mine] Partie { $game }: Meine Antwort kommt auf dem Brett.
       *[stone] Partie { $game }: { $player } ist am Zug.
    }

turn-shown-again =
    { $asked ->
        [choice] **Partie { $game }**, Zug { $number }: { $player } wählt eine Farbe.
        [mine] **Partie { $game }**, Zug { $number }: Ich bin am Zug.
       *[stone] **Partie { $game }**, Zug { $number }: { $player } ist am Zug.
    }
turn-shown-again-to-you =
    { $asked ->
        [choice] **Partie { $game }**, Zug { $number }: Wähle eine Farbe.
       *[stone] **Partie { $game }**, Zug { $number }: Du bist am Zug.
    }
turn-side =
    { $who ->
        [you] Du: { $colour }.
       *[other] { $name }: { $colour }.
    }
turn-side-captured =
    { $who ->
        [you] Du: { $colour }
       *[other] { $name }: { $colour }
    }, { $count ->
        [0] nichts geschlagen
        [one] { $count } Stein geschlagen
       *[other] { $count } Steine geschlagen
    }.
turn-side-captured-pairs =
    { $who ->
        [you] Du: { $colour }
       *[other] { $name }: { $colour }
    }, { $count ->
        [0] nichts geschlagen
        [one] { $count } Paar geschlagen
       *[other] { $count } Paare geschlagen
    }.

turn-computer-thinks = **Partie { $game }**, Zug { $number }: Ich denke nach.
turn-is-thinking = **Partie { $game }**, Zug { $number }: { $name } denkt nach.
turn-paused =
    { $clock ->
        [none] **Partie { $game }**, Zug { $number }: pausiert, bis jemand die Partie fortsetzt oder zieht.
       *[stopped] **Partie { $game }**, Zug { $number }: pausiert. Die Uhren stehen, bis jemand die Partie fortsetzt oder zieht.
    }
turn-adjourned =
    { $with ->
        [bot] **Partie { $game }**, Zug { $number }: vertagt. Niemand hat verloren. Mit *Fortsetzen* geht es weiter.
       *[person] **Partie { $game }**, Zug { $number }: vertagt. Niemand hat verloren. Mit *Fortsetzen* bietest du an, weiterzuspielen.
    }

turn-taken-back = Ein Zug wurde zurückgenommen.
turn-taken-back-free = { $name } hat den letzten Zug zurückgenommen: In den ersten zwei Minuten muss dem niemand zustimmen.
turn-taken-back-by =
    { $count ->
        [1] { $name } hat Zug { $number } zurückgenommen.
       *[other] { $name } hat Zug { $number } und alle danach zurückgenommen.
    }
turn-pause-over = Die Pause ist vorbei.
turn-resumed = Die Partie geht weiter.
turn-first-stone = Nach den Regeln liegt der erste Stein auf **{ $point }**.
turn-answered-at-once = Eine Antwort war schon bereit: { $answer }
turn-line-missed = Keine deiner Wenn-dann-Folgen hat darauf eine Antwort.

turn-swap-begins = Swap-Eröffnung: Setz die ersten vier Steine, beide Farben abwechselnd, egal wohin. Dann wählt dein Gegenüber eine Farbe.
turn-swap2-begins = Swap2-Eröffnung: Setz die ersten drei Steine, beide Farben abwechselnd, egal wohin. Dann wählt dein Gegenüber eine Farbe, oder setzt zwei weitere Steine und lässt dich wählen.
turn-choose-colour = Nimmst du **Weiß** oder **Schwarz**?
turn-choose-colour-or-add = Nimm **Weiß**, nimm **Schwarz**, oder setz noch einen schwarzen und einen weißen Stein und lass dein Gegenüber wählen.
turn-moves-next =
    { $colour ->
        [black] Danach ist Schwarz am Zug.
       *[white] Danach ist Weiß am Zug.
    }

turn-resume = Fortsetzen
turn-more = Mehr
turn-game-begins = { $players }: Eure Partie beginnt.
turn-sides = { $one } gegen { $other }.
turn-order = Danach: { $names }.
turn-partner =
    { $who ->
        [you] Du spielst mit { $name }.
       *[other] { $player } spielt mit { $name }.
    }
turn-out = Ausgeschieden: { $names }.
turn-resigned-and-left = { $name } hat aufgegeben und scheidet aus.
turn-timed-out-and-left = { $name } hat die Zeit überschritten und scheidet aus.

turn-was-to-move = { $player } war am Zug · Partie { $game }, Zug { $number }.
turn-outdated = Dieses Brett ist überholt · Partie { $game }, Zug { $number }.
