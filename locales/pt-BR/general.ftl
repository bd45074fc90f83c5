### What several messages share, and what is said when something goes wrong.

general-too-late = Demorei demais. Aperte o botão de novo.
general-nameless = alguém
general-deleted-player = Jogador excluído
general-typed-nothing = isso
general-between-sentences = {" "}
general-yes = sim
general-no = não
general-damaged = Não consigo ler os dados salvos disto. Nada mudou, e as outras partidas não foram afetadas. Informe o código `{ $failure }` a quem administra este bot: ele leva ao erro no meu log.
general-failed = Algo deu errado do meu lado. Nada se perdeu: suas partidas estão como estavam. Tente de novo daqui a pouco. Se continuar acontecendo, informe o código `{ $failure }` a quem administra este bot.
general-board-below = Postei o tabuleiro da partida { $game } abaixo.
