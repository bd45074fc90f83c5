### Analysen beendeter Partien. Nur wer gefragt hat, sieht sie.

review-not-for-two = Nur Partien zu zweit werden analysiert.
review-too-short = Diese Partie war zu kurz für eine Analyse.
review-during-rated = Partie { $game } zwischen diesen beiden ist gewertet und läuft noch. Auf ihrem Server gibt es Analysen ihrer Partien erst danach: Frag dann noch einmal.

## Eine Übersicht

# Der Knopf unter dem Ende einer Partie.
review-button = Analyse
# $first und $second sind Farben: wer anfängt, und die andere.
review-title = **Analyse von Partie { $game }** · die Gewinnchance nach jedem Zug: { $first } von unten, { $second } darüber.
# $players ist eine Liste von Texten wie dem nächsten, mit Punkten dazwischen.
review-accuracy = Genauigkeit: { $players }
review-accuracy-later = Die Genauigkeit wird gesagt, sobald von dieser Analyse nichts mehr fehlt.
review-accuracy-of = { $player } { $percent } %
review-accuracy-means = Die Genauigkeit sagt, wie gut jemand seine Gewinnchancen gewahrt hat: Bei 100 % hat kein Zug etwas davon verschenkt. Züge zählen mehr, während der Vorteil wechselt, und das tut er in kurzen Partien oft.
review-turning-points = **Was entschieden hat:**
review-no-turning-points = Kein einzelner Zug hat diese Partie entschieden.
# $played ist einer der beiden nächsten Texte, $why einer von denen über Gründe.
review-summary = - Zug { $number }: { $played } { $why }
# $played ist ein Punkt oder die gewählte Farbe.
review-blunder = { $player } spielte **{ $played }**, ein grober Fehler.
review-mistake = { $player } spielte **{ $played }**, ein Fehler.
review-other-mistakes = Weitere Fehler
review-other-mistake = { $word ->
    [blunder] Zug { $number }: ein grober Fehler
   *[mistake] Zug { $number }: ein Fehler
}
# $moves ist eine Liste von Zahlen.
review-missed-wins =
    { $count ->
        [one] Noch ein erzwungener Gewinn wurde bei Zug { $moves } verpasst.
       *[other] Weitere erzwungene Gewinne wurden bei den Zügen { $moves } verpasst.
    }
review-puzzle = Rätsel: Zug { $number }
review-puzzles-wait = Ein verpasster Gewinn, der mehr als einen Zug braucht, kann ein Rätsel werden: Diese Partie wird noch danach durchsucht. Sieh dir die Analyse in ein paar Minuten wieder an.
review-not-said = Über Zug { $number } wird jetzt nichts gesagt, weil seine Stellung oder eine davor in einer laufenden Partie steht.
review-left-out = Über Zug { $number } und alles, was auf ihn folgte, wird nichts gesagt, weil er zu einer Stellung führt, die in einer laufenden Partie steht oder ihr nahe kommt.
review-partial = Einige bessere Züge fehlen gerade, weil sie zu Stellungen führen, die in laufenden Partien stehen. Frag später wieder nach der ganzen Analyse.

## Ein Zug, der die Partie entschieden hat

review-point-title = **Partie { $game }** · Zug { $number }
review-chances = Gewinnchance: { $before } % mit dem besten Zug, { $after } % nach diesem.
review-better = Besser: **{ $best }**
# $line ist eine Liste von Punkten.
review-line = So könnte es weitergehen: { $line }
review-overview = Übersicht
review-line-shown = Auf dem Brett: { $line }
review-line-back = In dieser Folge zurück
review-line-on = In dieser Folge weiter
review-marked = { $marked ->
    [yes] Zug { $number }: { $player } hat { $played } gespielt, markiert mit { $mark }.
   *[no] Zug { $number }: { $player } hat { $played } gespielt.
}
review-marked-better = { $marked ->
    [yes] Besser: { $best }, markiert mit !.
   *[no] Besser: { $best }.
}
review-picture-played = { $player }: { $played } { $mark }
review-picture-better = Besser: { $best }
review-picture-line = Besser: { $line }
review-marked-line = Anstelle von Zug { $number }. { $line }.

## Warum ein Zug schlechter war. $moves ist, wie viele eigene Züge der Gewinn braucht, $stones eine Liste von Punkten.

review-missed-win =
    { $moves ->
        [one] Ein Gewinn in { $moves } Zug wurde verpasst.
       *[other] Ein Gewinn in { $moves } Zügen wurde verpasst.
    }
review-four-ignored = Ein Vierer blieb unbeantwortet.
review-three-ignored =
    { $moves ->
        [one] Ein offener Dreier blieb unbeantwortet und gewinnt in { $moves } Zug.
       *[other] Ein offener Dreier blieb unbeantwortet und gewinnt in { $moves } Zügen.
    }
review-wrong-block = Ein offener Dreier wurde am falschen Punkt geblockt.
review-wrong-block-loses =
    { $moves ->
        [one] Ein offener Dreier wurde am falschen Punkt geblockt, was einen Gewinn in { $moves } Zug erlaubt.
       *[other] Ein offener Dreier wurde am falschen Punkt geblockt, was einen Gewinn in { $moves } Zügen erlaubt.
    }
review-last-capture = Das erlaubt das letzte Schlagen: { $stones }.
review-allows-win =
    { $moves ->
        [one] Das erlaubt einen Gewinn in { $moves } Zug, auf { $at }.
       *[other] Das erlaubt einen Gewinn in { $moves } Zügen, der auf { $at } beginnt.
    }
