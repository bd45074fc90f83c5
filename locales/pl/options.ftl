### The choices of the commands' options: those that are always the same, and those that are suggested
### while somebody types. Each has room for 100 characters.

options-first-chance = losowo
options-first-me = ja
options-first-opponent = przeciwnik

options-offer-draw = remis
options-offer-takeback = cofnięcie: mój ostatni ruch
options-offer-pause = pauza: przerwa na jakiś czas, każda strona może wznowić partię
options-offer-adjourn = odłożenie: dłuższa przerwa, nikt nie przegrywa
options-offer-resume = wznowienie odłożonej partii
options-offer-time = czas: podaruj przeciwnikowi dzień
options-offer-rate = zmień partię na rankingową
options-offer-unrate = zmień partię na towarzyską
options-offer-claim = zażądaj wygranej na czas

options-scope-server = ten serwer
options-scope-everywhere = cały świat
options-scope-me = moje wyniki z botem

options-visibility-open = otwarte: partie może oglądać każdy
options-visibility-closed = zamknięte: partie widzą tylko członkowie serwera i gracze

options-power-stone = { $point } · kamień mocy
options-order-chance = losowo
options-order-as-seated = według miejsc
options-table-sit = usiądź
options-table-sit-on-side = usiądź po stronie { $side }
options-table-stand = wstań
options-table-remove = niech `person` wstanie
options-table-fill = daj botowi wolne krzesła
options-table-start = zacznij partię
options-table-close = zamknij stół

## The option `result` of `/history`; the words also stand in its list.

options-result-won = wygrana
options-result-lost = przegrana
options-result-drawn = remis
options-result-none = bez zwycięzcy (za krótka)

options-format-text = tekst: nagłówki i numerowane ruchy
options-format-sgf = SGF: dla edytorów go i gomoku

## The options of `/puzzle`: the theme, how hard it is, and where it comes from.

options-theme-win-by-captures = wygrana biciem
options-theme-capture = bicie po drodze
options-theme-fours = tylko czwórki i inne natychmiastowe groźby
options-theme-quiet-stone = cichy pierwszy kamień
options-theme-under-threat = pod groźbą
options-theme-defence = obrona: powstrzymaj wygraną
options-theme-long = długie: co najmniej pięć tur
options-difficulty-easier = łatwiejsze
options-difficulty-suiting = dopasowane do mojego rankingu
options-difficulty-harder = trudniejsze
options-source-any = wszystkie te
options-source-built-in = wbudowane
options-source-server = partie z tego serwera
options-source-mine = moje partie
