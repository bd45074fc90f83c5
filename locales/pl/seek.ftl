### Szukanie przeciwnika: lista osób, które szukają partii, i co z tego wynikło.

seek-choice-any = dowolny ranking
seek-choice-points = najwyżej { $most } punktów od mojego
seek-any = dowolny ranking
seek-points = rankingi różniące się najwyżej o { $most } punktów, o więcej przy tymczasowych

seek-list = Szukają przeciwnika:
seek-none = Nikt tu teraz nie szuka przeciwnika. Naciśnij *Szukaj przeciwnika*: zagrasz z pierwszą pasującą osobą.
seek-own-line =
    { $scope ->
        [everywhere] **ty**, wszędzie: { $terms } · { $band } · kończy się { $until }
       *[server] **ty**: { $terms } · { $band } · kończy się { $until }
    }
seek-line = { $name } ({ $rating }): { $terms } · { $band } · zgłoszone { $since }, kończy się { $until }
seek-on-another-server = gdzie indziej: { $seek }
seek-item = { $name } ({ $rating })
seek-play = Zagraj z kimś z listy

seek-seek = Szukaj przeciwnika
seek-everywhere = Szukaj wszędzie
seek-stop = Nie szukaj dalej
seek-stop-one = Przestań: { $ruleset }
seek-show-list = Pokaż listę
seek-agree = Zgoda, szukaj wszędzie

seek-listed =
    { $scope ->
        [everywhere] Jesteś na liście wszędzie: { $terms } · { $band }. Gdy ktoś będzie pasować, partia zacznie się od razu i dam ci znać. Na liście zostajesz do { $until }.
        [nowhere] Nikt nie może cię jeszcze znaleźć, bo w prywatnych wiadomościach nie ma listy. Zgódź się przyciskiem poniżej na szukanie wszędzie albo użyj `/seek` na kanale serwera. Do { $until } pamiętam, czego szukasz: { $terms } · { $band }.
       *[server] Jesteś na liście tego serwera: { $terms } · { $band }. Gdy ktoś będzie pasować, partia zacznie się od razu i dam ci znać. Na liście zostajesz do { $until }.
    }
seek-ask-everywhere = Osoby z innych serwerów, które szukają, zobaczą twoją nazwę na Discordzie ({ $name }) i ranking ({ $rating }), a ty ich. Takie partie toczą się w prywatnych wiadomościach ze mną. Nie przekazuję wiadomości między wami. Zgadzasz się?
seek-conversation = Twoje partie z osobami z innych serwerów toczą się tutaj, w naszych prywatnych wiadomościach.
seek-stopped = Nie szukasz już: { $terms }.
seek-playing =
    { $place ->
        [here] Twój przeciwnik: { $opponent }, { $terms }. Partia { $game } zaczyna się poniżej.
        [private] Twój przeciwnik: { $opponent }, { $terms }. Partia { $game } zaczyna się w naszych prywatnych wiadomościach.
       *[elsewhere] Twój przeciwnik: { $opponent }, { $terms }. Partia { $game } zaczyna się w { $channel }.
    }
seek-matched = Mam dla ciebie przeciwnika: { $opponent }, { $terms }. Teraz gra { $opponent }: { $game }.
seek-matched-own = Mam dla ciebie przeciwnika: { $opponent }, { $terms }. Teraz grasz ty: { $game }.
seek-ended = Twoje szukanie skończyło się i nikt nie pasował: { $terms } · { $band }. `/seek` zaczyna następne.

seek-gone = To szukanie już się skończyło: znalazła się partia, zostało zatrzymane albo minął jego czas. `/seek` pokazuje listę.
seek-too-many = Szukasz już { $most } partii, więcej się nie da. Najpierw zatrzymaj jedno szukanie: `/seek`.
seek-too-many-games = Masz { $most } partii w toku: przy tylu nie możesz szukać następnej. Najpierw skończ kilka.
seek-in-private = Partie z osobami z innych serwerów toczą się w prywatnych wiadomościach.
seek-not-reached = Nie udało mi się teraz do ciebie napisać. Spróbuj ponownie za minutę.
seek-opponent-not-reached = Nie udało mi się teraz napisać do tej osoby, więc partia się nie zaczęła. Spróbuj ponownie za minutę albo zagraj z kimś innym z listy: `/seek`.
seek-own-seek = To twoje własne szukanie.
seek-other-terms = Szukacie różnych partii.
seek-too-far-apart = Ta osoba szuka kogoś, kogo ranking różni się najwyżej o { $most } punktów.
seek-playing-already = Gracie już w to ze sobą. Najpierw skończcie tę partię.
seek-busy = Ta osoba ma już { $most } partii w toku i na razie nie może zacząć następnej. Zagraj z kimś innym z listy.

seek-report = Zgłoś
seek-block = Zablokuj
seek-report-title = Zgłoś przeciwnika
seek-report-label = Co się stało?
seek-report-example = Przeczyta to osoba prowadząca bota; przeciwnik się nie dowie
seek-reported = Dziękuję. Osoba prowadząca tego bota może teraz przeczytać zgłoszenie i zdecyduje, co zrobić; przeciwnik się nie dowie. Jeśli nie chcesz go więcej spotkać, naciśnij *Zablokuj*. Partia trwa dalej: `/resign` ją kończy.
seek-no-reason = Napisz w kilku słowach, co się stało.
seek-too-many-reports = W ciągu doby masz już { $most } zgłoszeń, więcej się nie da. Spróbuj jutro.
