### A person's own settings: the two pages of `/settings`, their menus and buttons, and the list of
### blocked people. What a menu offers has room for 100 characters.

settings-looks =
    Jak wyglądają wiadomości, które widzisz tylko ty:
    - motyw: **{ $theme }**
    - język: **{ $language }**
    - notacja: **{ $notation }**
    - przed ruchem: **{ $confirm }**
    - kto widzi twój `/profile`: **{ $profile }**

settings-turn-to-looks = Wygląd

settings-time =
    Twoje ustawienia zegarów i przypomnień:
    - strefa czasowa: **{ $zone }**
    - przypomnienia: **{ $reminders }**
    - godziny ciszy: **{ $quiet }**
    - weekend (zegar stoi): **{ $weekend }**
    - urlop: **{ $vacation }**; pozostało w tym roku: { $left }
    - przypomnienia przychodzą: **{ $messages }**
    - codzienna lista: **{ $digest }**

settings-turn-to-time = Czas i przypomnienia

settings-saved = **Zapisano**
settings-value = - { $name }: **{ $value }**
settings-another = własne

settings-damaged = Niektórych zapisanych ustawień nie można odczytać, więc działają domyślne. Wybierz je ponownie.

settings-theme-menu = Motyw
settings-theme-shared = Taki jak na serwerze

settings-notation-menu = Notacja
settings-notation-board = Litera i liczba: K10
settings-notation-relative = Kroki od środka: R3U2

settings-confirm-menu = Przed ruchem
settings-confirm-yes = Pytaj przed zagraniem wybranego pola
settings-confirm-no = Graj wybrane pole od razu
settings-confirm-switch-on = Pytaj przed ruchem
settings-confirm-switch-off = Graj bez pytania

settings-reminders-menu = Przypomnienia
settings-reminders-calm = Spokojne: gdy czasu jest mało, i ostatni dzwonek
settings-reminders-insistent = Natarczywe: także po połowie czasu
settings-reminders-off = Bez przypomnień

settings-quiet-menu = Godziny ciszy
settings-quiet-none = Bez godzin ciszy

settings-quiet-hours = { $from }:00–{ $to }:00

settings-no-quiet-hours = brak

settings-weekend-menu = Weekend (zegar stoi)
settings-weekend-none = Brak: liczy się każdy dzień
settings-weekend-sat-sun = Sobota i niedziela
settings-weekend-fri-sat = Piątek i sobota
settings-weekend-thu-fri = Czwartek i piątek
settings-weekend-fri-sat-sun = Od piątku do niedzieli
settings-weekend-fri = Piątek
settings-weekend-sat = Sobota
settings-weekend-sun = Niedziela

settings-vacation-menu = Urlop
settings-vacation-yes = Używany, zanim przegram na czas
settings-vacation-no = Nieużywany

settings-messages-label = Przypomnienia przychodzą
settings-messages-yes = W wiadomości prywatnej
settings-messages-no = Na kanale partii

settings-remind-privately = Przypominaj prywatnie

settings-remind-in-channel = Przypominaj na kanale

settings-digest-label = Codzienna lista
settings-digest-yes = Partie, które czekają na ruch
settings-digest-no = Brak

settings-digest-switch-on = Włącz codzienną listę

settings-digest-switch-off = Wyłącz codzienną listę

settings-zone-button = Strefa czasowa
settings-zone-title = Twoja strefa czasowa
settings-zone-label = Jej nazwa albo duże miasto w niej

settings-blocked-nobody = Nikogo nie blokujesz.
settings-blocked-parted = Nie siedzicie już razem przy tych stołach: { $tables }.

settings-blocked = Między tobą a osobami, które blokujesz, nie ma zaproszeń ani propozycji; cofnie to `/settings unblock`. Blokujesz:

settings-language-menu = Język
settings-language-client = Taki jak w Discordzie

settings-profile-label = Kto widzi twój profil
settings-profile-everybody = Wszyscy
settings-profile-server = Kto pyta na serwerze, na którym jestem
settings-profile-nobody = Tylko ja
