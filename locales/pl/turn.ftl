### The message of a turn, with the picture of the board: who is to move, and everything that led to it.
### Its sentences stand in one paragraph: whose turn it is, what was played (phrases.ftl), and what follows.

turn-called =
    { $asked ->
        [choice] { $player }, wybierz kolor · partia { $game }, ruch { $number }.
        [white] { $player }, twoja kolej: biały kamień · partia { $game }, ruch { $number }.
        [black] { $player }, twoja kolej: czarny kamień · partia { $game }, ruch { $number }.
        [second] { $player }, twoja kolej: drugi kamień · partia { $game }, ruch { $number }.
       *[stone] { $player }, twoja kolej · partia { $game }, ruch { $number }.
    }

turn-to-pick =
    { $asked ->
        [choice] Wybierz kolor · partia { $game }, ruch { $number }.
        [white] Twoja kolej: biały kamień · partia { $game }, ruch { $number }.
        [black] Twoja kolej: czarny kamień · partia { $game }, ruch { $number }.
        [second] Twoja kolej: drugi kamień · partia { $game }, ruch { $number }.
       *[stone] Twoja kolej · partia { $game }, ruch { $number }.
    }

turn-still-yours =
    { $asked ->
        [choice] Teraz wybierz kolor w partii { $game }.
        [white] Teraz połóż biały kamień w partii { $game }.
        [black] Teraz połóż czarny kamień w partii { $game }.
        [second] Teraz połóż drugi kamień w partii { $game }.
       *[stone] Teraz twoja kolej w partii { $game }.
    }

turn-next =
    { $asked ->
        [choice] Partia { $game }: teraz { $player } wybiera kolor.
        [mine] Partia { $game }: moja odpowiedź pojawi się na planszy.
       *[stone] Partia { $game }: teraz gra { $player }.
    }

turn-shown-again =
    { $asked ->
        [choice] **Partia { $game }**, ruch { $number }: { $player } wybiera kolor.
        [mine] **Partia { $game }**, ruch { $number }: teraz moja kolej.
       *[stone] **Partia { $game }**, ruch { $number }: teraz gra { $player }.
    }
turn-shown-again-to-you =
    { $asked ->
        [choice] **Partia { $game }**, ruch { $number }: wybierz kolor.
       *[stone] **Partia { $game }**, ruch { $number }: twoja kolej.
    }
turn-side =
    { $who ->
        [you] Ty: { $colour }.
       *[other] { $name }: { $colour }.
    }
turn-side-captured =
    { $who ->
        [you] Ty: { $colour }
       *[other] { $name }: { $colour }
    }, { $count ->
        [0] nic nie zbito
        [one] zbity { $count } kamień
        [few] zbite { $count } kamienie
        [many] zbitych { $count } kamieni
       *[other] zbitych { $count } kamieni
    }.
turn-side-captured-pairs =
    { $who ->
        [you] Ty: { $colour }
       *[other] { $name }: { $colour }
    }, { $count ->
        [0] nic nie zbito
        [one] zbita { $count } para
        [few] zbite { $count } pary
        [many] zbitych { $count } par
       *[other] zbitych { $count } par
    }.

turn-computer-thinks = **Partia { $game }**, ruch { $number }: myślę.
turn-is-thinking = **Partia { $game }**, ruch { $number }: { $name } myśli.
turn-paused =
    { $clock ->
        [none] **Partia { $game }**, ruch { $number }: pauza, aż ktoś wznowi partię lub zagra.
       *[stopped] **Partia { $game }**, ruch { $number }: pauza. Zegary stoją, aż ktoś wznowi partię lub zagra.
    }
turn-adjourned =
    { $with ->
        [bot] **Partia { $game }**, ruch { $number }: odłożona. Nikt nie przegrał. Naciśnij *Wznów*, aby grać dalej.
       *[person] **Partia { $game }**, ruch { $number }: odłożona. Nikt nie przegrał. Naciśnij *Wznów*, aby zaproponować dalszą grę.
    }

turn-taken-back = Ruch został cofnięty.
turn-taken-back-free = { $name } cofa swój ostatni ruch: w ciągu dwóch minut nie trzeba na to zgody.
turn-taken-back-by =
    { $count ->
        [1] { $name } cofa ruch { $number }.
       *[other] { $name } cofa ruch { $number } i wszystkie następne.
    }
turn-pause-over = Koniec pauzy.
turn-resumed = Partia jest wznowiona.
turn-first-stone = Zgodnie z zasadami pierwszy kamień leży na **{ $point }**.
turn-answered-at-once = Odpowiedź była już gotowa: { $answer }
turn-line-missed = Żaden z twoich ruchów warunkowych na to nie odpowiada.

turn-swap-begins = Otwarcie swap: połóż cztery pierwsze kamienie, oba kolory na zmianę, gdziekolwiek. Potem przeciwnik wybiera kolor.
turn-swap2-begins = Otwarcie swap2: połóż trzy pierwsze kamienie, oba kolory na zmianę, gdziekolwiek. Potem przeciwnik wybiera kolor albo dokłada dwa kamienie i zostawia wybór tobie.
turn-choose-colour = Bierzesz **białe** czy **czarne**?
turn-choose-colour-or-add = Weź **białe**, weź **czarne** albo dołóż czarny i biały kamień i oddaj wybór przeciwnikowi.
turn-moves-next =
    { $colour ->
        [black] Teraz grają czarne.
       *[white] Teraz grają białe.
    }

turn-resume = Wznów
turn-more = Więcej
turn-game-begins = { $players }: zaczyna się wasza partia.
turn-sides = Strony: { $one } – { $other }.
turn-order = Potem: { $names }.
turn-partner =
    { $who ->
        [you] Grasz w parze z: { $name }.
       *[other] { $player } gra w parze z: { $name }.
    }
turn-out = Poza grą: { $names }.
turn-resigned-and-left = { $name } poddaje się i odpada.
turn-timed-out-and-left = { $name } przekracza czas i odpada.

turn-was-to-move = Był ruch gracza { $player } · partia { $game }, ruch { $number }.
turn-outdated = Ta plansza jest nieaktualna · partia { $game }, ruch { $number }.
