tournament-setup-wrong = Jeszcze nie tak (**Wpisz…** otwiera to, co wpisano):
tournament-setup-wrong-elsewhere = Jeszcze nie tak (**{ $page }**, a tam **Wpisz…**, otwiera to, co wpisano):
tournament-setup-still-to-write = To, co wpisano, jest zachowane: otwórz i wyślij jeszcze raz.
tournament-setup-of-line =
    { $line ->
        [name] **Nazwa**
        [ruleset] **Zasady**
        [players] **Gracze**
        [ratings] **Rankingi**
        [rounds] **Rundy**
        [start] **Start**
        [entry-end] **Zgłoszenia do**
        [check-in] **Potwierdzanie**
       *[repeats] **Powtarzanie**
    }: { $why }
tournament-setup-start-passed = Wybrany początek minął albo jest za blisko. Wybierz inny poniżej albo naciśnij **Wpisz…**.
tournament-setup-you-wrote = Napisano:
tournament-setup-unrated-options = Nie jest rankingowy: do rankingów liczy się { $ruleset } według zwykłych zasad, bez opcji takich jak inna plansza czy inne otwarcie.
tournament-setup-unrated-ruleset = Nie jest rankingowy: dla { $ruleset } nie ma rankingu.
tournament-setup-menu-pace = Ile jest czasu
tournament-setup-menu-entry-end = Do kiedy można się zgłaszać
tournament-setup-menu-check-in = Czy gracze potwierdzają przed startem
tournament-setup-menu-repeat = Czy się powtarza
tournament-setup-dates = Kiedy…
tournament-setup-game = Co…
tournament-setup-write = Wpisz…
tournament-setup-entry-until-start = Do startu
tournament-setup-entry-before = Do { $span } przed startem
tournament-setup-check-in-none = Bez potwierdzania
tournament-setup-check-in-span = Potwierdzanie w ostatnim czasie { $span } przed startem
tournament-setup-repeat-none = Odbywa się raz
tournament-setup-repeat-choice =
    { $kind ->
        [weekly] Co tydzień
        [fortnightly] Co dwa tygodnie
       *[monthly] Co miesiąc w ten sam dzień, np. w każdą pierwszą sobotę
    }
tournament-setup-choice-swiss-like = System szwajcarski, najpierw równi sobie
tournament-setup-choice-groups-like = Każdy z każdym w grupach po { $count } o podobnej sile
tournament-setup-format-like = Najpierw spotykają się gracze o podobnej sile.
tournament-setup-format-like-groups = W każdej grupie grają gracze o podobnej sile.
tournament-setup-format-rounds = Liczba rund: { $count }.
tournament-setup-format-draws = Zremisowany mecz powtarza się raz, z krótszym czasem, jeśli tempo na to pozwala; przy kolejnym remisie przechodzi wyżej rozstawiony.
tournament-setup-form-game = Co jest grane
tournament-setup-form-dates = Kiedy się odbywa
tournament-setup-line-name = Nazwa
tournament-setup-line-ruleset = Zasady, z opcjami
tournament-setup-line-players = Gracze: min-max, „full”: start przy komplecie
tournament-setup-line-ratings = Rankingi (puste: dowolne)
tournament-setup-line-rounds = Rundy (puste: ile pasuje)
tournament-setup-line-start = Start, w twoim czasie
tournament-setup-line-entry-end = Zgłoszenia do (puste: do startu)
tournament-setup-line-check-in = Potwierdzanie: minut przed (puste: bez)
tournament-setup-line-repeats = Powtarzanie, jako RRULE (puste: raz)
tournament-setup-example-name = Puchar jesieni
tournament-setup-usual-name = Turniej
tournament-setup-entry-until = Zgłaszać się można do { $time } ({ $span }).
tournament-setup-repeats =
    { $kind ->
        [weekly] Powtarza się co tydzień.
        [fortnightly] Powtarza się co dwa tygodnie.
       *[monthly] Powtarza się co miesiąc w ten sam dzień tygodnia.
    }
tournament-setup-repeats-by-rule = Powtarza się według reguły `{ $rule }`.
tournament-setup-next = Następny: { $time }.
tournament-setup-last = To jest ostatni.
