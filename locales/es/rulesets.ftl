### What people read about each ruleset in `/rules`. A page is the sentence, the paragraphs and the
### captions of one ruleset, and has at most 2,000 characters. The sentence is shown in a menu, too: it
### has at most 100. Words in backticks are names of options, as people type them. Names of rulesets are
### not translated.

rulesets-tournament = Regla de torneo: la tercera piedra, la segunda de quien empieza, debe estar al menos a tres líneas del centro.
rulesets-tournament-by-default = Regla de torneo (salvo que elijas otra `opening`): la tercera piedra, la segunda de quien empieza, debe estar al menos a tres líneas del centro.
rulesets-tournament-optional = La regla de torneo es opcional: sin ella, solo la primera piedra tiene un lugar fijo, y la opción `opening` la activa.
rulesets-like-pente = Todo lo demás es como en Pente.
rulesets-like-pente-free = Todo lo demás es como en Pente, pero sin la regla de torneo.
rulesets-like-keryo = Todo lo demás es como en Keryo-Pente.
rulesets-endless = Las capturas podrían repetirse sin fin, así que una partida queda en tablas cuando se han colocado 2000 piedras.
rulesets-black-begins = Por costumbre, quien empieza lleva negras.
rulesets-swap = Quien empieza coloca cuatro piedras en cualquier punto del tablero: blanca, negra, blanca, negra. Después su rival elige color, y juegan blancas.
rulesets-swap2 = Quien empieza coloca tres piedras donde quiera: blanca, negra, blanca. Su rival elige blancas, o elige negras, o añade una piedra negra y una blanca y devuelve la elección. Una vez elegidos los colores, juegan negras.

rulesets-pente-sentence = Ganan cinco en línea, y también cinco pares capturados.
rulesets-pente-1 = Por turnos, se coloca una piedra en cualquier punto vacío. La primera va en el centro. Cinco o más piedras tuyas en línea, en cualquier dirección, ganan al instante.
rulesets-pente-2 = Capturas: si colocas una piedra de modo que exactamente dos piedras de tu rival queden en línea entre ella y otra piedra tuya, esas dos salen del tablero. Una sola piedra puede capturar en varias direcciones a la vez. Diez piedras capturadas (cinco pares) también ganan.
rulesets-pente-3 = Meterse es seguro: no pierdes nada si colocas una piedra de modo que un par tuyo quede entre dos piedras de tu rival. Una piedra sola, o tres y más en línea, nunca se capturan.
rulesets-pente-4 = Las fuentes difieren sobre seis o más en línea: en el folleto de la editorial ganan, pero una enciclopedia cuenta que en competición solo ganan exactamente cinco. Aquí ganan, salvo que la opción `overline` diga otra cosa. La opción `bans` prohíbe a quien empieza, o a ambas partes, formar dos treses abiertos con una sola piedra (`/rules ruleset:ninuki-renju` los explica).

rulesets-keryo-pente-sentence = Se capturan tríos además de pares, y ganan quince piedras capturadas.
rulesets-keryo-pente-1 = Exactamente tres piedras en línea (un trío) se capturan igual que exactamente dos, y una sola piedra puede hacer ambas cosas en distintas direcciones. Para ganar por capturas necesitas quince piedras.
rulesets-keryo-pente-2 = Todo lo demás es como en Pente, incluidas las opciones `overline` y `bans`.

rulesets-small-keryo-sentence = Keryo-Pente en un tablero de 13 × 13.
rulesets-small-keryo-1 = El tablero es de 13 × 13, con el centro en G7. Se capturan pares y tríos, y ganan quince piedras capturadas.

rulesets-g-pente-sentence = Pente con una regla más estricta para la tercera piedra.
rulesets-g-pente-1 = La tercera piedra (la segunda de quien empieza) debe estar al menos a tres líneas del centro. En la fila y la columna del centro debe estar al menos a cinco.

rulesets-poof-pente-sentence = Meterse no es seguro: si completas un par entre dos piedras rivales, lo pierdes.
rulesets-poof-pente-1 = En Pente no pierdes nada por meterte, pero aquí sí: si tu piedra completa un par tuyo entre dos piedras rivales, ese par sale del tablero y cuenta como captura de tu rival, aunque tu piedra capture una de esas dos.
rulesets-poof-pente-2 = Después de cada piedra, gana quien haya capturado más, si tiene al menos diez; por eso puedes perder en tu propia jugada. Si hay igualdad, la partida sigue. Solo entonces cuenta una línea, y solo si la piedra que la formó sigue en el tablero.

rulesets-boat-pente-sentence = Cinco en línea ganan solo si ninguna captura puede romperlas en la jugada siguiente.
rulesets-boat-pente-1 = Cinco en línea ganan al instante solo si tu rival no puede capturar una de sus piedras en la jugada siguiente. Si puede, la partida sigue: tiene que romper la línea o pierde, consiga lo que consiga además con su jugada.

