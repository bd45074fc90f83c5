### Offers between the players of a game.
###
### Values that many of these texts have:
### $kind is not shown. It is what is offered: `draw`, `takeback` (to undo the maker's last move),
### `pause`, `adjourn` (to put the game away without a result) or `resume` (to go on with an adjourned
### game). Where it matters, `takeback-with-reply` is a takeback that also undoes the move that
### followed, `takeback-from-bot` is the same where the bot made that move, and `pause-without-clock` is
### a pause in a game without a clock.
### $maker is the name of the player who made the offer, $game the number of the game.

offers-offered =
    { $kind ->
        [takeback] { $opponent }, { $maker } bittet in Partie { $game } um eine Zugrücknahme, um den eigenen letzten Zug rückgängig zu machen.
        [takeback-with-reply] { $opponent }, { $maker } bittet in Partie { $game } um eine Zugrücknahme. Sie macht den Zug von { $maker } und deine Antwort rückgängig.
        [pause] { $opponent }, { $maker } bietet in Partie { $game } eine Pause an. Die Uhren stehen, bis eine Seite die Partie fortsetzt oder zieht.
        [pause-without-clock] { $opponent }, { $maker } bietet in Partie { $game } eine Pause an, bis eine Seite die Partie fortsetzt oder zieht.
        [adjourn] { $opponent }, { $maker } möchte Partie { $game } vertagen. Niemand verliert, und sie geht weiter, wenn alle zustimmen.
        [resume] { $opponent }, { $maker } möchte Partie { $game } fortsetzen.
        [resign] { $opponent }, { $maker } will Partie { $game } für eure Seite aufgeben. Stimmst du zu, verliert ihr beide.
        [takeback-with-replies] { $opponent }, { $maker } möchte in Partie { $game } zurücknehmen: den eigenen letzten Zug und alle Züge seither.
        [rate] { $opponent }, { $maker } möchte, dass Partie { $game } gewertet wird.
        [unrate] { $opponent }, { $maker } möchte, dass Partie { $game } nicht gewertet wird.
       *[draw] { $opponent }, { $maker } bietet in Partie { $game } Remis an.
    }

offers-agree = Zustimmen
offers-decline = Ablehnen
offers-withdraw = Zurückziehen

offers-agreed =
    { $kind ->
        [takeback] { $answerer } hat der Zugrücknahme von { $maker } in Partie { $game } zugestimmt.
        [pause] { $maker } und { $answerer } haben Partie { $game } pausiert.
        [adjourn] { $maker } und { $answerer } haben Partie { $game } vertagt.
        [resume] { $maker } und { $answerer } setzen Partie { $game } fort.
        [resign] { $maker } und { $answerer } haben Partie { $game } aufgegeben.
        [rate] { $maker } und { $answerer } sind sich einig: Partie { $game } wird gewertet.
        [unrate] { $maker } und { $answerer } sind sich einig: Partie { $game } wird nicht gewertet.
       *[draw] { $maker } und { $answerer } haben sich in Partie { $game } auf Remis geeinigt.
    }
offers-declined =
    { $kind ->
        [takeback] { $answerer } hat die Zugrücknahme von { $maker } in Partie { $game } abgelehnt.
        [pause] { $answerer } hat das Angebot von { $maker } abgelehnt, Partie { $game } zu pausieren.
        [adjourn] { $answerer } hat das Angebot von { $maker } abgelehnt, Partie { $game } zu vertagen.
        [resume] { $answerer } hat das Angebot von { $maker } abgelehnt, Partie { $game } fortzusetzen.
        [resign] { $answerer } will Partie { $game } nicht aufgeben.
        [rate] { $answerer } hat das Angebot von { $maker } abgelehnt, dass Partie { $game } gewertet wird.
        [unrate] { $answerer } hat das Angebot von { $maker } abgelehnt, dass Partie { $game } nicht gewertet wird.
       *[draw] { $answerer } hat das Remisangebot von { $maker } in Partie { $game } abgelehnt.
    }
offers-withdrawn =
    { $kind ->
        [takeback] { $maker } bittet in Partie { $game } nicht mehr um eine Zugrücknahme.
        [pause] { $maker } hat das Angebot zurückgezogen, Partie { $game } zu pausieren.
        [adjourn] { $maker } hat das Angebot zurückgezogen, Partie { $game } zu vertagen.
        [resume] { $maker } hat das Angebot zurückgezogen, Partie { $game } fortzusetzen.
        [resign] { $maker } will Partie { $game } nicht mehr aufgeben.
        [rate] { $maker } hat das Angebot zurückgezogen, dass Partie { $game } gewertet wird.
        [unrate] { $maker } hat das Angebot zurückgezogen, dass Partie { $game } nicht gewertet wird.
       *[draw] { $maker } hat das Remisangebot in Partie { $game } zurückgezogen.
    }
offers-moot =
    { $kind ->
        [takeback] Die Bitte um eine Zugrücknahme in Partie { $game } ist nicht mehr offen.
        [pause] Das Angebot, Partie { $game } zu pausieren, ist nicht mehr offen.
        [adjourn] Das Angebot, Partie { $game } zu vertagen, ist nicht mehr offen.
        [resume] Das Angebot, Partie { $game } fortzusetzen, ist nicht mehr offen.
        [resign] Der Vorschlag, Partie { $game } aufzugeben, gilt nicht mehr.
        [rate] Das Angebot, dass Partie { $game } gewertet wird, ist nicht mehr offen.
        [unrate] Das Angebot, dass Partie { $game } nicht gewertet wird, ist nicht mehr offen.
       *[draw] Das Remisangebot in Partie { $game } ist nicht mehr offen.
    }
