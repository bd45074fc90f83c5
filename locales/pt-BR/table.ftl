table-head = **Mesa { $table }** · { $terms } · aberta por { $host }
table-chair = { $number }. { $who }
table-side = **Lado { $side }:** { $names }
table-free = *vazio*
table-kept = *reservado para* { $name }
table-rematch = { $players }: { $host } quer uma revanche da partida { $game }.
table-computer = o bot, nível { $level }
table-with-points = { $name } (começa com { $points })
table-starts = A partida começa quando todos os lugares estiverem ocupados.
table-starts-early = A partida começa quando todos os lugares estiverem ocupados, ou com quem estiver sentado quando { $host } apertar *Começar*.
table-order-by-chance = A ordem de jogo é sorteada.
table-order-as-seated = Joga-se na ordem dos lugares.
table-first-in-centre = A primeira pedra é colocada no centro; quem joga em segundo lugar é chamado primeiro.
table-expires = Se não encher, a mesa é desfeita { $time }.
table-sit = Sentar
table-sit-on-side = Sentar no lado { $side }
table-stand = Levantar
table-no-thanks = Recusar
table-start = Começar
table-fill = + Bots
table-not-rated-with-bots = Com o bot na mesa, ela não é ranqueada.
table-close = Fechar
table-closed = { $host } fechou a mesa { $table }: { $terms }
table-expired = A mesa { $table } foi desfeita: não encheu em uma semana. { $terms }
table-opened =
    { $place ->
        [here] A mesa { $table } está aberta aqui.
       *[elsewhere] A mesa { $table } está aberta em { $channel }.
    }
table-opened-and-started =
    { $place ->
        [here] A mesa { $table } está completa: a partida { $game } começou aqui.
       *[elsewhere] A mesa { $table } está completa: a partida { $game } começou em { $channel }.
    }
table-you-sit = Você se sentou à mesa { $table }.
table-you-stand = Você se levantou da mesa { $table }.
table-you-declined = Você recusou: não há mais um lugar reservado para você na mesa { $table }.
table-you-removed = { $guest } se levantou da mesa { $table } e só pode se sentar de novo se você enviar um convite.
table-you-closed = Você fechou a mesa { $table }.
table-begins = A partida { $game } começou.
table-you-invited = Você convidou { $guest } para a mesa { $table }.
table-invitation = { $guest }, há um lugar para você na mesa { $table }, aberta por { $host }: { $terms }
