learn-head = **Lección { $number } de 12: { $title }**
learn-head-part = **Lección { $number } de 12: { $title }** · { $part } de { $parts }
learn-task = **Tu tarea:** { $task }
learn-game-language = En este servidor, la partida y mis comentarios son en { $language }, para todos los que la siguen. Con `/learn` en un mensaje directo conmigo, son en tu idioma.
learn-named-task = Encuentra el punto { $name }.
learn-shape-task = Completa la forma: coloca la piedra que falta.
learn-shape-right = La forma está completa, y no se puede capturar ningún par en ella.

learn-right = Correcto: **{ $point }**. { $words }
learn-also-right = También es correcto: { $points }.
learn-shown = Una respuesta es **{ $point }**. { $words }
learn-shown-undone = La tarea queda hecha cuando tú mismo colocas la piedra: pulsa *{ $again }*.
learn-wrong = **{ $point }** no. { $why }
learn-outside = **{ $point }** queda fuera de la imagen.
learn-hint = Pista: hay una respuesta entre { $points }.
learn-board-in-words = Llevas las blancas.
learn-ringed = Con anillo: { $points }.
learn-to-move = Juegan blancas
learn-to-move-after-captures = Juegan blancas · parejas capturadas: { $pairs }

learn-wrong-short-row = { $length ->
    [1] Está sola: una línea necesita cinco piedras.
   *[other] Su línea tiene { $length } piedras: hacen falta cinco.
}
learn-wrong-one-between = Solo hay una piedra negra entre ella y tu siguiente piedra en la línea: una piedra sola no se puede capturar.
learn-wrong-more-between = Hay más de dos piedras negras entre ella y tu siguiente piedra en la línea: se capturan exactamente dos, nunca más.
learn-wrong-nothing-between = No hay piedras negras entre ella y otra piedra tuya.
learn-wrong-not-moved-in = No forma un par con una piedra negra en cada extremo.
learn-wrong-leaves-pair = Así, el par { $pair } se puede capturar en { $point }.
learn-wrong-loses = Las negras ganan con la siguiente piedra en { $point }.
learn-wrong-not-won = Detiene a las negras por ahora, pero no gana.
learn-wrong-side-by-side = { $pair } están juntas: eso es un par, y se puede capturar.
learn-wrong-no-stretch-two = Un dos estirado tiene exactamente un punto vacío entre dos piedras tuyas, en una línea.
learn-wrong-closed-three = No puede llegar a ser un cuatro abierto: un extremo de este tres está cerrado, o tiene dos huecos.
learn-wrong-three-without-gap = Es un tres abierto, pero sin hueco.
learn-wrong-three-with-gap = Es un tres abierto, pero con un hueco: un tres estirado.
learn-wrong-no-three = No forma ningún tres.
learn-wrong-four-blocked = Un cuatro se puede bloquear si un extremo está cerrado: aquí, en { $point }.
learn-wrong-four-filled = Un cuatro con hueco se detiene con una piedra en el hueco: aquí, en { $point }.
learn-wrong-no-four = No forma un cuatro, así que las negras no tienen que responder.
learn-wrong-three-grows = Las negras aún pueden formar un cuatro abierto en { $points }.
learn-wrong-not-the-shape = No completa la forma. Las piedras con anillo son parte de ella: ¿qué piedra falta?
learn-wrong-not-in-the-gap = Una cuña va en el hueco, entre las piedras negras.
learn-wrong-block-is-safe = Las negras bloquean en { $point }, y no se forma ningún par que puedas capturar.
learn-wrong-no-initiative = No es un cuatro. Las negras no tienen que responder y siguen con su tres abierto.
learn-wrong-answered = Es un cuatro, pero las negras lo detienen en { $point }.
learn-wrong-nothing-captured = No captura nada.
learn-wrong-wrong-pair = Captura un par, pero las negras aún pueden formar un cuatro abierto en { $points }.
learn-wrong-other-point = Ese punto es { $name }.
learn-wrong-only-tria = A eso se dice «tria»: es un tres abierto, no un cuatro.
learn-wrong-not-called = A eso no se dice nada: no forma ni un tres abierto ni un cuatro.

learn-button-hint = Pista
learn-button-show = Muéstramelo
learn-button-words = En palabras
learn-button-board = Tablero
learn-button-back = Atrás
learn-button-next = Siguiente
learn-button-all = Todas las lecciones
learn-button-resume = Seguir
learn-button-again = Otra vez
learn-button-play = Jugar contra mí
learn-button-game = Tu partida
learn-game-runs = Tu partida de esta lección sigue en curso: { $game }.
learn-button-begin = Lecciones
learn-button-decline = No, gracias

learn-form-title = Tu piedra

learn-list = **Doce lecciones** · { $count } hechas
learn-line = { $number }. { $title }
learn-line-done = { $number }. { $title } · hecha
learn-line-part = { $number }. { $title } · { $done } de { $tasks }
learn-menu = Ir a una lección
learn-all-done = Has hecho las doce lecciones. Sigue con `/challenge` o mira tus partidas con `/review`.
learn-game-over = Esta era la partida de la última lección. Juega otra vez, repasa esta partida con *{ $review }* o sigue con un problema. `/learn` muestra si queda alguna lección.

learn-offer = ¿Pente te resulta nuevo? Doce lecciones breves te enseñan a jugar, en privado.
learn-declined = De acuerdo. En `/learn` tienes las lecciones cuando quieras.

learn-comment-can-win = Puedes ganar ahora, en { $points }.
learn-comment-must-stop = Amenazo con ganar en { $points }: impídelo.
learn-comment-lost = He capturado { $stones }.
learn-comment-can-open = Puedes formar un cuatro abierto, en { $points }.
learn-comment-open-three = Tengo un tres abierto: bloquéalo en { $points }.
learn-comment-weak-pair = Tu par { $pair } se puede capturar en { $point }.
learn-comment-can-capture = Puedes capturar el par { $pair } en { $point }.
learn-comment-captured = Has capturado { $stones }.
learn-comment-made-three = Has formado un tres abierto, y lo he detenido.
learn-comment-quiet = No hay amenazas: forma un dos estirado u otra forma.
learn-comment-third-stone = Tu primera piedra en el centro es una gran ventaja: por eso la segunda debe mantenerse lejos.
learn-comment-none = No comento este tablero: la misma posición está en otra partida en curso, y un comentario ayudaría a alguien que la juega.
