### Stepping through a finished game, one board after the other. Only who asked sees it.

replay-step-through = Passo a passo
replay-at = **Partida { $game }** · lance { $number } de { $moves }
replay-begins = **Partida { $game }** · antes do primeiro lance

replay-first = Início
replay-back-five = Voltar 5
replay-back = Voltar
replay-forward = Avançar
replay-forward-five = Avançar 5
replay-last = Fim

replay-jump-prompt = Ir para um lance
replay-jump = Lance { $number }
replay-jump-to-begin = Antes do primeiro lance
replay-none-here = Você ainda não tem partidas encerradas aqui. `/history` lista todas as suas.
