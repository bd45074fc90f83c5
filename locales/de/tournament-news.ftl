tournament-news-round = **{ $tournament }** · Runde { $round }: Du spielst gegen { $opponents }, { $game }.
# Added to the news of a round. $channel is a link to a channel.
tournament-news-place = Gespielt wird in { $channel }.
tournament-news-is-final = Das ist das Finale.
# Added where the pace is live.
tournament-news-live = Die Uhr läuft schon.
tournament-news-bye = **{ $tournament }** · Runde { $round }: In dieser Runde setzt du aus.
tournament-news-bye-point = **{ $tournament }** · Runde { $round }: In dieser Runde setzt du aus und bekommst trotzdem einen Punkt.
tournament-news-bye-half = **{ $tournament }** · Runde { $round }: In dieser Runde setzt du für einen halben Punkt aus.
tournament-news-bye-final = **{ $tournament }** · Runde { $round }: In dieser Runde setzt du aus und stehst im Finale.
tournament-news-forfeit = **{ $tournament }** · Runde { $round }: Dein Gegenüber ist ausgeschieden, du gewinnst ohne Partie.
tournament-news-no-show = In einer Partie von **{ $tournament }** lief die Zeit ab, ohne dass du gezogen hast: Damit bist du ausgeschieden und kannst auf diesem Server eine Weile an keinem Turnier teilnehmen.
tournament-news-decided = **{ $tournament }** · Runde { $round }: Die Turnierleitung hat deine Partie gegen { $opponents } entschieden.
tournament-news-put-in = **{ $tournament }**: Die Turnierleitung lässt dich für jemanden einspringen, der nicht spielt. Wenn du nicht willst, meldet `/tournament withdraw` dich wieder ab.
tournament-news-replaced = **{ $tournament }**: Die Turnierleitung hat deinen Platz jemand anderem gegeben. Der Grund steht in { $channel }.
tournament-news-taken-out = **{ $tournament }**: Die Turnierleitung hat dich herausgenommen. Deine laufenden Partien darin werden für dich aufgegeben.
tournament-news-taken-out-early = **{ $tournament }**: Die Turnierleitung hat dich herausgenommen.
tournament-news-cancelled = **{ $tournament }** ist abgesagt. Mehr dazu steht in { $channel }.
tournament-news-blocked = **{ $tournament }** · Runde { $round }: Zwei, die sich wegen einer Blockierung nicht begegnen wollen, mussten gepaart werden. Mit `/tournament manage` kannst du ihr Ergebnis festlegen.
tournament-news-set-aside = **{ $tournament }** kann nicht weitergehen: In der Datenbank ist etwas davon beschädigt. Die Partien gehen weiter. Sag bitte denen Bescheid, die den Bot betreiben.
tournament-news-set = Es ist ein Satz: Gleichzeitig läuft mit getauschten Farben die zweite Partie: { $game }.
tournament-news-further = Euer Match endete unentschieden: Dieses entscheidet. Endet auch das unentschieden, kommt weiter, wer besser gesetzt ist.
tournament-news-better-seed =
    { $kind ->
        [neither] **{ $tournament }** · Runde { $round }: Weder du noch { $opponents } hat gewonnen; das Match geht an { $name }, denn das ist die bessere Setzung.
       *[drawn] **{ $tournament }** · Runde { $round }: Dein Match gegen { $opponents } endete wieder unentschieden; es geht an { $name }, denn das ist die bessere Setzung.
    }
tournament-news-unreadable = Turnier { $tournament }, das du leitest, kann nicht weitergehen: Es ist in der Datenbank beschädigt oder von einer anderen Version des Bots gespeichert. Die Partien gehen weiter. Sag bitte denen Bescheid, die den Bot betreiben.
tournament-news-season = **{ $tournament }** · Saison { $season }, Division { $division }: Du spielst gegen { $games }. Alle Partien laufen zur gleichen Zeit.
tournament-news-check-in = **{ $tournament }** · jetzt einchecken: Drück hier oder in { $channel } *Einchecken*, oder gib dort `/tournament check-in` ein. Wer nicht vor { $time } eincheckt, spielt nicht mit.
