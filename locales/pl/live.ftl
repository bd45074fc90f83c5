live-pace = na żywo: { $minutes } min + { $seconds } s na ruch
live-no-gift = Partia { $game } toczy się na żywo: nie ma dni do podarowania. Jeśli chcesz przerwy, zaproponuj pauzę.
live-no-claim = Partię na żywo kończy zegar, więc nie ma czego żądać. Wybierz tempo w dniach albo pomiń `claim`.
live-no-set = Obie partie seta toczą się naraz, a nikt nie upilnuje dwóch zegarów na żywo. Wybierz tempo w dniach albo pomiń `set`.
live-time-is-up = Twój czas w partii { $game } minął.
