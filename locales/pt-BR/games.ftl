### Lists of games.

games-yours = Suas partidas:
games-of = Partidas de { $name }:
games-none = Você não tem partidas em andamento. Comece uma com `/challenge`.
games-none-of = { $name } não tem partidas em andamento.
games-more = … e mais { $count }.
games-page = Página { $page } de { $pages }.
games-page-before = Página anterior
games-page-after = Próxima página
games-game-button = Partida { $game } · { $opponents }
games-which = De qual partida você está falando?
games-which-others =
    { $count ->
        [one] Mais { $count } não aparece aqui: use a opção `game` do comando.
       *[other] Mais { $count } não aparecem aqui: use a opção `game` do comando.
    }
games-against = { $game } contra { $opponents }
games-next-move = lance { $number }
games-waits-for-you = **sua vez**
games-waits-for = vez de { $name }
games-waits-for-me = minha vez
games-over = encerrada
games-due = prazo: { $time }
games-last-move = último lance { $time }
games-paused = pausada
games-adjourned = adiada
games-damaged = partida { $game } · não consigo ler os lances salvos. Avise quem administra este bot.
games-choice-against = contra { $opponents }
games-choice-your-turn = sua vez
