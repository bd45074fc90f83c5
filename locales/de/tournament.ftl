tournament-heading = **{ $name }** · Turnier { $number }
tournament-format-swiss = Schweizer System: Niemand scheidet aus, und in jeder Runde triffst du jemanden mit etwa gleich vielen Punkten.
tournament-format-swiss-top = Schweizer System: In jeder Runde triffst du jemanden mit etwa gleich vielen Punkten. Danach spielen die besten { $count } im K.-o.-System.
tournament-format-round-robin = Rundenturnier in Gruppen von bis zu { $count }: In einer Gruppe spielt jeder gegen jeden, und die Gruppensieger spielen ein Finale.
tournament-format-one-group = Rundenturnier: Jeder spielt gegen jeden.
tournament-format-single = K.-o.-System: Wer ein Match verliert, scheidet aus.
tournament-format-double = Doppeltes K.-o.-System: Wer zwei Matches verloren hat, scheidet aus.
tournament-format-cycle = Wechselnde Tische: Alle treffen einander etwa gleich oft.
tournament-band = Nur für Wertungen { $band }.
tournament-starts = Beginn: { $time } ({ $span }).
tournament-starts-full = Beginn, sobald { $count } angemeldet sind, spätestens { $time } ({ $span }).
tournament-check-in-hours =
    { $count ->
        [one] Drück in der letzten Stunde vor dem Start „Einchecken“; wer das nicht tut, bleibt draußen.
       *[other] Drück in den letzten { $count } Stunden vor dem Start „Einchecken“; wer das nicht tut, bleibt draußen.
    }
tournament-check-in-minutes =
    { $count ->
        [one] Drück in der letzten Minute vor dem Start „Einchecken“; wer das nicht tut, bleibt draußen.
       *[other] Drück in den letzten { $count } Minuten vor dem Start „Einchecken“; wer das nicht tut, bleibt draußen.
    }
tournament-running = Runde { $round } läuft.
tournament-running-of = Runde { $round } von { $count } läuft.
tournament-first-round-soon = Die erste Runde beginnt gleich.
tournament-paused = Es ist pausiert: Keine neue Runde beginnt.
tournament-paused-open = Es ist pausiert und beginnt erst, wenn es fortgesetzt wird.
tournament-over = Es ist beendet.
tournament-cancelled = Es ist abgesagt. Partien, die noch laufen, sind gewöhnliche.
tournament-entered = Angemeldet: { $count } (mindestens { $fewest }, höchstens { $most }).
tournament-entered-late = Angemeldet: { $count } (höchstens { $most }).
tournament-entered-by-start = Angemeldet: { $count }.
tournament-winners = Platz 1: { $names }.
tournament-checked-in-count = Eingecheckt: { $count } (✓).
tournament-enter = Anmelden
tournament-withdraw = Abmelden
tournament-check-in = Einchecken
tournament-show = Ansehen
tournament-crosstable = Kreuztabelle
tournament-manage = Verwalten
tournament-announce = Ankündigen
tournament-discard = Verwerfen
tournament-start-now = Jetzt beginnen
tournament-pause = Pausieren
tournament-resume = Fortsetzen
tournament-cancel = Turnier absagen
tournament-take-out = Herausnehmen
tournament-stay = Bleiben
tournament-which = Welches Turnier meinst du?
tournament-back = Zurück
tournament-draft = Nur du siehst diese Vorschau. Die Menüs ändern sie; „Ankündigen“ veröffentlicht sie, und von da an kann man sich anmelden.
tournament-menu-format = Wie gespielt wird
tournament-menu-games = Sätze oder einzelne Partien
tournament-menu-size = Wie viele mitspielen
tournament-menu-start = Wann es beginnt
tournament-choice-swiss = Schweizer System
tournament-choice-swiss-top = Schweizer System, dann K.-o. der besten { $count }
tournament-choice-round-robin = Rundenturnier in Gruppen von { $count }
tournament-choice-single = K.-o.-System
tournament-choice-double = Doppeltes K.-o.-System
tournament-choice-cycle = Wechselnde Tische
tournament-choice-full = { $count } Teilnehmer, Beginn sobald voll
tournament-choice-size = { $fewest } bis { $most } Teilnehmer
tournament-choice-start = In: { $span }, aufgerundet auf die volle Stunde
tournament-choice-games =
    { $kind ->
        [set-rated] Sätze aus zwei Partien, gewertet
        [set-casual] Sätze aus zwei Partien, ungewertet
        [single-rated] Einzelne Partien, gewertet
       *[single-casual] Einzelne Partien, ungewertet
    }
