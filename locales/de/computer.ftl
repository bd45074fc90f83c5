### Games against the computer. "I" and "me" are the bot.
###
### $place is not shown: `here` if the game is in this channel, else `elsewhere`.
### $channel is a link to a channel, $game the number of a game.

computer-play = Gegen den Bot spielen
computer-choose = Spiel Pente gegen mich: ohne Uhr, und es zählt nicht für die Rangliste. Wähle meine Stufe, um anzufangen.
computer-how-strong = Wähle meine Stufe

computer-level =
    { $level ->
        [1] Stufe { $level }: Eichel
        [2] Stufe { $level }: Keimling
        [3] Stufe { $level }: Schössling
        [4] Stufe { $level }: Hasel
        [5] Stufe { $level }: Birke
        [6] Stufe { $level }: Kirsche
        [7] Stufe { $level }: Buche
        [8] Stufe { $level }: Eiche
        [9] Stufe { $level }: Eibe
       *[10] Stufe { $level }: Mammutbaum
    }

computer-about-level =
    { $level ->
        [1] Für die erste Partie: Ich übersehe sogar mal vier in einer Reihe, deine oder meine.
        [2] Ich sehe jeden Vierer, übersehe aber oft offene Dreier und Schlagzüge.
        [3] Ich sehe mehr offene Dreier, übersehe aber noch viele, die diagonal sind oder eine Lücke haben.
        [4] Ich sehe die meisten Drohungen, übersehe aber oft Diagonalen, Lücken und Schlagzüge.
        [5] Ich übersehe ab und zu eine Drohung, finde aber kurze erzwungene Siege.
        [6] Ich übersehe selten eine Drohung und finde längere erzwungene Siege.
        [7] Ich übersehe kaum eine Drohung und wäge jeden Zug sorgfältig ab.
        [8] Ich übersehe fast nichts und finde lange erzwungene Siege.
        [9] Ich übersehe keine Drohungen mehr und rechne weit voraus.
       *[10] So stark, wie ich kann: Ich übersehe keine Drohung und rechne am weitesten voraus.
    }

computer-begun =
    { $place ->
        [here] Partie { $game } beginnt unten.
        [private] Partie { $game } beginnt in unseren Direktnachrichten.
       *[elsewhere] Partie { $game } beginnt in { $channel }.
    }
computer-terms = Du ({ $yours }) gegen mich ({ $mine }), Stufe { $level }: { $terms }.
computer-terms-without-colours = Du gegen mich, Stufe { $level }: { $terms }.
computer-already-begun =
    { $place ->
        [here] Partie { $game } hat hier schon begonnen.
        [private] Partie { $game } hat in unseren Direktnachrichten schon begonnen.
       *[elsewhere] Partie { $game } hat in { $channel } schon begonnen.
    }
computer-only-one = Du hast zweimal kurz hintereinander eine Partie verlangt, darum habe ich nur eine Partie begonnen.

computer-no-move = Ich finde in Partie { $game } keinen Zug. Das ist ein Programmfehler, und er steht im Log. Mit `/board` versuche ich es noch einmal, `/offer` nimmt deinen letzten Zug zurück, `/resign` beendet die Partie.

computer-no-results = Du hast noch keine Partie gegen mich beendet. Mit `/challenge` kannst du mich auf jeder Stufe von 1 bis 10 einladen.
computer-results = Deine Ergebnisse gegen mich:
computer-result = { $ruleset }, Stufe { $level }: { $wins } gewonnen, { $losses } verloren, { $draws } remis
computer-another-ruleset = eine frühere Variante
