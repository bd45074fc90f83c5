### Changing one's last move while the opponent has not opened the board.

changing-button = Zmień mój ruch
changing-heading = Zmieniasz swój ruch w partii { $game }: wybierz, co zagrać zamiast **{ $points }**. Do tego czasu obowiązuje poprzedni.
changing-second = Wybierz teraz drugi kamień.
changing-question = Zagrać zamiast tego **{ $point }** w partii { $game }?
changing-done = Ruch został zmieniony.
changing-changed = { $name } zmienia ten ruch.

changing-only-for-two = Ruch można zmienić tylko w partii między dwiema osobami.
changing-no-move = W partii { $game } nie masz ruchu do zmiany: zmienić można tylko kamienie postawione przez ciebie jako ostatnie, dopóki nic więcej się nie stało.
changing-already = Ostatni ruch w partii { $game } był już raz cofnięty lub zmieniony. Można to zrobić tylko raz; cofnięcie możesz zaproponować przez `/offer`.
changing-after-opening = W partii { $game } druga strona zaczęła już odpowiadać, więc ruch zostaje. Cofnięcie możesz zaproponować przez `/offer`.
changing-too-late = Ruch można zmienić przez { $minutes } min, dopóki masz czas na zegarze. Ruch w partii { $game } zostaje; cofnięcie możesz zaproponować przez `/offer`.
changing-unseen = W partii { $game } druga strona zmieniła ostatni ruch na **{ $points }**, więc twój ruch nie został zagrany. Zanim wyślesz go ponownie, spójrz na planszę.
changing-board-shows = Pokaże ją `/board`.
