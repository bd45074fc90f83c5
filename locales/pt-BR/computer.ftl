### Games against the computer. "I" and "me" are the bot.

computer-play = Jogar com o bot
computer-choose = Jogue Pente contra mim: sem relógio, e não conta para o ranking. Escolha meu nível para começar.
computer-how-strong = Escolha meu nível
computer-level =
    { $level ->
        [1] Nível { $level }: Bolota
        [2] Nível { $level }: Broto
        [3] Nível { $level }: Muda
        [4] Nível { $level }: Aveleira
        [5] Nível { $level }: Bétula
        [6] Nível { $level }: Cerejeira
        [7] Nível { $level }: Faia
        [8] Nível { $level }: Carvalho
        [9] Nível { $level }: Teixo
       *[10] Nível { $level }: Sequoia
    }
computer-about-level =
    { $level ->
        [1] Para uma primeira partida: posso não ver nem quatro em linha, seus ou meus.
        [2] Vejo todo quatro em linha, mas muitas vezes não vejo três abertos nem capturas.
        [3] Vejo mais três abertos, mas ainda perco muitos nas diagonais ou com um espaço.
        [4] Vejo a maioria das ameaças, mas perco muitas diagonais, espaços e capturas.
        [5] Às vezes não vejo uma ameaça, mas acho vitórias forçadas curtas.
        [6] Raramente deixo passar uma ameaça, e acho vitórias forçadas mais longas.
        [7] Quase não deixo passar ameaças, e penso bem em cada lance.
        [8] Não deixo passar quase nada, e acho vitórias forçadas longas.
        [9] Não deixo passar mais nenhuma ameaça, e olho bem à frente.
       *[10] O mais forte que sei jogar: vejo toda ameaça e olho o mais à frente possível.
    }
computer-begun =
    { $place ->
        [here] A partida { $game } começa abaixo.
        [private] A partida { $game } começa nas nossas mensagens privadas.
       *[elsewhere] A partida { $game } começa em { $channel }.
    }
computer-terms = Você ({ $yours }) contra mim ({ $mine }), nível { $level }: { $terms }.
computer-terms-without-colours = Você contra mim, nível { $level }: { $terms }.
computer-already-begun =
    { $place ->
        [here] A partida { $game } já começou aqui.
        [private] A partida { $game } já começou nas nossas mensagens privadas.
       *[elsewhere] A partida { $game } já começou em { $channel }.
    }
computer-only-one = Você pediu duas vezes seguidas, então comecei só uma partida.
computer-no-move = Não consigo achar um lance na partida { $game }. É um erro do programa, e está no log. `/board` me faz tentar de novo, `/offer` volta seu último lance, `/resign` encerra a partida.
computer-no-results = Você ainda não terminou nenhuma partida contra mim. Use `/challenge` para me convidar, em qualquer nível de 1 a 10.
computer-results = Seus resultados contra mim:
computer-result = { $ruleset }, nível { $level }: venceu { $wins }, perdeu { $losses }, empatou { $draws }
computer-another-ruleset = uma variante retirada
