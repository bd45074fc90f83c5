### What people read about each ruleset in `/rules`. A page is the sentence, the paragraphs and the
### captions of one ruleset, and has at most 2,000 characters. The sentence is shown in a menu, too: it
### has at most 100. Words in backticks are names of options, as people type them. Names of rulesets are
### not translated.

rulesets-tournament = Reguła turniejowa: trzeci kamień, drugi kamień pierwszego gracza, musi leżeć co najmniej trzy linie od środka.
rulesets-tournament-by-default = Reguła turniejowa (chyba że wybierzesz inne `opening`): trzeci kamień, drugi kamień pierwszego gracza, musi leżeć co najmniej trzy linie od środka.
rulesets-tournament-optional = Reguła turniejowa jest opcjonalna: bez niej stałe miejsce ma tylko pierwszy kamień, a włącza ją opcja `opening`.
rulesets-like-pente = Poza tym wszystko jak w Pente.
rulesets-like-pente-free = Poza tym wszystko jak w Pente, ale bez reguły turniejowej.
rulesets-like-keryo = Poza tym wszystko jak w Keryo-Pente.
rulesets-endless = Bicia mogłyby powtarzać się bez końca, dlatego po położeniu 2000 kamieni jest remis.
rulesets-black-begins = Zwyczajowo zaczynają czarne.
rulesets-swap = Pierwszy gracz kładzie gdziekolwiek na planszy cztery kamienie: biały, czarny, biały, czarny. Drugi gracz wybiera kolor, a potem grają białe.
rulesets-swap2 = Pierwszy gracz kładzie gdziekolwiek trzy kamienie: biały, czarny, biały. Drugi gracz bierze białe, bierze czarne albo dokłada czarny i biały kamień i oddaje wybór. Po wyborze kolorów grają czarne.

rulesets-pente-sentence = Wygrywa pięć w rzędzie, a także pięć zbitych par.
rulesets-pente-1 = Gracze na zmianę kładą po jednym kamieniu na dowolnym pustym polu. Pierwszy kamień trafia na środek. Pięć lub więcej twoich kamieni w rzędzie, w dowolnym kierunku, od razu wygrywa.
rulesets-pente-2 = Bicia: jeśli położysz kamień tak, że dokładnie dwa kamienie przeciwnika stoją w linii między nim a innym twoim kamieniem, te dwa schodzą z planszy. Jeden kamień może bić naraz w kilku kierunkach. Dziesięć zbitych kamieni (pięć par) też wygrywa.
rulesets-pente-3 = Wejście jest bezpieczne: nic nie tracisz, kładąc kamień tak, że twoja para stoi między dwoma kamieniami przeciwnika. Pojedynczego kamienia ani trzech i więcej w rzędzie nie można zbić.
rulesets-pente-4 = Źródła różnią się co do sześciu i więcej w rzędzie: według instrukcji wydawcy wygrywają, ale pewna encyklopedia podaje, że w grze turniejowej wygrywa tylko dokładnie pięć. Tutaj wygrywają, chyba że opcja `overline` mówi inaczej. Opcja `bans` zabrania pierwszemu graczowi lub obu stronom tworzenia dwóch otwartych trójek jednym kamieniem (wyjaśnia je `/rules ruleset:ninuki-renju`).

rulesets-keryo-pente-sentence = Bijesz nie tylko pary, ale i tria, a wygrywa piętnaście zbitych kamieni.
rulesets-keryo-pente-1 = Dokładnie trzy kamienie w linii (trio) bije się tak samo jak dokładnie dwa, a jeden kamień może zbić i to, i to w różnych kierunkach. Aby wygrać biciami, potrzebujesz piętnastu kamieni.
rulesets-keryo-pente-2 = Poza tym wszystko jak w Pente, także opcje `overline` i `bans`.

rulesets-small-keryo-sentence = Keryo-Pente na planszy 13 × 13.
rulesets-small-keryo-1 = Plansza ma wymiary 13 × 13, a jej środek to G7. Bije się pary i tria, a piętnaście zbitych kamieni wygrywa.

rulesets-g-pente-sentence = Pente z ostrzejszą regułą dla trzeciego kamienia.
rulesets-g-pente-1 = Trzeci kamień (drugi kamień pierwszego gracza) musi leżeć co najmniej trzy linie od środka. W wierszu i kolumnie środka musi leżeć co najmniej pięć linii od niego.

