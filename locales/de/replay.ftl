### Stepping through a finished game, one board after the other. Only who asked sees it.

replay-step-through = Schritt für Schritt
replay-at = **Partie { $game }** · Zug { $number } von { $moves }
replay-begins = **Partie { $game }** · vor dem ersten Zug

replay-first = Anfang
replay-back-five = 5 zurück
replay-back = Zurück
replay-forward = Weiter
replay-forward-five = 5 weiter
replay-last = Ende

replay-jump-prompt = Zu einem Zug springen
replay-jump = Zug { $number }
replay-jump-to-begin = Vor dem ersten Zug
replay-none-here = Du hast hier noch keine beendeten Partien. `/history` zeigt alle deine.
