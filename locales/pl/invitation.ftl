### An invitation to a game, from the first ping to the title line of its game.

invitation-open =
    { $to ->
        [anybody] { $challenger } szuka przeciwnika: { $terms }.
       *[player] { $opponent }, { $challenger } zaprasza cię do gry: { $terms }.
    }
invitation-challenger-moves-first = Pierwszy ruch wykonuje { $challenger }.
invitation-you-move-first = Pierwszy ruch należy do ciebie.
invitation-who-accepts-moves-first = Pierwszy ruch wykonuje osoba, która przyjmie zaproszenie.
invitation-centre-of-you = Twój pierwszy kamień trafia na środek; potem gra { $name }.
invitation-centre-of-other = Pierwszy kamień, który ma { $name }, trafia na środek; potem twoja kolej.
invitation-centre-then-anybody = Pierwszy kamień, który ma { $name }, trafia na środek; potem gra osoba, która przyjmie zaproszenie.
invitation-centre-of-anybody = Pierwszy kamień osoby, która przyjmie zaproszenie, trafia na środek; potem gra { $name }.
invitation-expires = Wygasa { $time }.

invitation-accept = Przyjmij
invitation-decline = Odrzuć
invitation-change = Zmień warunki
invitation-withdraw = Wycofaj

invitation-accepted =
    { $to ->
        [anybody] { $challenger } ma już przeciwnika: { $terms } · partia { $game }
       *[player] { $challenger } i { $opponent } grają: { $terms } · partia { $game }
    }
invitation-declined = { $opponent } odrzuca zaproszenie od { $challenger }: { $terms }.
invitation-withdrawn =
    { $to ->
        [anybody] { $challenger } już nie szuka przeciwnika: { $terms }.
       *[player] { $challenger } wycofuje zaproszenie dla { $opponent }: { $terms }.
    }
invitation-expired =
    { $to ->
        [anybody] Zaproszenie od { $challenger } wygasło bez odpowiedzi: { $terms }.
       *[player] Zaproszenie od { $challenger } dla { $opponent } wygasło bez odpowiedzi: { $terms }.
    }
invitation-countered = { $challenger } zaprasza { $opponent } do gry: { $terms }. { $opponent } ma kontrpropozycję: patrz niżej.

invitation-sent =
    { $to ->
        [anybody] Szukasz przeciwnika: { $terms }.
       *[player] Zapraszasz { $opponent } do gry: { $terms }.
    }
invitation-is-here = Zaproszenie jest opublikowane tutaj. Możesz je wycofać przyciskiem pod nim.
invitation-is-elsewhere = Zaproszenie jest opublikowane na kanale { $channel }. Możesz je wycofać przyciskiem pod nim.

invitation-player = { $name } ({ $colour })
invitation-versus = { $one } vs { $other }
invitation-game = partia { $game }
