set-term = set de duas partidas
set-explained = Um set são duas partidas ao mesmo tempo: cada lado começa uma delas, e elas contam juntas.
set-play = Jogar um set
set-play-single = Jogar uma partida
set-title = { $one } e { $two } jogam um set: partidas { $first } e { $second }
set-who-begins = { $one } começa a partida { $first }; { $two }, a { $second }
set-thread-name = { $players } · partidas { $first } e { $second }
set-begins =
    { $clock ->
        [own] Esta é uma partida do set de vocês: na partida { $other }, a vez agora é de { $name }. Cada partida tem seu próprio relógio.
       *[none] Esta é uma partida do set de vocês: na partida { $other }, a vez agora é de { $name }.
    }
set-waits-too =
    { $who ->
        [you] A partida { $other } do set também espera por você.
       *[other] A partida { $other } do set também espera por { $name }.
    }
set-other-won = { $name } venceu a partida { $other } do set.
set-other-drawn = A partida { $other } do set terminou empatada.
set-won =
    { $who ->
        [you] Você vence o set { $score }.
       *[other] **{ $name }** vence o set { $score }.
    }
set-drawn = O set termina em 1 : 1.
set-drawn-rated = O set termina em 1 : 1 e não muda os ratings.
set-aborted = O set não conta, porque foi jogado de menos.
set-changes-no-ratings = O set não muda os ratings, porque foi jogado de menos.
set-drawn-alt = O set terminou em 1 : 1.
set-won-alt = { $name } venceu o set { $score }.
set-counts-with = Ela conta junto com a partida { $other } do set.
set-too-short = O set com a partida { $other } não conta, porque esta partida foi curta demais.
set-too-short-to-rate = O set com a partida { $other } não muda os ratings, porque esta partida foi curta demais.
set-left-early =
    { $who ->
        [you] A partida { $game } acabou cedo, depois de { $moves ->
            [one] { $moves } lance
           *[other] { $moves } lances
        }: { $why }. No set, você a perde se a partida { $other } contar.
       *[other] A partida { $game } acabou cedo, depois de { $moves ->
            [one] { $moves } lance
           *[other] { $moves } lances
        }: { $why }. No set, **{ $name }** a perde se a partida { $other } contar.
    }
set-left-early-counts =
    { $who ->
        [you] A partida { $game } acabou cedo, depois de { $moves ->
            [one] { $moves } lance
           *[other] { $moves } lances
        }: { $why }. No set, você a perde, porque a partida { $other } conta.
       *[other] A partida { $game } acabou cedo, depois de { $moves ->
            [one] { $moves } lance
           *[other] { $moves } lances
        }: { $why }. No set, **{ $name }** a perde, porque a partida { $other } conta.
    }
set-early-loss = A partida { $other } foi deixada cedo: no set ela conta como derrota de quem saiu.
set-when-counts = Uma partida conta quando cada jogador fez dois lances nela.
set-resign-early = Num set, sair tão cedo perde esta partida se a outra, a partida { $other }, contar.
set-resign-early-counts = Num set, sair tão cedo perde esta partida do mesmo jeito, porque a partida { $other } conta.
set-resign-void = A partida { $other } do set foi curta demais para contar, e esta também seria: o set então não conta.
set-resign-in-tournament = Em { $tournament }, esta partida conta então como vitória de { $opponents }.
set-resign-ends =
    { $result ->
        [drawn] O set então termina em 1 : 1.
       *[lost] Você então perde o set.
    }
set-with = set com a partida { $other }
set-rematch-who-moves-first = Será um set de novo. Começa a primeira partida quem perdeu o set ou, se ninguém perdeu, quem não começou a anterior.
set-rematch-begun =
    { $place ->
        [here] Os dois lados propuseram revanche: as partidas { $first } e { $second } começam abaixo.
       *[elsewhere] Os dois lados propuseram revanche: as partidas { $first } e { $second } começam em { $channel }.
    }
set-against-computer = Um set é para duas pessoas. Deixe `set` de fora para jogar comigo, ou convide uma pessoa.
set-of-matches = { $ruleset } é um match por pontos, em que as partidas já se alternam. Deixe `set` de fora, ou escolha outra variante.
