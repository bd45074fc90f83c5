tournament-news-round = **{ $tournament }** · runda { $round }: grasz przeciw { $opponents }, { $game }. Set ma drugą grę z zamienionymi kolorami.
tournament-news-bye = **{ $tournament }** · runda { $round }: w tej rundzie nie masz przeciwnika.
tournament-news-no-show = W jednej z gier **{ $tournament }** czas minął bez twojego ruchu: odpadasz z turnieju i przez jakiś czas nie możesz wziąć udziału w innym na tym serwerze.
tournament-news-blocked = **{ $tournament }** · runda { $round }: trzeba było skojarzyć dwie osoby, z których jedna zablokowała drugą. `/tournament manage` pozwala ustalić ich wynik.
tournament-news-set-aside = **{ $tournament }** nie może trwać dalej: coś jest uszkodzone w bazie danych. Gry toczą się dalej. Powiadom osobę, która prowadzi bota.
tournament-news-season = **{ $tournament }** · sezon { $season }, dywizja { $division }: grasz przeciw: { $games }. Wszystkie partie toczą się jednocześnie.
