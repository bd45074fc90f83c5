### Games against the computer. "I" and "me" are the bot.
###
### $place is not shown: `here` if the game is in this channel, else `elsewhere`.
### $channel is a link to a channel, $game the number of a game.

computer-play = Jugar contra el bot
computer-choose = Juega a Pente contra mí: sin reloj, y no cuenta para la clasificación. Elige mi nivel para empezar.
computer-how-strong = Elige mi nivel

computer-level =
    { $level ->
        [1] Nivel { $level }: Bellota
        [2] Nivel { $level }: Brote
        [3] Nivel { $level }: Arbolito
        [4] Nivel { $level }: Avellano
        [5] Nivel { $level }: Abedul
        [6] Nivel { $level }: Cerezo
        [7] Nivel { $level }: Haya
        [8] Nivel { $level }: Roble
        [9] Nivel { $level }: Tejo
       *[10] Nivel { $level }: Secuoya
    }

computer-about-level =
    { $level ->
        [1] Para una primera partida: puedo pasar por alto hasta un cuatro en línea, tuyo o mío.
        [2] Veo todos los cuatros, pero a menudo se me escapan treses abiertos y capturas.
        [3] Veo más treses abiertos, pero aún se me escapan muchos en diagonal y con hueco.
        [4] Veo casi todas las amenazas, pero a menudo se me escapan diagonales, huecos y capturas.
        [5] A veces se me escapa una amenaza, pero encuentro victorias forzadas cortas.
        [6] Rara vez se me escapa una amenaza, y encuentro victorias forzadas más largas.
        [7] Casi nunca se me escapa una amenaza, y sopeso bien cada jugada.
        [8] No se me escapa casi nada, y encuentro victorias forzadas largas.
        [9] Ya no se me escapan amenazas, y calculo muchas jugadas por delante.
       *[10] Mi máxima fuerza: no se me escapa ninguna amenaza y calculo lo más lejos posible.
    }

computer-begun =
    { $place ->
        [here] La partida { $game } empieza aquí abajo.
        [private] La partida { $game } empieza en nuestros mensajes privados.
       *[elsewhere] La partida { $game } empieza en { $channel }.
    }
computer-terms = Tú ({ $yours }) contra mí ({ $mine }), nivel { $level }: { $terms }.
computer-terms-without-colours = Tú contra mí, nivel { $level }: { $terms }.
computer-already-begun =
    { $place ->
        [here] La partida { $game } ya ha empezado aquí.
        [private] La partida { $game } ya ha empezado en nuestros mensajes privados.
       *[elsewhere] La partida { $game } ya ha empezado en { $channel }.
    }
computer-only-one = La pediste dos veces seguidas, así que solo he empezado una.

computer-no-move = No encuentro ninguna jugada en la partida { $game }. Es un error del programa y ha quedado en el registro. `/board` hace que lo intente de nuevo, `/offer` deshace tu última jugada, `/resign` termina la partida.

computer-no-results = Aún no has terminado ninguna partida contra mí. Invítame con `/challenge`, en cualquier nivel del 1 al 10.
computer-results = Tus resultados contra mí:
computer-result = { $ruleset }, nivel { $level }: ganaste { $wins }, perdiste { $losses }, tablas { $draws }
computer-another-ruleset = una variante retirada
