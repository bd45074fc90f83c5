courtesies-give-day = Regalar un día
courtesies-day-given = Le has regalado a { $name } un día en la partida { $game }.
courtesies-days-left =
    { $count ->
        [0] Era el último que puedes regalar allí.
        [one] Puedes regalar allí { $count } día más.
       *[other] Puedes regalar allí { $count } días más.
    }
courtesies-time-given = { $name } te ha regalado un día en la { $game }.
courtesies-claim-term = ganar por tiempo hay que reclamarlo
courtesies-explained = Si a alguien se le acaba el tiempo, la partida sigue hasta que la otra parte reclame la victoria; a los { $days } días se aplaza.
courtesies-choice-claim = Ganar por tiempo: solo si se reclama
courtesies-choice-no-claim = Ganar por tiempo: al instante
courtesies-choice-claim-about = Si se acaba un tiempo, la partida sigue hasta que la otra parte reclame la victoria
courtesies-choice-no-claim-about = Si se acaba un tiempo, la partida se pierde en el acto
courtesies-claim = Reclamar la victoria
courtesies-late =
    { $who ->
        [you] Se te ha acabado el tiempo: { $opponent } puede reclamar la victoria hasta que juegues. Si no pasa ni lo uno ni lo otro, la partida se aplaza { $until }.
       *[other] A { $name } se le ha acabado el tiempo: { $opponent } puede reclamar la victoria hasta que { $name } juegue. Si no pasa ni lo uno ni lo otro, la partida se aplaza { $until }.
    }
courtesies-in-list = tiempo agotado, la victoria se puede reclamar
courtesies-claimed = Has reclamado la victoria en la partida { $game }.
courtesies-now-rated = Ahora la partida es puntuada: así lo acordasteis.
courtesies-now-unrated = Ahora la partida es amistosa: así lo acordasteis.
courtesies-no-clock = La partida { $game } no tiene reloj, así que no hay tiempo que regalar.
courtesies-time-for-computer = Gracias, pero no necesito más tiempo.
courtesies-time-among-several = Solo se puede regalar tiempo en una partida de dos.
courtesies-too-many-gifts = Ya has regalado { $most } días en la partida { $game }, que es el máximo. Para un descanso más largo, ofrece una pausa.
courtesies-given-just-now = Acabas de regalar un día en la partida { $game }. Puedes regalar el siguiente { $when }.
courtesies-nothing-to-claim = En la partida { $game } no hay ninguna victoria por tiempo que reclamar.
courtesies-nothing-to-claim-yet = En la partida { $game } todavía no hay ninguna victoria por tiempo que reclamar: el tiempo de tu rival se acaba { $when } como muy pronto.
courtesies-own-time-is-up = En la partida { $game } es tu tiempo el que se acabó. Juega, y la partida sigue.
courtesies-claim-without-clock = Sin reloj a nadie se le acaba el tiempo, así que no hay nada que reclamar. Elige otro `pace`, o quita `claim`.
courtesies-claim-for-two = La victoria por tiempo solo se reclama en partidas entre dos personas. Quita `claim`.
courtesies-too-late-to-rate = Ya no se puede cambiar si la partida { $game } es puntuada: eso es posible mientras no haya más de { $most } piedras en el tablero.
courtesies-too-late-in-set = Las dos partidas de un set son puntuadas, o ninguna, y la partida { $other } ya ha avanzado demasiado para cambiarlo.
courtesies-set-is-suspended = Las dos partidas de un set son puntuadas, o ninguna, y la partida { $other } está en pausa o aplazada. Hay que reanudarla primero.
courtesies-rating-at-table = Si una partida de más de dos es puntuada se decide en su mesa.
courtesies-rating-of-match = Si un encuentro es puntuado se decide antes de su primera partida.
courtesies-rating-with-computer = Las partidas contra mí nunca son puntuadas.
courtesies-already-rated = La partida { $game } ya es puntuada.
courtesies-already-unrated = La partida { $game } ya es amistosa.
