learn-head = **Lektion { $number } von 12: { $title }**
learn-head-part = **Lektion { $number } von 12: { $title }** · { $part } von { $parts }
learn-task = **Deine Aufgabe:** { $task }
learn-game-language = Auf diesem Server sind die Partie und meine Hinweise auf { $language }, für alle, die mitlesen. Mit `/learn` in einer Direktnachricht an mich sind sie in deiner Sprache.
learn-named-task = Finde den Punkt { $name }.
learn-shape-task = Vervollständige die Form: Setz den Stein, der fehlt.
learn-shape-right = Die Form ist vollständig, und kein Paar darin kann geschlagen werden.

learn-right = Richtig: **{ $point }**. { $words }
learn-also-right = Auch richtig: { $points }.
learn-shown = Eine Antwort ist **{ $point }**. { $words }
learn-shown-undone = Gelöst ist die Aufgabe erst, wenn du den Stein selbst setzt: mit *{ $again }*.
learn-wrong = Nicht **{ $point }**. { $why }
learn-outside = **{ $point }** liegt außerhalb des Bildes.
learn-hint = Tipp: Eine Antwort ist unter { $points }.
learn-board-in-words = Du hast Weiß.
learn-ringed = Mit Ring: { $points }.
learn-to-move = Weiß am Zug
learn-to-move-after-captures = Weiß am Zug · geschlagene Paare: { $pairs }

learn-wrong-short-row = { $length ->
    [1] Er steht allein: Eine Reihe braucht fünf Steine.
   *[other] Seine Reihe hat { $length } Steine: Fünf sind nötig.
}
learn-wrong-one-between = Nur ein schwarzer Stein steht zwischen ihm und deinem nächsten Stein auf der Linie: Ein einzelner Stein kann nicht geschlagen werden.
learn-wrong-more-between = Mehr als zwei schwarze Steine stehen zwischen ihm und deinem nächsten Stein auf der Linie: Geschlagen werden genau zwei, nie mehr.
learn-wrong-nothing-between = Zwischen ihm und einem anderen deiner Steine stehen keine schwarzen.
learn-wrong-not-moved-in = Er bildet kein Paar mit einem schwarzen Stein an jedem Ende.
learn-wrong-leaves-pair = So kann das Paar { $pair } auf { $point } geschlagen werden.
learn-wrong-loses = Schwarz gewinnt mit dem nächsten Stein auf { $point }.
learn-wrong-not-won = Er hält Schwarz vorerst auf, gewinnt aber nicht.
learn-wrong-side-by-side = { $pair } stehen nebeneinander: Das ist ein Paar, und es kann geschlagen werden.
learn-wrong-no-stretch-two = Ein gestreckter Zweier hat genau einen leeren Punkt zwischen zwei deiner Steine auf einer Linie.
learn-wrong-closed-three = Daraus wird kein offener Vierer: Ein Ende dieses Dreiers ist zu, oder er hat zwei Lücken.
learn-wrong-three-without-gap = Es ist ein offener Dreier, aber ohne Lücke.
learn-wrong-three-with-gap = Es ist ein offener Dreier, aber mit einer Lücke: ein gestreckter Dreier.
learn-wrong-no-three = Er bildet keinen Dreier.
learn-wrong-four-blocked = Ein Vierer lässt sich blockieren, wenn ein Ende zu ist: hier auf { $point }.
learn-wrong-four-filled = Einen Vierer mit Lücke stoppt ein Stein in der Lücke: hier auf { $point }.
learn-wrong-no-four = Er bildet keinen Vierer, Schwarz muss also nicht antworten.
learn-wrong-three-grows = Schwarz kann noch einen offenen Vierer bilden, auf { $points }.
learn-wrong-not-the-shape = Er vervollständigt die Form nicht. Die Steine mit Ring gehören dazu: Welcher Stein fehlt noch?
learn-wrong-not-in-the-gap = Ein Keil steht in der Lücke, zwischen den schwarzen Steinen.
learn-wrong-block-is-safe = Schwarz blockiert auf { $point }, und dabei entsteht kein Paar, das du schlagen kannst.
learn-wrong-no-initiative = Es ist kein Vierer. Schwarz muss nicht antworten und macht mit dem offenen Dreier weiter.
learn-wrong-answered = Es ist ein Vierer, aber Schwarz stoppt ihn auf { $point }.
learn-wrong-nothing-captured = Er schlägt nichts.
learn-wrong-wrong-pair = Er schlägt ein Paar, aber Schwarz kann noch einen offenen Vierer bilden, auf { $points }.
learn-wrong-other-point = Dieser Punkt heißt { $name }.
learn-wrong-only-tria = Dazu sagt man „Tria“: Es ist ein offener Dreier, kein Vierer.
learn-wrong-not-called = Dazu sagt man nichts: Es entsteht weder ein offener Dreier noch ein Vierer.

learn-button-hint = Tipp
learn-button-show = Zeig es mir
learn-button-words = In Worten
learn-button-board = Brett
learn-button-back = Zurück
learn-button-next = Weiter
learn-button-all = Alle Lektionen
learn-button-resume = Weitermachen
learn-button-again = Noch einmal
learn-button-play = Gegen mich spielen
learn-button-game = Deine Partie
learn-game-runs = Deine Partie dieser Lektion läuft noch: { $game }.
learn-button-begin = Lektionen
learn-button-decline = Nein, danke

learn-form-title = Dein Stein

learn-list = **Zwölf Lektionen** · { $count } fertig
learn-line = { $number }. { $title }
learn-line-done = { $number }. { $title } · fertig
learn-line-part = { $number }. { $title } · { $done } von { $tasks }
learn-menu = Zu einer Lektion gehen
learn-all-done = Du hast alle zwölf Lektionen geschafft. Spiel weiter mit `/challenge` oder sieh dir mit `/review` deine Partien an.
learn-game-over = Das war die Partie der letzten Lektion. Spiel noch einmal, sieh dir diese Partie mit *{ $review }* an oder mach mit einem Rätsel weiter. `/learn` zeigt, ob noch eine Lektion offen ist.

learn-offer = Neu bei Pente? Zwölf kurze Lektionen zeigen dir, wie man spielt; nur du siehst sie.
learn-declined = In Ordnung. Mit `/learn` findest du die Lektionen, wann immer du willst.

learn-comment-can-win = Du kannst jetzt gewinnen, auf { $points }.
learn-comment-must-stop = Ich drohe zu gewinnen, auf { $points }: Verhindere es.
learn-comment-lost = Ich habe { $stones } geschlagen.
learn-comment-can-open = Du kannst einen offenen Vierer bilden, auf { $points }.
learn-comment-open-three = Ich habe einen offenen Dreier: Blockier ihn auf { $points }.
learn-comment-weak-pair = Dein Paar { $pair } kann auf { $point } geschlagen werden.
learn-comment-can-capture = Du kannst das Paar { $pair } auf { $point } schlagen.
learn-comment-captured = Du hast { $stones } geschlagen.
learn-comment-made-three = Du hast einen offenen Dreier gebildet, und ich habe ihn gestoppt.
learn-comment-quiet = Nichts droht: Bau einen gestreckten Zweier oder eine Form.
learn-comment-third-stone = Dein erster Stein in der Mitte ist ein großer Vorteil: Darum muss der zweite Abstand halten.
learn-comment-none = Zu diesem Brett sage ich nichts: Dieselbe Stellung kommt in einer anderen laufenden Partie vor, und ein Kommentar würde dort jemandem helfen.
