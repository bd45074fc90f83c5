### Seguir uma partida de outros: o botão sob um tabuleiro e o que se lê em particular.

follow-button = Seguir
follow-followers =
    { $count ->
        [one] Uma pessoa segue esta partida.
       *[other] { $count } pessoas seguem esta partida.
    }
follow-ask = Quando devo escrever a você em particular sobre a { $game } de { $players }?
follow-each-move = Depois de cada lance
follow-the-end = Só no fim
follow-stop = Deixar de seguir
follow-moves-told = Escrevo a você em particular depois de cada lance da { $game }, no máximo uma vez por vez de jogar, e no fim.
follow-end-told = Escrevo a você em particular quando a { $game } terminar.
follow-quiet-hours = No seu horário de silêncio eu espero.
follow-next-games = Você também segue as próximas partidas do match.
follow-stopped =
    { $was ->
        [yes] Você não segue mais a partida { $game }.
       *[no] Você não segue a partida { $game }, ou ela já terminou.
    }
follow-told = Você segue a { $game } de { $players }:
follow-to-move = É a vez de { $player }.
follow-list = Você segue estas partidas:
follow-listed = { $game }: { $players }
follow-change = Partida { $game }
follow-none = Você não segue nenhuma partida. *Seguir* sob um tabuleiro de outros começa isso, ou `/follow` com o número da partida.
