league-heading = **{ $name }** · liga { $league } · sezon { $season }
league-list-item = { $name } · sezon { $season }
league-format =
    { $movers ->
        [one] Liga w dywizjach po { $size } osób: w dywizji każdy gra z każdym, a wszystkie partie toczą się jednocześnie. Po sezonie z każdej dywizji awansuje jedna osoba i jedna spada. Następny sezon zaczyna się tydzień po ostatniej partii.
        [few] Liga w dywizjach po { $size } osób: w dywizji każdy gra z każdym, a wszystkie partie toczą się jednocześnie. Po sezonie z każdej dywizji awansują { $movers } osoby i { $movers } spadają. Następny sezon zaczyna się tydzień po ostatniej partii.
       *[other] Liga w dywizjach po { $size } osób: w dywizji każdy gra z każdym, a wszystkie partie toczą się jednocześnie. Po sezonie z każdej dywizji awansuje { $movers } osób i { $movers } spada. Następny sezon zaczyna się tydzień po ostatniej partii.
    }
league-running = Sezon trwa. To, co { $span } będzie jeszcze grane, liczy się jako remis.
league-last = Po tym sezonie nie ma następnego.
league-next = Początek następnego sezonu: { $time } ({ $span }).
league-menu-divisions = Jak jest podzielona
league-choice =
    { $movers ->
        [one] Dywizje po { $size } osób, jedna awansuje i jedna spada
        [few] Dywizje po { $size } osób, { $movers } awansują i { $movers } spadają
       *[other] Dywizje po { $size } osób, { $movers } awansuje i { $movers } spada
    }
league-announced = Ogłoszono na kanale ligi. Nic więcej nie trzeba: sezony same się zaczynają i kojarzą pary. `/league manage` pozwala interweniować.
league-menu-division = Zobacz dywizję …
league-item = Dywizja { $number }
league-item-crosstable = Dywizja { $number }: tabela krzyżowa
league-division = **Dywizja { $number }**
league-up = ▲ awans
league-down = ▼ spadek
league-left = poza ligą
league-came-up = { $name } (awans)
league-came-down = { $name } (spadek)
league-new = { $name } (od teraz)
league-own-planned = Gdyby sezon zaczął się teraz, grasz w dywizji { $number }.
league-own-place = Jesteś w dywizji { $division }, teraz na miejscu { $place }.
league-own-final-place = Kończysz dywizję { $division } na miejscu { $place }.
league-own-games = Grasz jeszcze przeciw: { $games }.
league-own-not-in = Nie ma cię w tym sezonie.
league-own-left = Nie grasz już w tym sezonie.
league-which = Nie ma tu takiego turnieju. Czy chodzi o ligę?
league-withdrawn = Nie ma cię już w sezonie ligi.
league-ask-leave = Jeśli teraz opuścisz **{ $name }**, twoje partie tego sezonu zostaną poddane i nie będzie do niego powrotu. Możesz zapisać się na następny sezon i zaczniesz w najniższej dywizji. Opuścić?
league-no-show = W partii **{ $name }** nie było twojego ruchu przed upływem czasu, więc nie grasz już w tym sezonie ligi: twoje pozostałe partie zostaną poddane, a na następny sezon nie ma cię na liście. Możesz zapisać się samodzielnie i zaczniesz w najniższej dywizji; inne turnieje tego serwera są na jakiś czas zamknięte.
league-put-in = **{ $name }**: organizator wstawił cię w miejsce kogoś, kto nie gra. Jeśli nie chcesz, `/league leave` wypisze cię z powrotem.
league-began = **{ $name }** · zaczął się sezon { $season }
league-division-of = Dywizja { $number }: { $names }
league-over = **{ $name }** · koniec sezonu { $season }
league-first = Dywizja { $number } · na pierwszym miejscu: { $names }.
league-go-up = Awans: { $names }.
league-go-down = Spadek: { $names }.
league-carried = Następny sezon zaczyna się { $time } ({ $span }). Kto grał do końca, jest zapisany i może się wycofać pod jego ogłoszeniem; wszyscy inni mogą się tam zapisać.
league-was-last = To był jej ostatni sezon.
league-last-post = **{ $name }** · sezon { $season } jest ostatni.
league-goes-on-post = **{ $name }** · po sezonie { $season } liga trwa dalej.
league-end = Bez następnego sezonu
league-ask-end = Czy po tym sezonie **{ $name }** ma nie być następnego? Ten zostanie rozegrany do końca, a do tego czasu liga może znów trwać dalej.
league-keep = Liga trwa dalej
league-cancel = Odwołaj sezon
league-ask-cancel = Odwołać ten sezon **{ $name }** na dobre? Liga się wtedy kończy; partie będą trwać jako zwykłe. „Bez następnego sezonu” pozwala dograć go do końca.
league-none = Na tym serwerze nie ma jeszcze ligi. Kto zarządza serwerem, może ją utworzyć przez `/league create`.
