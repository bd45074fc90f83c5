### The choices of the commands' options: those that are always the same, and those that are suggested
### while somebody types. Each has room for 100 characters.

options-first-chance = Zufall
options-first-me = ich
options-first-opponent = mein Gegenüber

options-offer-draw = Remis
options-offer-takeback = Zugrücknahme: meinen letzten Zug rückgängig machen
options-offer-pause = Pause: kurz unterbrechen, beide können fortsetzen
options-offer-adjourn = Vertagen: länger unterbrechen, niemand verliert
options-offer-resume = eine vertagte Partie fortsetzen
options-offer-time = Zeit: meinem Gegenüber einen Tag schenken
options-offer-rate = die Partie werten lassen
options-offer-unrate = die Partie nicht werten lassen
options-offer-claim = einen Sieg auf Zeit beanspruchen

options-scope-server = dieser Server
options-scope-everywhere = weltweit
options-scope-me = meine Ergebnisse gegen den Bot

options-visibility-open = offen: Alle können die Partien sehen
options-visibility-closed = geschlossen: nur wer Mitglied ist oder mitspielt, kann sie sehen

options-power-stone = { $point } · Powerstein
options-order-chance = zufällig
options-order-as-seated = in der Reihenfolge der Plätze
options-table-sit = hinsetzen
options-table-sit-on-side = auf Seite { $side } setzen
options-table-stand = aufstehen
options-table-remove = `person` aufstehen lassen
options-table-fill = die freien Stühle dem Bot geben
options-table-start = Partie beginnen
options-table-close = Tisch abräumen

## The option `result` of `/history`; the words also stand in its list.

options-result-won = gewonnen
options-result-lost = verloren
options-result-drawn = remis
options-result-none = ohne Sieg (zu kurz)

options-format-text = Text: Kopfzeilen und nummerierte Züge
options-format-sgf = SGF: für Go- und Gomoku-Editoren

## The options of `/puzzle`: the theme, how hard it is, and where it comes from.

options-theme-win-by-captures = Gewinn durch Schlagen
options-theme-capture = Schlagen auf dem Weg
options-theme-fours = nur Vierer und andere sofortige Drohungen
options-theme-quiet-stone = ein stiller erster Stein
options-theme-under-threat = unter Drohung
options-theme-defence = Verteidigung: einen Gewinn verhindern
options-theme-long = lang: mindestens fünf Züge
options-difficulty-easier = leichter
options-difficulty-suiting = passend zu meiner Wertung
options-difficulty-harder = schwerer
options-source-any = all diese
options-source-built-in = eingebaute
options-source-server = Partien dieses Servers
options-source-mine = meine Partien
