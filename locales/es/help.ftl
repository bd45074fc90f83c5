### The help page for a new player. Its texts come one below the other and may have 2,000 characters
### together.

help-game = **Pente**: por turnos, se coloca una piedra en un punto vacío. Ganan cinco en línea. Si encierras exactamente dos piedras seguidas de tu rival entre dos tuyas, en cualquier dirección, las capturas: salen del tablero. También ganan cinco pares capturados. Meterse entre dos piedras rivales es seguro. Con la regla de torneo, la primera piedra va en el centro, y la tercera, al menos a tres líneas de él.
help-commands =
    - `/challenge` invita a alguien a una partida, o a cualquiera; también con una pulsación larga en un nombre, en *Aplicaciones*
    - *Jugar*, bajo el tablero, te deja elegir un punto; solo tú ves las opciones
    - También puedes responder al tablero con un punto o usar `/move`: `K10` (letra y número) o `R3U2` (pasos desde el centro)
    - `/board` muestra otra vez el tablero, o lo describe con palabras
    - `/games` lista tus partidas, primero las que te esperan
    - `/offer` ofrece tablas, deshacer, una pausa o aplazar; `/resign` es para rendirse
    - `/if-then` prepara tu respuesta a una posible jugada de tu rival
    - `/leaderboard` muestra la clasificación
    - `/rules` explica todas las variantes, con dibujos
    - `/settings` tiene tu tema, zona horaria, horas de silencio y recordatorios
help-clock = Te menciono cuando es tu turno. Los días por jugada se acuerdan al invitar; los fines de semana y las vacaciones pueden parar tu reloj.
