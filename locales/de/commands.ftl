### What Discord shows while somebody chooses a command: what each command does, and what each of its
### options means. Each text has 1 to 100 characters.

commands-challenge = jemanden oder alle zu einer Partie einladen, oder gegen den Bot spielen
commands-challenge-opponent = wen du einlädst; ohne Angabe alle
commands-challenge-ruleset = die Variante; ohne Angabe wie in eurer letzten Partie, sonst der Standard des Servers
commands-challenge-pace = die Bedenkzeit; ohne Angabe wie in eurer letzten Partie, sonst der Standard des Servers
commands-challenge-rated = ob die Partie für die Rangliste zählt; ohne Angabe wie zuletzt, sonst ja, wenn möglich
commands-challenge-opening = wie die ersten Steine gesetzt werden
commands-challenge-size = wie viele Linien das Brett hat
commands-challenge-poof = ob ein Paar verloren geht, das zwischen zwei gegnerischen Steinen entsteht
commands-challenge-boat = ob eine Reihe nur gewinnt, wenn kein Schlagzug sie aufbrechen kann
commands-challenge-overline = ob sechs oder mehr in einer Reihe gewinnen
commands-challenge-bans = wer nicht zwei offene Dreier zugleich bilden darf
commands-challenge-first = wer beginnt; ohne Angabe entscheidet der Zufall
commands-challenge-level = um gegen den Bot zu spielen: seine Stufe, von 1 bis 10 (3, wenn du nur den Bot einlädst)
commands-challenge-target = mit wie vielen Punkten man ein Match Points gewinnt (sonst 21)
commands-challenge-handicap = bei Points: mit wie vielen Punkten dein Gegenüber beginnt; mit Minus du
commands-challenge-calls = ob die Zeile zum Zug „tria!“ und „tessera!“ sagt; ohne Angabe wie zuletzt, sonst nein
commands-challenge-set = ob ihr einen Satz spielt: zwei Partien zugleich, jede Seite beginnt eine; ohne Angabe wie zuletzt
commands-challenge-claim = ob ein Sieg auf Zeit beansprucht werden muss; ohne Angabe wie zuletzt, sonst nein
commands-challenge-hill = ob es ein gewerteter Satz für den Hügel ist, den ihr beide besteigt

commands-move = einen Stein setzen
commands-move-point = der Punkt, wie K10 oder R3U2; +K10 setzt einen Powerstein
commands-move-game = die Nummer der Partie, wenn du in mehr als einer am Zug bist

commands-board = das Brett einer Partie noch einmal zeigen
commands-board-game = die Nummer der Partie, wenn du mehr als eine spielst
commands-board-text = das Brett in Worten beschreiben, nur für dich
commands-board-numbers = die Steine in der Reihenfolge der Züge nummerieren, nur für dich

commands-resign = eine Partie oder ein Match aufgeben; ich frage vorher nach
commands-resign-game = { commands-board-game }

commands-offer = Remis, Zugrücknahme, Pause, Wertung u. a. anbieten, einen Tag schenken, Sieg auf Zeit beanspruchen
commands-offer-what = was du anbietest
commands-offer-game = { commands-board-game }

commands-if-then = eine Antwort auf einen möglichen Zug deines Gegenübers vorbereiten; nur du siehst sie
commands-if-then-line = gegnerischer Zug, deine Antwort und so weiter: M9 N8; ohne Angabe siehst du deine Folgen
commands-if-then-clear = alle deine Wenn-dann-Folgen in dieser Partie löschen, auch für /replay nach dem Ende
commands-if-then-game = { commands-board-game }

commands-games = deine Partien auflisten, zuerst die, in denen du am Zug bist
commands-games-player = wessen Partien; ohne Angabe deine

commands-follow = einer Partie anderer in privaten Nachrichten folgen, oder zeigen, welchen du folgst
commands-follow-game = die Nummer der Partie; ohne sie kommt die Liste
commands-follow-tell = wann ich dir schreibe

commands-review = wer nach den Zügen einer beendeten Partie besser stand und was sie entschied
commands-review-game = welche Partie; ohne Angabe die letzte hier

commands-opening = wie oft eine Stellung in beendeten Partien vorkam und wie sie weitergingen
commands-opening-ruleset = nach welchen Regeln; ohne Angabe die, die du am meisten spielst
commands-opening-opening = wie die ersten Steine gesetzt werden; ohne Angabe wie meist bei dir

