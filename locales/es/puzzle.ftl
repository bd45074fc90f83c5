puzzle-head = **Problema** · { $ruleset } · puntuación { $rating }
puzzle-title = Problema
puzzle-to-move = { $colour ->
    [white] Juegan blancas
   *[black] Juegan negras
}
puzzle-row = { $colour ->
    [white] Las blancas ganan a la fuerza: encuentra la primera piedra.
   *[black] Las negras ganan a la fuerza: encuentra la primera piedra.
}
puzzle-captures = { $colour ->
    [white] Las blancas ganan a la fuerza, por capturas: encuentra la primera piedra.
   *[black] Las negras ganan a la fuerza, por capturas: encuentra la primera piedra.
}
puzzle-defence = { $colour ->
    [white] Las negras amenazan con ganar a la fuerza. Encuentra una piedra blanca que lo impida.
   *[black] Las blancas amenazan con ganar a la fuerza. Encuentra una piedra negra que lo impida.
}
puzzle-go-on = { $colour ->
    [white] Las blancas siguen ganando: encuentra la siguiente piedra.
   *[black] Las negras siguen ganando: encuentra la siguiente piedra.
}
puzzle-you-have = { $colour ->
    [white] Juegas con blancas.
   *[black] Juegas con negras.
}
puzzle-captured-pairs = Las blancas han capturado { $white ->
        [one] { $white } par
       *[other] { $white } pares
    }, las negras { $black }.
puzzle-captured-stones = Las blancas han capturado { $white ->
        [one] { $white } piedra
       *[other] { $white } piedras
    }, las negras { $black }.
puzzle-repetition = Este no lo resolviste antes: vuelve como repaso, sin puntuación.
puzzle-unrated = Ya lo has intentado, así que no puntúa.
puzzle-unrated-reviewed = No puntúa: este problema viene de tu partida { $game }, cuyo análisis revela la solución.
puzzle-rated-attempt = Puntúa: con una pista, resolverlo da solo un tercio de los puntos, y pedir la solución cuenta como no haberlo resuelto.
puzzle-rated-hinted = Pedir la solución cuenta como no haberlo resuelto.
puzzle-much-harder = { $asked ->
    [kind] Ahora no hay ningún problema nuevo de este tipo más adecuado para ti: este es mucho más difícil.
   *[any] Ahora no hay ningún problema nuevo más adecuado para ti: este es mucho más difícil.
}
puzzle-much-easier = { $asked ->
    [kind] Ahora no hay ningún problema nuevo de este tipo más adecuado para ti: este es mucho más fácil.
   *[any] Ahora no hay ningún problema nuevo más adecuado para ti: este es mucho más fácil.
}
puzzle-hint = Pista: una piedra correcta va en { $points }. Después de esta pista, resolver el problema da solo un tercio de los puntos.
puzzle-hint-unrated = Pista: una piedra correcta va en { $points }.
puzzle-kept = { $colour ->
    [white] Correcto: **{ $point }**. Las blancas responden **{ $reply }**.
   *[black] Correcto: **{ $point }**. Las negras responden **{ $reply }**.
}
puzzle-kept-half = Correcto: **{ $point }**. Tu turno tiene otra piedra.
puzzle-wrong = **{ $point }** no.
puzzle-wrong-line = **{ $point }** no: la victoria se detiene así: { $line }.
puzzle-wrong-defence = { $colour ->
    [white] **{ $point }** no: las blancas ganan así: { $line }.
   *[black] **{ $point }** no: las negras ganan así: { $line }.
}
puzzle-again-rated = Puedes volver a intentarlo; solo puntúa el primer intento.
puzzle-again = Puedes volver a intentarlo.
puzzle-solved = ¡Resuelto con **{ $point }**!
puzzle-goes-on = Sigue así: { $line }.
puzzle-shown = Una solución: **{ $line }**. Cualquier otra piedra que logre lo mismo también es correcta.
puzzle-not-shown = Alguien está jugando ahora una posición de la solución, así que todavía no la muestro.
puzzle-rated = Tu puntuación de problemas: { $before } → { $after }.
puzzle-unsettled = Tu puntuación aún no está asentada: los primeros problemas la cambian a grandes pasos, en ambos sentidos.
puzzle-streak = { $days ->
    [one] Si mañana resuelves otro, serán dos días seguidos.
   *[other] Has resuelto problemas { $days } días seguidos.
}
puzzle-from-game = Es de la { $game }: { $players }.
puzzle-built-in = Viene de una partida que jugué contra mí mismo.
puzzle-none = Ahora no hay ningún problema así que se pueda mostrar. Pide otro tema o reglamento.
puzzle-none-any = Ahora no se puede mostrar ningún problema: se está jugando la posición de cada uno. Mientras tanto, están las lecciones.
puzzle-none-server = Ahora no hay ningún problema así de las partidas de este servidor que puedas ver. Se buscan en las partidas terminadas, una tras otra.
puzzle-none-mine = Ahora no hay ningún problema así de tus partidas. Se buscan en las partidas terminadas, una tras otra: una victoria perdida o regalada se convierte en un problema.
puzzle-none-stands = Hay problemas así, pero sus posiciones están ahora en partidas en curso, así que no puedo mostrarlos hasta que acaben esas partidas.
puzzle-stands = Alguien está jugando ahora esta misma posición, así que no puedo mostrar el problema hasta que acabe esa partida: ayudaría a alguien. Pasa al siguiente.
puzzle-stands-own = Estás jugando ahora esta misma posición, así que no puedo mostrar el problema hasta que acabe esa partida. Pasa al siguiente.
puzzle-repeats = Los problemas que no resuelvas vuelven tras 1, 3, 7 y 21 días, cuando pidas uno. Se marcan como repasos y no puntúan.
puzzle-repeats-not = Los problemas que no resolviste ya no vuelven.
puzzle-went-on = Eso ya se intentó hace un momento. Así está el problema.
puzzle-unknown = Ese problema ya no existe. `/puzzle` tiene otros.
puzzle-button-place = Poner piedra
puzzle-button-board = Tablero
puzzle-button-solution = Solución
puzzle-button-next = Otro problema
puzzle-button-any = Un problema a mi medida
puzzle-button-game = La partida
puzzle-button-repeat = Repasar mis fallos
puzzle-button-repeat-not = No repasar
puzzle-daily = **El problema del día** · { $ruleset } · puntuación al publicarse { $rating }
puzzle-daily-privately = **{ $solve }** lo abre solo para ti: nadie más ve tus intentos.
puzzle-daily-other-rules = Para hoy no queda ningún problema de { $ruleset }, el reglamento habitual aquí, que vaya bien a todos: este sigue otro reglamento.
puzzle-button-solve = Resolver
puzzle-yesterday = { $count ->
    [one] Una persona resolvió el de ayer al primer intento.
   *[other] { $count } personas resolvieron el de ayer al primer intento.
}
puzzle-yesterday-nobody = Nadie resolvió el de ayer al primer intento.
puzzle-yesterday-untried = Nadie terminó el de ayer.
puzzle-yesterday-named = El de ayer lo resolvieron al primer intento: { $names }.
puzzle-yesterday-others = { $count ->
    [one] El de ayer lo resolvieron al primer intento: { $names } y una persona más.
   *[other] El de ayer lo resolvieron al primer intento: { $names } y { $count } más.
}
