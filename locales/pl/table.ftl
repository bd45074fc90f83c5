table-head = **Stół { $table }** · { $terms } · otwiera { $host }
table-chair = { $number }. { $who }
table-side = **Strona { $side }:** { $names }
table-free = *puste*
table-kept = *zarezerwowane:* { $name }
table-rematch = { $players }: { $host } proponuje rewanż za partię { $game }.
table-computer = bot, poziom { $level }
table-with-points = { $name } (zaczyna z { $points })
table-starts = Partia zacznie się, gdy wszystkie miejsca będą zajęte.
table-starts-early = Partia zacznie się, gdy wszystkie miejsca będą zajęte albo gdy { $host } naciśnie *Start*: wtedy z tymi, którzy tu siedzą.
table-order-by-chance = Kolejność gry jest losowana.
table-order-as-seated = Gra się w kolejności miejsc.
table-first-in-centre = Pierwszy kamień trafia na środek; najpierw gra osoba, która jest druga w kolejności.
table-expires = Jeśli stół się nie zapełni, zniknie { $time }.
table-sit = Usiądź
table-sit-on-side = Usiądź po stronie { $side }
table-stand = Wstań
table-no-thanks = Nie, dziękuję
table-start = Start
table-fill = + Boty
table-not-rated-with-bots = Z botem przy stole nie jest rankingowa.
table-close = Zamknij
table-closed = { $host } zamyka stół { $table }: { $terms }
table-expired = Stół { $table } zniknął: przez tydzień się nie zapełnił. { $terms }
table-opened =
    { $place ->
        [here] Stół { $table } jest otwarty tutaj.
       *[elsewhere] Stół { $table } jest otwarty na kanale { $channel }.
    }
table-opened-and-started =
    { $place ->
        [here] Stół { $table } jest pełny: partia { $game } zaczęła się tutaj.
       *[elsewhere] Stół { $table } jest pełny: partia { $game } zaczęła się na kanale { $channel }.
    }
table-you-sit = Siedzisz przy stole { $table }.
table-you-stand = Wstajesz od stołu { $table }.
table-you-declined = Odmowa przyjęta: przy stole { $table } nie czeka już na ciebie miejsce.
table-you-removed = { $guest } wstaje od stołu { $table } i może znów usiąść, jeśli wyślesz zaproszenie.
table-you-closed = Stół { $table } jest zamknięty.
table-begins = Partia { $game } już się zaczęła.
table-you-invited = Do stołu { $table } zaproszono: { $guest }.
table-invitation = { $guest }, przy stole { $table } (otwiera { $host }) czeka na ciebie miejsce: { $terms }