tournament-announced = Es ist im Kanal des Turniers angekündigt. Mehr ist nicht nötig: Es beginnt und paart von selbst. Mit `/tournament manage` kannst du eingreifen.
tournament-discarded = Der Entwurf ist gelöscht. Niemand sonst hat ihn gesehen.
tournament-entered-now = Du bist dabei. Ich schreibe dir privat, sobald deine Paarung feststeht.
tournament-entered-check-in = Du bist dabei. Ich schreibe dir privat, sobald das Einchecken beginnt: Wer nicht eincheckt, spielt nicht mit.
tournament-withdrawn = Du bist nicht mehr im Turnier.
tournament-checked-in = Du bist eingecheckt.
tournament-ask-leave = Wenn du **{ $name }** jetzt verlässt, werden deine Partien darin für dich aufgegeben, und du kannst nicht zurück. Verlassen?
tournament-round-began = **{ $name }** · Runde { $round } hat begonnen
tournament-final-began = **{ $name }** · Runde { $round } hat begonnen: das Finale
tournament-bye = { $name }: kein Gegner in dieser Runde, trotzdem ein Punkt.
tournament-no-opponent = { $name }: kein Gegner in dieser Runde.
tournament-half-point-bye = { $name } setzt für einen halben Punkt aus.
tournament-better-seed =
    { $kind ->
        [neither] { $players }: Keiner hat gewonnen; weiter kommt, wer besser gesetzt ist: { $name }.
       *[drawn] { $players }: wieder unentschieden; weiter kommt, wer besser gesetzt ist: { $name }.
    }
tournament-once-more = nach einem Unentschieden noch einmal gespielt
tournament-second-final = Das ist ein zweites Finale: { $name } hat zum ersten Mal verloren, darum treffen die beiden noch einmal aufeinander, und wer dieses Match gewinnt, gewinnt das Turnier.
tournament-over-post = **{ $name }** ist beendet.
tournament-tie-breaks = Bei gleichen Punkten entscheiden der Reihe nach: die Partien gegeneinander, die Punkte der Gegner ohne den schwächsten (Buchholz), die Punkte aller Gegner, die Punkte der besiegten Gegner und die Hälfte derer, gegen die man unentschieden spielte (Sonneborn-Berger), Siege.
tournament-tie-breaks-round-robin = Bei gleicher Punktzahl entscheiden in dieser Reihenfolge: Partien gegeneinander, die Punkte der Besiegten und die Hälfte derer, gegen die man unentschieden spielte (Sonneborn-Berger), Siege.
tournament-put-off = **{ $name }** beginnt später: { $time } ({ $span }). Bis dahin kann man sich anmelden.
tournament-started-early = **{ $name }** · die Turnierleitung lässt es vor der Zeit beginnen.
tournament-too-few-yet = Bisher sind weniger als { $count } angemeldet.
tournament-too-few-there-yet = Bisher haben weniger als { $count } eingecheckt.
tournament-check-in-again = Wer mitspielt, checkt dann ab { $time } ({ $span }) ein, auch wer es schon getan hat.
tournament-called-off = **{ $name }** ist abgesagt.
tournament-go-on = Was noch gespielt wird, geht als gewöhnliche Partien weiter.
tournament-too-few = Es waren weniger als { $count } angemeldet.
tournament-too-few-there = Es hatten weniger als { $count } eingecheckt.
tournament-check-in-post = **{ $name }** · das Einchecken ist offen: Wer nicht vor { $time } eincheckt, spielt nicht mit.
tournament-adjudicated = **{ $name }** · Runde { $round }, Brett { $board }: Die Turnierleitung hat das Ergebnis festgesetzt.
tournament-released =
    { $count ->
        [one] Diese Partie geht als gewöhnliche weiter, zählt aber nicht mehr für das Turnier: { $games }.
       *[other] Diese Partien gehen als gewöhnliche weiter, zählen aber nicht mehr für das Turnier: { $games }.
    }
tournament-replaced = **{ $name }** · { $player } spielt an Stelle von { $before }.
tournament-removed = **{ $name }** · die Turnierleitung hat { $player } herausgenommen.
tournament-withdrew-post = **{ $name }** · { $player } hat sich abgemeldet.
tournament-struck-out = Vor der Hälfte der Partien ausgestiegen, daher zählen die Ergebnisse nicht: { $names }.
tournament-perhaps-struck-out = { $name } hat noch nicht die Hälfte der Partien gespielt. Bleibt es dabei, wenn die laufenden beendet sind, zählt keines der Ergebnisse.
tournament-handed-over = **{ $name }** · ab jetzt leitet es { $player }.
tournament-paused-post = **{ $name }** ist pausiert. Die Partien gehen weiter; keine neue Runde beginnt.
tournament-paused-open-post = **{ $name }** ist pausiert und beginnt erst, wenn es fortgesetzt wird.
tournament-resumed-post = **{ $name }** geht weiter.
tournament-enter-until-then = Bis dahin kann man sich anmelden.
tournament-reason = Grund: { $reason }
tournament-points = Punkte: { $points }
tournament-still-in = noch dabei
tournament-performance = Leistung { $rating }
# Under the podium. $names is a list of names.
tournament-shared-first = { $names } teilen sich den ersten Platz.
# Under a board: the tournament for which its game is played.
tournament-of-game = Turnier: { $tournament }.
# After the end of a game: what it brings in its tournament. A set is two games that count together. $kind is not shown.
tournament-point =
    { $kind ->
        [set] In { $tournament } zählt diese Partie als Sieg für { $name }.
       *[single] In { $tournament } geht der Punkt an { $name }.
    }
