live-pace = en vivo: { $minutes } minutos + { $seconds } segundos por jugada
live-no-gift = La partida { $game } es en vivo: no hay días que regalar. Para descansar, ofrece una pausa.
live-no-claim = Una partida en vivo termina por su reloj, así que no hay nada que reclamar. Elige un ritmo en días o quita `claim`.
live-no-set = Las dos partidas de un set se juegan a la vez, y nadie puede atender dos relojes en vivo. Elige un ritmo en días o quita `set`.
live-time-is-up = Se acabó tu tiempo en la partida { $game }.
