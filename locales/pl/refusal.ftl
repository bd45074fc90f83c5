### Why something that a person asked for was not done: what is wrong, and what would be right. The
### answer is seen by that person only, unless they wrote a message to the bot in a channel.

refusal-no-such-ruleset-typed = Nie ma takiego wariantu: { $typed }. Wybierz z listy; wszystkie wyjaśnia `/rules`.
refusal-which-ruleset = { $typed } może oznaczać { $rulesets }. Wpisz więcej z nazwy.
refusal-one-stone = Teraz możesz postawić jeden kamień, więc wpisz jedno pole. Nic nie zostało zagrane.
refusal-not-a-game = To nie jest numer partii: { $typed }. Wpisz liczbę, na przykład 412; twoje partie pokaże `/games`.
refusal-no-such-zone = Nie znam takiej strefy czasowej: { $typed }. Wpisz jej nazwę, na przykład `Europe/Berlin`, albo duże miasto, które w niej leży.
refusal-not-quiet-hours = To nie jest zakres godzin: { $typed }. Wpisz pełne godziny, na przykład `22-7`, albo `none`.
refusal-not-a-point = To nie jest pole: { $typed }. Wpisz literę i liczbę, na przykład `K10`, albo kroki od środka, na przykład `R3U2`.

refusal-no-file-i = To nie jest pole: { $typed }. Na planszy nie ma litery I, po H jest od razu J.

refusal-point-off-board = Tego nie ma na tej planszy: { $typed }.

refusal-no-game = Nie masz partii w toku. Zacznij jedną przez `/challenge`.
refusal-not-over = Partia { $game } jeszcze trwa. `/board` pokazuje jej stan.
refusal-profile-hidden = Ta osoba nie pokazuje ci tutaj swojego profilu.
refusal-nothing-waits = W żadnej partii nie jest teraz twoja kolej. Kto gdzie gra, pokaże `/games`.
refusal-none-fits = To teraz niemożliwe w żadnej z twoich partii. `/games` pokazuje ich listę.
refusal-over-here = Partia { $game }, której dotyczy ten wątek, jest zakończona. Jeśli chodzi o inną, w poleceniu dodaj opcję `game`, a wiadomość zacznij od numeru, na przykład `412 K10`.

refusal-which-game = O którą partię chodzi: { $games }? W poleceniu dodaj opcję `game`, a wiadomość zacznij od numeru, na przykład `412 K10`.
refusal-other-games =
    { $count ->
        [one] { $count } inną
        [few] { $count } inne
        [many] { $count } innych
       *[other] { $count } innej
    }
refusal-no-such-game = Nie ma partii { $game }. Twoje partie pokaże `/games`.
refusal-no-such-invitation = Tego zaproszenia już nie ma. Nowe wyślesz przez `/challenge`.
refusal-overtaken = W partii { $game } właśnie pojawił się ruch. Pokaże go `/board`.
refusal-overtaken-below = W partii { $game } właśnie pojawił się ruch.

refusal-opponent-is-bot = Nie mogę zaprosić innych botów. Zaproś człowieka albo zagraj ze mną.
refusal-level-of-person = `level` jest tylko do partii ze mną. Pomiń tę opcję albo wybierz mnie jako `opponent`.
refusal-rated-against-computer = Partie ze mną nigdy nie liczą się do rankingu. Pomiń `rated`.
refusal-no-such-opponent = Gram we wszystkie warianty dla dwojga, na poziomach od 1 do 10. Wybierz coś z tego.
refusal-only-on-servers = Zaproszenia działają tylko na serwerze. Użyj `/challenge` na jego kanale, gdzie oboje widzicie planszę.
refusal-not-reachable = Nie mogę tu publikować plansz. Aby zagrać ze mną, napisz do mnie w wiadomości prywatnej `/help` i naciśnij *Zagraj z botem*; albo zajrzyj na serwer, na którym jestem.

refusal-permissions = Zanim tu zagracie, potrzebuję na tym kanale więcej uprawnień. Poproś kogoś, kto nim zarządza, o: { $permissions }.

refusal-games-channel = Gramy tu na kanale { $channel }, ale nie mogę tam pisać. Poproś kogoś, kto zarządza serwerem, żeby to umożliwić albo wybrać inny kanał przez `/server`.

