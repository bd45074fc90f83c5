tournament-news-round = **{ $tournament }** · Runde { $round }: Du spielst gegen { $opponents }, { $game }. Ein Satz hat eine zweite Partie mit vertauschten Farben.
tournament-news-bye = **{ $tournament }** · Runde { $round }: In dieser Runde hast du niemanden gegen dich.
tournament-news-no-show = In einer Partie von **{ $tournament }** lief die Zeit ab, ohne dass du gezogen hast: Damit bist du ausgeschieden und kannst auf diesem Server eine Weile an keinem Turnier teilnehmen.
tournament-news-blocked = **{ $tournament }** · Runde { $round }: Zwei, die sich wegen einer Blockierung nicht begegnen wollen, mussten gepaart werden. Mit `/tournament manage` kannst du ihr Ergebnis festlegen.
tournament-news-set-aside = **{ $tournament }** kann nicht weitergehen: In der Datenbank ist etwas davon beschädigt. Die Partien gehen weiter. Sag bitte denen Bescheid, die den Bot betreiben.
tournament-news-season = **{ $tournament }** · Saison { $season }, Division { $division }: Du spielst gegen { $games }. Alle Partien laufen zur gleichen Zeit.
