### The buttons and forms for moving.

move-buttons-play = Zagraj
move-buttons-type-point = Wpisz pole
move-buttons-power-stone = Kamień mocy (zostało: { $left })
move-buttons-take-white = Weź białe
move-buttons-take-black = Weź czarne
move-buttons-add-two-stones = Dołóż dwa kamienie

move-buttons-next-game = Następna: partia { $game }, gra { $opponents }
move-buttons-play-game = Zagraj w partii { $game } · { $opponents }
move-buttons-go-on = Następny ruch

move-buttons-what-else = Partia { $game }: co chcesz zrobić?
move-buttons-board = Plansza
move-buttons-rules = Zasady
move-buttons-resign = Poddaj partię

move-buttons-stone-title = Twój kamień w partii { $game }
move-buttons-power-stone-title = Twój kamień mocy w partii { $game }
move-buttons-point = Pole
move-buttons-example = K10 lub R3U2
move-buttons-typing-help = Aby położyć kamień, napisz tu nazwę pola, na przykład { $point }. Jeśli czeka na ciebie kilka partii, napisz najpierw numer partii, na przykład { $line }. `/games` pokazuje twoje partie, a `/help` wyjaśnia wszystko.
move-buttons-typing-help-here = Aby położyć kamień, odpowiedz na planszę nazwą pola, na przykład { $point }, albo wspomnij mnie razem z nią. Jeśli czeka na ciebie kilka partii, napisz najpierw numer partii, na przykład { $line }. `/games` pokazuje twoje partie, a `/help` wyjaśnia wszystko.
move-buttons-type-again = Wpisz ponownie
