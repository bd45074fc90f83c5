### Why the rules of play do not allow a move: what is wrong, and what would be right. $centre and
### $point are points of the board, as in "K10".

refusal-rules-off-board = Diesen Punkt gibt es auf dem Brett nicht.

refusal-rules-extent =
    { $ranks ->
        [1] Seine Punkte gehen von A bis { $file } (ohne I).
       *[other] Seine Buchstaben gehen von A bis { $file } (ohne I), seine Zahlen von 1 bis { $ranks }.
    }

refusal-rules-occupied =
    { $stone ->
        [white] Auf { $point } liegt ein weißer Stein.
        [black] Auf { $point } liegt ein schwarzer Stein.
        [red] Auf { $point } liegt ein roter Stein.
        [blue] Auf { $point } liegt ein blauer Stein.
        [green] Auf { $point } liegt ein grüner Stein.
        [yellow] Auf { $point } liegt ein gelber Stein.
       *[power] Auf { $point } liegt ein Powerstein.
    } Wähle einen freien Punkt.
refusal-rules-not-your-turn = Du bist nicht am Zug. `/board` zeigt, wer es ist.
refusal-rules-game-over = Die Partie ist beendet. `/board` zeigt, wie sie ausging.
refusal-rules-centre-required = Der erste Stein muss in die Mitte, { $centre }.

refusal-rules-too-near-centre = Turnierregel: Dieser Stein muss mindestens { $distance } Linien von der Mitte, { $centre }, entfernt sein, also außerhalb des Quadrats von { $side } × { $side } um sie herum.
refusal-rules-on-centre-line = G-Regel: In der Zeile und der Spalte der Mitte muss dieser Stein mindestens { $distance } Linien von der Mitte, { $centre }, entfernt sein.

refusal-rules-choice-pending = Triff zuerst die Wahl, dann setz einen Stein: Nimm die Buttons unter dem Brett oder einen der Vorschläge von `/move`.
refusal-rules-placement-pending = Jetzt gibt es nichts zu wählen. Setz einen Stein: Gib einen Punkt ein, wie `K10`.

refusal-rules-not-offered = Das kannst du jetzt nicht wählen. Du kannst Weiß oder Schwarz nehmen. Nimm die Buttons unter dem Brett.

refusal-rules-not-offered-with-pass = Das kannst du jetzt nicht wählen. Du kannst Weiß nehmen, Schwarz nehmen oder zwei Steine dazusetzen und dein Gegenüber wählen lassen. Nimm die Buttons unter dem Brett.

refusal-rules-double-three = Dieser Stein würde zwei offene Dreier zugleich bilden ({ $threes }); das ist hier nicht erlaubt. Wähle einen anderen Punkt.
refusal-rules-must-touch = Hier muss jeder Stein an einen Stein auf dem Brett angrenzen. Wähle einen Punkt neben einem Stein.
refusal-rules-without-power-stones = In dieser Partie gibt es keine Powersteine. Gib nur den Punkt ein, wie `K10`.
refusal-rules-no-power-stone = Du hast keine Powersteine mehr. Setz einen gewöhnlichen Stein.
refusal-rules-no-such-seat = An dieser Partie nehmen nur { $seats } Personen teil.
refusal-rules-seat-left = Diese Person hat die Partie schon verlassen.
