### The settings of a server, which `/server` shows and changes, and the places of its games.

server-settings =
    Ustawienia tego serwera:
    - motyw: **{ $theme }** (każdy może wybrać własny w `/settings`)
    - język: **{ $language }**
    - partie toczą się **{ $channel }**
    - wątek dla każdej partii: **{ $threads }**
    - usuwanie starej planszy po publikacji nowej: **{ $tidy }**
    - domyślna gra: **{ $ruleset }**, **{ $pace }**
    - urlop w partiach rankingowych: **{ $vacation }**
    - sezony tabeli: **{ $seasons }**
    - King of the Hill (`/hill`): **{ $hill }**
    - analizy wcześniejszych partii dwóch przeciwników, gdy grają rankingową: **{ $reviews }**
    - zadanie dnia (`/puzzle`): **{ $puzzles }**
    - kto organizuje turnieje: **{ $organisers }**
    - kto widzi partie: **{ $visibility }**

server-channel-any = na kanale zaproszenia

server-channel-one = na kanale { $channel }

server-visibility-open = wszyscy, także na innych serwerach

server-visibility-closed = tylko członkowie tego serwera i gracze

server-thread-name = { $players } · partia { $game }

server-players = { $first } vs { $second }

server-continued-here = Nie mogę już pisać na kanale tej partii, więc toczy się ona dalej tutaj.

server-saved = Zapisano.
server-language-own = taki jak społeczności serwera
server-organisers-none = osoby zarządzające serwerem
server-organisers-role = osoby zarządzające serwerem oraz { $role }
server-barred = Nie mogą tu niczego zaczynać: { $people }. Dzięki `unbar` ktoś może znów zaczynać partie.
server-nobody-barred = Każdy może tu zaczynać partie.
