### The settings of a server, which `/server` shows and changes, and the places of its games.

server-settings =
    Die Einstellungen dieses Servers:
    - Design: **{ $theme }** (das eigene Design wählt man in `/settings`)
    - Sprache: **{ $language }**
    - Partien finden statt: **{ $channel }**
    - ein Thread für jede Partie: **{ $threads }**
    - das alte Brett löschen, wenn ein neues gepostet wird: **{ $tidy }**
    - Standardpartie: **{ $ruleset }**, **{ $pace }**
    - Urlaub in gewerteten Partien erlaubt: **{ $vacation }**
    - Saisons der Ranglisten: **{ $seasons }**
    - King of the Hill (`/hill`): **{ $hill }**
    - Analysen früherer Partien zweier Gegner, während sie gewertet spielen: **{ $reviews }**
    - Rätsel des Tages (`/puzzle`): **{ $puzzles }**
    - wer Turniere leitet: **{ $organisers }**
    - wer die Partien sehen kann: **{ $visibility }**

server-channel-any = im Kanal der Einladung

server-channel-one = in { $channel }

server-visibility-open = alle, auch auf anderen Servern

server-visibility-closed = nur wer hier Mitglied ist oder mitspielt

server-thread-name = { $players } · Partie { $game }

server-players = { $first } vs { $second }

server-continued-here = Im Kanal dieser Partie kann ich nicht mehr posten, darum geht sie hier weiter.

server-saved = Gespeichert.
server-language-own = wie die Community des Servers
server-organisers-none = wer den Server verwaltet
server-organisers-role = wer den Server verwaltet, und { $role }
server-barred = Hier nichts beginnen können: { $people }. Mit `unbar` darf jemand wieder Partien beginnen.
server-nobody-barred = Hier können alle Partien beginnen.
