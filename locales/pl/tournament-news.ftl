tournament-news-round = **{ $tournament }** · runda { $round }: grasz przeciw { $opponents }, { $game }.
# Added to the news of a round. $channel is a link to a channel.
tournament-news-place = Gra toczy się w { $channel }.
# Added where the pace is live.
tournament-news-live = Zegar już chodzi.
tournament-news-bye = **{ $tournament }** · runda { $round }: w tej rundzie nie masz przeciwnika.
tournament-news-no-show = W jednej z gier **{ $tournament }** czas minął bez twojego ruchu: odpadasz z turnieju i przez jakiś czas nie możesz wziąć udziału w innym na tym serwerze.
tournament-news-blocked = **{ $tournament }** · runda { $round }: trzeba było skojarzyć dwie osoby, z których jedna zablokowała drugą. `/tournament manage` pozwala ustalić ich wynik.
tournament-news-set-aside = **{ $tournament }** nie może trwać dalej: coś jest uszkodzone w bazie danych. Gry toczą się dalej. Powiadom osobę, która prowadzi bota.
tournament-news-set = To set: w tym samym czasie toczy się druga gra z zamienionymi kolorami.
tournament-news-further = Mecz zakończył się remisem: ten rozstrzyga, z krótszym czasem. Przy remisie przechodzi wyżej rozstawiony.
tournament-news-unreadable = Turniej { $tournament }, który organizujesz, nie może trwać dalej: jest uszkodzony w bazie danych albo zapisała go inna wersja bota. Gry toczą się dalej. Powiadom osobę, która prowadzi bota.
tournament-news-season = **{ $tournament }** · sezon { $season }, dywizja { $division }: grasz przeciw: { $games }. Wszystkie partie toczą się jednocześnie.
tournament-news-check-in = **{ $tournament }** · potwierdź teraz obecność: naciśnij na kanale *Potwierdź obecność* albo użyj tam `/tournament check-in`. Kto nie potwierdzi przed { $time }, nie gra.
