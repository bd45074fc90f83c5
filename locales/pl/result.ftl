### How a game ended, and what it changed.

result-won =
    { $names } { $winners ->
        [one] wygrywa
        [few] wygrywają
        [many] wygrywają
       *[other] wygrywają
    } partię { $game } w { $moves ->
        [one] { $moves } ruchu
        [few] { $moves } ruchach
        [many] { $moves } ruchach
       *[other] { $moves } ruchu
    }: { $why }.
result-you-won =
    Wygrywasz partię { $game } w { $moves ->
        [one] { $moves } ruchu
        [few] { $moves } ruchach
        [many] { $moves } ruchach
       *[other] { $moves } ruchu
    }: { $why }.
result-drawn =
    Partia { $game } kończy się remisem po { $moves ->
        [one] { $moves } ruchu
        [few] { $moves } ruchach
        [many] { $moves } ruchach
       *[other] { $moves } ruchu
    }: { $why }.
result-without-winner =
    Partia { $game } zakończyła się po { $moves ->
        [one] { $moves } ruchu
        [few] { $moves } ruchach
        [many] { $moves } ruchach
       *[other] { $moves } ruchu
    } bez zwycięzcy: { $why }. Tak krótka partia się nie liczy.
# It ended so early that it counts only in its tournament; what it brings there follows.
result-early =
    Partia { $game } zakończyła się po { $moves ->
        [one] { $moves } ruchu
        [few] { $moves } ruchach
        [many] { $moves } ruchach
       *[other] { $moves } ruchu
    } bez zwycięzcy: { $why }.
result-too-short-to-rate = Tak krótka partia nie zmienia rankingów.

result-row =
    { $count ->
        [one] { $words } w rzędzie ({ $from }-{ $to })
        [few] { $words } w rzędzie ({ $from }-{ $to })
        [many] { $words } w rzędzie ({ $from }-{ $to })
       *[other] { $words } w rzędzie ({ $from }-{ $to })
    }
result-row-somewhere =
    { $count ->
        [one] { $words } w rzędzie
        [few] { $words } w rzędzie
        [many] { $words } w rzędzie
       *[other] { $words } w rzędzie
    }
result-pairs-captured =
    { $count ->
        [2] dwie zbite pary
        [one] jedna zbita para
        [few] { $words } zbite pary
        [many] { $words } zbitych par
       *[other] { $words } zbitej pary
    }
result-stones-captured =
    { $count ->
        [one] { $words } zbity kamień
        [few] { $words } zbite kamienie
        [many] { $words } zbitych kamieni
       *[other] { $words } zbitego kamienia
    }
result-resigned = { $name } poddaje partię
result-you-resigned = poddajesz partię
result-out-of-time = { $name } przekracza czas
result-you-out-of-time = przekraczasz czas
result-in-this-order = { $departures } (w tej kolejności)
result-board-full = plansza jest pełna
result-both-agreed = obie strony się zgadzają
result-all-agreed = wszyscy się zgadzają
result-row-against-captures = zwycięski rząd i zwycięskie bicie przyszły jednocześnie
result-longest = osiągnięto limit 2000 kamieni


result-rating-of = { $name } { $before } → { $after }
result-ratings = Ranking: { $changes }.
result-ratings-provisional = Ranking: { $changes } (tymczasowy).
result-ratings-provisional-of = Ranking: { $changes } (tymczasowy: { $names }).

result-replay = Powtórka
result-replay-of = Partia { $game }, ruch po ruchu:
