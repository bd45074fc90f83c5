set-term = set de dos partidas
set-explained = Un set son dos partidas a la vez: cada parte empieza una, y se cuentan juntas.
set-play = Jugar un set
set-play-single = Jugar una partida

set-title = { $one } y { $two } juegan un set: partidas { $first } y { $second }
set-who-begins = { $one } empieza la partida { $first }; { $two }, la { $second }
set-thread-name = { $players } · partidas { $first } y { $second }

set-begins =
    { $clock ->
        [own] Esta es una partida de vuestro set: en la partida { $other } le toca ahora a { $name }. Cada partida tiene su propio reloj.
       *[none] Esta es una partida de vuestro set: en la partida { $other } le toca ahora a { $name }.
    }
set-waits-too =
    { $who ->
        [you] También te espera la partida { $other } de vuestro set.
       *[other] La partida { $other } del set también espera a { $name }.
    }
set-other-won = { $name } ganó la partida { $other } del set.
set-other-drawn = La partida { $other } del set acabó en tablas.

set-won =
    { $who ->
        [you] Ganas el set { $score }.
       *[other] **{ $name }** gana el set { $score }.
    }
set-drawn = El set termina 1 : 1.
set-drawn-rated = El set termina 1 : 1 y no cambia las puntuaciones.
set-aborted = El set no cuenta, porque se jugó demasiado poco.
set-changes-no-ratings = El set no cambia las puntuaciones, porque se jugó demasiado poco.
set-drawn-alt = El set terminó 1 : 1.
set-won-alt = { $name } ganó el set { $score }.
set-counts-with = Cuenta junto con la partida { $other } del set.
set-too-short = El set con la partida { $other } no cuenta, porque esta partida fue demasiado corta.
set-too-short-to-rate = El set con la partida { $other } no cambia las puntuaciones, porque esta partida fue demasiado corta.
set-left-early =
    { $who ->
        [you] La partida { $game } terminó pronto, tras { $moves ->
            [one] { $moves } jugada
           *[other] { $moves } jugadas
        }: { $why }. En el set la pierdes si cuenta la partida { $other }.
       *[other] La partida { $game } terminó pronto, tras { $moves ->
            [one] { $moves } jugada
           *[other] { $moves } jugadas
        }: { $why }. En el set la pierde **{ $name }** si cuenta la partida { $other }.
    }
set-left-early-counts =
    { $who ->
        [you] La partida { $game } terminó pronto, tras { $moves ->
            [one] { $moves } jugada
           *[other] { $moves } jugadas
        }: { $why }. En el set la pierdes, porque la partida { $other } cuenta.
       *[other] La partida { $game } terminó pronto, tras { $moves ->
            [one] { $moves } jugada
           *[other] { $moves } jugadas
        }: { $why }. En el set la pierde **{ $name }**, porque la partida { $other } cuenta.
    }
set-early-loss = La partida { $other } se abandonó pronto: en el set cuenta como derrota de quien la dejó.
set-when-counts = Una partida cuenta cuando cada jugador ha hecho dos jugadas en ella.
set-resign-early = En un set, irse tan pronto pierde esta partida si cuenta la otra, la partida { $other }.
set-resign-early-counts = En un set, irse tan pronto pierde esta partida igualmente, porque la partida { $other } cuenta.
set-resign-void = La partida { $other } del set fue demasiado corta para contar, y esta también lo sería: el set entonces no cuenta.
set-resign-in-tournament = En { $tournament }, esta partida cuenta entonces como ganada por { $opponents }.
set-resign-ends =
    { $result ->
        [drawn] El set termina entonces 1 : 1.
       *[lost] Entonces pierdes el set.
    }

set-with = set con la partida { $other }

set-rematch-who-moves-first = Será otro set. Su primera partida la empieza quien perdió el set o, si no lo perdió nadie, quien jugó en segundo lugar.
set-rematch-begun =
    { $place ->
        [here] Ambas partes ofrecieron la revancha: las partidas { $first } y { $second } empiezan aquí abajo.
       *[elsewhere] Ambas partes ofrecieron la revancha: las partidas { $first } y { $second } empiezan en { $channel }.
    }

set-against-computer = Un set es para dos personas. Quita `set` para jugar contra mí, o invita a una persona.
set-of-matches = { $ruleset } es un encuentro por puntos, donde las partidas ya se alternan. Quita `set`, o elige otra variante.
