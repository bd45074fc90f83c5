match-score-first-to = gra do { $target }
match-score-ends-at = Każda partia kończy się po ułożeniu { $length } w rzędzie albo zbiciu { $pairs } par.
match-score-brings = Punkty: { $row } za { $length } w rzędzie, { $capture } za każdą zbitą parę, { $lesser } za każdy rząd dokładnie { $shorter }, który na koniec jest jeszcze na planszy.
match-score-low-target = Przy tak niskim celu mecz może się skończyć po jednej partii.
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
        [out] , poza grą
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
match-score-points-of-out = { $name } { $points } (poza grą)
match-score-won = Mecz wygrywa **{ $name }**.
match-score-next = Następna jest partia { $next }.
match-score-centre-then = Pierwszy kamień, który ma { $name }, trafia na środek; potem gra { $next }.
match-score-begins = Zaczyna { $name }.
match-score-followed-by = Następna w meczu: { $game }.
match-score-ends = Mecz kończy się tutaj.
