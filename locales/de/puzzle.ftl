puzzle-head = **Rätsel** · { $ruleset } · Wertung { $rating }
puzzle-title = Rätsel
puzzle-to-move = { $colour ->
    [white] Weiß ist am Zug
   *[black] Schwarz ist am Zug
}
puzzle-row = { $colour ->
    [white] Weiß gewinnt zwingend. Finde den ersten Stein.
   *[black] Schwarz gewinnt zwingend. Finde den ersten Stein.
}
puzzle-captures = { $colour ->
    [white] Weiß gewinnt zwingend durch Schlagen. Finde den ersten Stein.
   *[black] Schwarz gewinnt zwingend durch Schlagen. Finde den ersten Stein.
}
puzzle-defence = { $colour ->
    [white] Schwarz würde jetzt zwingend gewinnen. Finde einen weißen Stein, der das verhindert.
   *[black] Weiß würde jetzt zwingend gewinnen. Finde einen schwarzen Stein, der das verhindert.
}
puzzle-go-on = { $colour ->
    [white] Weiß gewinnt immer noch. Finde den nächsten Stein.
   *[black] Schwarz gewinnt immer noch. Finde den nächsten Stein.
}
puzzle-you-have = { $colour ->
    [white] Du hast Weiß.
   *[black] Du hast Schwarz.
}
puzzle-captured-pairs = Weiß hat { $white ->
        [one] { $white } Paar
       *[other] { $white } Paare
    } geschlagen, Schwarz { $black }.
puzzle-captured-stones = Weiß hat { $white ->
        [one] { $white } Stein
       *[other] { $white } Steine
    } geschlagen, Schwarz { $black }.
