live-pace = ao vivo: { $minutes } minutos + { $seconds } segundos por lance
live-no-gift = A partida { $game } é ao vivo: não há dias para dar. Para um intervalo, proponha uma pausa.
live-no-claim = Uma partida ao vivo termina pelo relógio, então não há o que reivindicar. Escolha um ritmo em dias ou deixe `claim` de fora.
live-no-set = As duas partidas de um set são jogadas ao mesmo tempo, e ninguém dá conta de dois relógios ao vivo. Escolha um ritmo em dias ou deixe `set` de fora.
live-time-is-up = Seu tempo na partida { $game } acabou.
