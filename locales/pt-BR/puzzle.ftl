puzzle-head = **Problema** · { $ruleset } · rating { $rating }
puzzle-title = Problema
puzzle-to-move = { $colour ->
    [white] Brancas jogam
   *[black] Pretas jogam
}
puzzle-row = { $colour ->
    [white] As brancas vencem à força: encontre a primeira pedra.
   *[black] As pretas vencem à força: encontre a primeira pedra.
}
puzzle-captures = { $colour ->
    [white] As brancas vencem à força, por capturas: encontre a primeira pedra.
   *[black] As pretas vencem à força, por capturas: encontre a primeira pedra.
}
puzzle-defence = { $colour ->
    [white] As pretas ameaçam vencer à força. Encontre uma pedra branca que impeça isso.
   *[black] As brancas ameaçam vencer à força. Encontre uma pedra preta que impeça isso.
}
puzzle-go-on = { $colour ->
    [white] As brancas ainda vencem: encontre a próxima pedra.
   *[black] As pretas ainda vencem: encontre a próxima pedra.
}
puzzle-you-have = { $colour ->
    [white] Você joga com as brancas.
   *[black] Você joga com as pretas.
}
puzzle-captured-pairs = As brancas capturaram { $white ->
        [one] { $white } par
       *[other] { $white } pares
    }, as pretas { $black }.
puzzle-captured-stones = As brancas capturaram { $white ->
        [one] { $white } pedra
       *[other] { $white } pedras
    }, as pretas { $black }.
puzzle-repetition = Este você não resolveu antes: ele volta como revisão, sem rating.
puzzle-unrated = Você já tentou este, então ele não conta para o rating.
puzzle-unrated-reviewed = Não conta para o rating: este problema vem da sua partida { $game }, cuja análise revela a solução.
puzzle-rated-attempt = Ele conta para o rating: com uma dica, resolver dá só um terço dos pontos, e pedir a solução conta como não ter resolvido.
puzzle-rated-hinted = Pedir a solução conta como não ter resolvido.
puzzle-much-harder = { $asked ->
    [kind] Não há agora um problema novo deste tipo mais adequado a você: este é bem mais difícil.
   *[any] Não há agora um problema novo mais adequado a você: este é bem mais difícil.
}
puzzle-much-easier = { $asked ->
    [kind] Não há agora um problema novo deste tipo mais adequado a você: este é bem mais fácil.
   *[any] Não há agora um problema novo mais adequado a você: este é bem mais fácil.
}
puzzle-hint = Dica: uma pedra certa vai em { $points }. Depois desta dica, resolver o problema dá só um terço dos pontos.
puzzle-hint-unrated = Dica: uma pedra certa vai em { $points }.
puzzle-kept = { $colour ->
    [white] Certo: **{ $point }**. As brancas respondem **{ $reply }**.
   *[black] Certo: **{ $point }**. As pretas respondem **{ $reply }**.
}
puzzle-kept-half = Certo: **{ $point }**. Sua vez tem outra pedra.
puzzle-wrong = **{ $point }** não.
puzzle-wrong-line = **{ $point }** não: a vitória é detida assim: { $line }.
puzzle-wrong-defence = { $colour ->
    [white] **{ $point }** não: as brancas vencem assim: { $line }.
   *[black] **{ $point }** não: as pretas vencem assim: { $line }.
}
puzzle-again-rated = Você pode tentar de novo; só a primeira tentativa conta para o rating.
puzzle-again = Você pode tentar de novo.
puzzle-solved = Resolvido com **{ $point }**!
puzzle-goes-on = Continua assim: { $line }.
puzzle-shown = Uma solução: **{ $line }**. Qualquer outra pedra que consiga o mesmo também está certa.
puzzle-not-shown = Alguém está jogando agora uma posição da solução, então ainda não a mostro.
puzzle-rated = Seu rating de problemas: { $before } → { $after }.
puzzle-unsettled = Seu rating ainda não se firmou: os primeiros problemas o mudam em passos grandes, para cima e para baixo.
puzzle-streak = { $days ->
    [one] Resolva outro amanhã e serão dois dias seguidos.
   *[other] Você resolveu problemas { $days } dias seguidos.
}
puzzle-from-game = É da { $game }: { $players }.
puzzle-built-in = Vem de uma partida que joguei contra mim mesmo.
puzzle-none = Não há agora um problema assim que possa ser mostrado. Peça outro tema ou regra.
puzzle-none-any = Nenhum problema pode ser mostrado agora: a posição de cada um está sendo jogada. Enquanto isso, há as lições.
puzzle-none-server = Não há agora um problema assim das partidas deste servidor que você possa ver. Eles são procurados nas partidas terminadas, uma de cada vez.
puzzle-none-mine = Não há agora um problema assim das suas partidas. Eles são procurados nas partidas terminadas, uma de cada vez: uma vitória perdida ou entregue vira um problema.
puzzle-none-stands = Há problemas assim, mas as posições deles estão agora em partidas em andamento, então não posso mostrá-los até essas partidas acabarem.
puzzle-stands = Alguém está jogando esta mesma posição agora, então não posso mostrar o problema até essa partida acabar: ajudaria alguém. Vá para o próximo.
puzzle-stands-own = Você está jogando esta mesma posição agora, então não posso mostrar o problema até essa partida acabar. Vá para o próximo.
puzzle-repeats = Os problemas que você não resolver voltam após 1, 3, 7 e 21 dias, quando você pedir um. Eles vêm marcados como revisões e não contam para o rating.
puzzle-repeats-not = Os problemas que você não resolveu não voltam mais.
puzzle-went-on = Isso já foi tentado há um momento. Assim está o problema.
puzzle-unknown = Esse problema não existe mais. `/puzzle` tem outros.
puzzle-button-place = Pôr pedra
puzzle-button-board = Tabuleiro
puzzle-button-solution = Solução
puzzle-button-next = Próximo problema
puzzle-button-any = Um problema na minha medida
puzzle-button-game = A partida
puzzle-button-repeat = Rever meus erros
puzzle-button-repeat-not = Não rever
puzzle-daily = **O problema do dia** · { $ruleset } · rating na publicação { $rating }
puzzle-daily-privately = **{ $solve }** abre o problema só para você: ninguém mais vê as suas tentativas.
puzzle-daily-other-rules = Não resta para hoje um problema de { $ruleset }, a regra de costume aqui, que sirva a todos: este segue outra regra.
puzzle-button-solve = Resolver
puzzle-yesterday = { $count ->
    [one] Uma pessoa resolveu o de ontem na primeira tentativa.
   *[other] { $count } pessoas resolveram o de ontem na primeira tentativa.
}
puzzle-yesterday-nobody = Ninguém resolveu o de ontem na primeira tentativa.
puzzle-yesterday-untried = Ninguém terminou o de ontem.
puzzle-yesterday-named = O de ontem foi resolvido na primeira tentativa por { $names }.
puzzle-yesterday-others = { $count ->
    [one] O de ontem foi resolvido na primeira tentativa por { $names } e mais uma pessoa.
   *[other] O de ontem foi resolvido na primeira tentativa por { $names } e mais { $count }.
}
