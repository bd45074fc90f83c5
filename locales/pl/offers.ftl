### Offers between the players of a game.

offers-offered =
    { $kind ->
        [takeback] { $opponent }, { $maker } prosi o cofnięcie swojego ostatniego ruchu w partii { $game }.
        [takeback-with-reply] { $opponent }, { $maker } prosi o cofnięcie w partii { $game } swojego ostatniego ruchu i twojej odpowiedzi.
        [pause] { $opponent }, { $maker } proponuje pauzę w partii { $game }. Zegary staną, aż ktoś z was wznowi partię lub zagra.
        [pause-without-clock] { $opponent }, { $maker } proponuje pauzę w partii { $game }, aż ktoś z was ją wznowi lub zagra.
        [adjourn] { $opponent }, { $maker } proponuje odłożenie partii { $game }. Nikt nie przegrywa, a partię wznowicie za zgodą wszystkich.
        [resume] { $opponent }, { $maker } proponuje wznowienie partii { $game }.
        [takeback-with-replies] { $opponent }, { $maker } prosi o cofnięcie w partii { $game }: swojego ostatniego ruchu i wszystkich późniejszych.
        [resign] { $opponent }, { $maker } chce poddać partię { $game } w imieniu waszej strony. Jeśli się zgodzisz, przegra cała wasza strona.
        [rate] { $opponent }, { $maker } proponuje, aby partia { $game } była rankingowa.
        [unrate] { $opponent }, { $maker } proponuje, aby partia { $game } była towarzyska.
       *[draw] { $opponent }, { $maker } proponuje remis w partii { $game }.
    }

offers-agree = Zgoda
offers-decline = Odrzuć
offers-withdraw = Wycofaj

offers-agreed =
    { $kind ->
        [takeback] { $answerer } się zgadza: { $maker } cofa ruch w partii { $game }.
        [pause] { $maker } i { $answerer } robią pauzę w partii { $game }.
        [adjourn] { $maker } i { $answerer } odkładają partię { $game }.
        [resume] { $maker } i { $answerer } wznawiają partię { $game }.
        [resign] { $maker } i { $answerer } poddają partię { $game }.
        [rate] { $maker } i { $answerer } uzgadniają: partia { $game } jest rankingowa.
        [unrate] { $maker } i { $answerer } uzgadniają: partia { $game } jest towarzyska.
       *[draw] { $maker } i { $answerer } zgadzają się na remis w partii { $game }.
    }
offers-declined =
    { $kind ->
        [takeback] { $answerer } odrzuca cofnięcie ruchu w partii { $game }, o które prosi { $maker }.
        [pause] { $answerer } odrzuca pauzę w partii { $game }, którą proponuje { $maker }.
        [adjourn] { $answerer } odrzuca odłożenie partii { $game }, które proponuje { $maker }.
        [resume] { $answerer } odrzuca wznowienie partii { $game }, które proponuje { $maker }.
        [resign] { $answerer } nie chce poddać partii { $game }.
        [rate] { $answerer } odrzuca propozycję, aby partia { $game } była rankingowa. Proponuje ją { $maker }.
        [unrate] { $answerer } odrzuca propozycję, aby partia { $game } była towarzyska. Proponuje ją { $maker }.
       *[draw] { $answerer } odrzuca remis w partii { $game }, który proponuje { $maker }.
    }
offers-withdrawn =
    { $kind ->
        [takeback] { $maker } nie prosi już o cofnięcie ruchu w partii { $game }.
        [pause] { $maker } wycofuje propozycję pauzy w partii { $game }.
        [adjourn] { $maker } wycofuje propozycję odłożenia partii { $game }.
        [resume] { $maker } wycofuje propozycję wznowienia partii { $game }.
        [resign] { $maker } nie chce już poddawać partii { $game }.
        [rate] { $maker } wycofuje propozycję, aby partia { $game } była rankingowa.
        [unrate] { $maker } wycofuje propozycję, aby partia { $game } była towarzyska.
       *[draw] { $maker } wycofuje propozycję remisu w partii { $game }.
    }
offers-moot =
    { $kind ->
        [takeback] Prośba o cofnięcie ruchu w partii { $game } jest już nieaktualna.
        [pause] Propozycja pauzy w partii { $game } jest już nieaktualna.
        [adjourn] Propozycja odłożenia partii { $game } jest już nieaktualna.
        [resume] Propozycja wznowienia partii { $game } jest już nieaktualna.
        [resign] Propozycja poddania partii { $game } jest już nieaktualna.
        [rate] Propozycja, aby partia { $game } była rankingowa, jest już nieaktualna.
        [unrate] Propozycja, aby partia { $game } była towarzyska, jest już nieaktualna.
       *[draw] Propozycja remisu w partii { $game } jest już nieaktualna.
    }
