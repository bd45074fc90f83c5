### Analizy zakończonych partii. Widzi je tylko ten, kto o nie poprosił.

review-not-for-two = Analizowane są tylko partie dwuosobowe.
review-too-short = Ta partia była za krótka na analizę.
review-during-rated = Partia { $game } między tymi dwiema osobami jest rankingowa i trwa. Na jej serwerze analizy ich partii są dostępne dopiero po niej: zapytaj wtedy.

## Przegląd

# Przycisk pod końcem partii.
review-button = Analiza
# $first i $second to kolory: ten, który zaczyna, i drugi.
review-title = **Analiza partii { $game }** · szansa na wygraną po każdym ruchu: od dołu { $first }, nad nim { $second }.
# $players to lista tekstów takich jak następny, z kropkami między nimi.
review-accuracy = Dokładność: { $players }
review-accuracy-later = Dokładność podam, gdy w tej analizie niczego nie będzie brakować.
review-accuracy-of = { $player } { $percent }%
review-accuracy-means = Dokładność mówi, jak dobrze zachowano szanse na wygraną: przy 100 % żaden ruch ich nie oddał. Ruchy liczą się bardziej, gdy przewaga się zmienia, a w krótkich partiach zmienia się często.
review-turning-points = **Co rozstrzygnęło:**
review-no-turning-points = Żaden pojedynczy ruch nie rozstrzygnął tej partii.
# $played to jeden z dwóch następnych tekstów, $why jeden z powodów.
review-summary = - Ruch { $number }: { $played } { $why }
# $played to pole albo wybrany kolor.
review-blunder = { $player }: **{ $played }**, poważny błąd.
review-mistake = { $player }: **{ $played }**, błąd.
review-other-mistakes = Inne błędy
review-other-mistake = { $word ->
    [blunder] Ruch { $number }: poważny błąd
   *[mistake] Ruch { $number }: błąd
}
# $moves to lista liczb.
review-missed-wins =
    { $count ->
        [one] Przegapiono jeszcze jedną wymuszoną wygraną w ruchu { $moves }.
        [few] Przegapiono też wymuszone wygrane w ruchach { $moves }.
        [many] Przegapiono też wymuszone wygrane w ruchach { $moves }.
       *[other] Przegapiono też wymuszone wygrane w ruchach { $moves }.
    }
review-puzzle = Zadanie: ruch { $number }
review-puzzles-wait = Przegapiona wygrana w więcej niż jednym ruchu może stać się zadaniem: ta partia jest jeszcze przeszukiwana. Zajrzyj do analizy ponownie za kilka minut.
review-not-said = O ruchu { $number } nic teraz nie powiedziano, bo jego pozycja albo wcześniejsza stoi w trwającej partii.
review-left-out = O ruchu { $number } i o tym, co po nim nastąpiło, nic nie powiedziano, bo prowadzi do pozycji, która stoi w trwającej partii lub jest jej bliska.
review-partial = Niektórych lepszych ruchów teraz brakuje, bo prowadzą do pozycji, które stoją w trwających partiach. Poproś później o całą analizę.

## Ruch, który rozstrzygnął partię

review-point-title = **Partia { $game }** · ruch { $number }
review-chances = Szansa na wygraną: { $before }% przy najlepszym ruchu, { $after }% po tym.
review-better = Lepiej: **{ $best }**
# $line to lista pól.
review-line = Dalej mogło być: { $line }
review-overview = Przegląd
review-line-shown = Na planszy: { $line }
review-line-back = Wstecz w tej linii
review-line-on = Dalej w tej linii
review-marked = { $marked ->
    [yes] Ruch { $number }: { $player } – zagrano { $played }, oznaczone { $mark }.
   *[no] Ruch { $number }: { $player } – zagrano { $played }.
}
review-marked-better = { $marked ->
    [yes] Lepiej: { $best }, oznaczone !.
   *[no] Lepiej: { $best }.
}
review-picture-played = { $player }: { $played } { $mark }
review-picture-better = Lepiej: { $best }
review-picture-line = Lepiej: { $line }
review-marked-line = Zamiast ruchu { $number }. { $line }.

## Dlaczego ruch był gorszy. $moves to liczba własnych ruchów do wygranej, $stones to lista pól.

review-missed-win =
    { $moves ->
        [one] Przegapiono wygraną w { $moves } ruchu.
        [few] Przegapiono wygraną w { $moves } ruchach.
        [many] Przegapiono wygraną w { $moves } ruchach.
       *[other] Przegapiono wygraną w { $moves } ruchu.
    }
review-four-ignored = Czwórka została bez odpowiedzi.
review-three-ignored =
    { $moves ->
        [one] Otwarta trójka została bez odpowiedzi i wygrywa w { $moves } ruchu.
        [few] Otwarta trójka została bez odpowiedzi i wygrywa w { $moves } ruchach.
        [many] Otwarta trójka została bez odpowiedzi i wygrywa w { $moves } ruchach.
       *[other] Otwarta trójka została bez odpowiedzi i wygrywa w { $moves } ruchu.
    }
review-wrong-block = Otwartą trójkę zablokowano na złym polu.
review-wrong-block-loses =
    { $moves ->
        [one] Otwartą trójkę zablokowano na złym polu, co pozwala na wygraną w { $moves } ruchu.
        [few] Otwartą trójkę zablokowano na złym polu, co pozwala na wygraną w { $moves } ruchach.
        [many] Otwartą trójkę zablokowano na złym polu, co pozwala na wygraną w { $moves } ruchach.
       *[other] Otwartą trójkę zablokowano na złym polu, co pozwala na wygraną w { $moves } ruchu.
    }
