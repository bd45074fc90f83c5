### Pictures: the few words in them, and the descriptions that screen readers tell of them. The words in
### a picture must be short. A description has at most 1,024 characters, names of stones included: the
### shorter its sentences, the more stones are told.

picture-separator = {", "}

picture-colour =
    { $colour ->
        [white] białe
        [black] czarne
        [red] czerwone
        [blue] niebieskie
        [green] zielone
       *[yellow] żółte
    }
picture-colour-begins =
    { $colour ->
        [white] Białe
        [black] Czarne
        [red] Czerwone
        [blue] Niebieskie
        [green] Zielone
       *[yellow] Żółte
    }
picture-power = kamień mocy

picture-empty = Pusta plansza.
picture-first-stone = Zgodnie z zasadami pierwszy kamień leży na { $point }.
picture-tria = Tria!
picture-tessera = Tessera!
picture-played = { $who }: ruch na { $point }.
picture-played-and-removed = { $who }: ruch na { $point }, z planszy znika: { $removed }.
picture-player = { $name } ({ $colour })
picture-player-of-seat = Gracz { $number }
picture-captured-stones = Zbite kamienie: { $counts }.
picture-captured-pairs = Zbite pary: { $counts }.
picture-captured-of-colour = { $colour } zbiły { $count }
picture-stones = { $colour }: { $points }.
picture-stones-and-more = { $colour }: { $points } i jeszcze { $count }.
picture-stones-counted =
    { $colour }: { $count ->
        [one] { $count } kamień
        [few] { $count } kamienie
        [many] { $count } kamieni
       *[other] { $count } kamienia
    }.
picture-power-stones = Kamienie mocy: { $points }.

picture-part = Plansza od { $low } do { $high }.
picture-part-line = Linia.
picture-picked = Wybrane, jeszcze nie zagrane: { $point }.
picture-marked = Zaznaczone: { $points }.

picture-rank = Wiersz { $rank }: { $stones }.
picture-rank-stones = { $colour } { $files }
picture-line = Linia: { $stones }.
picture-other-ranks =
    W pozostałych wierszach: { $count ->
        [one] { $count } kamień
        [few] { $count } kamienie
        [many] { $count } kamieni
       *[other] { $count } kamienia
    }.

picture-drawing-colours = { $colours }.
picture-drawing-colour = { $number } to { $colour }
picture-drawing-rank = Wiersz { $number } od góry: { $points }.
picture-drawing-point = { $what } na { $file }
picture-drawing-points = { $what } od { $first } do { $last }
picture-drawing-marked = zaznaczenie
picture-drawing-power-stone = kamień mocy
picture-drawing-more-ranks =
    { $count ->
        [one] Jeszcze { $count } wiersz
        [few] Jeszcze { $count } wiersze
        [many] Jeszcze { $count } wierszy
       *[other] Jeszcze { $count } wiersza
    }.

picture-game = Partia { $game }
picture-to-move = Gra { $name }
picture-paused = Pauza
picture-adjourned = Odłożona
picture-without-a-winner = Bez zwycięzcy
picture-drawn = Remis
picture-wins = Wygrywa { $name }
picture-win = Wygrywają { $names }
picture-partners = { $one } & { $other }
picture-bot = Bot { $level }
picture-captured = zbite: { $count }
picture-out = poza grą

picture-replay-title = { $players } · partia { $game }
picture-opponents = { $one } vs { $other }
picture-captured-score = Zbite { $score }
picture-replay = Cała partia, ruch po ruchu.

picture-match-title = Partia { $game } · mecz do { $target }
picture-match-score = Wynik meczu do { $target } punktów.
picture-match-player =
    { $name }: { $points } pkt{ $detail ->
        [0] {""}
       *[other] {" "}(w partiach: { $games })
    }.

picture-rating-none = { $title }: jeszcze bez partii rankingowych.
picture-rating-one = { $title }: { $start } – { $first }, po 1 partii rankingowej.
picture-rating =
    { $title }: { $start } – { $first }, { $end } – { $last }; w zakresie od { $lowest } do { $highest }; { $count ->
        [one] { $count } partia rankingowa
        [few] { $count } partie rankingowe
        [many] { $count } partii rankingowych
       *[other] { $count } partii rankingowej
    }.
picture-date =
    { $day } { $month ->
        [1] sty
        [2] lut
        [3] mar
        [4] kwi
        [5] maj
        [6] cze
        [7] lip
        [8] sie
        [9] wrz
        [10] paź
        [11] lis
       *[12] gru
    } { $year }

picture-theme-wood = Drewno
picture-theme-light = Jasny
picture-theme-dark = Ciemny
picture-theme-high-contrast = Wysoki kontrast
picture-theme-colour-blind = Dla daltonistów, z kształtami
picture-theme-print = Druk

picture-strip =
    Szansa na wygraną po każdym z ruchów ({ $moves ->
        [one] { $moves } ruch
        [few] { $moves } ruchy
        [many] { $moves } ruchów
       *[other] { $moves } ruchu
    }), { $colour ->
        [white] białe
        [black] czarne
       *[other] pierwszy kolor
    }: { $last }% na końcu, od { $lowest } do { $highest }%.
picture-strip-even =
    Szansa na wygraną po każdym z ruchów ({ $moves ->
        [one] { $moves } ruch
        [few] { $moves } ruchy
        [many] { $moves } ruchów
       *[other] { $moves } ruchu
    }), { $colour ->
        [white] białe
        [black] czarne
       *[other] pierwszy kolor
    }: { $percent }% przez cały czas.
picture-strip-until = Wykres tam się kończy: o tym, co następuje po ruchu { $number }, nic nie powiedziano.
picture-strip-at = { $percent } % po ruchu { $number }
picture-strip-course = Przebieg: { $points }.
picture-strip-nothing = Nic nie powiedziano o tym, kto stał lepiej.
