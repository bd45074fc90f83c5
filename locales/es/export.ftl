### Records of games, sent as files.

export-game = El registro de la partida { $game }.
export-running-game = El registro de la partida { $game } hasta ahora.

export-all =
    { $count ->
        [one] El registro de { $count } partida terminada.
       *[other] Los registros de { $count } partidas terminadas.
    }
export-none = Ahí no tienes partidas terminadas.
export-rest = Hay más: `/export all from:{ $game }` te envía las siguientes.
export-damaged =
    { $count ->
        [one] No puedo leer la partida { $games }, así que no está en el archivo. Avisa a quien administra este bot, por favor.
       *[other] No puedo leer las partidas { $games }, así que no están en el archivo. Avisa a quien administra este bot, por favor.
    }
export-damaged-many =
    { $others ->
       *[other] No puedo leer las partidas { $games } y { $others } más, así que no están en el archivo. Avisa a quien administra este bot, por favor.
    }
export-which = ¿Qué partida? Cualquier otra se envía por su número: `/export game game:412`.
export-choose = Elige una partida
