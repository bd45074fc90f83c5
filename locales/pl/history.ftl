### Lists of finished games, and how two people have fared against each other.

history-yours = **Twoje zakończone partie**
history-of = **Zakończone partie: { $name }**
history-page = strona { $page } z { $pages }
history-none = Nie masz jeszcze zakończonych partii. Zacznij jedną przez `/challenge`.
history-none-of = { $name } nie ma zakończonych partii, które możesz tu zobaczyć.
history-none-fits = Żadna zakończona partia, którą możesz tu zobaczyć, nie pasuje. Pomiń którąś opcję, aby zobaczyć więcej.
history-open = Zobacz, jak skończyła się partia

history-head-to-head =
    { $draws ->
        [0] **{ $name } – { $opponent }**: wygrane { $wins }, przegrane { $losses }
        [one] **{ $name } – { $opponent }**: wygrane { $wins }, przegrane { $losses }, remisy { $draws }
        [few] **{ $name } – { $opponent }**: wygrane { $wins }, przegrane { $losses }, remisy { $draws }
        [many] **{ $name } – { $opponent }**: wygrane { $wins }, przegrane { $losses }, remisy { $draws }
       *[other] **{ $name } – { $opponent }**: wygrane { $wins }, przegrane { $losses }, remisy { $draws }
    }
history-by-ruleset = Według zasad (wygrane-przegrane-remisy): { $list }
history-last = Ostatnie wyniki, od najnowszego: { $list }

history-won = **wygrana**: { $why }
history-lost = przegrana: { $why }
history-drawn = remis: { $why }
history-no-winner = bez zwycięzcy: { $why }
history-early-in-set =
    { $result ->
        [won] **wygrana w secie** przez wczesne odejście: { $why }
        [lost] przegrana w secie przez wczesne odejście: { $why }
        [won-if] wygrana w secie, jeśli liczy się partia { $other }, przez wczesne odejście: { $why }
       *[lost-if] przegrana w secie, jeśli liczy się partia { $other }, przez wczesne odejście: { $why }
    }
history-moves =
    { $count ->
        [one] { $count } ruch
        [few] { $count } ruchy
        [many] { $count } ruchów
       *[other] { $count } ruchu
    }
history-hidden = { $name } nie pokazuje ci tu swoich wyników: znajdziesz tylko partie między wami.
history-match-game = { $number }. partia meczu do { $target }
history-match-won = **mecz wygrany** { $score } ({ $games })
history-match-lost = mecz przegrany { $score } ({ $games })
history-match-even = mecz bez zwycięzcy { $score } ({ $games })
history-match-games =
    { $count ->
        [one] partia { $list }
       *[other] partie { $list }
    }
