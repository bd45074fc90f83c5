### Phrases that several messages share: moves, the terms of a game, scores.

phrases-number =
    { $count ->
        [0] null
        [1] eins
        [2] zwei
        [3] drei
        [4] vier
        [5] fünf
        [6] sechs
        [7] sieben
        [8] acht
        [9] neun
        [10] zehn
        [11] elf
        [12] zwölf
       *[other] { $count }
    }
phrases-computer = { $name } (Stufe { $level })

phrases-colour =
    { $colour ->
        [white] Weiß
        [black] Schwarz
        [red] Rot
        [blue] Blau
        [green] Grün
       *[yellow] Gelb
    }
phrases-line-turn = { $colour } { $moves }

phrases-opening-free = freie Eröffnung
phrases-opening-tournament = Turnierregel
phrases-opening-g = G-Regel
phrases-opening-swap = Swap-Eröffnung
phrases-opening-swap2 = Swap2-Eröffnung

phrases-poof = mit Poof
phrases-without-poof = ohne Poof
phrases-boat = mit Boat
phrases-without-boat = ohne Boat

phrases-overline-wins = sechs oder mehr in einer Reihe gewinnen
phrases-overline-neutral = nur genau fünf in einer Reihe gewinnen

phrases-bans-none = Doppeldreier erlaubt
phrases-bans-first = Doppeldreier nur für die beginnende Seite verboten
phrases-bans-both = Doppeldreier für beide Seiten verboten

phrases-rated = gewertet
phrases-not-rated = ungewertet
phrases-with-calls = mit Ansagen

phrases-played =
    { $who ->
        [you] Du hast
       *[other] { $name } hat
    } { $stone ->
        [power] einen Powerstein auf **{ $point }** gespielt
       *[ordinary] **{ $point }** gespielt
    }.

phrases-played-capturing =
    { $who ->
        [you] Du hast
       *[other] { $name } hat
    } { $stone ->
        [power] einen Powerstein auf **{ $point }** gespielt
       *[ordinary] **{ $point }** gespielt
    } und dabei { $captured } geschlagen.

phrases-played-losing =
    { $who ->
        [you] Du hast
       *[other] { $name } hat
    } { $stone ->
        [power] einen Powerstein auf **{ $point }** gespielt
       *[ordinary] **{ $point }** gespielt
    } und dabei { $lost } verloren (Poof).

phrases-played-capturing-losing =
    { $who ->
        [you] Du hast
       *[other] { $name } hat
    } { $stone ->
        [power] einen Powerstein auf **{ $point }** gespielt
       *[ordinary] **{ $point }** gespielt
    }, dabei { $captured } geschlagen und { $lost } verloren (Poof).

phrases-played-several = { $name } hat { $points } gespielt.
phrases-opened = { $name } hat mit { $points } eröffnet.

phrases-took-colour =
    { $who ->
        [you] Du hast
       *[other] { $name } hat
    } { $colour ->
        [black] Schwarz
       *[white] Weiß
    } genommen.

phrases-handed-back =
    { $who ->
        [you] Du setzt zwei Steine dazu, und dann wählt dein Gegenüber eine Farbe.
       *[other] { $name } setzt zwei Steine dazu, und dann wählt das Gegenüber eine Farbe.
    }

phrases-left-game =
    { $who ->
        [you] Du hast
       *[other] { $name } hat
    } die Partie verlassen.

phrases-draw-agreed = Beide Seiten haben sich auf Remis geeinigt.
phrases-tria = **Tria!**
phrases-tessera = **Tessera!**

phrases-captured = Geschlagen: { $score }.
phrases-captured-pairs = Geschlagene Paare: { $counts }.
phrases-captured-stones = Geschlagene Steine: { $counts }.
phrases-captured-by = { $name } { $count }

phrases-points = Matchstand: { $points } (bis { $target }).

phrases-game = Partie { $game }
phrases-game-linked = [Partie { $game }]({ $link })

phrases-addressed = { $players }: { $text }
