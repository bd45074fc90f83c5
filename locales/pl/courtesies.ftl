courtesies-give-day = Podaruj dzień
courtesies-day-given = { $name } dostaje od ciebie dzień w partii { $game }.
courtesies-days-left =
    { $count ->
        [0] To był ostatni dzień, jaki można tam dać.
        [one] Możesz tam dać jeszcze { $count } dzień.
        [few] Możesz tam dać jeszcze { $count } dni.
       *[many] Możesz tam dać jeszcze { $count } dni.
    }
courtesies-time-given = { $name } daje ci dzień: { $game }.
courtesies-claim-term = wygrana na czas tylko na żądanie
courtesies-explained = Gdy komuś skończy się czas, partia trwa, aż druga strona zażąda wygranej; po { $days } dniach zostaje odłożona.
courtesies-choice-claim = Wygrana na czas: tylko na żądanie
courtesies-choice-no-claim = Wygrana na czas: od razu
courtesies-choice-claim-about = Gdy czas się skończy, partia trwa, aż druga strona zażąda wygranej
courtesies-choice-no-claim-about = Gdy czas się skończy, partia jest od razu przegrana
courtesies-claim = Zażądaj wygranej
courtesies-late =
    { $who ->
        [you] Twój czas się skończył: { $opponent } może zażądać wygranej, dopóki nie zagrasz. Jeśli nic się nie stanie, partia zostanie odłożona { $until }.
       *[other] { $name } nie ma już czasu: { $opponent } może zażądać wygranej aż do następnego ruchu. Jeśli nic się nie stanie, partia zostanie odłożona { $until }.
    }
courtesies-in-list = czas minął, można zażądać wygranej
courtesies-claimed = Żądasz wygranej w partii { $game }.
courtesies-now-rated = Partia jest teraz rankingowa: tak uzgodniliście.
courtesies-now-unrated = Partia jest teraz towarzyska: tak uzgodniliście.
courtesies-no-clock = Partia { $game } nie ma zegara, więc nie ma czasu do podarowania.
courtesies-time-for-computer = Dziękuję, ale nie potrzebuję więcej czasu.
courtesies-time-among-several = Czas można podarować tylko w partii dwuosobowej.
courtesies-too-many-gifts = W partii { $game } podarowano już { $most } dni, a więcej nie można. Na dłuższą przerwę zaproponuj pauzę.
courtesies-given-just-now = Dzień w partii { $game } został podarowany przed chwilą. Następny możesz podarować { $when }.
courtesies-nothing-to-claim = W partii { $game } nie ma wygranej na czas, której można zażądać.
courtesies-nothing-to-claim-yet = W partii { $game } nie ma jeszcze wygranej na czas, której można zażądać: czas przeciwnika skończy się najwcześniej { $when }.
courtesies-own-time-is-up = W partii { $game } skończył się twój własny czas. Zagraj, a partia potrwa dalej.
courtesies-claim-without-clock = Bez zegara nikomu nie kończy się czas, więc nie ma czego żądać. Wybierz inne `pace` albo pomiń `claim`.
courtesies-claim-for-two = Wygranej na czas żąda się tylko w partiach między dwiema osobami. Pomiń `claim`.
courtesies-too-late-to-rate = Nie można już zmienić tego, czy partia { $game } jest rankingowa: można to zrobić, dopóki kamieni na planszy jest najwyżej { $most }.
courtesies-too-late-in-set = Rankingowe są obie partie setu albo żadna, a partia { $other } zaszła już za daleko.
courtesies-set-is-suspended = Rankingowe są obie partie setu albo żadna, a partia { $other } ma pauzę lub jest odłożona. Najpierw trzeba ją wznowić.
courtesies-rating-at-table = O tym, czy partia dla więcej niż dwóch osób jest rankingowa, decyduje jej stół.
courtesies-rating-of-match = O tym, czy mecz jest rankingowy, decydujecie przed jego pierwszą partią.
courtesies-rating-with-computer = Partie ze mną nigdy nie są rankingowe.
courtesies-already-rated = Partia { $game } już jest rankingowa.
courtesies-already-unrated = Partia { $game } już jest towarzyska.
