### Why the rules of play do not allow a move: what is wrong, and what would be right. $centre and
### $point are points of the board, as in "K10".

refusal-rules-off-board = Ese punto no está en el tablero.

refusal-rules-extent =
    { $ranks ->
        [1] Sus puntos van de la A a la { $file } (sin la I).
       *[other] Sus letras van de la A a la { $file } (sin la I), y sus números, del 1 al { $ranks }.
    }

refusal-rules-occupied =
    { $stone ->
        [white] { $point } está ocupado por una piedra blanca.
        [black] { $point } está ocupado por una piedra negra.
        [red] { $point } está ocupado por una piedra roja.
        [blue] { $point } está ocupado por una piedra azul.
        [green] { $point } está ocupado por una piedra verde.
        [yellow] { $point } está ocupado por una piedra amarilla.
       *[power] { $point } está ocupado por una piedra de poder.
    } Elige un punto vacío.
refusal-rules-not-your-turn = No es tu turno. `/board` muestra de quién es.
refusal-rules-game-over = La partida ha terminado. `/board` muestra cómo acabó.
refusal-rules-centre-required = La primera piedra debe ir en el centro, { $centre }.

refusal-rules-too-near-centre = Regla de torneo: esta piedra debe estar al menos a { $distance } líneas del centro, { $centre }; es decir, fuera del cuadrado de { $side } × { $side } que lo rodea.
refusal-rules-on-centre-line = Regla G: en la fila y la columna del centro, esta piedra debe estar al menos a { $distance } líneas del centro, { $centre }.

refusal-rules-choice-pending = Elige primero y luego coloca una piedra: usa los botones bajo el tablero, o una de las opciones que sugiere `/move`.
refusal-rules-placement-pending = Ahora no hay nada que elegir. Coloca una piedra: escribe un punto, como `K10`.

refusal-rules-not-offered = Eso no se puede elegir ahora. Puedes elegir blancas o negras. Usa los botones bajo el tablero.

refusal-rules-not-offered-with-pass = Eso no se puede elegir ahora. Puedes elegir blancas, elegir negras, o añadir dos piedras y dejar que elija tu rival. Usa los botones bajo el tablero.

refusal-rules-double-three = Esta piedra formaría dos treses abiertos a la vez ({ $threes }), y eso aquí no está permitido. Elige otro punto.
refusal-rules-must-touch = Aquí, cada piedra debe tocar otra que ya esté en el tablero. Elige un punto junto a una.
refusal-rules-without-power-stones = Esta partida no tiene piedras de poder. Escribe solo el punto, como `K10`.
refusal-rules-no-power-stone = No te quedan piedras de poder. Juega una piedra normal.
refusal-rules-no-such-seat = En esta partida solo juegan { $seats } personas.
refusal-rules-seat-left = Esa persona ya ha abandonado la partida.