commands-history = beendete Partien und die Bilanz zweier Leute auflisten
commands-history-player = wessen Partien; deine, wenn leer
commands-history-opponent = nur Partien mit dieser Person, und der Stand zwischen beiden
commands-history-ruleset = welche Regeln; alle, wenn leer
commands-history-result = wie die Partie für die Person ausging; egal, wenn leer
commands-history-page = welche Seite, ab 1; die neuesten Partien zuerst

commands-replay = eine beendete Partie noch einmal ablaufen lassen oder durchgehen
commands-replay-game = die Nummer der Partie; ohne Angabe deine letzte beendete hier

commands-profile = Wertungszahlen, Ergebnisse und Gegner von dir oder jemand anderem zeigen
commands-profile-player = wessen Profil; deines, wenn leer
commands-profile-public = ob es alle im Kanal sehen; sonst nur du

commands-export = die Notationen deiner Partien als Dateien holen
commands-export-game = die Notation einer Partie als Datei holen
commands-export-game-game = die Nummer der Partie; ohne Angabe wählst du aus deinen letzten
commands-export-game-format = in welcher Form; ohne Angabe als Text
commands-export-all = die Notationen aller deiner beendeten Partien in einer ZIP-Datei holen
commands-export-all-format = { commands-export-game-format }
commands-export-all-from = ab welcher Partie, nach ihrer Nummer; ohne Angabe ab deiner ersten

commands-import = Notationen von Partien zum Studieren sammeln, nur für dich sichtbar
commands-import-file = eine Datei mit Notationen: Text, SGF oder eine ZIP-Datei damit
commands-import-record = eine Notation deiner Sammlung nach ihrer Nummer, um sie auf dem Brett zu sehen
commands-import-move = nach welchem Zug; ohne Angabe nach dem letzten
commands-import-delete = ob diese Notation gelöscht wird

commands-hill = den Hügel einer Variante zeigen: wer durch gewonnene Sätze wie hoch gestiegen ist
commands-hill-ruleset = welche Variante; ohne Angabe die übliche des Servers

commands-leaderboard = die Rangliste zeigen
commands-leaderboard-ruleset = welche Variante; ohne Angabe die übliche des Servers oder die meistgespielte
commands-leaderboard-scope = wessen Partien; ohne Angabe die dieses Servers
commands-leaderboard-season = eine Saison dieses Servers: ihre Nummer oder eine aus der Liste
commands-leaderboard-page = welche Seite, ab 1

commands-rules = die Regeln von Pente oder einer anderen Variante lesen
commands-rules-ruleset = welche Variante; ohne Angabe siehst du alle
commands-learn = in zwölf kurzen Lektionen lernen, wie man spielt

## `/puzzle`

commands-puzzle = ein Rätsel lösen: den gewinnenden Stein finden
commands-puzzle-theme = worum es geht; beliebig, wenn nichts angegeben ist
commands-puzzle-ruleset = nach welchen Regeln; beliebig, wenn nichts angegeben ist
commands-puzzle-difficulty = wie schwer; wenn nichts angegeben ist, passend zu deiner Rätselwertung
commands-puzzle-source = woher die Aufgaben sind; ohne Angabe eingebaute, aus diesem Server und aus deinen Partien

commands-settings = deine Einstellungen sehen oder ändern: Design, Sprache, Notation, Erinnerungen, Zeitzone, Urlaub
commands-settings-theme = wie Bretter aussehen, die nur du siehst
commands-settings-language = die Sprache von dem, was nur du siehst
commands-settings-notation = wie Punkte für dich geschrieben werden
commands-settings-confirm = ob ich nachfrage, bevor ein ausgewählter Punkt gespielt wird
commands-settings-reminders = wie oft du an eine Partie erinnert wirst
commands-settings-quiet = Stunden ohne Erinnerungen, wie 22-7; „none“ schaltet sie aus
commands-settings-zone = deine Zeitzone, wie Europe/Berlin
commands-settings-weekend = die Tage, an denen deine Uhren stehen
commands-settings-vacation = ob Urlaub genutzt wird, bevor deine Zeit abläuft
commands-settings-messages = wohin deine Erinnerungen geschickt werden
commands-settings-block = wessen Einladungen und Angebote du nicht willst
commands-settings-unblock = wen du nicht mehr blockieren willst
commands-settings-digest = ob du täglich eine Liste der Partien bekommst, in denen du am Zug bist
commands-settings-profile = wer dein Profil sehen kann