rulesets-o-pente-sentence = Keryo-Pente combinado con Poof-Pente y Boat-Pente.
rulesets-o-pente-1 = Se capturan pares y tríos, y ganan quince piedras capturadas, como en Keryo-Pente. Los pares y tríos que se completan entre dos piedras rivales se pierden, como en Poof-Pente. Una línea gana solo si ninguna captura puede romperla en la jugada siguiente, como en Boat-Pente; las líneas se comprueban antes de contar las capturas. La primera piedra va en el centro.

rulesets-d-pente-sentence = Quien empieza coloca cuatro piedras, y después su rival elige color.

rulesets-dk-pente-sentence = Keryo-Pente en que quien empieza coloca cuatro piedras, y después su rival elige color.

rulesets-swap2-pente-sentence = Quien empieza coloca tres piedras, y después su rival elige color o añade dos más.

rulesets-swap2-keryo-sentence = Keryo-Pente con la apertura de Swap2-Pente.

rulesets-gomoku-sentence = Sin capturas; ganan exactamente cinco en línea.
rulesets-gomoku-1 = Por turnos, se coloca una piedra; nunca se captura nada. Ganan exactamente cinco piedras tuyas en línea. Seis o más no cuentan. La primera piedra va en el centro.

rulesets-ninuki-renju-sentence = Ganan exactamente cinco en línea que no se puedan romper o cinco pares; sin doble tres.
rulesets-ninuki-renju-1 = Se capturan pares, y ganan cinco pares. Una línea gana solo si tiene exactamente cinco piedras. Si una captura pudiera romperla, la partida sigue una jugada más; si entonces la línea sigue ahí, gana, salvo que esa jugada sea la quinta captura: entonces gana la captura. Las líneas más largas no cuentan. Pero si tu captura reduce una línea más larga de tu rival a exactamente cinco, gana tu rival (si era tu quinta captura, la partida queda en tablas).
rulesets-ninuki-renju-2 = Doble tres: nadie puede formar treses abiertos en dos líneas con una sola piedra. Un tres abierto son tres piedras en cuatro puntos seguidos de una línea, que con una más serían cuatro en línea con ambos extremos vacíos, de modo que cualquiera de ellos gana. Una línea en la que una piedra más gana es un cuatro, no un tres. Un tres y un cuatro a la vez están permitidos, y también dos cuatros. La prohibición no vale para una piedra que forma cinco o hace tu quinta captura, ni cuando ninguna otra puede parar el cuatro de tu rival o romper su cinco.
rulesets-ninuki-renju-3 = Las fuentes difieren sobre a quién afecta la prohibición: una enciclopedia dice que solo a quien empieza; otras dos, que a ambas partes. Aquí afecta a ambas, salvo que la opción `bans` libere a quien juega en segundo lugar.
rulesets-ninuki-renju-4 = El tablero es de 15 × 15, y la primera piedra va en su centro, H8.

rulesets-complication-sentence = La línea ganadora tiene exactamente cinco; dos treses abiertos a la vez están prohibidos.
rulesets-complication-1 = Solo ganan exactamente cinco en línea; una línea más larga no cuenta.
rulesets-complication-2 = Doble tres: ninguna piedra puede formar treses abiertos en dos líneas a la vez. Un tres abierto son tres piedras en cuatro puntos seguidos de una línea, que con una más serían cuatro en línea con ambos extremos vacíos, de modo que cualquiera de ellos gana. Una línea en la que una piedra más gana es un cuatro, no un tres. Un tres y un cuatro a la vez están permitidos, y también dos cuatros. La prohibición no vale para una piedra que gana, ni cuando tu rival amenaza cinco y solo una piedra así puede pararlo.

rulesets-connect6-sentence = Dos piedras por turno después de la primera; ganan seis en línea.
rulesets-connect6-1 = El primer turno es una sola piedra en el centro. Después, cada turno son dos piedras. No se captura nada. Seis o más en línea ganan, incluso con la primera piedra de un turno.

rulesets-linear-pente-sentence = Pente en una sola línea: entre las piedras de una captura o un cinco puede haber huecos iguales.
rulesets-linear-pente-1 = El tablero es una línea de 19 puntos, de la A a la T. Dos piedras rivales entre dos tuyas se capturan cuando las cuatro están a la misma distancia: contiguas, o separadas por dos, tres o cuatro puntos. Ganan cinco piedras tuyas a la misma distancia. Las capturas solas no ganan. La primera piedra puede ir en cualquier punto.

