hill-term = o wzgórze { $ruleset }
hill-explained = To set o wzgórze: kto go wygra, wchodzi stopień wyżej, a kto przegra, schodzi o jeden. Kto przyjmie, wchodzi na wzgórze, gdzie widzą to wszyscy na tym serwerze.
hill-no-longer = Nie jest to już gra o wzgórze.
hill-rematch-not =
    { $why ->
        [off] Tym razem nie jest to gra o wzgórze: wzgórza są na tym serwerze wyłączone.
        [left] Tym razem nie jest to gra o wzgórze, bo już na nim nie stoisz. Wrócisz przez `/hill`.
       *[playing] Tym razem nie jest to gra o wzgórze, bo gracie już o nie inny set.
    }
hill-title = { $ruleset } · King of the Hill

hill-heading = **{ $ruleset }** · wzgórze tego serwera
hill-empty = Na tym wzgórzu nie ma jeszcze nikogo.
hill-king = Koronę wzgórza nosi **{ $name }**.
hill-alone = Na wzgórzu jest tylko **{ $name }**, więc nosi koronę, dopóki ktoś nie wejdzie wyżej.
hill-no-king = Nikt nie nosi korony: na najwyższym stopniu, stopniu { $step }, stoi kilka osób.
hill-step = Stopień { $step }: { $names }
hill-own = Stoisz na stopniu { $step } z { $top }.
hill-own-ends = Twoje miejsce przepadnie { $time }, jeśli do tego czasu nie skończysz setu na tym wzgórzu.
hill-not-on = Nie ma cię na tym wzgórzu. Kto wchodzi, zaczyna na najniższym stopniu, a wszyscy na tym serwerze widzą, kto jest na wzgórzu.
hill-how = Rankingowy set umówiony o wzgórze daje wygranej stronie stopień w górę, a przegranej stopień w dół. Zaprasza do niego `/challenge` z `hill`. Kto przez { $days } dni nie skończy setu, schodzi ze wzgórza.
hill-others = Inne wzgórza, na których ktoś stoi: { $names }. Pokazuje je `/hill ruleset:`.
hill-join = Wejdź na wzgórze
hill-leave = Zejdź ze wzgórza
hill-stay = Zostań
hill-ask-leave = Zejść ze wzgórza { $ruleset }? Stoisz na stopniu { $step }. Po powrocie zaczniesz na najniższym.
hill-leave-playing = Twój set o to wzgórze trwa dalej, ale cię nie przesunie: gdy się skończy, nie będzie cię już na wzgórzu.
hill-challenge = Wyzwij kogoś na wzgórzu
hill-opponent = { $name } · stopień { $step }

hill-climbs =
    { $who ->
        [you] Wchodzisz na stopień { $step } wzgórza.
       *[other] **{ $name }** wchodzi na stopień { $step } wzgórza.
    }
hill-falls =
    { $who ->
        [you] Schodzisz na stopień { $step } wzgórza.
       *[other] **{ $name }** schodzi na stopień { $step } wzgórza.
    }
hill-bottom =
    { $who ->
        [you] Zostajesz na najniższym stopniu wzgórza.
       *[other] **{ $name }** zostaje na najniższym stopniu wzgórza.
    }
hill-stays =
    { $who ->
        [you] Zostajesz na stopniu { $step } wzgórza.
       *[other] **{ $name }** zostaje na stopniu { $step } wzgórza.
    }
hill-resign =
    { $result ->
        [lost] Na wzgórzu { $ruleset } schodzisz za to o stopień, chyba że stoisz już na najniższym.
        [same] Na wzgórzu { $ruleset } nikt się przez to nie przesuwa.
       *[open] To set o wzgórze { $ruleset }: kto go przegra, schodzi o stopień.
    }
hill-is-king =
    { $who ->
        [you] Nosisz koronę wzgórza!
       *[other] **{ $name }** nosi koronę wzgórza!
    }
hill-crowned = Na najwyższym stopniu zostaje tylko **{ $name }** i nosi koronę wzgórza.

hill-of-profile = Wzgórza na tym serwerze: { $list }
hill-of-profile-one =
    { $crown ->
        [king] { $ruleset } stopień { $step } (korona)
       *[none] { $ruleset } stopień { $step }
    }

hill-ends = Twoje miejsce na wzgórzu { $ruleset } przepadnie { $time }, bo od { $days } dni nie ma tam żadnego skończonego setu z tobą. Na tym serwerze zaprasza do niego `/challenge` z `hill`.
hill-has-ended = Nie ma cię już na wzgórzu { $ruleset }, bo przez { $days } dni nie było tam żadnego skończonego setu z tobą. Na tym serwerze wrócisz przez `/hill`.
hill-became-king = Nosisz teraz koronę wzgórza { $ruleset }: na najwyższym stopniu nie ma już nikogo innego.
hill-is-on = To wzgórze jest na serwerze z kanałem { $channel }.
hill-is-on-server = To wzgórze jest na serwerze **{ $server }**.
hill-is-on-server-with = To wzgórze jest na serwerze **{ $server }** z kanałem { $channel }.

hill-switched-off = Wzgórza zostają, ale nikt ich nie widzi i nie może na nie wchodzić, dopóki nie włączysz znów `hill`.

hill-alt =
    Wzgórze { $ruleset }, { $count ->
        [one] { $count } stopień
        [few] { $count } stopnie
       *[many] { $count } stopni
    }.
hill-alt-step = Stopień { $step }: { $names }.
hill-alt-king = Stopień { $step }: { $name }, z koroną.
hill-more-steps =
    { $count ->
        [one] jeszcze { $count } stopień
        [few] jeszcze { $count } stopnie
       *[many] jeszcze { $count } stopni
    }

hill-off = Na tym serwerze nie ma wzgórza. Kto nim zarządza, może włączyć wzgórza w `/server`.
hill-only-on-servers = Wzgórza są tylko na serwerach. Użyj `/hill` na kanale serwera.
hill-no-hill = { $ruleset } z tymi opcjami nie ma wzgórza: ma je tylko to, w co gra się we dwoje w rankingowych setach. Wybierz inną odmianę albo pomiń jej opcje.
hill-only-rated-sets = Na wzgórzu liczą się tylko rankingowe sety. Pomiń `set` i `rated` albo `hill`.
hill-stays-rated = Ten set liczy się na wzgórzu, a tam liczą się tylko rankingowe sety, więc pozostaje rankingowy.
hill-not-on-hill = Nie ma cię na wzgórzu { $ruleset }, a do setu o nie zaprasza tylko ktoś, kto na nim stoi. Wejdziesz przez `/hill`.
hill-other-left = { $player } nie stoi już na wzgórzu { $ruleset }, więc set o nie nie może się zacząć. Zagrajcie bez `hill` albo poproś o powrót na wzgórze.
hill-set-running = Gracie już set o to wzgórze: należy do niego partia { $game }. Skończcie go najpierw albo zagrajcie bez `hill`.
hill-invited = Między wami jest już zaproszenie do setu o to wzgórze: { $player } złożył(a) je { $time } w { $channel }. Najpierw odpowiedz na nie albo je wycofaj, albo zagrajcie bez `hill`.
hill-for-two = Wzgórze jest dla setów dwóch osób. Pomiń `hill` albo wybierz osobę i odmianę dla dwojga.
