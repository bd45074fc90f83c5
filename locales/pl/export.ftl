### Records of games, sent as files.

export-game = Zapis partii { $game }.
export-running-game = Dotychczasowy zapis partii { $game }.

export-all =
    { $count ->
        [one] Zapis { $count } zakończonej partii.
       *[other] Zapisy { $count } zakończonych partii.
    }
export-none = Nie masz tam zakończonych partii.
export-rest = To nie wszystkie: `/export all from:{ $game }` wyśle ci następne.
export-damaged =
    { $count ->
        [one] Nie mogę odczytać partii { $games }, więc nie ma jej w pliku. Powiedz o tym opiekunowi bota.
       *[other] Nie mogę odczytać partii { $games }, więc nie ma ich w pliku. Powiedz o tym opiekunowi bota.
    }
export-damaged-many =
    { $others ->
        [one] Nie mogę odczytać partii { $games } i { $others } innej, więc nie ma ich w pliku. Powiedz o tym opiekunowi bota.
       *[other] Nie mogę odczytać partii { $games } i { $others } innych, więc nie ma ich w pliku. Powiedz o tym opiekunowi bota.
    }
export-which = Która partia? Każdą inną przyślę według numeru: `/export game game:412`.
export-choose = Wybierz partię
