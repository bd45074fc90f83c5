### The message of a turn, with the picture of the board: who is to move, and everything that led to it.
### Its sentences stand in one paragraph: whose turn it is, what was played (phrases.ftl), and what follows.

turn-called =
    { $asked ->
        [choice] { $player }, escolha uma cor · partida { $game }, lance { $number }.
        [white] { $player }, sua vez: uma pedra branca · partida { $game }, lance { $number }.
        [black] { $player }, sua vez: uma pedra preta · partida { $game }, lance { $number }.
        [second] { $player }, sua vez: a segunda pedra · partida { $game }, lance { $number }.
       *[stone] { $player }, sua vez · partida { $game }, lance { $number }.
    }
turn-to-pick =
    { $asked ->
        [choice] Escolha uma cor · partida { $game }, lance { $number }.
        [white] Sua vez: uma pedra branca · partida { $game }, lance { $number }.
        [black] Sua vez: uma pedra preta · partida { $game }, lance { $number }.
        [second] Sua vez: a segunda pedra · partida { $game }, lance { $number }.
       *[stone] Sua vez · partida { $game }, lance { $number }.
    }
turn-still-yours =
    { $asked ->
        [choice] Agora escolha uma cor na partida { $game }.
        [white] Agora coloque uma pedra branca na partida { $game }.
        [black] Agora coloque uma pedra preta na partida { $game }.
        [second] Agora coloque sua segunda pedra na partida { $game }.
       *[stone] Agora é a sua vez na partida { $game }.
    }
turn-next =
    { $asked ->
        [choice] Partida { $game }: agora { $player } escolhe uma cor.
        [mine] Partida { $game }: minha resposta aparece no tabuleiro.
       *[stone] Partida { $game }: é a vez de { $player }.
    }
turn-shown-again =
    { $asked ->
        [choice] **Partida { $game }**, lance { $number }: { $player } escolhe uma cor.
        [mine] **Partida { $game }**, lance { $number }: minha vez.
       *[stone] **Partida { $game }**, lance { $number }: vez de { $player }.
    }
turn-shown-again-to-you =
    { $asked ->
        [choice] **Partida { $game }**, lance { $number }: escolha uma cor.
       *[stone] **Partida { $game }**, lance { $number }: sua vez.
    }
turn-side =
    { $who ->
        [you] Você: { $colour }.
       *[other] { $name }: { $colour }.
    }
turn-side-captured =
    { $who ->
        [you] Você: { $colour }
       *[other] { $name }: { $colour }
    }, { $count ->
        [0] nada capturado
        [one] { $count } pedra capturada
       *[other] { $count } pedras capturadas
    }.
turn-side-captured-pairs =
    { $who ->
        [you] Você: { $colour }
       *[other] { $name }: { $colour }
    }, { $count ->
        [0] nada capturado
        [one] { $count } par capturado
       *[other] { $count } pares capturados
    }.
turn-computer-thinks = **Partida { $game }**, lance { $number }: estou pensando.
turn-is-thinking = **Partida { $game }**, lance { $number }: { $name } está pensando.
turn-paused =
    { $clock ->
        [none] **Partida { $game }**, lance { $number }: pausada até que alguém retome ou jogue.
       *[stopped] **Partida { $game }**, lance { $number }: pausada. Os relógios estão parados até que alguém retome ou jogue.
    }
turn-adjourned =
    { $with ->
        [bot] **Partida { $game }**, lance { $number }: adiada. Ninguém perdeu. Pressione *Retomar* para continuar.
       *[person] **Partida { $game }**, lance { $number }: adiada. Ninguém perdeu. Pressione *Retomar* para propor continuar.
    }
turn-taken-back = Um lance foi desfeito.
turn-taken-back-free = { $name } desfez seu último lance: nos primeiros dois minutos não é preciso acordo.
turn-taken-back-by =
    { $count ->
        [1] { $name } desfez o lance { $number }.
       *[other] { $name } desfez o lance { $number } e todos os seguintes.
    }
turn-pause-over = A pausa acabou.
turn-resumed = A partida foi retomada.
turn-first-stone = As regras colocaram a primeira pedra em **{ $point }**.
turn-answered-at-once = Havia uma resposta pronta: { $answer }
turn-line-missed = Nenhuma das suas linhas condicionais responde a isso.
turn-swap-begins = Abertura swap: coloque as quatro primeiras pedras, alternando as cores, em qualquer lugar. Depois, seu oponente escolhe uma cor.
turn-swap2-begins = Abertura swap2: coloque as três primeiras pedras, alternando as cores, em qualquer lugar. Depois, seu oponente escolhe uma cor, ou põe mais duas pedras e deixa você escolher.
turn-choose-colour = Você fica com as **brancas** ou com as **pretas**?
turn-choose-colour-or-add = Fique com as **brancas**, com as **pretas**, ou ponha mais uma pedra preta e uma branca e deixe seu oponente escolher.
turn-moves-next =
    { $colour ->
        [black] As pretas jogam a seguir.
       *[white] As brancas jogam a seguir.
    }
turn-resume = Retomar
turn-more = Mais
turn-game-begins = { $players }: a partida de vocês começa.
turn-sides = { $one } contra { $other }.
turn-order = Depois: { $names }.
turn-partner =
    { $who ->
        [you] Você joga em dupla com { $name }.
       *[other] { $player } joga em dupla com { $name }.
    }
turn-out = Fora: { $names }.
turn-resigned-and-left = { $name } desistiu e está fora.
turn-timed-out-and-left = O tempo de { $name } acabou, e { $name } está fora.

turn-was-to-move = Era a vez de { $player } · partida { $game }, lance { $number }.
turn-outdated = Este tabuleiro está desatualizado · partida { $game }, lance { $number }.
