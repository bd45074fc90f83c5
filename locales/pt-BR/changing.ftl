### Changing one's last move while the opponent has not opened the board.

changing-button = Mudar meu lance
changing-heading = Você está mudando seu lance na partida { $game }: escolha o que jogar em vez de **{ $points }**, que vale até lá.
changing-second = Agora escolha a segunda pedra.
changing-question = Jogar **{ $point }** no lugar, na partida { $game }?
changing-done = Você mudou seu lance.
changing-changed = { $name } mudou esse lance.

changing-only-for-two = Só dá para mudar um lance em uma partida entre duas pessoas.
changing-no-move = Não há lance seu para mudar na partida { $game }: só dá para mudar as pedras que você colocou por último, enquanto nada mais tiver acontecido.
changing-already = O último lance da partida { $game } já foi voltado ou mudado uma vez. Isso só pode uma vez; com `/offer` você pode propor voltar o lance.
changing-after-opening = Seu oponente já começou a responder na partida { $game }, então o lance vale. Com `/offer` você pode propor voltar o lance.
changing-too-late = Um lance pode ser mudado por { $minutes } minutos, enquanto houver tempo no seu relógio. O lance da partida { $game } vale; com `/offer` você pode propor voltar o lance.
changing-unseen = Seu oponente mudou o último lance da partida { $game }: agora é **{ $points }**, então seu lance não foi jogado. Olhe o tabuleiro antes de enviá-lo de novo.
changing-board-shows = `/board` o mostra.
