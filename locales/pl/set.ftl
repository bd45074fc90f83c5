set-term = set z dwóch partii
set-explained = Set to dwie partie naraz: każda strona zaczyna jedną z nich, a liczą się razem.
set-play = Zagraj set
set-play-single = Zagraj jedną partię

set-title = { $one } i { $two } grają set: partie { $first } i { $second }
set-who-begins = { $one } zaczyna partię { $first }, a { $two } partię { $second }
set-thread-name = { $players } · partie { $first } i { $second }

set-begins =
    { $clock ->
        [own] To jedna z partii waszego setu: w partii { $other } ruch ma teraz { $name }. Każda partia ma własny zegar.
       *[none] To jedna z partii waszego setu: w partii { $other } ruch ma teraz { $name }.
    }
set-waits-too =
    { $who ->
        [you] W partii { $other } waszego setu też jest twój ruch.
       *[other] W partii { $other } setu ruch też ma { $name }.
    }
set-other-won = Partię { $other } setu wygrywa { $name }.
set-other-drawn = Partia { $other } setu zakończyła się remisem.

set-won =
    { $who ->
        [you] Wygrywasz set { $score }.
       *[other] Set wygrywa **{ $name }**, { $score }.
    }
set-drawn = Set kończy się wynikiem 1 : 1.
set-drawn-rated = Set kończy się wynikiem 1 : 1 i nie zmienia rankingów.
set-aborted = Set się nie liczy, bo rozegrano zbyt mało.
set-changes-no-ratings = Set nie zmienia rankingów, bo rozegrano zbyt mało.
set-drawn-alt = Set zakończył się wynikiem 1 : 1.
set-won-alt = Set wygrywa { $name }, { $score }.
set-counts-with = Liczy się razem z partią { $other } tego setu.
set-too-short = Set z partią { $other } się nie liczy, bo ta partia była zbyt krótka.
set-too-short-to-rate = Set z grą { $other } nie zmienia rankingów, bo ta gra była zbyt krótka.
set-left-early =
    { $who ->
        [you] Partia { $game } zakończyła się wcześnie, po { $moves ->
            [one] { $moves } ruchu
            [few] { $moves } ruchach
           *[many] { $moves } ruchach
        }: { $why }. W secie jest przegrana dla ciebie, jeśli liczy się partia { $other }.
       *[other] Partia { $game } zakończyła się wcześnie, po { $moves ->
            [one] { $moves } ruchu
            [few] { $moves } ruchach
           *[many] { $moves } ruchach
        }: { $why }. W secie przegrywa ją **{ $name }**, jeśli liczy się partia { $other }.
    }
set-left-early-counts =
    { $who ->
        [you] Partia { $game } zakończyła się wcześnie, po { $moves ->
            [one] { $moves } ruchu
            [few] { $moves } ruchach
           *[many] { $moves } ruchach
        }: { $why }. W secie jest przegrana dla ciebie, bo liczy się partia { $other }.
       *[other] Partia { $game } zakończyła się wcześnie, po { $moves ->
            [one] { $moves } ruchu
            [few] { $moves } ruchach
           *[many] { $moves } ruchach
        }: { $why }. W secie przegrywa ją **{ $name }**, bo liczy się partia { $other }.
    }
set-early-loss = Partię { $other } opuszczono wcześnie: w secie liczy się jako przegrana osoby, która odeszła.
set-when-counts = Partia liczy się, gdy oboje gracze wykonali w niej po dwa ruchy.
set-resign-early = W secie tak wczesne odejście przegrywa tę partię, jeśli liczy się druga, partia { $other }.
set-resign-early-counts = W secie nawet tak wczesne odejście przegrywa tę partię, bo liczy się partia { $other }.
set-resign-void = Partia { $other } setu była zbyt krótka, by się liczyć, i ta też by była: set się wtedy nie liczy.
set-resign-in-tournament = W { $tournament } ta gra liczy się wtedy jako wygrana gracza { $opponents }.
set-resign-ends =
    { $result ->
        [drawn] Set kończy się wtedy wynikiem 1 : 1.
       *[lost] Przegrywasz wtedy set.
    }

set-with = set z partią { $other }

set-rematch-who-moves-first = To znów będzie set. Pierwszą partię zaczyna strona, która przegrała set, a jeśli nikt nie przegrał – ta, która grała jako druga.
set-rematch-begun =
    { $place ->
        [here] Rewanż proponują obie strony: partie { $first } i { $second } zaczynają się poniżej.
       *[elsewhere] Rewanż proponują obie strony: partie { $first } i { $second } zaczynają się na kanale { $channel }.
    }

set-against-computer = Set jest dla dwóch osób. Pomiń `set`, aby zagrać ze mną, albo zaproś człowieka.
set-of-matches = { $ruleset } to mecz na punkty, w którym partie i tak się przeplatają. Pomiń `set` albo wybierz inny wariant.