rulesets-poof-pente-sentence = Wejście nie jest bezpieczne: para utworzona między dwoma wrogimi kamieniami przepada.
rulesets-poof-pente-1 = W Pente nic nie tracisz przez wejście, ale tutaj tak: jeśli twój kamień utworzy twoją parę między dwoma wrogimi kamieniami, ta para schodzi z planszy i liczy się przeciwnikowi jako zbita, nawet jeśli twój kamień bije jeden z tych dwóch.
rulesets-poof-pente-2 = Po każdym kamieniu wygrywa strona, która zbiła więcej, jeśli ma co najmniej dziesięć, więc możesz przegrać we własnym ruchu. Jeśli obie mają tyle samo, gra toczy się dalej. Dopiero potem liczy się rząd, i to tylko wtedy, gdy kamień, który go utworzył, jest jeszcze na planszy.

rulesets-boat-pente-sentence = Pięć w rzędzie wygrywa tylko wtedy, gdy żadne bicie nie przerwie go w następnym ruchu.
rulesets-boat-pente-1 = Pięć w rzędzie wygrywa od razu tylko wtedy, gdy przeciwnik nie może w następnym ruchu zbić żadnego z tych kamieni. Jeśli może, gra toczy się dalej: musi przerwać rząd albo przegrywa, cokolwiek jeszcze da jego ruch.

rulesets-o-pente-sentence = Keryo-Pente połączone z Poof-Pente i Boat-Pente.
rulesets-o-pente-1 = Bije się pary i tria, a piętnaście zbitych kamieni wygrywa, jak w Keryo-Pente. Pary i tria utworzone między dwoma wrogimi kamieniami przepadają, jak w Poof-Pente. Rząd wygrywa tylko wtedy, gdy żadne bicie nie przerwie go w następnym ruchu, jak w Boat-Pente; rzędy sprawdza się przed liczeniem bić. Pierwszy kamień stawia się na środku.

rulesets-d-pente-sentence = Jeden gracz kładzie cztery kamienie, potem drugi wybiera kolor.

rulesets-dk-pente-sentence = Keryo-Pente, w którym jeden gracz kładzie cztery kamienie, a potem drugi wybiera kolor.

rulesets-swap2-pente-sentence = Jeden gracz kładzie trzy kamienie, potem drugi wybiera kolor albo dokłada dwa kolejne.

rulesets-swap2-keryo-sentence = Keryo-Pente z otwarciem Swap2-Pente.

rulesets-gomoku-sentence = Bez bić; wygrywa dokładnie pięć w rzędzie.
rulesets-gomoku-1 = Gracze na zmianę kładą po jednym kamieniu; niczego się nie bije. Wygrywa dokładnie pięć twoich kamieni w rzędzie. Sześć i więcej się nie liczy. Pierwszy kamień trafia na środek.

rulesets-ninuki-renju-sentence = Wygrywa dokładnie pięć nie do przerwania w rzędzie lub pięć zbitych par; bez podwójnych trójek.
rulesets-ninuki-renju-1 = Bije się pary, a pięć par wygrywa. Rząd wygrywa tylko wtedy, gdy ma dokładnie pięć kamieni. Jeśli bicie mogłoby go przerwać, gra trwa jeszcze jeden ruch; jeśli rząd wtedy nadal stoi, wygrywa, chyba że ten ruch jest piątym biciem: wtedy wygrywa bicie. Dłuższe rzędy się nie liczą. Jeśli jednak twoje bicie skróci dłuższy rząd przeciwnika do dokładnie pięciu, wygrywa przeciwnik (jeśli było to twoje piąte bicie, jest remis).
rulesets-ninuki-renju-2 = Podwójna trójka: nikt nie może jednym kamieniem utworzyć otwartych trójek na dwóch liniach. Otwarta trójka to trzy kamienie na czterech kolejnych polach linii, które jeszcze jeden kamień zmienia w cztery w rzędzie z oboma końcami pustymi, tak że potem wygrywa każdy z końców. Linia, na której wygrywa jeszcze jeden kamień, to czwórka, nie trójka. Trójka z czwórką są dozwolone, dwie czwórki też. Zakaz nie dotyczy kamienia, który tworzy piątkę lub daje piąte bicie, ani sytuacji, gdy żaden inny kamień nie zatrzyma czwórki przeciwnika lub nie przerwie jego piątki.
rulesets-ninuki-renju-3 = Źródła różnią się co do tego, kogo wiąże zakaz: encyklopedia mówi, że tylko pierwszego gracza, dwa inne, że obie strony. Tutaj wiąże obie, chyba że opcja `bans` zwalnia drugiego gracza.
rulesets-ninuki-renju-4 = Plansza ma wymiary 15 × 15, a pierwszy kamień trafia na jej środek, H8.