review-capture-overlooked = Ein Schlagen wurde übersehen: { $stones }.
review-pair-left = Steine blieben zum Schlagen stehen: { $stones }.
review-less-likely = Das kostete { $percent } Prozentpunkte der Gewinnchance.
review-three-left = Ein offener Dreier wurde nicht geblockt.
review-four-overlooked = Ein Zug, der einen Vierer macht, wurde übersehen.
review-three-overlooked = Ein Zug, der einen offenen Dreier macht, wurde übersehen.
review-two-overlooked = Ein Zug, der zwei Drohungen zugleich macht, wurde übersehen.
review-allows-four = Danach kann die Gegenseite auf { $at } einen Vierer machen.
review-allows-three = Danach kann die Gegenseite auf { $at } einen offenen Dreier machen.
review-allows-two = Danach kann die Gegenseite auf { $at } zwei Drohungen zugleich machen.
review-capture-threat-overlooked = Ein Zug, der droht, { $stones } zu schlagen, wurde übersehen.
review-key-point-left = { $at }, der beste Punkt für beide, blieb der Gegenseite.
review-leads-to-capture = Ein Zug, der zu einem Schlagen führt, wurde übersehen: { $stones }.
review-leads-to-four = Ein Zug, der zu einem Vierer führt, wurde übersehen.
review-leads-to-three = Ein Zug, der zu einem offenen Dreier führt, wurde übersehen.
review-allows-capture-soon = Danach kann die Gegenseite ein Schlagen vorbereiten: { $stones }.
review-allows-four-soon = Danach kann die Gegenseite einen Vierer vorbereiten.
review-allows-three-soon = Danach kann die Gegenseite einen offenen Dreier vorbereiten.
review-threat-answered = Die Drohung verpufft: Sie wird auf { $at } beantwortet.
review-threat-returned = Die Drohung wird auf { $at } beantwortet, mit einer Gegendrohung oder einem Schlagen.
review-threat-misplaced = Die Drohung wäre auf { $at } besser gewesen.
review-attack-missed = Ein Angriff, der sehr wahrscheinlich gewinnt, wurde übersehen.
review-allows-attack = Das erlaubt einen Angriff, der sehr wahrscheinlich gewinnt und auf { $at } beginnt.
# $played und $better sind Anzahlen von Punkten: nach dem gespielten Zug und nach dem besseren.
review-more-points = Danach hat die Gegenseite mehr Punkte für einen offenen Dreier: { $played } statt { $better }.
review-fewer-points = Das bereitet weniger Punkte für einen offenen Dreier vor: { $played } statt { $better }.
# Zwei Sätze, die auf einen Grund folgen können.
review-win-was-likely = Vor diesem Zug war ein Gewinn sehr wahrscheinlich.
review-opponent-likely-wins = Nach diesem Zug gewinnt sehr wahrscheinlich die Gegenseite.

## Während sie entsteht

review-waits =
    { $ahead ->
        [one] Die Analyse von Partie { $game } kommt bald: { $ahead } Analyse ist noch davor.
       *[other] Die Analyse von Partie { $game } kommt bald: { $ahead } Analysen sind noch davor.
    }
review-begun =
    { $judged ->
        [one] Die Analyse von Partie { $game } entsteht gerade: Bisher ist { $judged } von { $moves } Zügen beurteilt.
       *[other] Die Analyse von Partie { $game } entsteht gerade: Bisher sind { $judged } von { $moves } Zügen beurteilt.
    }
review-look-again = Noch einmal nachsehen
review-not-reviewed = Die Analyse konnte nicht gemacht werden. Versuch es bitte später noch einmal.
review-of-another = Gerade entsteht die Analyse von Partie { $game } für dich. Eine nach der anderen.

review-share = Im Kanal der Partie zeigen
review-share-question = { $player } möchte die Analyse von Partie { $game } hier zeigen: wie sie verlief und was sie entschied. Sie wird nur gezeigt, wenn { $other } innerhalb von 7 Tagen auch zustimmt.
review-share-agree = Zeigen
review-share-declined = { $player } möchte die Analyse von Partie { $game } lieber nicht zeigen.
review-share-you-declined = Du hast abgelehnt: Die Analyse von Partie { $game } wird nicht im Kanal der Partie gezeigt. Wenn du es dir anders überlegst, drücke *{ $share }* unter der Analyse.
review-share-agreed = Nun sind doch beide einverstanden: Die Analyse von Partie { $game } wird hier gezeigt.
review-share-asked = { $other } wurde im Kanal der Partie gefragt. Die Analyse wird dort gezeigt, wenn ihr beide innerhalb von 7 Tagen zustimmt.
review-share-waits = { $again ->
    [asked] { $other } wurde schon gefragt.
    [yes] Du möchtest sie weiterhin zeigen.
   *[no] Du möchtest sie zeigen.
} Die Analyse wird im Kanal der Partie gezeigt, wenn { $other } innerhalb von 7 Tagen auch zustimmt.
review-share-other-declined = Du möchtest sie weiterhin zeigen, aber { $other } hat abgelehnt und wird nicht noch einmal gefragt. Die Analyse wird im Kanal der Partie nur gezeigt, wenn { $other } innerhalb von 7 Tagen doch noch *{ $share }* drückt.
review-share-at-once = { $other } möchte diese Analyse im Kanal der Partie zeigen: Drückst du *{ $share }*, sehen sie dort sofort alle.
review-share-done = Die Analyse steht im Kanal der Partie.
review-share-failed = Im Kanal der Partie konnte nichts gepostet werden. Bitte versuch es später noch einmal.