offers-replaced = { $maker } proponuje zamiast tego coś innego.

offers-sent =
    { $kind ->
        [takeback] Prosisz o cofnięcie ruchu w partii { $game }. Przeciwnik może się zgodzić do następnego ruchu.
        [pause] Proponujesz pauzę w partii { $game }. Przeciwnik może się zgodzić do następnego ruchu.
        [adjourn] Proponujesz odłożenie partii { $game }. Przeciwnik może się zgodzić do następnego ruchu.
        [resume] Proponujesz wznowienie partii { $game }. Gracie dalej, gdy przeciwnik się zgodzi.
        [rate] Proponujesz, aby partia { $game } była rankingowa. Przeciwnik może się zgodzić do następnego ruchu.
        [unrate] Proponujesz, aby partia { $game } była towarzyska. Przeciwnik może się zgodzić do następnego ruchu.
       *[draw] Proponujesz remis w partii { $game }. Przeciwnik może się zgodzić do następnego ruchu.
    }
offers-stands =
    { $kind ->
        [takeback] Twoja prośba o cofnięcie ruchu w partii { $game } już czeka. Przeciwnik może się zgodzić do następnego ruchu.
        [pause] Twoja propozycja pauzy w partii { $game } już czeka. Przeciwnik może się zgodzić do następnego ruchu.
        [adjourn] Twoja propozycja odłożenia partii { $game } już czeka. Przeciwnik może się zgodzić do następnego ruchu.
        [resume] Twoja propozycja wznowienia partii { $game } już czeka. Gracie dalej, gdy przeciwnik się zgodzi.
        [rate] Twoja propozycja, aby partia { $game } była rankingowa, już czeka. Przeciwnik może się zgodzić do następnego ruchu.
        [unrate] Twoja propozycja, aby partia { $game } była towarzyska, już czeka. Przeciwnik może się zgodzić do następnego ruchu.
       *[draw] Twoja propozycja remisu w partii { $game } już czeka. Przeciwnik może się zgodzić do następnego ruchu.
    }
offers-done =
    { $kind ->
        [takeback] Twój ostatni ruch w partii { $game } jest cofnięty.
        [takeback-with-reply] Twój ostatni ruch w partii { $game } jest cofnięty, razem z ruchami po nim.
        [takeback-from-bot] Twój ostatni ruch w partii { $game } jest cofnięty, razem z moją odpowiedzią.
        [pause] Partia { $game } ma pauzę, aż ktoś ją wznowi lub zagra.
        [adjourn] Partia { $game } jest odłożona. Nikt nie przegrywa, a później możecie ją wznowić.
        [resume] Partia { $game } jest wznowiona.
        [resign] Wasza strona poddaje partię { $game }.
        [rate] Partia { $game } jest teraz rankingowa: obie strony to zaproponowały.
        [unrate] Partia { $game } jest teraz towarzyska: obie strony to zaproponowały.
       *[draw] Partia { $game } kończy się remisem: proponują go obie strony.
    }
offers-went-on = Wznawiasz partię { $game }.

offers-button =
    { $kind ->
        [takeback] Cofnij ruch
        [takeback-if-agreed] Poproś o cofnięcie ruchu
        [takeback-from-bot] Cofnij oba ruchy
        [pause] Pauza
        [adjourn] Odłóż
        [resume] Wznów
        [rate] Zmień na: rankingowa
        [unrate] Zmień na: towarzyska
       *[draw] Zaproponuj remis
    }
offers-agreed-so-far = Zgadzają się: { $names }.
offers-you-agreed =
    { $kind ->
        [pause] W partii { $game } ktoś już zaproponował pauzę, więc liczy się to jako twoja zgoda. Brakuje zgody innych.
        [adjourn] Ktoś już zaproponował odłożenie partii { $game }, więc liczy się to jako twoja zgoda. Brakuje zgody innych.
        [resume] Ktoś już zaproponował wznowienie partii { $game }, więc liczy się to jako twoja zgoda. Brakuje zgody innych.
       *[draw] W partii { $game } ktoś już zaproponował remis, więc liczy się to jako twoja zgoda. Brakuje zgody innych.
    }
offers-waits-for =
    { $count ->
        [1] Twoja propozycja w partii { $game } czeka na: { $names }. Wejdzie w życie po zgodzie tej osoby; następny ruch ją kończy.
       *[other] Twoja propozycja w partii { $game } czeka na: { $names }. Wejdzie w życie, gdy zgodzą się wszyscy; następny ruch ją kończy.
    }
offers-proposed-to-partner = Twoja propozycja dla { $partner }: poddać partię { $game } w imieniu waszej strony. Po zgodzie przegra cała wasza strona; następny ruch kończy propozycję.
