crosstable-points = Pkt
crosstable-round = Runda { $round }
crosstable-rows = gracze { $from }–{ $to } z { $count }
crosstable-rounds = rundy { $from }–{ $to }
crosstable-notes = BH−1 · BH · SB
crosstable-notes-round-robin = SB · wygrane
crosstable-notes-cycle = wygrane
crosstable-group = Grupa { $number }
crosstable-the-final = Finał
crosstable-swiss = System szwajcarski
crosstable-upper = Bez porażki
crosstable-lower = Po jednej porażce
crosstable-semi-finals = Półfinały
crosstable-quarter-finals = Ćwierćfinały
crosstable-last = Ostatnia { $count }
crosstable-alt = { $title }. { $subtitle }.
crosstable-alt-part = { $name }:
crosstable-alt-row = { $place }. { $name }: { $points }.
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
crosstable-key-cycle = Pod każdą rundą: miejsce przy stole, * w trakcie gry, a niżej numery pozostałych przy tym stole.
crosstable-key-bracket = Zwycięzca meczu jest wytłuszczony. Za nazwą stoją punkty w meczu.
crosstable-ties = Pod nazwą stoi to, co decyduje przy równych punktach: BH−1 i BH to punkty przeciwników (Buchholz) bez najsłabszego i z nim, SB (Sonneborn-Berger) to punkty pokonanych i połowa punktów tych, z którymi był remis.
crosstable-ties-round-robin = Pod nazwą stoi to, co decyduje przy równych punktach: SB (Sonneborn-Berger) to punkty pokonanych i połowa punktów tych, z którymi był remis.
crosstable-soon = Było przed chwilą wiele obrazów; tu jest tekst.
crosstable-as-text = Jako tekst
crosstable-as-picture = Jako obraz
crosstable-report = Plik raportu
crosstable-report-given = Turniej jako plik TRF-2026 dla innych programów.
crosstable-no-report = Plik raportu zawiera tylko partie dwuosobowe, więc tego turnieju w nim nie ma.
