### What several messages share, and what is said when something goes wrong.

general-too-late = He tardado demasiado. Pulsa el botón otra vez, por favor.

general-nameless = alguien
general-deleted-player = Cuenta eliminada

general-typed-nothing = eso
general-between-sentences = {" "}

general-yes = sí
general-no = no

general-damaged = No puedo leer los datos guardados de esto. No se ha cambiado nada, y las demás partidas no están afectadas. Dale a quien administra este bot el código `{ $failure }`: lleva al error en mi registro.

general-failed = Algo ha fallado por mi parte. No se ha perdido nada: tus partidas siguen como estaban. Inténtalo de nuevo en un momento. Si sigue pasando, dale a quien administra este bot el código `{ $failure }`.

general-board-below = He publicado abajo el tablero de la partida { $game }.
