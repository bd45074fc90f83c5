lessons-title-five = Cinco en línea
lessons-five-words = Al Pente se juega en los puntos donde se cruzan las líneas: en cada turno colocas una piedra, que ya no se mueve. Ganan cinco piedras tuyas en línea, en horizontal, vertical o diagonal.
lessons-five-task = Las blancas tienen cuatro en línea. Gana con una piedra.
lessons-five-right = Cinco en línea: has ganado.

lessons-title-capture = Capturar
lessons-capture-words = Encierra exactamente dos piedras negras entre dos tuyas, en cualquier dirección, y salen del tablero. Una piedra sola, o tres o más en línea, nunca se capturan.
lessons-capture-task = Captura un par.
lessons-capture-right = El par sale del tablero, y sus puntos vuelven a estar libres.

lessons-title-moving-in = Meterse es seguro
lessons-moving-in-words = Solo captura quien cierra la trampa. Puedes colocar una piedra de modo que tu propio par quede entre dos piedras negras: no le pasa nada.
lessons-moving-in-task = Métete: forma un par que quede entre dos piedras negras.
lessons-moving-in-right = El par está a salvo, porque la trampa no la cerraron las negras. Además, la piedra forma un tres en vertical.

lessons-title-pair = El par es débil
lessons-pair-words = Dos piedras juntas son lo que se puede capturar. Si hay una piedra negra en un extremo de tu par, la siguiente en el otro extremo lo captura.
lessons-pair-task = Tu par está en peligro. Sálvalo.
lessons-pair-right = Ahora no se puede capturar ningún par tuyo.

lessons-title-five-captures = Ganar con capturas
lessons-five-captures-words = Cinco pares capturados ganan, igual que cinco en línea. Has capturado cuatro pares, y las negras tienen cuatro en línea.
lessons-five-captures-task = Gana de inmediato.
lessons-five-captures-right = Era el quinto par: has ganado antes de que las negras hicieran cinco.

lessons-title-threes = Treses y cuatros
lessons-open-three-words = Un tres abierto, o *tria*, son tres piedras en línea con espacio en ambos extremos. Si no se detiene, se convierte en un cuatro con los dos extremos libres.
lessons-open-three-task = Forma un tres abierto sin hueco.
lessons-open-three-right = Una tria. Tu siguiente piedra formaría un cuatro abierto.
lessons-stretch-three-words = Un tres estirado es un tres abierto con un hueco. Amenaza lo mismo, pero se compone de un par y una piedra sola.
lessons-stretch-three-task = Forma un tres estirado.
lessons-stretch-three-right = Con el hueco lleno, es un cuatro abierto.
lessons-open-four-words = Un cuatro, o *tessera*, son cuatro piedras en línea. El cuatro abierto tiene los dos extremos libres: las negras solo pueden bloquear uno, y tú haces cinco en el otro.
lessons-open-four-task = Forma un cuatro abierto.
lessons-open-four-right = Los dos extremos están libres: un bloqueo no basta.
lessons-stretch-two-words = Dos piedras con un hueco son un dos estirado. Trabajan juntas como un par, pero nadie puede capturarlas.
lessons-stretch-two-task = Forma un dos estirado.
lessons-stretch-two-right = No hay ningún par que capturar, y el hueco se puede llenar después.

lessons-title-blocking = Bloquear
lessons-block-stretch-words = Las negras tienen un tres estirado. Se puede detener en tres puntos: en cualquiera de los extremos o en el hueco.
lessons-block-stretch-task = Detenlo en uno de sus tres puntos.
lessons-block-stretch-right = Las negras ya no pueden formar un cuatro abierto.
lessons-block-straight-words = En este tres abierto, una piedra tuya está a dos pasos de un extremo. Quedan tres puntos para detenerlo: cualquiera de los extremos, o un paso más allá por el otro lado.
lessons-block-straight-task = Detenlo en uno de sus tres puntos.
lessons-block-straight-right = Añadan lo que añadan las negras, un extremo del cuatro queda cerrado.

