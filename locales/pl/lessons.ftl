lessons-title-five = Pięć w rzędzie
lessons-five-words = W Pente gra się na przecięciach linii: w każdym ruchu kładziesz jeden kamień, który już się nie rusza. Wygrywa pięć twoich kamieni w rzędzie, w poziomie, w pionie lub na ukos.
lessons-five-task = Białe mają cztery w rzędzie. Wygraj jednym kamieniem.
lessons-five-right = Pięć w rzędzie: wygrywasz.

lessons-title-capture = Bicie
lessons-capture-words = Zamknij dokładnie dwa czarne kamienie między dwoma swoimi, w dowolnym kierunku, a zejdą z planszy. Pojedynczego kamienia ani trzech lub więcej w rzędzie nie można zbić.
lessons-capture-task = Zbij parę.
lessons-capture-right = Para schodzi z planszy, a jej pola są znowu wolne.

lessons-title-moving-in = Wejście jest bezpieczne
lessons-moving-in-words = Bije tylko ten, kto zamyka pułapkę. Możesz położyć kamień tak, że twoja para stanie między dwoma czarnymi: nic jej się nie stanie.
lessons-moving-in-task = Wejdź: utwórz parę, która stoi między dwoma czarnymi kamieniami.
lessons-moving-in-right = Para jest bezpieczna, bo to nie czarne zamknęły pułapkę. Kamień tworzy też trójkę w pionie.

lessons-title-pair = Para jest słaba
lessons-pair-words = Zbić można dwa kamienie stojące obok siebie. Jeśli czarny stoi na jednym końcu twojej pary, następny na drugim końcu ją zbije.
lessons-pair-task = Twoja para jest zagrożona. Uratuj ją.
lessons-pair-right = Teraz nie można zbić żadnej twojej pary.

lessons-title-five-captures = Wygrana biciami
lessons-five-captures-words = Pięć zbitych par wygrywa tak samo jak pięć w rzędzie. Masz cztery zbite pary, a czarne mają cztery w rzędzie.
lessons-five-captures-task = Wygraj od razu.
lessons-five-captures-right = To była piąta para: wygrywasz, zanim czarne ułożą piątkę.

lessons-title-threes = Trójki i czwórki
lessons-open-three-words = Otwarta trójka, czyli *tria*, to trzy kamienie w rzędzie z miejscem na obu końcach. Niezatrzymana staje się czwórką z oboma wolnymi końcami.
lessons-open-three-task = Utwórz otwartą trójkę bez luki.
lessons-open-three-right = Tria. Następny kamień utworzyłby otwartą czwórkę.
lessons-stretch-three-words = Rozciągnięta trójka to otwarta trójka z luką. Grozi tak samo, ale składa się z pary i pojedynczego kamienia.
lessons-stretch-three-task = Utwórz rozciągniętą trójkę.
lessons-stretch-three-right = Po zapełnieniu luki to otwarta czwórka.
lessons-open-four-words = Czwórka, czyli *tessera*, to cztery kamienie w rzędzie. Otwarta czwórka ma oba końce wolne: czarne zablokują tylko jeden, więc na drugim układasz piątkę.
lessons-open-four-task = Utwórz otwartą czwórkę.
lessons-open-four-right = Oba końce są wolne: jeden blok nie wystarczy.
lessons-stretch-two-words = Dwa kamienie z luką to rozciągnięta dwójka. Działają razem jak para, ale nikt ich nie zbije.
lessons-stretch-two-task = Utwórz rozciągniętą dwójkę.
lessons-stretch-two-right = Nie ma pary do zbicia, a lukę można zapełnić później.

lessons-title-blocking = Blokowanie
lessons-block-stretch-words = Czarne mają rozciągniętą trójkę. Można ją zatrzymać na trzech polach: na każdym końcu albo w luce.
lessons-block-stretch-task = Zatrzymaj ją na jednym z trzech pól.
lessons-block-stretch-right = Czarne nie mogą już utworzyć otwartej czwórki.
lessons-block-straight-words = Przy tej otwartej trójce twój kamień stoi dwa kroki od jednego końca. Zostają trzy pola, na których można ją zatrzymać: każdy koniec albo krok dalej po drugiej stronie.
lessons-block-straight-task = Zatrzymaj ją na jednym z trzech pól.
lessons-block-straight-right = Cokolwiek czarne dołożą, jeden koniec czwórki jest zamknięty.

