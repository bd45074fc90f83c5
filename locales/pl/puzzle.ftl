puzzle-head = **Zadanie** · { $ruleset } · ranking { $rating }
puzzle-title = Zadanie
puzzle-to-move = { $colour ->
    [white] Ruch białych
   *[black] Ruch czarnych
}
puzzle-row = { $colour ->
    [white] Białe wygrywają siłą: znajdź pierwszy kamień.
   *[black] Czarne wygrywają siłą: znajdź pierwszy kamień.
}
puzzle-captures = { $colour ->
    [white] Białe wygrywają siłą, biciem: znajdź pierwszy kamień.
   *[black] Czarne wygrywają siłą, biciem: znajdź pierwszy kamień.
}
puzzle-defence = { $colour ->
    [white] Czarne grożą wygraną siłą. Znajdź biały kamień, który temu zapobiegnie.
   *[black] Białe grożą wygraną siłą. Znajdź czarny kamień, który temu zapobiegnie.
}
puzzle-go-on = { $colour ->
    [white] Białe nadal wygrywają: znajdź następny kamień.
   *[black] Czarne nadal wygrywają: znajdź następny kamień.
}
puzzle-you-have = { $colour ->
    [white] Grasz białymi.
   *[black] Grasz czarnymi.
}
puzzle-captured-pairs = Białe zbiły { $white ->
        [one] { $white } parę
        [few] { $white } pary
       *[other] { $white } par
    }, czarne { $black }.
puzzle-captured-stones = Białe zbiły { $white ->
        [one] { $white } kamień
        [few] { $white } kamienie
       *[other] { $white } kamieni
    }, czarne { $black }.
