match-score-first-to = gra do { $target }
match-score-ends-at = Każda partia kończy się po ułożeniu { $length } w rzędzie albo zbiciu { $pairs } par.
match-score-starts-with =
    { $name } zaczyna z { $points ->
        [0] zerem punktów
        [one] { $points } punktem
       *[other] { $points } punktami
    }.
match-score-you-start-with =
    Zaczynasz z { $points ->
        [one] { $points } punktem
       *[other] { $points } punktami
    }.
match-score-who-accepts = Kto przyjmie,
match-score-nobody-ahead = nikt nie zaczyna z punktami
match-score-opponent-ahead =
    druga osoba zaczyna z { $points ->
        [one] { $points } punktem
       *[other] { $points } punktami
    }
match-score-you-ahead =
    zaczynasz z { $points ->
        [one] { $points } punktem
       *[other] { $points } punktami
    }
match-score-by-ratings = { $who } (wyrównane według waszych rankingów)
match-score-heading = **Mecz do { $target } punktów**
match-score-line =
    { $name } **{ $points }**{ $detail }{ $missing ->
        [0] {""}
       *[other] , brakuje { $missing }
    }
match-score-detail = {" "}({ $parts })
match-score-made = +{ $total }
match-score-made-for = +{ $total }: { $detail }
match-score-for-row = { $points } za rząd
match-score-for-captures = { $points } za bicia
match-score-for-lesser-rows = { $points } za krótsze rzędy
match-score-at-start = { $points } na początku
match-score-points-of = { $name } { $points }
match-score-won = Mecz wygrywa **{ $name }**.
match-score-next = Następna jest partia { $next }.
match-score-ends = Mecz kończy się tutaj.
