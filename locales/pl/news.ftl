### News for one person, once each, in a direct message or in a channel, after a mention of them.

news-accepted = { $opponent } przyjmuje twoje zaproszenie: { $terms }. Teraz gra { $opponent }: { $game }.
news-declined = { $opponent } odrzuca twoje zaproszenie: { $terms }.
news-expired =
    { $to ->
        [anybody] Twoje zaproszenie wygasło i nikt go nie przyjął: { $terms }.
       *[player] Twoje zaproszenie dla { $opponent } wygasło bez odpowiedzi: { $terms }.
    }
news-expired-several = Te zaproszenia wygasły i nikt ich nie przyjął:
news-expired-one =
    { $to ->
        [anybody] każdy: { $terms }
       *[player] { $opponent }: { $terms }
    }

news-line = Twój ruch warunkowy został zagrany: { $game }.
news-lines-left = Zostały ci te ruchy warunkowe:
news-no-lines-left = Nie masz tam więcej ruchów warunkowych.
news-lines-ended = Ktoś odszedł z gry, a pozostali grają dalej ({ $game }): twoje ruchy warunkowe są tam nieaktualne. Nowe zostawisz przez `/if-then`.
news-removed = Gospodarz stołu { $table } na kanale { $channel } poprosił cię o wstanie. Możesz tam znów usiąść, jeśli dostaniesz zaproszenie.

news-vacation =
    { $news ->
        [began] Twój czas się skończył, więc do twojego ruchu używany jest urlop, najdłużej do { $until }. Pozostało w tym roku: { $left }.
       *[goes-on] Do twojego ruchu nadal używany jest urlop, najdłużej do { $until }. Pozostało w tym roku: { $left }.
    }
news-vacation-ends = Serwer nie pozwala już na urlop w partiach rankingowych, więc twój kończy się w tych terminach. Zagraj do tego czasu, inaczej partia będzie przegrana:

news-offer-declined =
    { $kind ->
        [takeback] { $opponent } odrzuca cofnięcie twojego ruchu: { $game }.
        [pause] { $opponent } odrzuca twoją propozycję pauzy: { $game }.
        [adjourn] { $opponent } odrzuca twoją propozycję odłożenia: { $game }.
        [resume] { $opponent } odrzuca twoją propozycję wznowienia: { $game }.
        [rate] { $opponent } nie chce, aby partia była rankingowa: { $game }.
        [unrate] { $opponent } nie chce, aby partia była towarzyska: { $game }.
       *[draw] { $opponent } odrzuca twoją propozycję remisu: { $game }.
    }
news-offer-agreed =
    { $kind ->
        [pause] { $opponent } zgadza się na pauzę: { $game }.
        [adjourn] { $opponent } zgadza się na odłożenie: { $game }.
        [resume] { $opponent } zgadza się na wznowienie: { $game }.
        [rate] { $opponent } zgadza się, aby partia była rankingowa: { $game }.
        [unrate] { $opponent } zgadza się, aby partia była towarzyska: { $game }.
       *[takeback] { $opponent } zgadza się na cofnięcie twojego ruchu: { $game }.
    }