rulesets-pyatka-sentence = Solo se captura en diagonal, y hacen falta cinco en línea y también tres pares capturados.
rulesets-pyatka-1 = Los pares solo se capturan en diagonal. Para ganar necesitas ambas cosas: cinco o más en línea en el tablero, y tres pares capturados. El orden da igual, pero la línea debe estar en el tablero cuando completes lo segundo. La línea puede estar en cualquier sitio.
rulesets-pyatka-2 = Un artículo de revista de 1983 habla de este juego entre estudiantes de Leningrado; una enciclopedia duda de la historia.
rulesets-pyatka-3 = La primera piedra va en el centro.

rulesets-pente-plus-sentence = Cada jugador tiene dos piedras de poder, que cuentan como todos los colores.
rulesets-pente-plus-1 = Cada jugador tiene dos piedras de poder y puede jugar una en cualquier turno en lugar de una piedra normal. Para quien juega, una piedra de poder cuenta como cualquier color en una línea y como un extremo de una captura. Ella misma nunca se captura.
rulesets-pente-plus-2 = Puede que las reglas de la editorial digan más sobre las piedras de poder, pero no conocemos su texto.

rulesets-neighbours-sentence = Cada piedra después de la primera debe tocar otra que ya esté en el tablero.
rulesets-neighbours-1 = Cada piedra después de la primera debe estar junto a otra que ya esté en el tablero, en recto o en diagonal.

rulesets-partners-sentence = Dos contra dos, con un color para cada bando.
rulesets-partners-1 = Cuatro jugadores, dos contra dos, juegan por turnos: primero uno de cada bando, luego sus parejas. Las parejas juegan con el mismo color. Las líneas y las capturas cuentan para el bando.
rulesets-partners-2 = Las parejas no pueden hablar de estrategia. Si alguien abandona o agota su tiempo, su bando pierde; para rendirse hace falta el acuerdo de la pareja.

rulesets-team-pente-sentence = Dos contra dos, con cuatro colores: cada cual hace sus líneas, las capturas se comparten.
rulesets-team-pente-1 = Cuatro jugadores con cuatro colores: el primero y el tercero contra el segundo y el cuarto. Una línea solo cuenta en el color de un mismo jugador. Un bando gana con diez piedras capturadas a sus rivales. Las dos piedras de una captura pueden ser de distinto color, pero ninguna puede ser tuya. Las piedras de tu pareja se capturan como las demás, pero no cuentan para nadie.
rulesets-team-pente-2 = Las fuentes difieren sobre las piedras de la pareja: el folleto de la editorial permite capturarlas sin que cuenten; una enciclopedia dice que solo se pueden capturar las de los rivales. Aquí se sigue el folleto.
rulesets-team-pente-3 = Las parejas no pueden hablar de estrategia. Si alguien abandona o agota su tiempo, su bando pierde; para rendirse hace falta el acuerdo de la pareja.

rulesets-party-sentence = Cada cual por su cuenta: ganan cinco en línea o diez piedras capturadas.
rulesets-party-1 = De tres a seis jugadores juegan por turnos, cada cual con un color y por su cuenta. Ganan cinco en línea de tu propio color, o diez piedras capturadas de cualquier otro. Las dos piedras de una captura pueden ser de distinto color, pero ninguna puede ser tuya.
rulesets-party-2 = Quien abandona queda fuera: sus piedras se quedan y se pueden capturar. Gana quien quede al final.

rulesets-keryo-party-sentence = Cada cual por su cuenta, con tríos: ganan cinco en línea o quince piedras capturadas.
rulesets-keryo-party-1 = Como Pente para tres a seis, con las capturas de Keryo-Pente: se capturan exactamente dos o exactamente tres piedras en línea, y una sola piedra puede hacer ambas cosas en distintas direcciones. Ganan cinco en línea de tu propio color, o quince piedras capturadas de cualquier otro. Las piedras de una captura pueden ser de distinto color, pero ninguna puede ser tuya.

rulesets-points-sentence = Un encuentro de varias partidas de Pente que dan puntos: gana quien llegue antes a 21.
rulesets-points-1 = Un encuentro son varias partidas de Pente. Cada partida da 5 puntos por los cinco en línea, 1 por cada par capturado, y 1 por cada cuatro (tessera) que siga en el tablero al final: exactamente cuatro en línea, abierto o bloqueado. Gana el encuentro quien llegue antes a 21 puntos; quien pierde una partida empieza la siguiente.
rulesets-points-2 = Si ambas partes llegan a 21 en una misma partida, gana quien tenga más; si hay igualdad, se juega otra partida.
rulesets-points-3 = Quien se rinde en una partida o agota su tiempo abandona todo el encuentro: lo gana su rival, sea cual sea el marcador.
rulesets-match-options = El objetivo habitual es 21: la opción `target` fija otro, de 5 a 200 puntos. Un objetivo bajo puede alcanzarse ya en la primera partida. Con `handicap`, alguien empieza el encuentro con puntos.