commands-server = sehen oder ändern, wie auf diesem Server gespielt wird
commands-server-theme = wie Bretter hier für alle aussehen
commands-server-channel = der Kanal, in dem alle Partien gespielt werden
commands-server-anywhere = Partien wieder in jedem Kanal erlauben
commands-server-threads = für jede Partie einen Thread öffnen
commands-server-tidy = das alte Brett löschen, wenn ein neues gepostet wird
commands-server-ruleset = die Standardvariante für Einladungen
commands-server-pace = die Standard-Bedenkzeit für Einladungen
commands-server-vacation = ob Urlaub in gewerteten Partien erlaubt ist
commands-server-language = die Sprache von dem, was hier alle lesen
commands-server-visibility = wer die Partien sehen kann, die hier gespielt werden
commands-server-seasons = ob die Ranglisten Saisons haben; eine Änderung gilt ab der nächsten
commands-server-hill = ob hier mit /hill Hügel bestiegen werden können
commands-server-reviews = ob zwei Gegner Analysen ihrer früheren Partien sehen, während sie hier gewertet spielen
commands-server-puzzles = der Kanal, in dem einmal am Tag ein Rätsel gepostet wird
commands-server-no-puzzles = wahr, um kein Rätsel des Tages mehr zu posten
commands-server-bar = eine Person, die hier nichts mehr beginnen darf; ihre laufenden Partien gehen weiter
commands-server-unbar = eine Person, die hier wieder Partien beginnen darf

commands-help = erfahren, was ich kann und wie man spielt
commands-table = einen Tisch für drei bis sechs eröffnen oder sich an einen setzen
commands-table-ruleset = was gespielt wird; Pente, wenn weggelassen
commands-table-seats = wie viele spielen, 3 bis 6 (4, wenn weggelassen)
commands-table-pace = wie viel Zeit alle haben; wenn weggelassen, wie auf dem Server üblich
commands-table-order = die Reihenfolge; zufällig, wenn weggelassen
commands-table-rated = ob die Partie für die Rangliste zählt; wenn weggelassen, ja, wenn möglich
commands-table-bots = wie viele Plätze der Bot nimmt; keinen, wenn weggelassen
commands-table-level = wie stark der Bot ist, 1 bis 10 (3, wenn weggelassen)
commands-table-target = mit wie vielen Punkten man ein Match Points gewinnt (sonst 21)
commands-table-opening = wie die Partie beginnt, bei Partners und Points
commands-table-size = wie viele Linien das Brett hat; sonst 19
commands-table-calls = ob die Zeile zum Zug „tria!“ und „tessera!“ sagt; ohne Angabe nein
commands-table-invite = wen du namentlich einlädst: die Person wird einmal gepingt
commands-table-handicap = bei Points: mit wie vielen Punkten die in `invite` genannte Person beginnt
commands-table-do = was an einem offenen Tisch geschehen soll
commands-table-person = mit `do`: wer aufstehen soll
commands-table-table = die Nummer des Tisches, wenn mehrere offen sind

commands-seek = eine Partie suchen oder sehen, wer eine sucht
commands-seek-ruleset = die Variante; ohne Angabe der Standard des Servers
commands-seek-pace = die Bedenkzeit; ohne Angabe der Standard des Servers
commands-seek-rated = ob die Partie für die Rangliste zählt; ohne Angabe ja, wenn möglich
commands-seek-band = wie weit eure Wertungszahlen auseinander sein dürfen; ohne Angabe beliebig
commands-seek-everywhere = ob auch Leute anderer Server mit dir spielen können, in Direktnachrichten; ohne Angabe nein

