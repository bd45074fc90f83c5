### Stepping through a finished game, one board after the other. Only who asked sees it.

replay-step-through = Krok po kroku
replay-at = **Partia { $game }** · ruch { $number } z { $moves }
replay-begins = **Partia { $game }** · przed pierwszym ruchem

replay-first = Początek
replay-back-five = 5 wstecz
replay-back = Wstecz
replay-forward = Dalej
replay-forward-five = 5 dalej
replay-last = Koniec

replay-jump-prompt = Przejdź do ruchu
replay-jump = Ruch { $number }
replay-jump-to-begin = Przed pierwszym ruchem
replay-none-here = Nie masz tu jeszcze zakończonych partii. `/history` pokazuje wszystkie twoje.
