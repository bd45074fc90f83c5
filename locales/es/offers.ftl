### Offers between the players of a game.
###
### Values that many of these texts have:
### $kind is not shown. It is what is offered: `draw`, `takeback` (to undo the maker's last move),
### `pause`, `adjourn` (to put the game away without a result) or `resume` (to go on with an adjourned
### game). Where it matters, `takeback-with-reply` is a takeback that also undoes the move that
### followed, `takeback-from-bot` is the same where the bot made that move, and `pause-without-clock` is
### a pause in a game without a clock.
### $maker is the name of the player who made the offer, $game the number of the game.

offers-offered =
    { $kind ->
        [takeback] { $opponent }, { $maker } pide deshacer su última jugada en la partida { $game }.
        [takeback-with-reply] { $opponent }, { $maker } pide deshacer su última jugada en la partida { $game }. También se deshace tu respuesta.
        [pause] { $opponent }, { $maker } ofrece una pausa en la partida { $game }. Los relojes se paran hasta que alguien la reanude o juegue.
        [pause-without-clock] { $opponent }, { $maker } ofrece una pausa en la partida { $game }, hasta que alguien la reanude o juegue.
        [adjourn] { $opponent }, { $maker } ofrece aplazar la partida { $game }. Nadie pierde, y se reanuda cuando haya acuerdo.
        [resume] { $opponent }, { $maker } ofrece reanudar la partida { $game }.
        [takeback-with-replies] { $opponent }, { $maker } pide deshacer en la partida { $game }: su última jugada y todas las posteriores.
        [resign] { $opponent }, { $maker } quiere rendirse en nombre de vuestro bando en la partida { $game }. Si aceptas, pierde vuestro bando.
        [rate] { $opponent }, { $maker } ofrece que la partida { $game } sea puntuada.
        [unrate] { $opponent }, { $maker } ofrece que la partida { $game } sea amistosa.
       *[draw] { $opponent }, { $maker } ofrece tablas en la partida { $game }.
    }

offers-agree = Aceptar
offers-decline = Rechazar
offers-withdraw = Retirar

offers-agreed =
    { $kind ->
        [takeback] { $answerer } aceptó que { $maker } deshiciera su jugada en la partida { $game }.
        [pause] { $maker } y { $answerer } pausaron la partida { $game }.
        [adjourn] { $maker } y { $answerer } aplazaron la partida { $game }.
        [resume] { $maker } y { $answerer } reanudaron la partida { $game }.
        [resign] { $maker } y { $answerer } se rindieron en la partida { $game }.
        [rate] { $maker } y { $answerer } acordaron que la partida { $game } sea puntuada.
        [unrate] { $maker } y { $answerer } acordaron que la partida { $game } sea amistosa.
       *[draw] { $maker } y { $answerer } acordaron tablas en la partida { $game }.
    }
offers-declined =
    { $kind ->
        [takeback] { $answerer } no aceptó que { $maker } deshiciera su jugada en la partida { $game }.
        [pause] { $answerer } rechazó la oferta de { $maker } de pausar la partida { $game }.
        [adjourn] { $answerer } rechazó la oferta de { $maker } de aplazar la partida { $game }.
        [resume] { $answerer } rechazó la oferta de { $maker } de reanudar la partida { $game }.
        [resign] { $answerer } no quiere rendirse en la partida { $game }.
        [rate] { $answerer } rechazó la oferta de { $maker } de que la partida { $game } sea puntuada.
        [unrate] { $answerer } rechazó la oferta de { $maker } de que la partida { $game } sea amistosa.
       *[draw] { $answerer } rechazó las tablas que ofreció { $maker } en la partida { $game }.
    }
offers-withdrawn =
    { $kind ->
        [takeback] { $maker } ya no pide deshacer su jugada en la partida { $game }.
        [pause] { $maker } retiró la oferta de pausar la partida { $game }.
        [adjourn] { $maker } retiró la oferta de aplazar la partida { $game }.
        [resume] { $maker } retiró la oferta de reanudar la partida { $game }.
        [resign] { $maker } ya no quiere rendirse en la partida { $game }.
        [rate] { $maker } retiró la oferta de que la partida { $game } sea puntuada.
        [unrate] { $maker } retiró la oferta de que la partida { $game } sea amistosa.
       *[draw] { $maker } retiró la oferta de tablas en la partida { $game }.
    }
offers-moot =
    { $kind ->
        [takeback] La petición de deshacer en la partida { $game } ya no es válida.
        [pause] La oferta de pausar la partida { $game } ya no es válida.
        [adjourn] La oferta de aplazar la partida { $game } ya no es válida.
        [resume] La oferta de reanudar la partida { $game } ya no es válida.
        [resign] La propuesta de rendirse en la partida { $game } ya no es válida.
        [rate] La oferta de que la partida { $game } sea puntuada ya no es válida.
        [unrate] La oferta de que la partida { $game } sea amistosa ya no es válida.
       *[draw] La oferta de tablas en la partida { $game } ya no es válida.
    }
