### Análisis de partidas terminadas. Solo los ve quien los pidió.

review-not-for-two = Solo se analizan las partidas de dos jugadores.
review-too-short = Esta partida fue demasiado corta para analizarla.
review-during-rated = La partida { $game } entre estos dos es puntuada y sigue en curso. En su servidor los análisis de sus partidas se muestran después: pregunta entonces.

## Un resumen

# El botón bajo el final de una partida.
review-button = Análisis
# $first y $second son colores: el que empieza y el otro.
review-title = **Análisis de la partida { $game }** · la probabilidad de ganar tras cada jugada: { $first } desde abajo, { $second } arriba.
# $players es una lista de textos como el siguiente, con puntos entre ellos.
review-accuracy = Precisión: { $players }
review-accuracy-later = La precisión se dirá cuando no falte nada de este análisis.
review-accuracy-of = { $player } { $percent } %
review-accuracy-means = La precisión dice lo bien que se conservaron las opciones de ganar: con 100 %, ninguna jugada regaló nada. Las jugadas cuentan más mientras la ventaja cambia, y en las partidas cortas cambia a menudo.
review-turning-points = **Lo que decidió:**
review-no-turning-points = Ninguna jugada decidió por sí sola esta partida.
# $played es uno de los dos textos siguientes, $why uno de los motivos.
review-summary = - Jugada { $number }: { $played } { $why }
# $played es un punto o el color elegido.
review-blunder = { $player } jugó **{ $played }**, un error grave.
review-mistake = { $player } jugó **{ $played }**, un error.
review-other-mistakes = Otros errores
review-other-mistake = { $word ->
    [blunder] Jugada { $number }: un error grave
   *[mistake] Jugada { $number }: un error
}
# $moves es una lista de números.
review-missed-wins =
    { $count ->
        [one] Se escapó otra victoria forzada en la jugada { $moves }.
       *[other] Se escaparon más victorias forzadas en las jugadas { $moves }.
    }
review-puzzle = Problema: jugada { $number }
review-puzzles-wait = Una victoria que se dejó pasar y que lleva más de una jugada puede convertirse en un problema: esta partida aún se está examinando. Vuelve a abrir el análisis en unos minutos.
review-not-said = Ahora no se dice nada de la jugada { $number }, porque su posición, o una anterior, está en una partida en curso.
review-left-out = No se dice nada de la jugada { $number } ni de lo que la siguió, porque lleva a una posición que está en una partida en curso, o cerca de una.
review-partial = Faltan ahora algunas jugadas mejores, porque llevan a posiciones que están en partidas en curso. Pide más tarde el análisis entero.

## Una jugada que decidió la partida

review-point-title = **Partida { $game }** · jugada { $number }
review-chances = Probabilidad de ganar: { $before } % con la mejor jugada, { $after } % después de esta.
review-better = Mejor: **{ $best }**
# $line es una lista de puntos.
review-line = Podría seguir así: { $line }
review-overview = Resumen
review-line-shown = En el tablero: { $line }
review-line-back = Atrás en esta línea
review-line-on = Adelante en esta línea
review-marked = { $marked ->
    [yes] Jugada { $number }: { $player } jugó { $played }, marcado { $mark }.
   *[no] Jugada { $number }: { $player } jugó { $played }.
}
review-marked-better = { $marked ->
    [yes] Mejor: { $best }, marcado !.
   *[no] Mejor: { $best }.
}
review-picture-played = { $player }: { $played } { $mark }
review-picture-better = Mejor: { $best }
review-picture-line = Mejor: { $line }
review-marked-line = En lugar de la jugada { $number }. { $line }.

## Por qué una jugada fue peor. $moves es cuántas jugadas propias lleva ganar, $stones una lista de puntos.

review-missed-win =
    { $moves ->
        [one] Se dejó pasar una victoria en { $moves } jugada.
       *[other] Se dejó pasar una victoria en { $moves } jugadas.
    }
review-four-ignored = No se respondió a un cuatro.
review-three-ignored =
    { $moves ->
        [one] No se respondió a un tres abierto, que gana en { $moves } jugada.
       *[other] No se respondió a un tres abierto, que gana en { $moves } jugadas.
    }
review-wrong-block = Se bloqueó un tres abierto en el punto equivocado.
review-wrong-block-loses =
    { $moves ->
        [one] Se bloqueó un tres abierto en el punto equivocado, lo que permite una victoria en { $moves } jugada.
       *[other] Se bloqueó un tres abierto en el punto equivocado, lo que permite una victoria en { $moves } jugadas.
    }
review-last-capture = Esto permite la última captura: { $stones }.
review-allows-win =
    { $moves ->
        [one] Esto permite una victoria en { $moves } jugada, en { $at }.
       *[other] Esto permite una victoria en { $moves } jugadas, que empieza en { $at }.
    }