puzzle-repetition = Das hast du schon einmal nicht gelöst: Es kommt als Wiederholung zurück, ohne Wertung.
puzzle-unrated = Du hast es schon versucht, darum zählt es nicht für die Wertung.
puzzle-unrated-reviewed = Nicht gewertet: Dieses Rätsel ist aus deiner Partie { $game }, deren Analyse die Lösung verrät.
puzzle-rated-attempt = Es wird gewertet: Mit Tipp bringt die Lösung nur ein Drittel der Punkte, und wer sich die Lösung zeigen lässt, hat sie nicht gefunden.
puzzle-rated-hinted = Wer sich die Lösung zeigen lässt, hat sie nicht gefunden: So zählt der Versuch.
puzzle-much-harder = { $asked ->
    [kind] Gerade gibt es kein neues Rätsel dieser Art, das besser zu dir passt: Dieses ist viel schwerer.
   *[any] Gerade gibt es kein neues Rätsel, das besser zu dir passt: Dieses ist viel schwerer.
}
puzzle-much-easier = { $asked ->
    [kind] Gerade gibt es kein neues Rätsel dieser Art, das besser zu dir passt: Dieses ist viel leichter.
   *[any] Gerade gibt es kein neues Rätsel, das besser zu dir passt: Dieses ist viel leichter.
}
puzzle-hint = Tipp: Ein richtiger Stein gehört auf { $points }. Nach diesem Tipp bringt das Rätsel nur ein Drittel der Punkte.
puzzle-hint-unrated = Tipp: Ein richtiger Stein gehört auf { $points }.
puzzle-kept = { $colour ->
    [white] Richtig: **{ $point }**. Weiß antwortet **{ $reply }**.
   *[black] Richtig: **{ $point }**. Schwarz antwortet **{ $reply }**.
}
puzzle-kept-half = Richtig: **{ $point }**. Zu deinem Zug gehört noch ein Stein.
puzzle-wrong = Nicht **{ $point }**.
puzzle-wrong-line = Nicht **{ $point }**, denn so wird der Gewinn verhindert: { $line }.
puzzle-wrong-defence = { $colour ->
    [white] Nicht **{ $point }**, denn so gewinnt Weiß: { $line }.
   *[black] Nicht **{ $point }**, denn so gewinnt Schwarz: { $line }.
}
puzzle-again-rated = Du kannst es weiter versuchen; gewertet wird nur der erste Versuch.
puzzle-again = Du kannst es weiter versuchen.
puzzle-solved = Gelöst mit **{ $point }**!
puzzle-goes-on = So geht es weiter: { $line }.
puzzle-shown = Eine Lösung: **{ $line }**. Jeder andere Stein, der dasselbe erreicht, ist auch richtig.
puzzle-not-shown = Eine Stellung der Lösung wird gerade in einer Partie gespielt, darum zeige ich die Lösung noch nicht.
puzzle-rated = Deine Rätselwertung: { $before } → { $after }.
puzzle-unsettled = Deine Wertung steht noch nicht fest: Die ersten Rätsel ändern sie in großen Schritten, nach oben wie nach unten.
puzzle-streak = { $days ->
    [one] Löst du morgen wieder eins, sind es zwei Tage in Folge.
   *[other] Du hast an { $days } Tagen in Folge Rätsel gelöst.
}
puzzle-from-game = Es ist aus { $game }: { $players }.
puzzle-built-in = Es stammt aus einer Partie, die ich gegen mich selbst gespielt habe.
puzzle-none = So ein Rätsel gibt es gerade nicht. Frag nach einem anderen Thema oder Regelwerk.
puzzle-none-any = Gerade kann kein Rätsel gezeigt werden: Die Stellung jedes einzelnen wird soeben gespielt. Bis dahin gibt es die Lektionen.
puzzle-none-server = So ein Rätsel aus Partien dieses Servers, das du sehen darfst, gibt es gerade nicht. Gesucht wird in beendeten Partien, eine nach der anderen.
puzzle-none-mine = So ein Rätsel aus deinen Partien gibt es gerade nicht. Gesucht wird in beendeten Partien, eine nach der anderen: Ein verpasster oder verschenkter Gewinn wird ein Rätsel.
puzzle-none-stands = Solche Rätsel gibt es, aber ihre Stellungen stehen gerade in laufenden Partien. Bis die vorbei sind, zeige ich sie nicht.
puzzle-stands = Diese Stellung wird gerade in einer Partie gespielt. Bis die vorbei ist, zeige ich das Rätsel nicht: Es würde jemandem helfen. Nimm das nächste.
puzzle-stands-own = Du spielst diese Stellung gerade in einer Partie. Bis die vorbei ist, zeige ich das Rätsel nicht. Nimm das nächste.
puzzle-repeats = Rätsel, die du nicht löst, kommen nach 1, 3, 7 und 21 Tagen zurück, wenn du nach einem fragst. Sie sind als Wiederholungen gekennzeichnet und zählen nicht für die Wertung.
puzzle-repeats-not = Rätsel, die du nicht gelöst hast, kommen nicht mehr zurück.
puzzle-went-on = Das wurde gerade schon versucht. So steht das Rätsel jetzt.
puzzle-unknown = Dieses Rätsel gibt es nicht mehr. `/puzzle` hat andere.
puzzle-button-place = Stein setzen
puzzle-button-board = Brett
puzzle-button-solution = Lösung
puzzle-button-next = Nächstes Rätsel
puzzle-button-any = Ein Rätsel, das zu mir passt
puzzle-button-game = Die Partie
puzzle-button-repeat = Fehler wiederholen
puzzle-button-repeat-not = Nicht wiederholen
puzzle-daily = **Das Rätsel des Tages** · { $ruleset } · Wertung beim Posten { $rating }
puzzle-daily-privately = **{ $solve }** öffnet es nur für dich: Niemand sonst sieht deine Versuche.
puzzle-daily-other-rules = Für heute ist kein Rätsel nach { $ruleset }, den Regeln dieses Servers, übrig, das allen liegt: Darum gilt ein anderes Regelwerk.
puzzle-button-solve = Lösen
puzzle-yesterday = { $count ->
    [one] Das von gestern hat eine Person im ersten Versuch gelöst.
   *[other] Das von gestern haben { $count } Leute im ersten Versuch gelöst.
}
puzzle-yesterday-nobody = Das von gestern hat niemand im ersten Versuch gelöst.
puzzle-yesterday-untried = Das von gestern hat niemand zu Ende gebracht.
puzzle-yesterday-named = Das von gestern haben im ersten Versuch gelöst: { $names }.
puzzle-yesterday-others = { $count ->
    [one] Das von gestern haben im ersten Versuch gelöst: { $names } und eine weitere Person.
   *[other] Das von gestern haben im ersten Versuch gelöst: { $names } und { $count } weitere.
}
