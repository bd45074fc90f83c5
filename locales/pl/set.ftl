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
set-counts-with = Liczy się razem z partią { $other } tego setu.
set-too-short = Set z partią { $other } się nie liczy, bo ta partia była zbyt krótka.
set-lost-early =
    { $who ->
        [you] Partia została opuszczona tak wcześnie, że sama się nie liczy. W secie jest jednak przegrana dla ciebie, jeśli liczy się partia { $other }.
       *[other] **{ $name }** opuszcza partię tak wcześnie, że sama się ona nie liczy, ale w secie przegrywa ją, jeśli liczy się partia { $other }.
    }
set-early-loss = Kto opuszcza partię setu tak wcześnie, przegrywa ją.

set-with = set z partią { $other }

set-rematch-who-moves-first = To znów będzie set. Pierwszą partię zaczyna strona, która przegrała set, a jeśli nikt nie przegrał – ta, która grała jako druga.
set-rematch-begun =
    { $place ->
        [here] Rewanż proponują obie strony: partie { $first } i { $second } zaczynają się poniżej.
       *[elsewhere] Rewanż proponują obie strony: partie { $first } i { $second } zaczynają się na kanale { $channel }.
    }

set-against-computer = Set jest dla dwóch osób. Pomiń `set`, aby zagrać ze mną, albo zaproś człowieka.
set-of-matches = { $ruleset } to mecz na punkty, w którym partie i tak się przeplatają. Pomiń `set` albo wybierz inny wariant.
