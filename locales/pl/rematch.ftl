### A rematch, in addition to its invitation.

rematch-ask = Rewanż

rematch-offered =
    { $place ->
        [here] Proponujesz rewanż za partię { $game }. Zaproszenie jest poniżej.
       *[elsewhere] Proponujesz rewanż za partię { $game }. Zaproszenie jest na kanale { $channel }.
    }
rematch-who-moves-first = Zaczyna strona, która przegrała, a jeśli nikt nie przegrał – ta, która grała jako druga.

rematch-begun =
    { $place ->
        [here] Rewanż proponują obie strony: partia { $game } zaczyna się poniżej.
       *[elsewhere] Rewanż proponują obie strony: partia { $game } zaczyna się na kanale { $channel }.
    }
