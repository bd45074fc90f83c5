### What several messages share, and what is said when something goes wrong.

general-too-late = Za długo mi to zajęło. Naciśnij przycisk jeszcze raz.

general-nameless = ktoś
general-deleted-player = Usunięty gracz

general-typed-nothing = ten tekst
general-between-sentences = {" "}

general-yes = tak
general-no = nie

general-damaged = Nie mogę odczytać zapisanych danych, których to dotyczy. Nic się nie zmieniło, a pozostałe partie są bezpieczne. Podaj opiekunowi bota kod `{ $failure }`: prowadzi on do błędu w moim logu.

general-failed = Coś poszło nie tak po mojej stronie. Nic nie przepadło: twoje partie są takie, jak były. Spróbuj ponownie za chwilę. Jeśli to się powtarza, podaj opiekunowi bota kod `{ $failure }`.

general-board-below = Plansza partii { $game } jest poniżej.
