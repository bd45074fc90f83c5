### News for one person, once each, in a direct message or in a channel, after a mention of them.

news-accepted = { $opponent } przyjmuje twoje zaproszenie: { $terms }. Teraz gra { $opponent }: { $game }.
news-declined = { $opponent } odrzuca twoje zaproszenie: { $terms }.
news-expired =
    { $to ->
        [anybody] Twoje zaproszenie wygasło po tygodniu i nikt go nie przyjął: { $terms }.
       *[player] Twoje zaproszenie dla { $opponent } wygasło po tygodniu bez odpowiedzi: { $terms }.
    }

news-line = Twój ruch warunkowy został zagrany: { $game }.
news-lines-left = Zostały ci te ruchy warunkowe:
news-no-lines-left = Nie masz tam więcej ruchów warunkowych.

news-vacation =
    { $news ->
        [began] Twój czas się skończył, więc do twojego ruchu używany jest urlop, najdłużej do { $until }. Pozostało w tym roku: { $left }.
       *[goes-on] Do twojego ruchu nadal używany jest urlop, najdłużej do { $until }. Pozostało w tym roku: { $left }.
    }