offers-replaced = { $maker } ha ofrecido otra cosa en su lugar.

offers-sent =
    { $kind ->
        [takeback] Pediste deshacer tu jugada en la partida { $game }. Tu rival puede aceptar hasta la próxima jugada.
        [pause] Ofreciste pausar la partida { $game }. Tu rival puede aceptar hasta la próxima jugada.
        [adjourn] Ofreciste aplazar la partida { $game }. Tu rival puede aceptar hasta la próxima jugada.
        [resume] Ofreciste reanudar la partida { $game }. Seguirá cuando tu rival acepte.
        [rate] Ofreciste que la partida { $game } sea puntuada. Tu rival puede aceptar hasta la próxima jugada.
        [unrate] Ofreciste que la partida { $game } sea amistosa. Tu rival puede aceptar hasta la próxima jugada.
       *[draw] Ofreciste tablas en la partida { $game }. Tu rival puede aceptar hasta la próxima jugada.
    }
offers-stands =
    { $kind ->
        [takeback] Ya has pedido deshacer tu jugada en la partida { $game }. Tu rival puede aceptar hasta la próxima jugada.
        [pause] Ya has ofrecido pausar la partida { $game }. Tu rival puede aceptar hasta la próxima jugada.
        [adjourn] Ya has ofrecido aplazar la partida { $game }. Tu rival puede aceptar hasta la próxima jugada.
        [resume] Ya has ofrecido reanudar la partida { $game }. Seguirá cuando tu rival acepte.
        [rate] Ya has ofrecido que la partida { $game } sea puntuada. Tu rival puede aceptar hasta la próxima jugada.
        [unrate] Ya has ofrecido que la partida { $game } sea amistosa. Tu rival puede aceptar hasta la próxima jugada.
       *[draw] Ya has ofrecido tablas en la partida { $game }. Tu rival puede aceptar hasta la próxima jugada.
    }
offers-done =
    { $kind ->
        [takeback] Deshiciste tu última jugada en la partida { $game }.
        [takeback-with-reply] Deshiciste tu última jugada en la partida { $game }, y las que siguieron.
        [takeback-from-bot] Deshiciste tu última jugada en la partida { $game }, y con ella mi respuesta.
        [pause] La partida { $game } está en pausa hasta que alguien la reanude o juegue.
        [adjourn] La partida { $game } queda aplazada. Nadie pierde, y puedes reanudarla más adelante.
        [resume] La partida { $game } se ha reanudado.
        [resign] Tu pareja y tú os habéis rendido en la partida { $game }.
        [rate] La partida { $game } es puntuada desde ahora: ambas partes lo ofrecisteis.
        [unrate] La partida { $game } es amistosa desde ahora: ambas partes lo ofrecisteis.
       *[draw] La partida { $game } acaba en tablas: las ofrecieron ambas partes.
    }
offers-went-on = Reanudaste la partida { $game }.

offers-button =
    { $kind ->
        [takeback] Deshacer jugada
        [takeback-if-agreed] Pedir deshacer la jugada
        [takeback-from-bot] Deshacer (ambas jugadas)
        [pause] Pausar
        [adjourn] Aplazar
        [resume] Reanudar
        [rate] Hacerla puntuada
        [unrate] Hacerla amistosa
       *[draw] Ofrecer tablas
    }
offers-agreed-so-far = De acuerdo hasta ahora: { $names }.
offers-you-agreed =
    { $kind ->
        [pause] Ya se había ofrecido una pausa en la partida { $game }; la has aceptado. Falta que acepten otras personas.
        [adjourn] Ya se había ofrecido aplazar la partida { $game }; lo has aceptado. Falta que acepten otras personas.
        [resume] Ya se había ofrecido reanudar la partida { $game }; lo has aceptado. Falta que acepten otras personas.
       *[draw] Ya se habían ofrecido tablas en la partida { $game }; las has aceptado. Falta que acepten otras personas.
    }
offers-waits-for =
    { $count ->
        [1] Tu oferta en la partida { $game } espera a { $names }. Surte efecto si acepta; la próxima jugada la anula.
       *[other] Tu oferta en la partida { $game } espera a { $names }. Surte efecto cuando todos acepten; la próxima jugada la anula.
    }
offers-proposed-to-partner = Propusiste a { $partner } que vuestro bando se rinda en la partida { $game }. Si acepta, pierde vuestro bando; la próxima jugada anula la propuesta.