commands-tournament = Turniere anlegen, mitspielen, verfolgen
commands-tournament-create = ein Turnier anlegen: Menüs und eine Vorschau folgen vor der Ankündigung
commands-tournament-create-name = wie es heißt
commands-tournament-create-ruleset = was gespielt wird; sonst die Vorgabe des Servers
commands-tournament-create-pace = wie viel Zeit jeder hat; sonst die Vorgabe des Servers
commands-tournament-create-lowest-rating = die niedrigste Wertung, die mitspielen darf; sonst jede
commands-tournament-create-highest-rating = die höchste Wertung, die mitspielen darf; sonst jede
commands-tournament-create-check-in = ob man in der letzten Stunde vor dem Start einchecken muss; sonst nein
commands-tournament-show = ein Turnier ansehen: dein Platz, deine Partie, der Stand
commands-tournament-show-number = seine Nummer; sonst deins oder das neueste
commands-tournament-list = die Turniere dieses Servers ansehen
commands-tournament-manage = für die Turnierleitung: beginnen, pausieren, entscheiden, ersetzen, verschieben, absagen
commands-tournament-manage-number = seine Nummer; sonst das neueste
commands-server-organisers = die Rolle, die neben den Verwaltern des Servers Turniere leitet
commands-server-no-organisers = wahr, damit nur Verwalter des Servers Turniere leiten
commands-tournament-create-start = wann es beginnt, wie 2027-03-06 20:00; sonst in zwei Tagen
commands-tournament-create-repeats = eine RRULE, wie FREQ=MONTHLY;BYDAY=1SA; sonst einmal
commands-tournament-manage-do = was zu tun ist, nach einer Frage; sonst die Seite
commands-tournament-manage-board = das Brett, dessen Ergebnis du entscheidest
commands-tournament-manage-result = das Ergebnis, das du entscheidest
commands-tournament-manage-player = wer herausgenommen oder ersetzt wird
commands-tournament-manage-replacement = wer stattdessen spielt
commands-tournament-manage-hours = um wie viele Stunden der Start verschoben wird
commands-tournament-manage-reason = warum du ein Ergebnis entscheidest, jemanden ersetzt oder absagst; es wird gepostet
commands-tournament-enter = bei einem Turnier mitmachen
commands-tournament-enter-number = seine Nummer; sonst deines oder das neueste
commands-tournament-withdraw = ein Turnier verlassen
commands-tournament-withdraw-number = seine Nummer; sonst deines oder das neueste
commands-tournament-check-in = vor dem Start einchecken
commands-tournament-check-in-number = seine Nummer; sonst deines oder das neueste
commands-tournament-bye = die nächste Runde eines Schweizer Turniers für einen halben Punkt aussetzen
commands-tournament-bye-number = seine Nummer; sonst deines oder das neueste

## `/privacy`, `/about`

commands-privacy = sehen, erhalten oder löschen, was der Bot über dich speichert
commands-privacy-show = sehen, was über dich gespeichert ist, wer es sieht und wie lange
commands-privacy-export = alles, was über dich gespeichert ist, als Datei erhalten
commands-privacy-delete = alles löschen, was über dich gespeichert ist; fragt zweimal
commands-about = die Version des Bots, und Links zu Bedingungen, Datenschutz und Hilfe
commands-league = Ligen anlegen, mitspielen, verfolgen: Saisons mit Divisionen
commands-league-create = eine Liga anlegen: Menüs und eine Vorschau folgen vor der Ankündigung
commands-league-create-name = wie sie heißt
commands-league-create-ruleset = was gespielt wird; sonst die Vorgabe des Servers
commands-league-create-pace = wie viel Zeit jeder hat; sonst die Vorgabe des Servers
commands-league-create-division-size = wie viele Spieler eine Division hat, 5 bis 11; sonst 9
commands-league-create-moving = wie viele auf- und wie viele absteigen, 1 bis 3; sonst 2
commands-league-create-check-in = ob man in der letzten Stunde vor dem Start einchecken muss; sonst nein
commands-league-show = eine Liga ansehen: deine Division, deine Partien, der Stand
commands-league-show-number = ihre Nummer; sonst deine oder die neueste
commands-league-show-season = welche Saison; sonst die neueste
commands-league-enter = sich für die nächste Saison einer Liga anmelden
commands-league-enter-number = ihre Nummer; sonst die neueste
commands-league-leave = eine Liga verlassen
commands-league-leave-number = ihre Nummer; sonst deine
commands-league-manage = für die Leitung: beginnen, pausieren, entscheiden, ersetzen, beenden, absagen
commands-league-manage-number = ihre Nummer; sonst die neueste