refusal-manage-server = Aby zmienić, jak się tu gra, potrzebujesz uprawnienia **{ $permission }**. Twoje własne ustawienia są w `/settings`.

refusal-button = Ten przycisk już nie działa. Twoje partie pokaże `/games`, a planszę `/board`.
refusal-command = To polecenie się zmieniło. Spróbuj ponownie za minutę albo zajrzyj do `/help`.
refusal-too-much = To więcej, niż mogę naraz obsłużyć, więc na chwilę zignoruję resztę. Spróbuj ponownie za minutę.
refusal-too-soon = Robisz to zbyt często. Nic się nie zmieniło; spróbuj ponownie { $when }.
refusal-stopping = Zaraz się restartuję. Nic się nie zmieniło; spróbuj ponownie za chwilę.
refusal-banned = Nie możesz używać tego bota: jego operator cię zbanował.
refusal-banned-until = Nie możesz używać tego bota do { $until }: jego operator cię zbanował.
refusal-ban-reason = Podany powód: { $reason }
refusal-other-is-banned = Tej osoby nie można zaprosić: nie może ona używać tego bota.
refusal-other-is-barred = Tej osoby nie można zaprosić: osoby zarządzające tym serwerem nie pozwalają jej niczego tu zaczynać.
refusal-barred = Osoby zarządzające tym serwerem nie pozwalają ci tu niczego zaczynać. Twoje trwające partie toczą się dalej, a gdzie indziej nic się nie zmienia. Zapytaj je o to.
refusal-bar-whom = Możesz wykluczać ludzi, ale nie boty ani siebie.
refusal-too-many-barred = Wykluczonych tu osób: { $most }, to najwięcej, ile pamiętam. Przywróć kogoś przez `unbar` albo zbanuj na Discordzie.
refusal-repeated = To już zrobione.
refusal-clock-set-back = Zegar komputera, na którym działam, cofnął się, więc nie mogę tego zrobić, dopóki ktoś go nie ustawi. Wszystkie partie są bezpieczne.
refusal-no-such-ruleset = Nie ma takiego wariantu. Wybierz z listy; wszystkie wyjaśnia `/rules`.
refusal-no-such-id = Nie mogę znaleźć tej osoby na Discordzie. Wybierz ją z listy.

refusal-size = Plansza nie może mieć { $lines } linii. Wybierz nieparzystą liczbę od 9 do 19.
refusal-size-is-fixed = { $ruleset } ma własny rozmiar planszy. Pomiń `size`.
refusal-opening-is-fixed = { $ruleset } ma własne otwarcie. Pomiń `opening`.

refusal-opening = { $ruleset } ma takie otwarcia: { $openings }. Wybierz jedno z nich.
refusal-poof-is-fixed = Opcja `poof` nie pasuje do wariantu { $ruleset }. Pomiń ją.
refusal-boat-is-fixed = Opcja `boat` nie pasuje do wariantu { $ruleset }. Pomiń ją.
refusal-overline-is-fixed = { $ruleset } ma własną regułę dla sześciu w rzędzie. Pomiń `overline`.
refusal-bans-are-fixed = { $ruleset } ma własną regułę dla podwójnych trójek. Pomiń `bans`.

refusal-bans = { $ruleset } pozwala na: { $bans }. Wybierz jedną z tych możliwości.
refusal-no-match = `target` i `handicap` są dla Points, meczu złożonego z kilku partii. { $ruleset } to jedna partia: pomiń je.
refusal-target = Mecz gra się do { $fewest }–{ $most } punktów. Wybierz `target` z tego zakresu zamiast { $points }.
refusal-handicap = Kto zaczynałby z { $target } punktami lub więcej, już by wygrał. Wybierz mniejszy `handicap` albo wyższy `target`.
refusal-not-a-handicap = { $typed } to nie fory. Wpisz liczbę, na przykład 5: druga osoba zaczyna wtedy z 5 punktami. Z -5 to ty zaczynasz z 5.
refusal-not-an-opening = { $typed } to nie otwarcie. Pomiń `opening` albo wybierz jedno z listy, która pojawia się podczas pisania.