review-capture-overlooked = No se vio una captura: { $stones }.
review-pair-left = Quedaron piedras a merced de una captura: { $stones }.
review-less-likely = Esto costó { $percent } puntos porcentuales de la probabilidad de ganar.
review-three-left = Un tres abierto quedó sin bloquear.
review-four-overlooked = No se vio una jugada que hace un cuatro.
review-three-overlooked = No se vio una jugada que hace un tres abierto.
review-two-overlooked = No se vio una jugada que hace dos amenazas a la vez.
review-allows-four = Esto deja al rival hacer un cuatro en { $at }.
review-allows-three = Esto deja al rival hacer un tres abierto en { $at }.
review-allows-two = Esto deja al rival hacer dos amenazas a la vez en { $at }.
review-capture-threat-overlooked = No se vio una jugada que amenaza con capturar { $stones }.
review-key-point-left = { $at }, el mejor punto para ambos, quedó para el rival.
review-leads-to-capture = No se vio una jugada que lleva a una captura: { $stones }.
review-leads-to-four = No se vio una jugada que lleva a un cuatro.
review-leads-to-three = No se vio una jugada que lleva a un tres abierto.
review-allows-capture-soon = Esto deja al rival preparar una captura: { $stones }.
review-allows-four-soon = Esto deja al rival preparar un cuatro.
review-allows-three-soon = Esto deja al rival preparar un tres abierto.
review-threat-answered = La amenaza queda en nada: se responde en { $at }.
review-threat-returned = La amenaza se responde en { $at }, con otra amenaza o una captura.
review-threat-misplaced = La amenaza habría sido mejor en { $at }.
review-attack-missed = No se vio un ataque que muy probablemente gana.
review-allows-attack = Esto permite un ataque que muy probablemente gana y empieza en { $at }.
# $played y $better son cantidades de puntos: después de la jugada hecha y después de la mejor.
review-more-points = Esto deja al rival más puntos para un tres abierto: { $played } en vez de { $better }.
review-fewer-points = Esto prepara menos puntos para un tres abierto: { $played } en vez de { $better }.
# Dos frases que pueden seguir a un motivo.
review-win-was-likely = Antes de esta jugada, la victoria era muy probable.
review-opponent-likely-wins = Después de esta jugada, el rival muy probablemente gana.

## Mientras se hace

review-waits =
    { $ahead ->
        [one] El análisis de la partida { $game } llegará pronto: hay { $ahead } análisis antes que el tuyo.
       *[other] El análisis de la partida { $game } llegará pronto: hay { $ahead } análisis antes que el tuyo.
    }
review-begun =
    { $judged ->
        [one] El análisis de la partida { $game } se está haciendo: hasta ahora se ha valorado { $judged } de { $moves } jugadas.
       *[other] El análisis de la partida { $game } se está haciendo: hasta ahora se han valorado { $judged } de { $moves } jugadas.
    }
review-look-again = Volver a mirar
review-not-reviewed = No se pudo hacer el análisis. Inténtalo más tarde.
review-of-another = Se está haciendo para ti el análisis de la partida { $game }. Uno a la vez.

review-share = Mostrar en el canal de la partida
review-share-question = { $player } quiere mostrar aquí el análisis de la partida { $game }: cómo fue y qué la decidió. Solo se muestra si { $other } también está de acuerdo en 7 días.
review-share-agree = Mostrar
review-share-declined = { $player } prefiere no mostrar el análisis de la partida { $game }.
review-share-you-declined = Lo rechazaste: el análisis de la partida { $game } no se muestra en el canal de la partida. Si cambias de opinión, pulsa *{ $share }* bajo el análisis.
review-share-agreed = Al final ambos están de acuerdo: el análisis de la partida { $game } se muestra aquí.
review-share-asked = Le pregunté a { $other } en el canal de la partida. El análisis se muestra allí si ambos estáis de acuerdo en 7 días.
review-share-waits = { $again ->
    [asked] Ya le pregunté a { $other }.
    [yes] Todavía quieres mostrarlo.
   *[no] Quieres mostrarlo.
} El análisis se muestra en el canal de la partida si { $other } también está de acuerdo en 7 días.
review-share-other-declined = Todavía quieres mostrarlo, pero { $other } lo rechazó y no recibe otra pregunta. El análisis solo se muestra en el canal de la partida si { $other } pulsa aun así *{ $share }* en 7 días.
review-share-at-once = { $other } quiere mostrar este análisis en el canal de la partida: si pulsas *{ $share }*, todos lo ven allí al instante.
review-share-done = El análisis está en el canal de la partida.
review-share-failed = No se pudo publicar nada en el canal de la partida. Inténtalo más tarde.
