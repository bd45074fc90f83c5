### Games against the computer. "I" and "me" are the bot.

computer-play = Zagraj z botem
computer-choose = Zagraj ze mną w Pente: bez zegara i bez wpływu na tabelę. Aby zacząć, wybierz mój poziom.
computer-how-strong = Wybierz mój poziom

computer-level =
    { $level ->
        [1] Poziom { $level }: Żołądź
        [2] Poziom { $level }: Siewka
        [3] Poziom { $level }: Drzewko
        [4] Poziom { $level }: Leszczyna
        [5] Poziom { $level }: Brzoza
        [6] Poziom { $level }: Wiśnia
        [7] Poziom { $level }: Buk
        [8] Poziom { $level }: Dąb
        [9] Poziom { $level }: Cis
       *[10] Poziom { $level }: Sekwoja
    }

computer-about-level =
    { $level ->
        [1] Na pierwszy raz: mogę przegapić nawet czwórkę, twoją lub własną.
        [2] Widzę każdą czwórkę, ale często przegapiam otwarte trójki i bicia.
        [3] Widzę więcej otwartych trójek, ale wciąż przegapiam wiele ukośnych i z luką.
        [4] Widzę większość gróźb, ale często przegapiam skosy, luki i bicia.
        [5] Czasem przegapiam groźbę, ale znajduję krótkie wymuszone wygrane.
        [6] Rzadko przegapiam groźbę i znajduję dłuższe wymuszone wygrane.
        [7] Prawie nie przegapiam gróźb i starannie ważę każdy ruch.
        [8] Nie umyka mi prawie nic i znajduję długie wymuszone wygrane.
        [9] Nie przegapiam już gróźb i patrzę daleko naprzód.
       *[10] Gram najmocniej, jak umiem: nie przegapiam gróźb i patrzę najdalej.
    }

computer-begun =
    { $place ->
        [here] Partia { $game } zaczyna się poniżej.
        [private] Partia { $game } zaczyna się w naszych wiadomościach prywatnych.
       *[elsewhere] Partia { $game } zaczyna się na kanale { $channel }.
    }
computer-terms = Ty ({ $yours }) przeciwko mnie ({ $mine }), poziom { $level }: { $terms }.
computer-terms-without-colours = Ty przeciwko mnie, poziom { $level }: { $terms }.
computer-already-begun =
    { $place ->
        [here] Partia { $game } już się tu zaczęła.
        [private] Partia { $game } już się zaczęła w naszych wiadomościach prywatnych.
       *[elsewhere] Partia { $game } już się zaczęła na kanale { $channel }.
    }
computer-only-one = To była ta sama prośba dwa razy z rzędu, więc zaczynamy tylko jedną partię.

computer-no-move = Nie mogę znaleźć ruchu w partii { $game }. To błąd programu, zapisany w logu. `/board` każe mi spróbować jeszcze raz, `/offer` cofa twój ostatni ruch, `/resign` kończy partię.

computer-no-results = Nie masz jeszcze żadnej zakończonej partii ze mną. Zaproś mnie przez `/challenge` na dowolnym poziomie od 1 do 10.
computer-results = Twoje wyniki ze mną:
computer-result = { $ruleset }, poziom { $level }: wygrane { $wins }, przegrane { $losses }, remisy { $draws }
computer-another-ruleset = wycofany wariant