review-last-capture = To pozwala na ostatnie bicie: { $stones }.
review-allows-win =
    { $moves ->
        [one] To pozwala na wygraną w { $moves } ruchu, zaczynającą się na { $at }.
        [few] To pozwala na wygraną w { $moves } ruchach, zaczynającą się na { $at }.
        [many] To pozwala na wygraną w { $moves } ruchach, zaczynającą się na { $at }.
       *[other] To pozwala na wygraną w { $moves } ruchu, zaczynającą się na { $at }.
    }
review-capture-overlooked = Przeoczono bicie: { $stones }.
review-pair-left = Zostawiono kamienie do zbicia: { $stones }.
review-less-likely = To kosztowało { $percent } pkt proc. szansy na wygraną.
review-three-left = Zostawiono otwartą trójkę bez blokady.
review-four-overlooked = Przeoczono ruch, który robi czwórkę.
review-three-overlooked = Przeoczono ruch, który robi otwartą trójkę.
review-two-overlooked = Przeoczono ruch, który robi dwie groźby naraz.
review-allows-four = To pozwala przeciwnikowi zrobić czwórkę na { $at }.
review-allows-three = To pozwala przeciwnikowi zrobić otwartą trójkę na { $at }.
review-allows-two = To pozwala przeciwnikowi zrobić dwie groźby naraz na { $at }.
review-capture-threat-overlooked = Przeoczono ruch, który grozi zbiciem { $stones }.
review-key-point-left = Zostawiono przeciwnikowi { $at }, najlepsze pole dla obu stron.
review-leads-to-capture = Przeoczono ruch, który prowadzi do bicia: { $stones }.
review-leads-to-four = Przeoczono ruch, który prowadzi do czwórki.
review-leads-to-three = Przeoczono ruch, który prowadzi do otwartej trójki.
review-allows-capture-soon = To pozwala przeciwnikowi przygotować bicie: { $stones }.
review-allows-four-soon = To pozwala przeciwnikowi przygotować czwórkę.
review-allows-three-soon = To pozwala przeciwnikowi przygotować otwartą trójkę.
review-threat-answered = Groźba nic nie daje: odpowiedzią na nią jest { $at }.
review-threat-returned = Odpowiedź na tę groźbę na { $at } sama grozi albo bije.
review-threat-misplaced = Groźba byłaby lepsza na { $at }.
review-attack-missed = Przeoczono atak, który bardzo prawdopodobnie wygrywa.
review-allows-attack = To pozwala na atak, który bardzo prawdopodobnie wygrywa, zaczynający się na { $at }.
# $played i $better to liczby pól: po zagranym ruchu i po lepszym.
review-more-points = To zostawia przeciwnikowi więcej pól na otwartą trójkę: { $played } zamiast { $better }.
review-fewer-points = To przygotowuje mniej pól na otwartą trójkę: { $played } zamiast { $better }.
# Dwa zdania, które mogą następować po powodzie.
review-win-was-likely = Przed tym ruchem wygrana była bardzo prawdopodobna.
review-opponent-likely-wins = Po tym ruchu przeciwnik bardzo prawdopodobnie wygrywa.

## W trakcie przygotowania

review-waits =
    { $ahead ->
        [one] Analiza partii { $game } będzie niedługo: przed twoją jest { $ahead } analiza.
        [few] Analiza partii { $game } będzie niedługo: przed twoją są { $ahead } analizy.
        [many] Analiza partii { $game } będzie niedługo: przed twoją jest { $ahead } analiz.
       *[other] Analiza partii { $game } będzie niedługo: przed twoją jest { $ahead } analizy.
    }
review-begun = Trwa przygotowywanie analizy partii { $game }: ocenione ruchy: { $judged } z { $moves }.
review-look-again = Zajrzyj ponownie
review-not-reviewed = Nie udało się przygotować analizy. Spróbuj później.
review-of-another = Przygotowywana jest dla ciebie analiza partii { $game }. Jedna naraz.

review-share = Pokaż na kanale partii
review-share-question = { $player } chce tu pokazać analizę partii { $game }: jak przebiegała i co ją rozstrzygnęło. Zostanie pokazana tylko wtedy, gdy w ciągu 7 dni zgodzi się także { $other }.
review-share-agree = Pokaż
review-share-declined = { $player } woli nie pokazywać analizy partii { $game }.
review-share-you-declined = Odmowa zapisana: analiza partii { $game } nie pojawi się na kanale partii. Jeśli zmienisz zdanie, naciśnij *{ $share }* pod analizą.
review-share-agreed = Oboje jednak się zgadzają: analiza partii { $game } jest tutaj.
review-share-asked = Na kanale partii jest pytanie do gracza { $other }. Analiza pojawi się tam, jeśli oboje zgodzicie się w ciągu 7 dni.
review-share-waits = { $again ->
    [asked] Pytanie do gracza { $other } już jest na kanale partii.
    [yes] Nadal chcesz ją pokazać.
   *[no] Chcesz ją pokazać.
} Analiza pojawi się na kanale partii, jeśli w ciągu 7 dni zgodzi się także { $other }.
review-share-other-declined = Nadal chcesz ją pokazać, ale { $other } odmawia i nie dostanie kolejnego pytania. Analiza pojawi się na kanale partii tylko wtedy, gdy { $other } w ciągu 7 dni jednak naciśnie *{ $share }*.
review-share-at-once = { $other } chce pokazać tę analizę na kanale partii: jeśli naciśniesz *{ $share }*, wszyscy od razu ją tam zobaczą.
review-share-done = Analiza jest na kanale partii.
review-share-failed = Na kanale partii nie udało się niczego opublikować. Spróbuj później.