lessons-title-shapes = Ocho formas
lessons-shape-i-words = La **I**: tres piedras en una línea con un hueco entre cada dos. No se puede capturar ninguna pareja, y con dos piedras más son cinco.
lessons-shape-l-words = La **L**: un dos estirado y otro más largo en ángulo recto. La piedra de la esquina trabaja en ambas direcciones.
lessons-shape-h-words = La **h** pequeña: una pata, una barra y una pata hacia el otro lado, siempre con un hueco. Respondan donde respondan las negras, otra línea queda abierta.
lessons-shape-x-words = La **X**: cuatro esquinas alrededor de un punto vacío. Una piedra en el centro forma dos treses a la vez.
lessons-shape-big-h-words = La **H** grande: dos patas verticales con espacio para una barra entre ellas. Las patas y la barra pueden crecer, y no hay ningún par que capturar.
lessons-shape-4x3-words = El **4 × 3**: las esquinas de un rectángulo de cuatro por tres puntos. Sus lados están estirados y se ayudan entre sí.
lessons-shape-5x3-words = El **5 × 3**: las esquinas de un rectángulo de cinco por tres puntos. Desde los lados cortos, las diagonales se encuentran en el centro.
lessons-shape-hat-words = El **sombrero**: una base ancha y, dos líneas por encima o por debajo, una piedra en la diagonal de un extremo. Es pequeño, está a salvo de capturas y crece en tres direcciones.

lessons-title-wedge = Cuña y extensión
lessons-wedge-words = Una cuña es una piedra en el hueco de una forma estirada de las negras, con otra piedra tuya al lado. La parte, y las negras no pueden capturarla con una sola piedra.
lessons-wedge-task = Coloca la cuña.
lessons-wedge-right = La forma está partida, y las negras no pueden capturar tu par con una sola piedra.
lessons-extension-words = Una extensión forma un cuatro que las negras solo pueden bloquear en un punto. Si el bloqueo forma un par negro que puedes capturar, no aguanta.
lessons-extension-task = Extiende tu tres de modo que puedas capturar el bloqueo.
lessons-extension-right = Las negras tienen que bloquear, el bloqueo forma un par y tú lo capturas.

lessons-title-initiative = Iniciativa y claves
lessons-initiative-words = Quien hace amenazas que hay que responder tiene la iniciativa. Un cuatro va antes que un tres abierto: las negras no tienen tiempo de seguir.
lessons-initiative-task = Las negras tienen un tres abierto. No lo detengas: forma un cuatro que ninguna respuesta detenga.
lessons-initiative-right = Dos cuatros a la vez: las negras solo pueden bloquear uno.
lessons-keystone-words = Un par clave pertenece a varias líneas a la vez. Captúralo, y caen todas.
lessons-keystone-task = Las negras tienen dos treses abiertos. Captura el par que sostiene ambos.
lessons-keystone-right = Sin el par clave, no queda ninguno de los dos treses.

lessons-title-conventions = Reglas y costumbres
lessons-third-stone-words = La primera piedra blanca va en el centro, lo que es una gran ventaja. Por eso, según la regla de torneo, la segunda blanca, la tercera en total, va al menos a tres líneas del centro.
lessons-third-stone-task = Coloca la tercera piedra.
lessons-third-stone-right = Está bastante lejos del centro.
lessons-notation-words = Los puntos tienen dos nombres: `K10` cuenta columnas y filas desde abajo a la izquierda, `R3U2` los pasos a la derecha (R), a la izquierda (L), arriba (U) o abajo (D) desde el centro. La letra I no se usa, y el centro es `K10` o `0`.
lessons-notation-right = Los dos nombres son de este punto. En `/settings` eliges cuáles ves.
lessons-calls-words = Es de buena educación decir «tria» al formar un tres abierto y «tessera» al formar un cuatro. Con `calls` en `/challenge` lo digo yo por ambas partes.
lessons-calls-task = Haz una jugada a la que se dice «tessera».
lessons-calls-right = ¡Tessera! Ahora las negras lo saben.

lessons-title-game = Tu primera partida
lessons-game-words = Ahora juega contra mí en el nivel 1, el más débil. Después de cada jugada mía te señalo una cosa del tablero: qué se ha capturado, qué amenaza o qué puedes hacer. En un servidor, la partida tiene su propio hilo, que pueden abrir todos los del canal; para jugar en privado, usa `/learn` en un mensaje directo conmigo.
lessons-game-task = Empieza la partida y prueba lo que has aprendido.
