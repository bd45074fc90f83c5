tournament-news-round = **{ $tournament }** · runda { $round }: grasz przeciw { $opponents }, { $game }.
# Added to the news of a round. $channel is a link to a channel.
tournament-news-place = Gra toczy się w { $channel }.
tournament-news-is-final = To finał.
# Added where the pace is live.
tournament-news-live = Zegar już chodzi.
tournament-news-bye = **{ $tournament }** · runda { $round }: w tej rundzie pauzujesz.
tournament-news-bye-point = **{ $tournament }** · runda { $round }: w tej rundzie pauzujesz i mimo to dostajesz punkt.
tournament-news-bye-half = **{ $tournament }** · runda { $round }: w tej rundzie pauzujesz za pół punktu.
tournament-news-bye-final = **{ $tournament }** · runda { $round }: w tej rundzie pauzujesz i jesteś w finale.
tournament-news-forfeit = **{ $tournament }** · runda { $round }: twój przeciwnik odszedł, wygrywasz bez gry.
tournament-news-no-show = W jednej z gier **{ $tournament }** czas minął bez twojego ruchu: odpadasz z turnieju i przez jakiś czas nie możesz wziąć udziału w innym na tym serwerze.
tournament-news-decided = **{ $tournament }** · runda { $round }: organizator rozstrzygnął twoją grę, przeciwnik: { $opponents }.
tournament-news-put-in = **{ $tournament }**: organizator wstawił cię w miejsce kogoś, kto nie gra. Jeśli nie chcesz, `/tournament withdraw` wypisze cię z powrotem.
tournament-news-replaced = **{ $tournament }**: organizator oddał twoje miejsce komuś innemu. Powód jest podany w { $channel }.
tournament-news-taken-out = **{ $tournament }**: organizator usunął cię z listy graczy. Twoje trwające gry są za ciebie poddawane.
tournament-news-taken-out-early = **{ $tournament }**: organizator usunął cię z listy graczy.
tournament-news-cancelled = **{ $tournament }** jest odwołany. Więcej na { $channel }.
tournament-news-blocked = **{ $tournament }** · runda { $round }: trzeba było skojarzyć dwie osoby, z których jedna zablokowała drugą. `/tournament manage` pozwala ustalić ich wynik.
tournament-news-set-aside = **{ $tournament }** nie może trwać dalej: coś jest uszkodzone w bazie danych. Gry toczą się dalej. Powiadom osobę, która prowadzi bota.
tournament-news-set = To set: jednocześnie toczy się druga gra z zamienionymi kolorami: { $game }.
tournament-news-further = Mecz zakończył się remisem: ten rozstrzyga. Przy remisie przechodzi wyżej rozstawiony.
tournament-news-better-seed =
    { $kind ->
        [neither] **{ $tournament }** · runda { $round }: ani ty, ani { $opponents } nie wygrywacie, więc mecz wygrywa wyżej rozstawiony gracz: { $name }.
       *[drawn] **{ $tournament }** · runda { $round }: twój mecz z graczem { $opponents } znowu zakończył się remisem, więc wygrywa go wyżej rozstawiony gracz: { $name }.
    }
tournament-news-unreadable = Turniej { $tournament }, który organizujesz, nie może trwać dalej: jest uszkodzony w bazie danych albo zapisała go inna wersja bota. Gry toczą się dalej. Powiadom osobę, która prowadzi bota.
tournament-news-season = **{ $tournament }** · sezon { $season }, dywizja { $division }: grasz przeciw: { $games }. Wszystkie partie toczą się jednocześnie.
tournament-news-check-in = **{ $tournament }** · potwierdź teraz obecność: naciśnij *Potwierdź obecność* poniżej albo na { $channel }, albo użyj tam `/tournament check-in`. Kto nie potwierdzi przed { $time }, nie gra.