rulesets-complication-sentence = Zwycięski rząd ma dokładnie pięć kamieni, a dwie otwarte trójki naraz są zabronione.
rulesets-complication-1 = Wygrywa tylko dokładnie pięć w rzędzie; dłuższy rząd się nie liczy.
rulesets-complication-2 = Podwójna trójka: żaden kamień nie może utworzyć naraz otwartych trójek na dwóch liniach. Otwarta trójka to trzy kamienie na czterech kolejnych polach linii, które jeszcze jeden kamień zmienia w cztery w rzędzie z oboma końcami pustymi, tak że potem wygrywa każdy z końców. Linia, na której wygrywa jeszcze jeden kamień, to czwórka, nie trójka. Trójka z czwórką są dozwolone, dwie czwórki też. Zakaz nie dotyczy kamienia, który wygrywa, ani sytuacji, gdy przeciwnik grozi piątką i tylko taki kamień może ją zatrzymać.

rulesets-connect6-sentence = Dwa kamienie na turę po pierwszej; wygrywa sześć w rzędzie.
rulesets-connect6-1 = Pierwsza tura to jeden kamień na środku. Potem każda tura to dwa kamienie. Niczego się nie bije. Wygrywa sześć lub więcej w rzędzie, nawet pierwszym kamieniem tury.

rulesets-linear-pente-sentence = Pente na jednej linii: kamienie bicia lub rzędu mogą mieć między sobą równe odstępy.
rulesets-linear-pente-1 = Plansza to jedna linia z 19 polami, od A do T. Dwa wrogie kamienie między dwoma twoimi są zbite, gdy wszystkie cztery leżą w równych odstępach: obok siebie albo co dwa, trzy lub cztery pola. Pięć twoich kamieni w równych odstępach wygrywa. Same bicia nie wygrywają. Pierwszy kamień może trafić gdziekolwiek.

rulesets-pyatka-sentence = Bijesz tylko po skosie, a potrzebujesz i pięciu w rzędzie, i trzech zbitych par.
rulesets-pyatka-1 = Pary bije się tylko po skosie. Aby wygrać, potrzebujesz obu rzeczy: pięciu lub więcej w rzędzie na planszy i trzech zbitych par. Kolejność jest dowolna, ale rząd musi być na planszy, gdy masz już oba. Rząd może leżeć w dowolnym kierunku.
rulesets-pyatka-2 = Artykuł w czasopiśmie z 1983 roku opowiada o tej grze wśród studentów w Leningradzie; pewna encyklopedia w to wątpi.
rulesets-pyatka-3 = Pierwszy kamień trafia na środek.

rulesets-pente-plus-sentence = Każdy gracz ma dwa kamienie mocy, które liczą się jako każdy kolor.
rulesets-pente-plus-1 = Każdy gracz ma dwa kamienie mocy i może w swojej turze zagrać jeden z nich zamiast zwykłego kamienia. Dla grającej strony kamień mocy liczy się w rzędzie jako dowolny kolor i jako jeden koniec bicia. Sam nigdy nie jest zbity.
rulesets-pente-plus-2 = Zasady wydawcy mogą mówić o kamieniach mocy coś więcej, ale nie znamy ich treści.

rulesets-neighbours-sentence = Każdy kamień po pierwszym musi stykać się z kamieniem na planszy.
rulesets-neighbours-1 = Każdy kamień po pierwszym musi leżeć obok kamienia na planszy, w linii prostej lub po skosie.

rulesets-partners-sentence = Dwoje na dwoje, po jednym kolorze na stronę.
rulesets-partners-1 = Czworo graczy, dwoje na dwoje, gra na zmianę: po jednej osobie z każdej strony, potem ich partnerzy. Partnerzy grają tym samym kolorem. Rzędy i bicia liczą się dla strony.
rulesets-partners-2 = Partnerom nie wolno omawiać strategii. Jeśli ktoś opuści partię lub przekroczy czas, jego strona przegrywa; na poddanie się muszą się zgodzić obie osoby.

