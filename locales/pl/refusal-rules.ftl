### Why the rules of play do not allow a move: what is wrong, and what would be right. $centre and
### $point are points of the board, as in "K10".

refusal-rules-off-board = Tego pola nie ma na planszy.

refusal-rules-extent =
    { $ranks ->
        [1] Jej pola są od A do { $file } (bez I).
        [one] Jej litery są od A do { $file } (bez I), a liczby od 1 do { $ranks }.
        [few] Jej litery są od A do { $file } (bez I), a liczby od 1 do { $ranks }.
        [many] Jej litery są od A do { $file } (bez I), a liczby od 1 do { $ranks }.
       *[other] Jej litery są od A do { $file } (bez I), a liczby od 1 do { $ranks }.
    }

refusal-rules-occupied =
    { $stone ->
        [white] Na { $point } leży biały kamień.
        [black] Na { $point } leży czarny kamień.
        [red] Na { $point } leży czerwony kamień.
        [blue] Na { $point } leży niebieski kamień.
        [green] Na { $point } leży zielony kamień.
        [yellow] Na { $point } leży żółty kamień.
       *[power] Na { $point } leży kamień mocy.
    } Wybierz puste pole.
refusal-rules-not-your-turn = To nie twoja kolej. Kto teraz gra, pokaże `/board`.
refusal-rules-game-over = Partia jest zakończona. Wynik pokaże `/board`.
refusal-rules-centre-required = Pierwszy kamień musi trafić na środek, { $centre }.

refusal-rules-too-near-centre =
    { $distance ->
        [one] Reguła turniejowa: ten kamień musi leżeć co najmniej { $distance } linię od środka, { $centre }, czyli poza kwadratem { $side } × { $side } wokół niego.
        [few] Reguła turniejowa: ten kamień musi leżeć co najmniej { $distance } linie od środka, { $centre }, czyli poza kwadratem { $side } × { $side } wokół niego.
        [many] Reguła turniejowa: ten kamień musi leżeć co najmniej { $distance } linii od środka, { $centre }, czyli poza kwadratem { $side } × { $side } wokół niego.
       *[other] Reguła turniejowa: ten kamień musi leżeć co najmniej { $distance } linii od środka, { $centre }, czyli poza kwadratem { $side } × { $side } wokół niego.
    }
refusal-rules-on-centre-line =
    { $distance ->
        [one] Reguła G: w wierszu i kolumnie środka ten kamień musi leżeć co najmniej { $distance } linię od środka, { $centre }.
        [few] Reguła G: w wierszu i kolumnie środka ten kamień musi leżeć co najmniej { $distance } linie od środka, { $centre }.
        [many] Reguła G: w wierszu i kolumnie środka ten kamień musi leżeć co najmniej { $distance } linii od środka, { $centre }.
       *[other] Reguła G: w wierszu i kolumnie środka ten kamień musi leżeć co najmniej { $distance } linii od środka, { $centre }.
    }

refusal-rules-choice-pending = Najpierw wybierz, potem połóż kamień: użyj przycisków pod planszą albo jednej z podpowiedzi w `/move`.
refusal-rules-placement-pending = Teraz nie ma czego wybierać. Połóż kamień: wpisz pole, na przykład `K10`.

refusal-rules-not-offered = Teraz nie możesz tego wybrać. Możesz wziąć białe albo czarne. Użyj przycisków pod planszą.

refusal-rules-not-offered-with-pass = Teraz nie możesz tego wybrać. Możesz wziąć białe, wziąć czarne albo dołożyć dwa kamienie i oddać wybór przeciwnikowi. Użyj przycisków pod planszą.

refusal-rules-double-three = Ten kamień utworzyłby naraz dwie otwarte trójki ({ $threes }), co tutaj jest zabronione. Wybierz inne pole.
refusal-rules-must-touch = Tutaj każdy kamień musi stykać się z kamieniem na planszy. Wybierz pole obok jakiegoś.
refusal-rules-without-power-stones = W tej partii nie ma kamieni mocy. Wpisz samo pole, na przykład `K10`.
refusal-rules-no-power-stone = Nie masz już kamieni mocy. Zagraj zwykły kamień.
refusal-rules-no-such-seat =
    { $seats ->
        [one] Ta partia ma tylko { $seats } gracza.
        [few] Ta partia ma tylko { $seats } graczy.
        [many] Ta partia ma tylko { $seats } graczy.
       *[other] Ta partia ma tylko { $seats } gracza.
    }
refusal-rules-seat-left = Tego gracza już nie ma w partii.
