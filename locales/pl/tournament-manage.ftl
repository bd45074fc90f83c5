tournament-manage-ask-pause = Wstrzymać **{ $name }**? Gry trwają; nic nowego się nie zacznie, dopóki nie wznowisz.
tournament-manage-ask-pause-open = Wstrzymać **{ $name }**? Nie zacznie się, dopóki go nie wznowisz.
tournament-manage-ask-resume = Wznowić teraz **{ $name }**?
# Added to the question before, for a tournament that has not begun. $time is a date with a time, $span is as in "in 3 days".
tournament-manage-ask-resume-start = Zacznie się wtedy { $time } ({ $span }).
tournament-manage-late-entry = Kto się nie zapisał, może jeszcze dołączyć, dopóki nie minie połowa rund.
tournament-manage-no-late-entry = Kto się nie zapisał, zostaje poza turniejem.
tournament-manage-which-board = Który stół? Te są w grze:
tournament-manage-no-board = Wszystkie stoły tej rundy mają już wynik.
tournament-manage-write-reason = Wpisz powód
tournament-manage-series-goes-on = Seria trwa dalej z kolejnym; kończy ją **Zakończ serię**.
tournament-manage-ask-end-series = Zakończyć serię? **{ $name }** odbędzie się zgodnie z zapowiedzią i nic po nim nie nastąpi.
tournament-manage-end-series = Zakończ serię
tournament-manage-ask-take-over = Zostać organizatorem **{ $name }**? Będziesz otrzymywać to, co organizator musi wiedzieć.
tournament-manage-take-over = Przejmij
tournament-manage-ask-put-off = Przełożyć **{ $name }**? Zacznie się { $time } ({ $span }) i do tego czasu można się zgłaszać.
tournament-manage-put-off = Przełóż
tournament-manage-ask-take-out = Usunąć { $name }? Gry zostaną poddane, a powrót do tego turnieju nie jest możliwy.
tournament-manage-ask-replace = Czy { $player } ma zająć miejsce { $before }? Rozpoczęte gry zaczną się od nowa.
tournament-manage-replace = Zastąp
tournament-manage-replace-example = Nie ma czasu w tym miesiącu.
tournament-manage-cancel-example = W tym miesiącu za mało osób ma czas.
tournament-manage-ask-bye = Pauzować w rundzie { $round } turnieju **{ $name }** za pół punktu? Można to zrobić raz, nie w ostatniej rundzie.
tournament-manage-bye = Pauzuj rundę
tournament-manage-bye-given = Pauzujesz w następnej rundzie, za pół punktu.
tournament-manage-log = Dziennik
tournament-manage-log-head = Co się działo, od najnowszego:
tournament-manage-log-kind =
    { $kind ->
        [announced] zapowiedziano
        [extended] start przełożony
        [cancelled] odwołano
        [check-in-opened] otwarto potwierdzanie
        [started-early] rozpoczęty przed czasem
        [round-began] zaczęła się runda { $round }
        [last-season] bez kolejnego sezonu
        [seasons-go-on] liga trwa dalej
        [over] koniec
        [adjudicated] rozstrzygnięto wynik
        [replaced] zastąpiono
        [removed] usunięto
        [withdrew] wycofanie
        [no-show] nieobecność
        [paused] wstrzymano
        [resumed] wznowiono
        [blocked-pair] skojarzono zablokowanych
        [set-aside] uszkodzenie
        [handed-over] przejęto
       *[series-ended] seria zakończona
    }
tournament-manage-log-board = runda { $round }, stół { $board }
tournament-manage-log-round = runda { $round }
tournament-manage-choice-put-off = Przełóż start, o `hours`
tournament-manage-choice-decide = Rozstrzygnij wynik, `board`
tournament-manage-choice-take-out = Usuń `player`
tournament-manage-choice-replace = Zastąp `player` przez `replacement`
tournament-manage-result-first = Wygrywa wymieniony pierwszy
tournament-manage-result-second = Wygrywa wymieniony drugi
tournament-manage-result-third = Wygrywa wymieniony trzeci
tournament-manage-result-fourth = Wygrywa wymieniony czwarty
tournament-manage-series-given-up = **{ $name }** już się nie powtarza: trzy z rzędu się nie odbyły.
tournament-manage-series-ended = **{ $name }** jest ostatni w swojej serii.
tournament-manage-tie-breaks-of-cycle = Przy równych punktach decyduje liczba wygranych; przy równej miejsce jest dzielone.
tournament-manage-tie-breaks-of-knock-out = Kto odpadł w tej samej rundzie, dzieli miejsce.
tournament-manage-own-waiting = Twoja gra w tej rundzie się skończyła. Następna runda zacznie się, gdy skończą się wszystkie.
tournament-manage-own-over = Twoja gra w tej rundzie się skończyła.
tournament-manage-own-sits-out = W tej rundzie pauzujesz.
tournament-manage-own-in-final = W tej rundzie pauzujesz i jesteś w finale.
tournament-manage-own-done = Nie masz już gier w tym turnieju.