rulesets-team-pente-sentence = Dwoje na dwoje, cztery kolory: rzędy są własne, bicia wspólne.
rulesets-team-pente-1 = Czworo graczy z czterema kolorami: pierwszy i trzeci przeciw drugiemu i czwartemu. Rząd liczy się tylko we własnym kolorze jednego gracza. Strona wygrywa, gdy zbije przeciwnikom dziesięć kamieni. Dwa bite kamienie mogą mieć różne kolory, ale żaden nie może być twój. Kamienie partnera bije się jak inne, ale nie liczą się nikomu.
rulesets-team-pente-2 = Źródła różnią się co do kamieni partnera: instrukcja wydawcy pozwala je bić bez liczenia, encyklopedia mówi, że można bić tylko kamienie przeciwników. Tutaj obowiązuje instrukcja.
rulesets-team-pente-3 = Partnerom nie wolno omawiać strategii. Jeśli ktoś opuści partię lub przekroczy czas, jego strona przegrywa; na poddanie się muszą się zgodzić obie osoby.

rulesets-party-sentence = Każdy gra dla siebie: wygrywa pięć w rzędzie lub dziesięć zbitych kamieni.
rulesets-party-1 = Od trojga do sześciorga graczy gra na zmianę, każdy swoim kolorem i dla siebie. Wygrywa pięć w rzędzie we własnym kolorze lub dziesięć zbitych kamieni dowolnych innych kolorów. Dwa bite kamienie mogą mieć różne kolory, ale żaden nie może być twój.
rulesets-party-2 = Kto opuści partię, odpada: jego kamienie zostają i można je bić. Wygrywa ostatni pozostały gracz.

rulesets-keryo-party-sentence = Każdy dla siebie, także z triami: wygrywa pięć w rzędzie lub piętnaście zbitych kamieni.
rulesets-keryo-party-1 = Jak Pente dla trojga do sześciorga graczy, ale z biciami jak w Keryo-Pente: bije się dokładnie dwa lub dokładnie trzy kamienie w linii, a jeden kamień może zbić i to, i to w różnych kierunkach. Wygrywa pięć w rzędzie we własnym kolorze lub piętnaście zbitych kamieni dowolnych innych kolorów. Bite kamienie mogą mieć różne kolory, ale żaden nie może być twój.

rulesets-points-sentence = Mecz z kilku partii Pente na punkty: wygrywa, kto pierwszy ma 21.
rulesets-points-1 = Mecz to kilka partii Pente. W każdej partii jest 5 punktów za pięć w rzędzie, 1 za każdą zbitą parę i 1 za każdą czwórkę (tessera), która na koniec jest jeszcze na planszy: dokładnie cztery w rzędzie, otwartą albo zablokowaną. Mecz wygrywa, kto pierwszy ma 21 punktów; następną partię zaczyna przegrany.
rulesets-points-2 = Jeśli w jednej partii obie strony dojdą do 21, wygrywa wyższy wynik; przy równym gra się jeszcze jedną partię.
rulesets-points-3 = Kto podda partię albo przekroczy czas, rezygnuje z całego meczu: wygrywa go druga strona, bez względu na wynik.
rulesets-match-options = Zwykle gra się do 21: opcja `target` ustala inny cel, od 5 do 200 punktów. Niski cel można osiągnąć już w pierwszej partii. Z `handicap` ktoś zaczyna mecz z punktami.

rulesets-points-party-sentence = Mecz z krótkich partii do czterech w rzędzie lub czterech bić: wygrywa, kto pierwszy ma 21.
rulesets-points-party-1 = Mecz to kilka krótkich partii. Partia kończy się czterema w rzędzie lub czterema zbitymi parami. Jest 10 punktów za czwórkę, która ją kończy, 1 za każdą zbitą parę i 1 za każdą trójkę, która jest jeszcze na planszy: dokładnie trzy w rzędzie, otwartą albo zablokowaną. Mecz wygrywa, kto pierwszy ma 21 punktów; następną partię zaczyna osoba z najmniejszą liczbą punktów.
rulesets-points-party-2 = Jeśli w jednej partii kilka osób dojdzie do 21, wygrywa najwyższy wynik; jeśli nie jest jedyny, gra się jeszcze jedną partię. Dwa bite kamienie mogą mieć różne kolory, ale żaden nie może być twój.
rulesets-points-party-3 = Kto podda partię albo przekroczy czas, rezygnuje z całego meczu: jego kamienie zostają i można je bić, a pozostali grają dalej, także w następnych partiach. Jeśli zostanie jedna osoba, wygrywa mecz.