rulesets-points-party-sentence = Partidas cortas a cuatro en línea o cuatro capturas: gana quien llegue antes a 21 puntos.
rulesets-points-party-1 = Un encuentro son varias partidas cortas. Una partida termina con cuatro en línea o cuatro pares capturados. Da 10 puntos por los cuatro que la terminan, 1 por cada par capturado, y 1 por cada tres que siga en el tablero: exactamente tres en línea, abierto o bloqueado. Gana el encuentro quien llegue antes a 21 puntos; quien sacó menos empieza la partida siguiente.
rulesets-points-party-2 = Si varias personas llegan a 21 en una misma partida, gana quien tenga más; si hay igualdad, se juega otra partida. Las dos piedras de una captura pueden ser de distinto color, pero ninguna puede ser tuya.
rulesets-points-party-3 = Quien se rinde en una partida o agota su tiempo abandona todo el encuentro: sus piedras se quedan y se pueden capturar, y los demás siguen jugando, también en las partidas siguientes. Si solo queda una persona, gana el encuentro.

rulesets-drawing-capture = El jugador 1 juega en el punto marcado y captura las dos piedras del jugador 2.
rulesets-drawing-moving-in = El jugador 2 puede jugar en el punto marcado: meterse es seguro.
rulesets-drawing-third-stone = La primera piedra y, a su alrededor, los puntos más cercanos permitidos para la tercera.
rulesets-drawing-trio = El jugador 1 juega en el punto marcado y captura tres piedras.
rulesets-drawing-g-lines = Los puntos más cercanos permitidos para la tercera piedra, arriba a la derecha del centro.
rulesets-drawing-poof = Si el jugador 1 juega en el punto marcado, el par queda entre dos piedras rivales y se pierde.
rulesets-drawing-breakable = La línea aún no gana: el jugador 2 juega en el punto marcado y captura una de sus piedras.
rulesets-drawing-swap-choice = Hay cuatro piedras en el tablero. ¿Qué color elegirías?
rulesets-drawing-swap2-choice = Hay tres piedras en el tablero: elige un color, o añade dos más y devuelve la elección.
rulesets-drawing-overline = Seis en línea no ganan.
rulesets-drawing-double-three = El jugador 1 no puede jugar en el punto marcado: formaría dos treses abiertos a la vez.
rulesets-drawing-six = Seis en línea ganan.
rulesets-drawing-spaced = El jugador 1 juega en el punto marcado y captura las dos piedras del jugador 2: las cuatro están a dos puntos una de otra.
rulesets-drawing-diagonal = Una piedra en el punto marcado solo captura el par en diagonal.
rulesets-drawing-power = La piedra de poder completa esta línea, y también podría completar una del otro color.
rulesets-drawing-touching = Los puntos que tocan la piedra.
rulesets-drawing-mixed = El jugador 1 juega en el punto marcado y captura dos piedras de distinto color.
rulesets-drawing-mixed-trio = El jugador 1 juega en el punto marcado y captura un trío de dos colores.
rulesets-drawing-partners-order = Los cuatro primeros turnos, de izquierda a derecha: un jugador de cada bando y luego sus parejas, con los mismos colores.
rulesets-drawing-partners-row = Cualquiera de la pareja 1 puede jugar en el punto marcado: la línea cuenta para el bando, da igual quién puso sus piedras.
rulesets-drawing-team-capture = Los jugadores 2 y 4 son del otro bando. El jugador 1 juega en el punto marcado: las dos piedras capturadas cuentan.
rulesets-drawing-team-partner = El jugador 3 es la pareja del jugador 1. El jugador 1 juega en el punto marcado: captura las dos piedras, pero solo cuenta la del jugador 2.
rulesets-drawing-team-row = Los jugadores 1 y 3 son pareja, pero esta línea no gana: hacen falta cinco piedras de un mismo color.
rulesets-drawing-fours = El final de una partida. El jugador 1 saca 5 puntos por los cinco en línea y 1 por los cuatro: 6. El jugador 2 saca 1 por cada una de sus dos líneas de cuatro: 2. Cada par capturado suma 1.
rulesets-drawing-no-fours = El jugador 1 saca 5 puntos por los cinco en línea y nada por las líneas de cuatro que contienen. El jugador 2 no saca nada: sus cuatro piedras tienen un hueco.
rulesets-drawing-threes = El final de una partida. El jugador 1 saca 10 puntos por los cuatro en línea y 1 por los tres: 11. Los jugadores 2 y 3 sacan 1 cada uno por sus tres en línea. Cada par capturado suma 1.