lessons-title-shapes = Osiem kształtów
lessons-shape-i-words = **I**: trzy kamienie na jednej linii, każde dwa z luką. Żadnych dwóch nie można zbić, a dwa kolejne kamienie dają piątkę.
lessons-shape-l-words = **L**: rozciągnięta dwójka i druga, dłuższa, pod kątem prostym. Kamień w rogu działa w obu kierunkach.
lessons-shape-h-words = Małe **h**: noga, poprzeczka i noga w drugą stronę, zawsze z luką. Gdziekolwiek czarne odpowiedzą, inna linia zostaje otwarta.
lessons-shape-x-words = **X**: cztery rogi wokół pustego pola. Kamień w środku tworzy naraz dwie trójki.
lessons-shape-big-h-words = Duże **H**: dwie pionowe nogi z miejscem na poprzeczkę między nimi. Nogi i poprzeczka mogą rosnąć, a pary do zbicia nie ma.
lessons-shape-4x3-words = **4 × 3**: rogi prostokąta cztery na trzy pola. Jego boki są rozciągnięte i wzajemnie się wspierają.
lessons-shape-5x3-words = **5 × 3**: rogi prostokąta pięć na trzy pola. Z krótkich boków przekątne spotykają się w środku.
lessons-shape-hat-words = **Kapelusz**: szeroka podstawa i kamień dwie linie nad nią lub pod nią, na przekątnej od jednego z jej końców. Jest mały, bezpieczny przed biciem i rośnie w trzech kierunkach.

lessons-title-wedge = Klin i przedłużenie
lessons-wedge-words = Klin to kamień w luce rozciągniętego kształtu czarnych, z innym twoim kamieniem obok. Dzieli go, a czarne nie mogą go zbić jednym kamieniem.
lessons-wedge-task = Postaw klin.
lessons-wedge-right = Kształt jest podzielony, a czarne nie mogą zbić twojej pary jednym kamieniem.
lessons-extension-words = Przedłużenie tworzy czwórkę, którą czarne mogą zablokować tylko na jednym polu. Jeśli blok tworzy czarną parę, którą możesz zbić, to nie utrzyma się długo.
lessons-extension-task = Przedłuż swoją trójkę tak, żeby móc zbić blok.
lessons-extension-right = Czarne muszą zablokować, blok tworzy parę, a ty ją bijesz.

lessons-title-initiative = Inicjatywa i zworniki
lessons-initiative-words = Kto tworzy groźby, na które trzeba odpowiedzieć, ma inicjatywę. Czwórka jest szybsza niż otwarta trójka: czarne nie mają czasu grać dalej.
lessons-initiative-task = Czarne mają otwartą trójkę. Nie zatrzymuj jej: utwórz czwórkę, której nie zatrzyma żadna odpowiedź.
lessons-initiative-right = Dwie czwórki naraz: czarne zablokują tylko jedną.
lessons-keystone-words = Para będąca zwornikiem należy naraz do kilku linii. Zbij ją, a wszystkie się rozpadną.
lessons-keystone-task = Czarne mają dwie otwarte trójki. Zbij parę, która trzyma obie.
lessons-keystone-right = Bez zwornika nie ma już żadnej trójki.

lessons-title-conventions = Reguły i zwyczaje
lessons-third-stone-words = Pierwszy biały kamień trafia na środek, co daje dużą przewagę. Dlatego według reguły turniejowej drugi biały kamień, w sumie trzeci, leży co najmniej trzy linie od środka.
lessons-third-stone-task = Połóż trzeci kamień.
lessons-third-stone-right = To wystarczająco daleko od środka.
lessons-notation-words = Pola mają dwie nazwy: `K10` liczy kolumny i rzędy od lewego dolnego rogu, a `R3U2` kroki w prawo (R), w lewo (L), w górę (U) lub w dół (D) od środka. Litery I nie ma, a środek to `K10` albo `0`.
lessons-notation-right = Obie nazwy oznaczają to pole. W `/settings` wybierasz, które widzisz.
lessons-calls-words = Grzecznie jest powiedzieć „tria”, tworząc otwartą trójkę, a „tessera”, tworząc czwórkę. Z `calls` w `/challenge` mówię to za was oboje.
lessons-calls-task = Zagraj ruch, przy którym mówi się „tessera”.
lessons-calls-right = Tessera! Teraz czarne wiedzą.

lessons-title-game = Twoja pierwsza partia
lessons-game-words = Zagraj teraz ze mną na poziomie 1, najsłabszym. Po każdym moim ruchu wskażę ci jedną rzecz na planszy: co zostało zbite, co grozi albo co możesz zrobić. Na serwerze partia ma własny wątek, który może otworzyć każdy na kanale; żeby grać prywatnie, użyj `/learn` w wiadomości prywatnej do mnie.
lessons-game-task = Zacznij partię i wypróbuj to, co już umiesz.
