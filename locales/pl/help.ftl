### The help page for a new player. Its texts come one below the other and may have 2,000 characters
### together.

help-game = **Pente**: dwie osoby na zmianę kładą po kamieniu na pustym polu. Wygrywa pięć w rzędzie. Jeśli zamkniesz dokładnie dwa kamienie przeciwnika stojące w rzędzie między dwoma swoimi, w dowolnym kierunku, bijesz je: schodzą z planszy. Pięć zbitych par też wygrywa. Wejście między dwa kamienie przeciwnika jest bezpieczne. Przy regule turniejowej pierwszy kamień trafia na środek, a trzeci co najmniej trzy linie od niego.
help-commands =
    - `/challenge` zaprasza do gry kogoś lub kogokolwiek; tak samo przytrzymanie nicku i *Aplikacje*
    - *Zagraj* pod planszą pozwala wybrać pole; wybór widzisz tylko ty
    - Możesz też odpowiedzieć na planszę nazwą pola lub użyć `/move`: `K10` (litera i liczba) albo `R3U2` (kroki od środka)
    - `/board` pokazuje planszę ponownie lub opisuje ją słowami
    - `/games` to lista twoich partii, najpierw te, które czekają na ciebie
    - `/offer` proponuje remis, cofnięcie ruchu, pauzę lub odłożenie; `/resign` poddaje partię
    - `/if-then` przygotowuje odpowiedź na możliwy ruch przeciwnika
    - `/leaderboard` pokazuje tabelę
    - `/rules` wyjaśnia każdy wariant, z rysunkami
    - `/settings` to twój motyw, strefa czasowa, godziny ciszy i przypomnienia
help-clock = Gdy przychodzi twoja kolej, dostajesz ode mnie ping. Wspólnie ustalacie, ile dni jest na ruch; weekendy i urlop mogą zatrzymać twój zegar.