tournament-half-point =
    { $kind ->
        [set] In { $tournament } zählt diese Partie als Remis.
       *[single] In { $tournament } gibt es für beide einen halben Punkt.
    }
tournament-game-of-leaver =
    { $kind ->
        [never] In { $tournament } zählt diese Partie nicht: { $name } ist vor der Hälfte der Partien ausgestiegen.
       *[perhaps] In { $tournament } zählt diese Partie nur, wenn { $name } die Hälfte der Partien gespielt hat.
    }
tournament-match-end =
    { $kind ->
        [goes-on] In { $tournament } ist { $name } eine Runde weiter.
        [first-defeat] In { $tournament } ist { $name } eine Runde weiter; für { $other } ist es das erste verlorene Match.
        [second-final] In { $tournament } gewinnt { $name } das erste Finale. { $other } hat zum ersten Mal verloren, darum folgt ein zweites.
        [match] In { $tournament } geht das Match an { $name }.
       *[wins] { $name } gewinnt { $tournament }.
    }
tournament-match-again = In { $tournament } hat dieses Match noch niemand gewonnen: Es wird noch einmal gespielt.
tournament-match-by-seed = Dieses Match hat niemand gewonnen; es zählt, wer besser gesetzt ist.
# The same for a game of three or four.
tournament-table-counts = Ihre Plätze zählen in { $tournament }.
tournament-section = **Gruppe { $number }**
tournament-final-section = **Finale**
tournament-crosstable-key = Links Platz und Nummer (#), hinter dem Namen die Punkte; dann je Runde die Nummer des Gegners mit + für Sieg, = für Remis, - für Niederlage, * solange gespielt wird; bye, ½, 0 oder nichts ohne Gegner.
tournament-own-not-in = Du bist nicht in diesem Turnier.
tournament-own-draft = Das ist ein Entwurf: Nur wer hier Turniere leiten darf, sieht ihn. Mit **Verwalten** wird er geändert und angekündigt.
tournament-own-left = Du hast dieses Turnier verlassen.
tournament-own-taken-out = Die Turnierleitung hat dich aus diesem Turnier herausgenommen.
tournament-own-not-checked-in = Du hattest vor dem Beginn nicht eingecheckt und spielst deshalb nicht mit.
tournament-own-entered = Du bist angemeldet.
tournament-own-to-check-in = Du hast noch nicht eingecheckt: Wer vor dem Beginn nicht eincheckt, spielt nicht mit.
tournament-own-place = Dein Platz jetzt: { $place }.
tournament-own-final-place = Dein Platz: { $place }.
tournament-own-still-in = Du bist noch dabei.
tournament-own-possible = Am Ende noch möglich: { $best } bis { $worst }.
tournament-own-possible-late = Andere können sich noch anmelden; das ist mitgerechnet.
tournament-own-certain = Dein Platz am Ende steht fest: { $place }.
tournament-own-game = Du spielst gegen { $opponents }: { $game }.
tournament-manage-head = Was du hier tust, wird veröffentlicht und im Protokoll des Turniers festgehalten.
tournament-menu-put-off = Beginn verschieben um …
tournament-menu-board = Ergebnis eines Bretts festsetzen …
tournament-more-boards = Weitere Bretter …
tournament-menu-person = Jemanden herausnehmen oder ersetzen …
tournament-menu-replace = Wer an die Stelle tritt
tournament-ask-start = Jetzt beginnen, Teilnehmer: { $count }?
tournament-ask-cancel = **{ $name }** endgültig absagen? Die Partien gehen als gewöhnliche weiter.
tournament-decide = { $players }: Welches Ergebnis gilt? Danach schreibst du den Grund, der veröffentlicht wird. Die Partie geht als gewöhnliche weiter.
tournament-wins = { $name } gewinnt
tournament-draw = Remis
tournament-neither = Kein Punkt für beide
tournament-neither-wins = Keiner gewinnt
tournament-reason-title = Ergebnis festsetzen
tournament-reason-label = Warum? Alle lesen es.
tournament-reason-example = Sie haben sich darauf geeinigt.
tournament-person = { $name }: herausnehmen, wie bei einer Abmeldung, oder unten wählen, wer stattdessen spielt. Ersetzt werden kann nur, wer noch keinen Zug gemacht hat.
tournament-no-bot = Nur Menschen, die Mitglied dieses Servers sind, können spielen.
tournament-nobody-of-it = Nur wer an diesem Turnier teilnimmt, kann herausgenommen oder ersetzt werden.
tournament-list = Turniere auf diesem Server:
# Marks a draft in that list.
tournament-is-draft = ein Entwurf, nicht angekündigt
tournament-list-starts = beginnt { $span }
tournament-list-entered = angemeldet: { $count } von { $most }
tournament-list-round = Runde { $round }
tournament-list-running = läuft
tournament-list-over = beendet
tournament-list-cancelled = abgesagt
tournament-list-paused = pausiert
tournament-menu-open = Ein Turnier ansehen …
tournament-list-item = { $number }. { $name }
tournament-none = Auf diesem Server gibt es noch kein Turnier. Wer den Server verwaltet, kann mit `/tournament create` eins anlegen.