rulesets-drawing-capture = Gracz 1 gra na zaznaczonym polu i bije oba kamienie gracza 2.
rulesets-drawing-moving-in = Gracz 2 może zagrać na zaznaczonym polu: wejście jest bezpieczne.
rulesets-drawing-third-stone = Pierwszy kamień, a wokół niego najbliższe pola dozwolone dla trzeciego.
rulesets-drawing-trio = Gracz 1 gra na zaznaczonym polu i bije trzy kamienie.
rulesets-drawing-g-lines = Najbliższe pola dozwolone dla trzeciego kamienia, na prawo w górę od środka.
rulesets-drawing-poof = Jeśli gracz 1 zagra na zaznaczonym polu, para stanie między dwoma wrogimi kamieniami i przepadnie.
rulesets-drawing-breakable = Ten rząd jeszcze nie wygrywa: gracz 2 gra na zaznaczonym polu i bije jeden z jego kamieni.
rulesets-drawing-swap-choice = Leżą cztery kamienie. Który kolor weźmiesz?
rulesets-drawing-swap2-choice = Leżą trzy kamienie: weź kolor albo dołóż dwa kolejne i oddaj wybór.
rulesets-drawing-overline = Sześć w rzędzie nie wygrywa.
rulesets-drawing-double-three = Gracz 1 nie może zagrać na zaznaczonym polu: powstałyby naraz dwie otwarte trójki.
rulesets-drawing-six = Sześć w rzędzie wygrywa.
rulesets-drawing-spaced = Gracz 1 gra na zaznaczonym polu i bije oba kamienie gracza 2: wszystkie cztery leżą co dwa pola.
rulesets-drawing-diagonal = Kamień na zaznaczonym polu bije tylko parę po skosie.
rulesets-drawing-power = Kamień mocy uzupełnia ten rząd, a mógłby uzupełnić też rząd drugiego koloru.
rulesets-drawing-touching = Pola, które stykają się z kamieniem.
rulesets-drawing-mixed = Gracz 1 gra na zaznaczonym polu i bije dwa kamienie różnych kolorów.
rulesets-drawing-mixed-trio = Gracz 1 gra na zaznaczonym polu i bije trio w dwóch kolorach.
rulesets-drawing-partners-order = Cztery pierwsze ruchy od lewej: po jednej osobie z każdej strony, potem ich partnerzy w tych samych kolorach.
rulesets-drawing-partners-row = Na zaznaczonym polu może zagrać każda z dwóch osób strony 1: rząd liczy się dla strony, niezależnie od tego, kto postawił kamienie.
rulesets-drawing-team-capture = Gracze 2 i 4 są po drugiej stronie. Gracz 1 gra na zaznaczonym polu: oba zbite kamienie się liczą.
rulesets-drawing-team-partner = Gracz 3 jest partnerem gracza 1. Gracz 1 gra na zaznaczonym polu: bije oba kamienie, ale liczy się tylko kamień gracza 2.
rulesets-drawing-team-row = Gracze 1 i 3 są partnerami, ale ten rząd nie wygrywa: potrzeba pięciu kamieni jednego koloru.
rulesets-drawing-fours = Koniec partii. Gracz 1 dostaje 5 punktów za pięć w rzędzie i 1 za cztery, razem 6. Gracz 2 dostaje po 1 za dwa rzędy czterech, razem 2. Każda zbita para daje jeszcze 1.
rulesets-drawing-no-fours = Gracz 1 dostaje 5 punktów za pięć w rzędzie, a za czwórki w tym rzędzie nic. Gracz 2 nie dostaje nic: między jego kamieniami jest luka.
rulesets-drawing-threes = Koniec partii. Gracz 1 dostaje 10 punktów za cztery w rzędzie i 1 za trzy, razem 11. Gracze 2 i 3 dostają po 1 za swoje trójki. Każda zbita para daje jeszcze 1.
