### The message of a turn, with the picture of the board: who is to move, and everything that led to it.
### Its sentences stand in one paragraph: whose turn it is, what was played (phrases.ftl), and what follows.

turn-called =
    { $asked ->
        [choice] { $player }, elige color · partida { $game }, jugada { $number }.
        [white] { $player }, tu turno: una piedra blanca · partida { $game }, jugada { $number }.
        [black] { $player }, tu turno: una piedra negra · partida { $game }, jugada { $number }.
        [second] { $player }, tu turno: una segunda piedra · partida { $game }, jugada { $number }.
       *[stone] { $player }, tu turno · partida { $game }, jugada { $number }.
    }

turn-to-pick =
    { $asked ->
        [choice] Elige color · partida { $game }, jugada { $number }.
        [white] Tu turno: una piedra blanca · partida { $game }, jugada { $number }.
        [black] Tu turno: una piedra negra · partida { $game }, jugada { $number }.
        [second] Tu turno: una segunda piedra · partida { $game }, jugada { $number }.
       *[stone] Tu turno · partida { $game }, jugada { $number }.
    }

turn-still-yours =
    { $asked ->
        [choice] Ahora elige color en la partida { $game }.
        [white] Ahora coloca una piedra blanca en la partida { $game }.
        [black] Ahora coloca una piedra negra en la partida { $game }.
        [second] Ahora coloca tu segunda piedra en la partida { $game }.
       *[stone] Ahora es tu turno en la partida { $game }.
    }

turn-next =
    { $asked ->
        [choice] Partida { $game }: ahora { $player } elige color.
        [mine] Partida { $game }: mi respuesta sale en el tablero.
       *[stone] Partida { $game }: es el turno de { $player }.
    }

turn-shown-again =
    { $asked ->
        [choice] **Partida { $game }**, jugada { $number }: { $player } elige color.
        [mine] **Partida { $game }**, jugada { $number }: mi turno.
       *[stone] **Partida { $game }**, jugada { $number }: turno de { $player }.
    }
turn-shown-again-to-you =
    { $asked ->
        [choice] **Partida { $game }**, jugada { $number }: elige un color.
       *[stone] **Partida { $game }**, jugada { $number }: tu turno.
    }
turn-side =
    { $who ->
        [you] Tú: { $colour }.
       *[other] { $name }: { $colour }.
    }
turn-side-captured =
    { $who ->
        [you] Tú: { $colour }
       *[other] { $name }: { $colour }
    }, { $count ->
        [0] nada capturado
        [one] { $count } piedra capturada
       *[other] { $count } piedras capturadas
    }.
turn-side-captured-pairs =
    { $who ->
        [you] Tú: { $colour }
       *[other] { $name }: { $colour }
    }, { $count ->
        [0] nada capturado
        [one] { $count } par capturado
       *[other] { $count } pares capturados
    }.

turn-computer-thinks = **Partida { $game }**, jugada { $number }: estoy pensando.
turn-is-thinking = **Partida { $game }**, jugada { $number }: { $name } está pensando.
turn-paused =
    { $clock ->
        [none] **Partida { $game }**, jugada { $number }: en pausa hasta que alguien la reanude o juegue.
       *[stopped] **Partida { $game }**, jugada { $number }: en pausa. Los relojes están parados hasta que alguien la reanude o juegue.
    }
turn-adjourned =
    { $with ->
        [bot] **Partida { $game }**, jugada { $number }: aplazada. Nadie ha perdido. Pulsa *Reanudar* para seguir.
       *[person] **Partida { $game }**, jugada { $number }: aplazada. Nadie ha perdido. Pulsa *Reanudar* para ofrecer seguir.
    }

turn-taken-back = Se deshizo una jugada.
turn-taken-back-free = { $name } deshizo su última jugada: en los dos primeros minutos no hace falta acuerdo.
turn-taken-back-by =
    { $count ->
        [1] { $name } deshizo la jugada { $number }.
       *[other] { $name } deshizo la jugada { $number } y todas las posteriores.
    }
turn-pause-over = La pausa ha terminado.
turn-resumed = La partida se ha reanudado.
turn-first-stone = Las reglas ponen la primera piedra en **{ $point }**.
turn-answered-at-once = Había una respuesta preparada: { $answer }
turn-line-missed = Ninguna de tus jugadas condicionales responde a eso.

turn-swap-begins = Apertura swap: coloca las cuatro primeras piedras, de ambos colores por turnos, donde quieras. Después, tu rival elige color.
turn-swap2-begins = Apertura swap2: coloca las tres primeras piedras, de ambos colores por turnos, donde quieras. Después, tu rival elige color, o añade dos piedras y te deja elegir.
turn-choose-colour = ¿Eliges **blancas** o **negras**?
turn-choose-colour-or-add = Elige **blancas**, elige **negras**, o añade una piedra negra y una blanca y deja que elija tu rival.
turn-moves-next =
    { $colour ->
        [black] Ahora juegan negras.
       *[white] Ahora juegan blancas.
    }

turn-resume = Reanudar
turn-more = Más
turn-game-begins = { $players }: empieza vuestra partida.
turn-sides = { $one } contra { $other }.
turn-order = Después: { $names }.
turn-partner =
    { $who ->
        [you] Juegas en pareja con { $name }.
       *[other] { $player } juega en pareja con { $name }.
    }
turn-out = Fuera: { $names }.
turn-resigned-and-left = { $name } se ha rendido y queda fuera.
turn-timed-out-and-left = A { $name } se le acabó el tiempo y queda fuera.

turn-was-to-move = Era el turno de { $player } · partida { $game }, jugada { $number }.
turn-outdated = Este tablero ya no vale · partida { $game }, jugada { $number }.
