refusal-tournament-no-such = Nie ma turnieju { $tournament }. `/tournament list` pokazuje turnieje tego serwera.
refusal-tournament-only-on-servers = Turnieje i ligi są tylko na serwerach. Użyj `/tournament` na kanale serwera.
refusal-tournament-not-allowed = Turnieje zakładają tu osoby, które mogą zarządzać serwerem, oraz rola, którą `/server` wskazuje jako `organisers`.
refusal-tournament-not-organiser = Może to zrobić tylko organizator tego turnieju albo ktoś, kto może tu zakładać turnieje.
refusal-tournament-bad-name = Turniej potrzebuje widocznej nazwy, najwyżej { $most } znaków.
refusal-tournament-too-many = Trwa tu już tyle turniejów: { $most }, więcej się nie da. Poczekaj, aż któryś się skończy, albo jeden odwołaj.
refusal-tournament-not-for-tournaments = W { $ruleset } nie można grać w turnieju: liczą się tam pojedyncze gry, wygrywane samemu. Wybierz inne zasady.
refusal-tournament-seats = Ta forma nie pasuje do { $ruleset }: cykl jest dla trzech lub czterech osób w grze, każda inna forma dla dwóch.
refusal-tournament-needs-clock = Gry turniejowe mają zegar, żeby turniej się skończył. Wybierz tempo z zegarem.
refusal-tournament-numbers = W tej formie gra od { $fewest } do { $most } osób, a najmniejsza liczba nie może być większa od największej.
refusal-tournament-rounds = Turniej ma od 1 do { $most } rund i grupy od 3 do 7 osób.
refusal-tournament-start = Turniej zaczyna się najwcześniej { $soonest }, a najpóźniej { $latest }.
refusal-tournament-start-passed = Wybrany początek minął albo jest za blisko: najwcześniej { $soonest }. **Kiedy…** go zmienia.
refusal-tournament-entry-end = Zapisy kończą się w przyszłości i nie po rozpoczęciu.
refusal-tournament-empty-band = Najniższy ranking jest wyższy od najwyższego, więc nikt nie mógłby wziąć udziału.
refusal-tournament-check-in-length = Potwierdzanie obecności trwa co najmniej 5 minut, a najwyżej { $hours } godz.
refusal-tournament-announced-already = Ten turniej jest już ogłoszony. Co obiecano, zostaje; organizator może jeszcze przełożyć początek albo go odwołać.
refusal-tournament-entries-over = Zapisy do tego turnieju się skończyły. Inne pokazuje `/tournament list`.
refusal-tournament-over = Ten turniej się skończył.
refusal-tournament-not-begun = Ten turniej jeszcze się nie zaczął.
refusal-tournament-begun = Ten turniej już się zaczął.
refusal-tournament-start-paused = Ten turniej jest wstrzymany. Najpierw go wznów, potem można go rozpocząć.
refusal-tournament-season =
    { $kind ->
        [over] Ten sezon ligi się skończył.
        [not-begun] Ten sezon ligi jeszcze się nie zaczął.
        [begun] Ten sezon ligi już się zaczął.
        [start-paused] Ta liga jest wstrzymana. Najpierw ją wznów, potem można zacząć jej sezon.
        [paused-already] Ta liga jest już wstrzymana.
       *[not-paused] Ta liga nie jest wstrzymana.
    }
