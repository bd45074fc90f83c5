### Why something that a person asked for was not done: what is wrong, and what would be right. The
### answer is seen by that person only, unless they wrote a message to the bot in a channel.

refusal-no-such-ruleset-typed = Nenhuma variante se chama { $typed }. Escolha uma da lista; `/rules` explica todas.
refusal-which-ruleset = { $typed } pode ser { $rulesets }. Digite mais do nome, por favor.
refusal-one-stone = Agora você pode colocar uma só pedra: digite um só ponto. Nada foi jogado.
refusal-not-a-game = { $typed } não é o número de uma partida. Digite um número como 412; `/games` lista suas partidas.
refusal-no-such-zone = { $typed } não é um fuso horário que eu conheça. Digite o nome dele, como `Europe/Berlin`, ou uma cidade grande que fique nele.
refusal-not-quiet-hours = { $typed } não é um intervalo de horas. Digite horas cheias, como `22-7`, ou `none`.
refusal-not-a-point = { $typed } não é um ponto. Digite uma letra e um número, como `K10`, ou passos a partir do centro, como `R3U2`.
refusal-no-file-i = { $typed } não é um ponto: o tabuleiro não tem a letra I, vai do H direto ao J.
refusal-point-off-board = { $typed } não está neste tabuleiro.
refusal-no-game = Você não tem partidas em andamento. `/challenge` começa uma.
refusal-not-over = A partida { $game } ainda não acabou. `/board` mostra como ela está.
refusal-profile-hidden = Esta pessoa não mostra o perfil dela para você aqui.
refusal-nothing-waits = Não é a sua vez em nenhuma partida. `/games` mostra de quem é a vez.
refusal-none-fits = Isso não é possível agora em nenhuma das suas partidas. `/games` lista todas.
refusal-over-here = A partida { $game }, a deste tópico, está encerrada. Se você está falando de outra, use a opção `game` em um comando; em uma mensagem, comece com o número, como `412 K10`.
refusal-which-game = De que partida você está falando: { $games }? Em um comando, use a opção `game`; em uma mensagem, comece com o número, como `412 K10`.
refusal-other-games =
    { $count ->
        [one] mais { $count }
       *[other] mais { $count }
    }
refusal-no-such-game = A partida { $game } não existe. `/games` lista as suas.
refusal-no-such-invitation = Esse convite não existe mais. `/challenge` envia um novo.
refusal-overtaken = Alguém acabou de jogar na partida { $game }. `/board` mostra o tabuleiro.
refusal-overtaken-below = Alguém acabou de jogar na partida { $game }.
refusal-opponent-is-bot = Não posso convidar outros bots. Convide uma pessoa, ou jogue comigo.
refusal-level-of-person = `level` só serve para partidas contra mim. Deixe de fora, ou me escolha como `opponent`.
refusal-rated-against-computer = Partidas contra mim nunca contam para o rating. Deixe `rated` de fora.
refusal-no-such-opponent = Eu jogo todas as variantes para duas pessoas, nos níveis 1 a 10. Escolha uma delas.
refusal-only-on-servers = Convites só funcionam em um servidor. Use `/challenge` em um dos canais dele, onde vocês possam ver o tabuleiro.
refusal-not-reachable = Não posso postar tabuleiros aqui. Para jogar comigo, me mande uma DM, digite `/help` e aperte *Jogar com o bot*; ou use um servidor em que eu esteja.
refusal-permissions = Preciso de mais permissões neste canal antes de vocês poderem jogar aqui. Peça a quem gerencia o canal para me permitir: { $permissions }.
refusal-games-channel = As partidas daqui são jogadas em { $channel }, mas não posso postar lá. Peça a quem gerencia o servidor para permitir isso, ou para escolher outro canal com `/server`.
refusal-manage-server = Você precisa da permissão **{ $permission }** para mudar como se joga aqui. Suas próprias configurações estão em `/settings`.
refusal-button = Este botão não funciona mais. `/games` lista suas partidas, `/board` mostra o tabuleiro de uma.
refusal-command = Este comando mudou. Tente de novo daqui a um minuto, ou veja `/help`.
refusal-too-much = Isso é mais do que consigo responder de uma vez, então vou ignorar o resto por um tempo. Tente de novo daqui a um minuto.
refusal-too-soon = Você está fazendo isso com muita frequência. Nada mudou; tente de novo { $when }.
refusal-stopping = Estou prestes a reiniciar. Nada mudou; tente de novo daqui a pouco.
refusal-banned = Você não pode usar este bot: o operador dele baniu você.
refusal-banned-until = Você não pode usar este bot até { $until }: o operador dele baniu você.
refusal-ban-reason = O motivo informado: { $reason }
refusal-other-is-banned = Não dá para convidar esta pessoa: ela não pode usar este bot.
refusal-other-is-barred = Não dá para convidar esta pessoa: quem administra este servidor não deixa que ela comece nada aqui.
refusal-barred = Quem gerencia este servidor não deixa você começar nada aqui. Suas partidas em andamento continuam, e em outros lugares nada muda. Fale com essas pessoas.
refusal-bar-whom = Você pode barrar pessoas, mas não bots nem a si mesmo.
refusal-too-many-barred = { $most } pessoas estão barradas aqui, o máximo. Libere alguém com `unbar` ou bana no Discord.
refusal-repeated = Isso já foi feito.
refusal-clock-set-back = O relógio do computador em que eu rodo andou para trás, então não posso fazer isso até que alguém o acerte. Todas as partidas estão a salvo.
refusal-no-such-ruleset = Essa variante não existe. Escolha uma da lista; `/rules` explica todas.
refusal-no-such-id = Não encontro essa pessoa no Discord. Escolha da lista.
refusal-size = Um tabuleiro não pode ter { $lines } linhas. Escolha um número ímpar de 9 a 19.
refusal-size-is-fixed = { $ruleset } tem seu próprio tamanho de tabuleiro. Não use `size`.
refusal-opening-is-fixed = { $ruleset } tem sua própria abertura. Não use `opening`.
refusal-opening = { $ruleset } tem estas aberturas: { $openings }. Escolha uma delas.
refusal-poof-is-fixed = A opção `poof` não combina com { $ruleset }. Não a use.
refusal-boat-is-fixed = A opção `boat` não combina com { $ruleset }. Não a use.
refusal-overline-is-fixed = { $ruleset } tem sua própria regra para seis em linha. Não use `overline`.
refusal-bans-are-fixed = { $ruleset } tem sua própria regra para o duplo três. Não use `bans`.
refusal-bans = { $ruleset } pode ser jogado com { $bans }. Escolha uma destas opções.
refusal-no-match = `target` e `handicap` são para Points, um match de várias partidas. { $ruleset } é uma partida só: deixe-os de fora.
refusal-target = Um match é disputado até um total de { $fewest } a { $most } pontos. Escolha um `target` nesse intervalo em vez de { $points }.
refusal-handicap = Quem começasse com { $target } pontos ou mais já teria vencido. Escolha um `handicap` menor ou um `target` maior.
refusal-not-a-handicap = { $typed } não é uma vantagem. Digite um número como 5: a outra pessoa começa então com 5 pontos. Com -5, você começa com 5.
refusal-not-an-opening = { $typed } não é uma abertura. Deixe `opening` de fora ou escolha uma da lista que aparece enquanto você digita.
