tournament-manage-ask-pause = **{ $name }** pausieren? Die Partien gehen weiter; Neues beginnt erst, wenn du es fortsetzt.
tournament-manage-ask-pause-open = **{ $name }** pausieren? Es beginnt erst, wenn du es fortsetzt.
tournament-manage-ask-resume = **{ $name }** jetzt fortsetzen?
# Added to the question before, for a tournament that has not begun. $time is a date with a time, $span is as in "in 3 days".
tournament-manage-ask-resume-start = Dann beginnt es { $time } ({ $span }).
tournament-manage-late-entry = Wer nicht angemeldet ist, kann noch einsteigen, bis die Hälfte der Runden gespielt ist.
tournament-manage-no-late-entry = Wer nicht angemeldet ist, bleibt draußen.
tournament-manage-which-board = Welches Brett? Diese werden gespielt:
tournament-manage-no-board = Alle Bretter dieser Runde haben schon ein Ergebnis.
tournament-manage-write-reason = Grund schreiben
tournament-manage-series-goes-on = Die Reihe geht mit dem nächsten weiter; **Reihe beenden** beendet sie.
tournament-manage-ask-end-series = Die Reihe beenden? **{ $name }** findet wie angekündigt statt, und keines folgt.
tournament-manage-end-series = Reihe beenden
tournament-manage-ask-take-over = Die Leitung von **{ $name }** übernehmen? Du erfährst dann, was die Leitung wissen muss.
tournament-manage-take-over = Übernehmen
tournament-manage-ask-put-off = **{ $name }** verschieben? Es beginnt dann { $time } ({ $span }); bis dahin kann man sich anmelden.
tournament-manage-put-off = Verschieben
tournament-manage-ask-take-out = { $name } herausnehmen? Die Partien werden für sie oder ihn aufgegeben, und eine Rückkehr gibt es nicht.
tournament-manage-ask-replace = Soll { $player } für { $before } spielen? Begonnene Partien beginnen von vorn.
tournament-manage-replace = Ersetzen
tournament-manage-replace-example = Keine Zeit in diesem Monat.
tournament-manage-cancel-example = Diesen Monat haben zu wenige Zeit.
tournament-manage-ask-bye = In Runde { $round } von **{ $name }** für einen halben Punkt aussetzen? Das geht einmal, nicht in der letzten Runde.
tournament-manage-bye = Eine Runde aussetzen
tournament-manage-bye-given = Du setzt die nächste Runde aus, für einen halben Punkt.
tournament-manage-log = Protokoll
tournament-manage-log-head = Was geschehen ist, das Neueste zuerst:
tournament-manage-log-kind =
    { $kind ->
        [announced] angekündigt
        [extended] Start verschoben
        [cancelled] abgesagt
        [check-in-opened] Einchecken begann
        [started-early] vor der Zeit begonnen
        [round-began] Runde { $round } begann
        [last-season] keine weitere Saison
        [seasons-go-on] die Liga geht weiter
        [over] beendet
        [adjudicated] Ergebnis entschieden
        [replaced] ersetzt
        [removed] herausgenommen
        [withdrew] ausgestiegen
        [no-show] nicht erschienen
        [paused] pausiert
        [resumed] fortgesetzt
        [blocked-pair] zwei Blockierte gepaart
        [set-aside] beschädigt
        [handed-over] übernommen
       *[series-ended] Reihe beendet
    }
tournament-manage-log-board = Runde { $round }, Brett { $board }
tournament-manage-log-round = Runde { $round }
tournament-manage-choice-put-off = Start verschieben, um `hours`
tournament-manage-choice-decide = Ein Ergebnis entscheiden, von `board`
tournament-manage-choice-take-out = `player` herausnehmen
tournament-manage-choice-replace = `replacement` für `player` spielen lassen
tournament-manage-result-first = Der zuerst Genannte gewinnt
tournament-manage-result-second = Der als Zweiter Genannte gewinnt
tournament-manage-result-third = Der als Dritter Genannte gewinnt
tournament-manage-result-fourth = Der als Vierter Genannte gewinnt
tournament-manage-series-given-up = **{ $name }** wiederholt sich nicht mehr: Drei in Folge fanden nicht statt.
tournament-manage-series-ended = **{ $name }** ist das letzte seiner Reihe.
tournament-manage-tie-breaks-of-cycle = Bei gleichen Punkten entscheiden mehr Siege; sind auch die gleich, wird der Platz geteilt.
tournament-manage-tie-breaks-of-knock-out = Wer in derselben Runde ausschied, teilt sich den Platz.
tournament-manage-own-waiting = Deine Partie dieser Runde ist zu Ende. Die nächste Runde beginnt, sobald alle es sind.
tournament-manage-own-over = Deine Partie dieser Runde ist zu Ende.
tournament-manage-own-sits-out = Du setzt in dieser Runde aus.
tournament-manage-own-in-final = Du setzt in dieser Runde aus und stehst im Finale.
tournament-manage-own-done = Du hast in diesem Turnier keine Partie mehr.