puzzle-repetition = Tego zadania wcześniej nie udało się rozwiązać: wraca jako powtórka, bez rankingu.
puzzle-unrated = To zadanie było już próbowane, więc nie liczy się do rankingu.
puzzle-unrated-reviewed = Bez rankingu: to zadanie pochodzi z twojej partii { $game }, której analiza zdradza rozwiązanie.
puzzle-rated-attempt = Liczy się do rankingu: po wskazówce rozwiązanie daje jedną trzecią punktów, a pokazanie rozwiązania liczy się jak nierozwiązanie.
puzzle-rated-hinted = Pokazanie rozwiązania liczy się jak nierozwiązanie.
puzzle-much-harder = { $asked ->
    [kind] Nie ma teraz nowego zadania tego rodzaju, które lepiej ci pasuje: to jest dużo trudniejsze.
   *[any] Nie ma teraz nowego zadania, które lepiej ci pasuje: to jest dużo trudniejsze.
}
puzzle-much-easier = { $asked ->
    [kind] Nie ma teraz nowego zadania tego rodzaju, które lepiej ci pasuje: to jest dużo łatwiejsze.
   *[any] Nie ma teraz nowego zadania, które lepiej ci pasuje: to jest dużo łatwiejsze.
}
puzzle-hint = Wskazówka: właściwy kamień trafia na { $points }. Z nią to zadanie daje tylko jedną trzecią punktów.
puzzle-hint-unrated = Wskazówka: właściwy kamień trafia na { $points }.
puzzle-kept = { $colour ->
    [white] Dobrze: **{ $point }**. Białe odpowiadają **{ $reply }**.
   *[black] Dobrze: **{ $point }**. Czarne odpowiadają **{ $reply }**.
}
puzzle-kept-half = Dobrze: **{ $point }**. W tej turze masz jeszcze jeden kamień.
puzzle-wrong = Nie **{ $point }**.
puzzle-wrong-line = Nie **{ $point }**: tak można zatrzymać wygraną: { $line }.
puzzle-wrong-defence = { $colour ->
    [white] Nie **{ $point }**: białe wygrywają tak: { $line }.
   *[black] Nie **{ $point }**: czarne wygrywają tak: { $line }.
}
puzzle-again-rated = Możesz próbować dalej; do rankingu liczy się tylko pierwsza próba.
puzzle-again = Możesz próbować dalej.
puzzle-solved = Rozwiązane: **{ $point }**!
puzzle-goes-on = Dalej: { $line }.
puzzle-shown = Rozwiązanie: **{ $line }**. Każdy inny kamień, który daje to samo, też jest dobry.
puzzle-not-shown = Ktoś właśnie gra w pozycji z rozwiązania, więc jeszcze go nie pokażę.
puzzle-rated = Twój ranking zadań: { $before } → { $after }.
puzzle-unsettled = Twój ranking jeszcze się nie ustalił: pierwsze zadania zmieniają go dużymi krokami, w górę i w dół.
puzzle-streak = { $days ->
    [one] Rozwiąż jutro kolejne, a będą dwa dni z rzędu.
   *[other] Rozwiązujesz zadania { $days } dni z rzędu.
}
puzzle-from-game = Pochodzi stąd: { $game } ({ $players }).
puzzle-built-in = Pochodzi z partii, w której gram przeciw sobie.
puzzle-none = Nie ma teraz takiego zadania do pokazania. Wybierz inny temat lub inne zasady.
puzzle-none-any = Nie ma teraz zadania do pokazania: pozycja każdego z nich jest właśnie grana. W tym czasie są lekcje.
puzzle-none-server = Nie ma teraz takiego zadania z partii tego serwera, które możesz zobaczyć. Zadań szukam w zakończonych partiach, jednej po drugiej.
puzzle-none-mine = Nie ma teraz takiego zadania z twoich partii. Zadań szukam w zakończonych partiach, jednej po drugiej: przeoczona lub oddana wygrana staje się zadaniem.
puzzle-none-stands = Takie zadania są, ale ich pozycje stoją teraz w trwających partiach, więc nie pokażę ich, dopóki te partie trwają.
puzzle-stands = Ktoś właśnie gra w tej pozycji, więc nie pokażę zadania, dopóki ta partia trwa: to by komuś pomogło. Weź następne.
puzzle-stands-own = Właśnie grasz w tej pozycji, więc nie pokażę zadania, dopóki ta partia trwa. Weź następne.
puzzle-repeats = Nierozwiązane zadania wracają po 1, 3, 7 i 21 dniach, gdy poprosisz o zadanie. Są oznaczone jako powtórki i nie liczą się do rankingu.
puzzle-repeats-not = Nierozwiązane zadania już nie wracają.
puzzle-went-on = To już przed chwilą próbowano. Tak wygląda zadanie teraz.
puzzle-unknown = Tego zadania już nie ma. `/puzzle` ma inne.
puzzle-button-place = Postaw kamień
puzzle-button-board = Plansza
puzzle-button-solution = Rozwiązanie
puzzle-button-next = Następne zadanie
puzzle-button-any = Zadanie w sam raz dla mnie
puzzle-button-game = Partia
puzzle-button-repeat = Powtarzaj moje błędy
puzzle-button-repeat-not = Nie powtarzaj
puzzle-daily = **Zadanie dnia** · { $ruleset } · ranking w chwili publikacji { $rating }
puzzle-daily-privately = **{ $solve }** otwiera je tylko dla ciebie: nikt inny nie widzi twoich prób.
puzzle-daily-other-rules = Na dziś nie ma już zadania według zasad { $ruleset }, zwykłych na tym serwerze, które pasowałoby wszystkim: to jest według innych.
puzzle-button-solve = Rozwiąż
puzzle-yesterday = { $count ->
    [one] Wczorajsze rozwiązała za pierwszym razem { $count } osoba.
    [few] Wczorajsze rozwiązały za pierwszym razem { $count } osoby.
   *[other] Wczorajsze rozwiązało za pierwszym razem { $count } osób.
}
puzzle-yesterday-nobody = Nikt nie rozwiązał wczorajszego za pierwszym razem.
puzzle-yesterday-untried = Nikt nie dokończył wczorajszego.
puzzle-yesterday-named = Wczorajsze rozwiązali za pierwszym razem: { $names }.
puzzle-yesterday-others = { $count ->
    [one] Wczorajsze rozwiązali za pierwszym razem: { $names } i jeszcze { $count } osoba.
    [few] Wczorajsze rozwiązali za pierwszym razem: { $names } i jeszcze { $count } osoby.
   *[other] Wczorajsze rozwiązali za pierwszym razem: { $names } i jeszcze { $count } osób.
}
