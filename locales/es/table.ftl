table-head = **Mesa { $table }** · { $terms } · abierta por { $host }
table-chair = { $number }. { $who }
table-side = **Bando { $side }:** { $names }
table-free = *vacío*
table-kept = *reservado para* { $name }
table-rematch = { $players }: { $host } quiere la revancha de la partida { $game }.
table-computer = el bot, nivel { $level }
table-with-points = { $name } (empieza con { $points })
table-starts = La partida empieza cuando se ocupen todos los asientos.
table-starts-early = La partida empieza cuando se ocupen todos los asientos, o con quienes estén sentados cuando { $host } pulse *Empezar*.
table-order-by-chance = El orden de juego se sortea.
table-order-as-seated = Se juega en el orden de los asientos.
table-first-in-centre = La primera piedra se coloca en el centro; primero se avisa a quien juega en segundo lugar.
table-expires = Si no se llena, la mesa se retira { $time }.
table-sit = Sentarse
table-sit-on-side = Sentarse en el bando { $side }
table-stand = Salir
table-no-thanks = No, gracias
table-start = Empezar
table-fill = + Bots
table-not-rated-with-bots = Con el bot en la mesa, no es puntuada.
table-close = Cerrar
table-closed = { $host } cerró la mesa { $table }: { $terms }
table-expired = La mesa { $table } se retiró: no se llenó en una semana. { $terms }
table-opened =
    { $place ->
        [here] La mesa { $table } está abierta aquí.
       *[elsewhere] La mesa { $table } está abierta en { $channel }.
    }
table-opened-and-started =
    { $place ->
        [here] La mesa { $table } está completa: la partida { $game } ha empezado aquí.
       *[elsewhere] La mesa { $table } está completa: la partida { $game } ha empezado en { $channel }.
    }
table-you-sit = Te has sentado a la mesa { $table }.
table-you-stand = Te has levantado de la mesa { $table }.
table-you-declined = Lo has rechazado: en la mesa { $table } ya no hay una silla reservada para ti.
table-you-removed = { $guest } ya no está en la mesa { $table } y solo puede volver a sentarse si le invitas.
table-you-closed = Has cerrado la mesa { $table }.
table-begins = La partida { $game } ha empezado.
table-you-invited = Has invitado a { $guest } a la mesa { $table }.
table-invitation = { $guest }, hay un asiento para ti en la mesa { $table } que abrió { $host }: { $terms }