offers-replaced = { $maker } hat stattdessen etwas anderes angeboten.

offers-sent =
    { $kind ->
        [takeback] Du hast in Partie { $game } um eine Zugrücknahme gebeten. Dein Gegenüber kann bis zum nächsten Zug zustimmen.
        [pause] Du hast angeboten, Partie { $game } zu pausieren. Dein Gegenüber kann bis zum nächsten Zug zustimmen.
        [adjourn] Du hast angeboten, Partie { $game } zu vertagen. Dein Gegenüber kann bis zum nächsten Zug zustimmen.
        [resume] Du hast angeboten, Partie { $game } fortzusetzen. Sie geht weiter, sobald dein Gegenüber zustimmt.
        [rate] Du hast angeboten, dass Partie { $game } gewertet wird. Dein Gegenüber kann bis zum nächsten Zug zustimmen.
        [unrate] Du hast angeboten, dass Partie { $game } nicht gewertet wird. Dein Gegenüber kann bis zum nächsten Zug zustimmen.
       *[draw] Du hast in Partie { $game } Remis angeboten. Dein Gegenüber kann bis zum nächsten Zug zustimmen.
    }
offers-stands =
    { $kind ->
        [takeback] Du hast in Partie { $game } schon um eine Zugrücknahme gebeten. Dein Gegenüber kann bis zum nächsten Zug zustimmen.
        [pause] Du hast schon angeboten, Partie { $game } zu pausieren. Dein Gegenüber kann bis zum nächsten Zug zustimmen.
        [adjourn] Du hast schon angeboten, Partie { $game } zu vertagen. Dein Gegenüber kann bis zum nächsten Zug zustimmen.
        [resume] Du hast schon angeboten, Partie { $game } fortzusetzen. Sie geht weiter, sobald dein Gegenüber zustimmt.
        [rate] Du hast schon angeboten, dass Partie { $game } gewertet wird. Dein Gegenüber kann bis zum nächsten Zug zustimmen.
        [unrate] Du hast schon angeboten, dass Partie { $game } nicht gewertet wird. Dein Gegenüber kann bis zum nächsten Zug zustimmen.
       *[draw] Du hast in Partie { $game } schon Remis angeboten. Dein Gegenüber kann bis zum nächsten Zug zustimmen.
    }
offers-done =
    { $kind ->
        [takeback] Du hast deinen letzten Zug in Partie { $game } zurückgenommen.
        [takeback-with-reply] Du hast deinen letzten Zug in Partie { $game } zurückgenommen, und die Züge danach.
        [takeback-from-bot] Du hast deinen letzten Zug in Partie { $game } zurückgenommen, und meine Antwort mit ihm.
        [pause] Partie { $game } ist pausiert, bis jemand sie fortsetzt oder zieht.
        [adjourn] Partie { $game } ist vertagt. Niemand verliert, und ihr könnt sie später fortsetzen.
        [resume] Partie { $game } geht weiter.
        [resign] Ihr habt Partie { $game } aufgegeben.
        [rate] Partie { $game } wird jetzt gewertet: Ihr habt es beide angeboten.
        [unrate] Partie { $game } wird jetzt nicht gewertet: Ihr habt es beide angeboten.
       *[draw] Partie { $game } ist remis: Ihr habt es beide angeboten.
    }
offers-went-on = Du hast Partie { $game } fortgesetzt.

offers-button =
    { $kind ->
        [takeback] Zugrücknahme
        [takeback-if-agreed] Um Zugrücknahme bitten
        [takeback-from-bot] Zugrücknahme (beide Züge)
        [pause] Pause
        [adjourn] Vertagen
        [resume] Fortsetzen
        [rate] Werten lassen
        [unrate] Nicht werten lassen
       *[draw] Remis anbieten
    }
offers-agreed-so-far = Bisher einverstanden: { $names }.
offers-you-agreed =
    { $kind ->
        [pause] In Partie { $game } wurde schon eine Pause angeboten; du hast ihr zugestimmt. Andere noch nicht.
        [adjourn] Jemand hatte schon angeboten, Partie { $game } zu vertagen; du hast zugestimmt. Andere noch nicht.
        [resume] Jemand hatte schon angeboten, Partie { $game } fortzusetzen; du hast zugestimmt. Andere noch nicht.
       *[draw] In Partie { $game } wurde schon Remis angeboten; du hast zugestimmt. Andere noch nicht.
    }
offers-waits-for =
    { $count ->
        [1] Dein Angebot in Partie { $game } wartet auf { $names }. Es gilt bei Zustimmung; der nächste Zug beendet es.
       *[other] Dein Angebot in Partie { $game } wartet auf { $names }. Es gilt, sobald alle zugestimmt haben; der nächste Zug beendet es.
    }
offers-proposed-to-partner = Du hast { $partner } vorgeschlagen, Partie { $game } für eure Seite aufzugeben. Bei Zustimmung verliert ihr beide; der nächste Zug beendet den Vorschlag.