refusal-tournament-plays-already = Osoba, która ma zająć to miejsce, jest już w tym turnieju albo go opuściła. Wybierz kogoś innego.
refusal-tournament-organiser-already = Już organizujesz ten turniej.
# $most is the most drafts of one person.
refusal-tournament-too-many-drafts = Masz tu już { $most } szkiców i więcej być nie może. Ogłoś któryś albo go odrzuć; pokazuje je `/tournament list`.
refusal-tournament-entered-already = Już bierzesz udział w tym turnieju. Przycisk wycofania cię wypisze.
refusal-tournament-not-entered = Nie bierzesz udziału w tym turnieju.
refusal-tournament-has-left = Kto opuścił turniej, już do niego nie wraca. Następny znów będzie otwarty.
refusal-tournament-outside-band = Ten turniej jest dla innych rankingów: twój wynosi tu { $rating }.
refusal-tournament-full = Wszystkie miejsca są zajęte: { $most }. Jeśli ktoś wycofa się przed początkiem, jedno się zwolni.
refusal-tournament-barred = W jednej z gier turniejowych tutaj nie było twojego ruchu; znów możesz wziąć udział { $when }.
refusal-tournament-check-in-later = Potwierdzanie obecności zaczyna się { $when }.
refusal-tournament-no-check-in = Ten turniej nie ma potwierdzania obecności: kto się zapisał, gra.
refusal-tournament-no-bye = O pauzę można prosić w systemie szwajcarskim, ale nie na ostatnią rundę.
refusal-tournament-no-bye-yet = Ten turniej jeszcze się nie zaczął. Gdy trwa pierwsza runda, możesz poprosić o pauzę w późniejszej.
refusal-tournament-bye-taken = W tym turnieju masz już pauzę albo prośbę o nią: przysługuje najwyżej jedna.
refusal-tournament-no-such-board = W trwającej rundzie nie ma stołu { $board }.
refusal-tournament-not-this-round = Runda { $round } nie jest tą, która trwa: jej wyników nie można rozstrzygnąć.
refusal-tournament-decided-already = To ma już wynik.
refusal-tournament-wrong-result = Ten wynik nie pasuje do tych osób. Wybierz któryś z listy.
refusal-tournament-no-reason = Napisz dlaczego, najwyżej { $most } znaków: powód zostanie opublikowany.
refusal-tournament-played-already = Kogoś można zastąpić tylko przed pierwszym ruchem w turnieju.
refusal-tournament-start-moved = Początek przesunięto od czasu pytania: teraz to { $time }, { $when }. Nic nie zmieniono.
refusal-tournament-too-often = W ciągu godziny zrobiono to już { $most } razy, a za każdym razem wszyscy się o tym dowiadują: więcej nie można. Znowu będzie można { $when }.
refusal-tournament-put-in-before = Tę osobę wstawiono do tego turnieju już { $most } razy i więcej nie można. Wybierz kogoś innego.
refusal-tournament-paused-already = Ten turniej jest już wstrzymany.
refusal-tournament-not-paused = Ten turniej nie jest wstrzymany.
refusal-tournament-too-few = Zapisało się za mało osób: potrzeba co najmniej { $fewest }.
refusal-tournament-too-few-there = Za mało osób potwierdziło obecność: na razie { $ready }, a potrzeba co najmniej { $fewest }.
refusal-tournament-option = Do tego `/tournament manage` potrzebuje też opcji `{ $option }`.
refusal-tournament-repeats-not = Ten turniej się nie powtarza.
refusal-tournament-not-right-yet = Coś z wpisanych rzeczy nie jest jeszcze w porządku. **Wpisz…** na stronie, na której to wpisano, otwiera to znowu; popraw, a potem zapowiedz.
refusal-tournament-draft-changed = Ten szkic zmienił się, odkąd go widzisz, przez kogoś innego lub na innym urządzeniu, więc nic nie zrobiono. Oto jego obecny stan.
refusal-tournament-rounds-follow = W tym systemie liczba rund wynika z liczby graczy. Zostaw ten wiersz pusty.
refusal-tournament-cannot-be-read = Turnieju { $tournament } nie można pokazać: coś jest uszkodzone albo zapisała to inna wersja bota. Gry toczą się dalej. Powiadom osobę, która prowadzi bota.
refusal-tournament-rule-misses-start = Start nie jest jednym z dni reguły. Najbliższy taki: { $time }. Wybierz ten start albo inną regułę.
refusal-tournament-rule-is-over = Reguła powtarzania kończy się przed startem. Wybierz późniejsze `COUNT` lub `UNTIL` albo inny start.
refusal-tournament-no-such-zone = Strefa czasowa serii nie jest już znana. Wybierz powtarzanie jeszcze raz.
refusal-tournament-line-players = { $typed } to nie liczba graczy. Wpisz najmniej i najwięcej, jak `4-16`, albo jedną liczbę; z `full` turniej zaczyna się przy komplecie.
refusal-tournament-line-ratings = { $typed } to nie zakres rankingów. Wpisz `1200-1600`, `1200-` albo `-1600`, do 4000, albo nic.
refusal-tournament-line-rounds = { $typed } to nie liczba rund. Wpisz od 1 do 15 albo nic.
refusal-tournament-line-time = { $typed } to nie termin. Wpisz go jak `2027-03-06 20:00`: rok, miesiąc, dzień i godzinę, w strefie z twoich `/settings`.
refusal-tournament-line-check-in = { $typed } to nie liczba minut. Wpisz, ile minut przed startem zaczyna się potwierdzanie, jak `60`, albo nic.
refusal-tournament-line-ruleset = { $typed } ma opcję, której nie ma. Wpisz zasady i opcje jak `keryo-pente size=15 opening=swap2`; opisuje je `/rules`.
refusal-tournament-line-other = { $typed } nie da się tu odczytać.
refusal-tournament-rule-frequency = Reguła mówi, jak często: `FREQ=DAILY`, `FREQ=WEEKLY` albo `FREQ=MONTHLY`.
refusal-tournament-rule-part = { $typed } nie jest częścią reguły. Reguła ma `FREQ` (`DAILY`, `WEEKLY`, `MONTHLY`) i może mieć `INTERVAL` (1–99), `BYDAY` (`SA`, w miesiącu `1SA`, `-1FR`) oraz `COUNT` (1–999) albo `UNTIL` (`20271231`), każde raz, z `;` pomiędzy.
refusal-tournament-rule-two-ends = Reguła kończy się przez `COUNT` albo `UNTIL`, nie przez oba.
refusal-tournament-no-such-league = Na tym serwerze nie ma ligi { $league } albo takiego jej sezonu. `/tournament list` pokazuje, co tu trwa.
refusal-tournament-no-league = Ten turniej nie jest sezonem ligi.
refusal-tournament-season-running = Sezon trwa. Następny zostanie ogłoszony po jego końcu i wtedy możesz się zapisać.
refusal-tournament-live-league = Wszystkie gry sezonu toczą się jednocześnie, więc nie na żywo. Wybierz tempo w dniach.
refusal-tournament-league-goes-on = Liga trwa sama, tydzień po każdym sezonie. Pomiń powtarzanie.
refusal-tournament-divisions = Dywizja ma od 5 do 11 graczy. Z 5 lub 6 może awansować i spadać 1 lub 2, z większej od 1 do 3.
refusal-tournament-last-already = Ten sezon jest już ostatni.
refusal-tournament-goes-on-already = Liga już trwa dalej po tym sezonie.
