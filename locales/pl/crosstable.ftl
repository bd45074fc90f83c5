crosstable-points = Pkt
crosstable-round = Runda { $round }
crosstable-season = Sezon { $number }
crosstable-over = wynik końcowy
crosstable-cancelled = odwołano
crosstable-rows = gracze { $from }–{ $to } z { $count }
crosstable-rounds = rundy { $from }–{ $to }
crosstable-wins = wygrane
crosstable-group = Grupa { $number }
crosstable-division = Dywizja { $number }
crosstable-the-final = Finał
crosstable-swiss = System szwajcarski
crosstable-upper = Bez porażki
crosstable-lower = Po jednej porażce
crosstable-semi-finals = Półfinały
crosstable-quarter-finals = Ćwierćfinały
crosstable-last = Ostatnia { $count }
crosstable-bye = wolny los
crosstable-alt = { $title }. { $subtitle }.
crosstable-alt-part = { $name }:
crosstable-alt-row = { $place }. { $name }: { $points }.
crosstable-alt-row-left = { $name }, poza turniejem: { $points }.
crosstable-alt-match = { $one } – { $other } { $scores }.
crosstable-alt-open = { $one } – { $other }.
crosstable-alt-more =
    { $count ->
        [one] Pominięto jeszcze { $count } wiersz.
        [few] Pominięto jeszcze { $count } wiersze.
       *[many] Pominięto jeszcze { $count } wierszy.
    }
crosstable-key = Pod każdą rundą: numer przeciwnika z + za wygraną, = za remis, − za przegraną, * w trakcie gry. Wynik bez partii jest bledszy.
crosstable-key-colours = Tło ma kolor kamieni gracza.
crosstable-key-square = W wierszu: 1 za wygraną, ½ za remis, 0 za przegraną z graczem o tym numerze, * w trakcie gry. Wynik bez partii jest bledszy.
crosstable-key-struck-out = To, co w nawiasach, się nie liczy: wyniki osoby, która odchodzi przed rozegraniem połowy partii, są skreślane.
crosstable-key-cycle = Pod każdą rundą: miejsce przy stole, * w trakcie gry, a niżej numery pozostałych przy tym stole.
crosstable-key-bracket = Zwycięzca meczu jest wytłuszczony. Za nazwą stoją punkty w meczu.
crosstable-ties = Przy równych punktach decydują najpierw partie między nimi, potem kolejno to, co stoi pod nazwą: BH−1 i BH to punkty przeciwników (Buchholz) bez najsłabszego i z nim, SB (Sonneborn-Berger) to punkty pokonanych i połowa punktów tych, z którymi był remis, potem wygrane.
crosstable-ties-round-robin = Przy równych punktach decydują najpierw partie między nimi, potem kolejno to, co stoi pod nazwą: SB (Sonneborn-Berger) to punkty pokonanych i połowa punktów tych, z którymi był remis, potem wygrane.
crosstable-text-key-square = Po lewej miejsce i numer (#), za nazwą punkty; dalej w kolumnie z numerem przeciwnika + za wygraną, = za remis, - za przegraną, * w trakcie gry.
crosstable-text-key-cycle = Po lewej miejsce i numer (#), za nazwą punkty; dalej w każdej rundzie miejsce przy stole, jak 1., * w trakcie gry, a bez stołu ½ lub 0.
crosstable-text-key-knock-out = Po lewej miejsce i numer (#); dalej w każdej rundzie numer przeciwnika z + za wygraną, = za remis, - za przegraną, * w trakcie gry; bye bez przeciwnika.
crosstable-text-ties = Po prawej to, co zdecydowało przy równych punktach: DE punkty z partii między nimi (albo + dla tego, kto jest dzięki nim wyżej), BH-1 i BH punkty przeciwników (Buchholz) bez najsłabszego i z nim, SB (Sonneborn-Berger) punkty pokonanych i połowa przy remisie, W wygrane.
crosstable-text-ties-round-robin = Po prawej to, co zdecydowało przy równych punktach: DE punkty z partii między nimi (albo + dla tego, kto jest dzięki nim wyżej), SB (Sonneborn-Berger) punkty pokonanych i połowa przy remisie, W wygrane.
crosstable-text-ties-cycle = Po prawej to, co zdecydowało przy równych punktach: W to liczba wygranych partii.
crosstable-soon = Było przed chwilą wiele obrazów; tu jest tekst.
crosstable-as-text = Jako tekst
crosstable-as-picture = Jako obraz
crosstable-report = Plik raportu
crosstable-report-given = Turniej jako plik TRF-2026 dla innych programów.
crosstable-no-report = Plik raportu zawiera tylko partie dwuosobowe, więc tego turnieju w nim nie ma.
