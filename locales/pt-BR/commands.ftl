### What Discord shows while somebody chooses a command: what each command does, and what each of its
### options means. Each text has 1 to 100 characters.

commands-challenge = convide alguém, ou qualquer pessoa, para uma partida, ou jogue com o bot
commands-challenge-opponent = quem convidar; sem escolha, qualquer pessoa
commands-challenge-ruleset = a variante; sem escolha, como na última partida de vocês, ou a padrão do servidor
commands-challenge-pace = o ritmo; sem escolha, como na última partida de vocês, ou o padrão do servidor
commands-challenge-rated = se a partida conta para o ranking; sem escolha, como da última vez, ou sim, se possível
commands-challenge-opening = como as primeiras pedras são colocadas
commands-challenge-size = quantas linhas o tabuleiro tem
commands-challenge-poof = se um par completado entre duas pedras do oponente é perdido
commands-challenge-boat = se uma sequência só vence quando nenhuma captura pode quebrá-la
commands-challenge-overline = se seis ou mais em linha vencem
commands-challenge-bans = quem não pode fazer dois três abertos ao mesmo tempo
commands-challenge-first = quem começa; sem escolha, sorteio
commands-challenge-level = para jogar com o bot: o nível dele, de 1 a 10 (3 se você só convidar o bot)
commands-challenge-target = quantos pontos vencem um match de Points (21 se omitido)
commands-challenge-handicap = em Points: com quantos pontos a outra pessoa começa; com sinal de menos, você
commands-challenge-calls = se a linha do lance diz “tria!” e “tessera!”; sem escolha, como da última vez, ou não
commands-challenge-set = se é um set: duas partidas ao mesmo tempo, cada lado começa uma; sem escolha, como da última vez
commands-challenge-claim = se a vitória por tempo precisa ser reivindicada; sem escolha, como da última vez, ou não
commands-challenge-hill = se é um set ranqueado pela colina que vocês sobem

commands-move = coloque uma pedra
commands-move-point = o ponto, como K10 ou R3U2; +K10 coloca uma pedra de poder
commands-move-game = o número da partida, se é a sua vez em mais de uma

commands-board = mostre de novo o tabuleiro de uma partida
commands-board-game = o número da partida, se você joga mais de uma
commands-board-text = descreve o tabuleiro em palavras, só para você
commands-board-numbers = numera as pedras na ordem em que foram jogadas, só para você

commands-resign = desista de uma partida ou de um match; vou pedir que você confirme
commands-resign-game = { commands-board-game }

commands-offer = proponha empate, pausa, ranquear e mais, dê um dia ou reivindique uma vitória por tempo
commands-offer-what = o que propor
commands-offer-game = { commands-board-game }

commands-if-then = prepare sua resposta a um lance que seu oponente pode jogar; só você vê
commands-if-then-line = o lance do oponente, sua resposta e assim por diante: M9 N8; sem isso, você vê suas linhas
commands-if-then-clear = apaga todas as suas linhas condicionais nesta partida, também para o /replay
commands-if-then-game = { commands-board-game }

commands-games = liste suas partidas, primeiro aquelas em que é a sua vez
commands-games-player = as partidas de quem; sem escolha, as suas

commands-follow = siga uma partida de outros em mensagens privadas, ou veja as que você segue
commands-follow-game = o número da partida; sem ele, a lista
commands-follow-tell = quando eu escrevo

commands-review = quem estava melhor após cada lance de uma partida terminada e o que decidiu
commands-review-game = qual partida; a última daqui se omitido

commands-opening = quantas vezes se chegou a uma posição em partidas encerradas e como seguiram
commands-opening-ruleset = com quais regras; as que você mais joga se omitido
commands-opening-opening = como as primeiras pedras são colocadas; como você mais joga se omitido

commands-history = ver partidas encerradas e o placar entre duas pessoas
commands-history-player = de quem; as suas se omitido
commands-history-opponent = só partidas com esta pessoa, e o placar entre as duas
commands-history-ruleset = qual regra; todas se omitido
commands-history-result = como a partida acabou para o jogador; qualquer resultado se omitido
commands-history-page = qual página, a partir de 1; as mais recentes primeiro

commands-replay = rever uma partida encerrada, ou percorrê-la lance a lance
commands-replay-game = o número da partida; se omitido, a sua última encerrada aqui

commands-profile = ver ratings, resultados e adversários, seus ou de outra pessoa
commands-profile-player = de quem; o seu se omitido
commands-profile-public = se todos no canal veem; só você se omitido

commands-export = receba os registros das suas partidas em arquivos
commands-export-game = receba o registro de uma partida em um arquivo
commands-export-game-game = o número da partida; se omitido, você escolhe entre as últimas
commands-export-game-format = em que formato; se omitido, como texto
commands-export-all = receba os registros de todas as suas partidas encerradas em um arquivo zip
commands-export-all-format = { commands-export-game-format }
commands-export-all-from = a partir de qual partida, pelo número; se omitido, da primeira

commands-import = guarde registros de partidas para estudo, em uma coleção que só você vê
commands-import-file = um arquivo com registros: texto, SGF ou um zip com eles
commands-import-record = um registro da sua coleção pelo número, para vê-lo em um tabuleiro
commands-import-move = depois de qual lance; se omitido, depois do último
commands-import-delete = se esse registro deve ser apagado

commands-hill = mostre a colina de uma variante: até onde cada um subiu vencendo sets
commands-hill-ruleset = qual variante; a padrão do servidor se omitida

commands-leaderboard = mostre o ranking
commands-leaderboard-ruleset = qual variante; se omitida, a padrão do servidor ou a mais jogada
commands-leaderboard-scope = quais partidas; sem escolha, as deste servidor
commands-leaderboard-season = uma temporada deste servidor: o número, ou uma da lista
commands-leaderboard-page = qual página, a partir de 1

commands-rules = leia as regras do Pente ou de outra variante
commands-rules-ruleset = qual variante; sem escolha, você vê todas
commands-learn = aprenda a jogar em doze lições curtas

## `/puzzle`

commands-puzzle = resolver um problema: encontrar a pedra vencedora
commands-puzzle-theme = sobre o que é; qualquer tema se omitido
commands-puzzle-ruleset = com quais regras; quaisquer se omitido
commands-puzzle-difficulty = dificuldade; se omitido, a que combina com seu rating de problemas
commands-puzzle-source = de onde são os problemas; se omitido, embutidos, deste servidor e das suas partidas

commands-settings = veja ou mude suas configurações: tema, idioma, notação, lembretes, fuso horário, férias
commands-settings-theme = a aparência dos tabuleiros que só você vê
commands-settings-language = o idioma do que só você vê
commands-settings-notation = como os pontos são escritos para você
commands-settings-confirm = se pergunto antes de jogar um ponto que você escolhe
commands-settings-reminders = com que frequência lembrar você de uma partida
commands-settings-quiet = horas sem lembretes, como 22-7; "none" desliga
commands-settings-zone = seu fuso horário, como Europe/Berlin
commands-settings-weekend = os dias em que seus relógios param
commands-settings-vacation = se as férias são usadas antes de você perder por tempo
commands-settings-messages = para onde enviar seus lembretes
commands-settings-block = alguém de quem você não quer convites nem propostas
commands-settings-unblock = alguém que você quer desbloquear
commands-settings-digest = se você recebe uma lista diária das partidas em que é a sua vez
commands-settings-profile = quem pode ver seu perfil

commands-server = veja ou mude como se joga neste servidor
commands-server-theme = a aparência dos tabuleiros para todo mundo aqui
commands-server-channel = o canal onde todas as partidas acontecem
commands-server-anywhere = permite de novo partidas em todos os canais
commands-server-threads = abre um tópico para cada partida
commands-server-tidy = apaga o tabuleiro antigo quando um novo é postado
commands-server-ruleset = a variante padrão dos convites
commands-server-pace = o ritmo padrão dos convites
commands-server-vacation = se férias podem ser usadas em partidas ranqueadas
commands-server-language = o idioma do que todo mundo lê aqui
commands-server-visibility = quem pode ver as partidas jogadas aqui
commands-server-seasons = se os rankings têm temporadas; uma mudança vale a partir da próxima
commands-server-hill = se aqui se pode subir colinas com /hill
commands-server-reviews = se dois adversários veem análises das suas partidas anteriores enquanto jogam uma ranqueada aqui
commands-server-puzzles = o canal em que um problema é publicado por dia
commands-server-no-puzzles = verdadeiro para não publicar mais o problema do dia
commands-server-bar = uma pessoa que não pode mais começar nada aqui; suas partidas em andamento continuam
commands-server-unbar = uma pessoa que pode voltar a começar partidas aqui

commands-help = descubra o que eu faço e como jogar
commands-table = abra uma mesa para três a seis pessoas, ou sente-se a uma
commands-table-ruleset = o que jogar; Pente se omitido
commands-table-seats = quantas pessoas jogam, de 3 a 6 (4 se omitido)
commands-table-pace = quanto tempo cada um tem; o padrão do servidor se omitido
commands-table-order = a ordem de jogo; sorteada se omitida
commands-table-rated = se a partida conta para o ranking; se omitido, sim, se possível
commands-table-bots = quantos lugares o bot ocupa; nenhum se omitido
commands-table-level = a força do bot, de 1 a 10 (3 se omitido)
commands-table-target = quantos pontos vencem um match de Points (21 se omitido)
commands-table-opening = como a partida começa, para Partners e Points
commands-table-size = quantas linhas o tabuleiro tem; 19 se omitido
commands-table-calls = se a linha do lance diz “tria!” e “tessera!”; sem escolha, não
commands-table-invite = quem convidar pelo nome: a pessoa é avisada uma vez
commands-table-handicap = em Points: com quantos pontos começa a pessoa de `invite`
commands-table-do = o que fazer em uma mesa aberta
commands-table-person = com `do`: quem deve se levantar
commands-table-table = o número da mesa, se houver várias

commands-seek = procure alguém para jogar, ou veja quem procura
commands-seek-ruleset = a variante; sem escolha, a padrão do servidor
commands-seek-pace = o ritmo; sem escolha, o padrão do servidor
commands-seek-rated = se a partida conta para o ranking; sem escolha, sim, se possível
commands-seek-band = a que distância do seu rating pode estar o do oponente; sem escolha, qualquer um
commands-seek-everywhere = se pessoas de outros servidores também podem jogar com você, em particular; sem escolha, não

commands-tournament = crie, jogue e acompanhe torneios
commands-tournament-create = crie um torneio: seguem menus e uma prévia antes do anúncio
commands-tournament-create-name = o nome do torneio
commands-tournament-create-ruleset = o que se joga; se faltar, o padrão do servidor
commands-tournament-create-pace = quanto tempo cada um tem; se faltar, o padrão do servidor
commands-tournament-create-lowest-rating = a menor classificação que entra; se faltar, qualquer uma
commands-tournament-create-highest-rating = a maior classificação que entra; se faltar, qualquer uma
commands-tournament-create-check-in = se é preciso confirmar na última hora antes do início; se faltar, não
commands-tournament-show = veja um torneio: sua colocação, sua partida, a tabela
commands-tournament-show-number = o número; se faltar, o seu ou o mais recente
commands-tournament-list = veja os torneios deste servidor
commands-tournament-manage = para organizadores: começar, pausar, decidir, substituir, adiar, cancelar
commands-tournament-manage-number = o número; se faltar, o mais recente
commands-server-organisers = o cargo de quem organiza torneios, além de quem gerencia o servidor
commands-server-no-organisers = verdadeiro para que só quem gerencia o servidor organize torneios
commands-tournament-create-start = quando começa, como 2027-03-06 20:00; senão em dois dias
commands-tournament-create-repeats = uma RRULE, como FREQ=MONTHLY;BYDAY=1SA; senão uma vez
commands-tournament-manage-do = o que fazer, após uma pergunta; senão a página
commands-tournament-manage-board = o tabuleiro cujo resultado você decide
commands-tournament-manage-result = o resultado que você decide
commands-tournament-manage-player = quem retirar ou substituir
commands-tournament-manage-replacement = quem fica no lugar
commands-tournament-manage-hours = em quantas horas adiar o início
commands-tournament-manage-reason = por que você decide um resultado, substitui alguém ou cancela; é publicado
commands-tournament-enter = se inscrever em um torneio
commands-tournament-enter-number = o número; senão o seu ou o mais recente
commands-tournament-withdraw = sair de um torneio
commands-tournament-withdraw-number = o número; senão o seu ou o mais recente
commands-tournament-check-in = confirmar presença antes do início
commands-tournament-check-in-number = o número; senão o seu ou o mais recente
commands-tournament-bye = folgar na próxima rodada de um suíço por meio ponto
commands-tournament-bye-number = o número; senão o seu ou o mais recente

## `/privacy`, `/about`

commands-privacy = veja, receba ou exclua o que o bot guarda sobre você
commands-privacy-show = veja o que é guardado sobre você, quem vê e por quanto tempo
commands-privacy-export = receba em um arquivo tudo o que é guardado sobre você
commands-privacy-delete = exclua tudo o que é guardado sobre você; pergunta duas vezes
commands-about = a versão do bot e links para termos, privacidade e ajuda
commands-league = crie, jogue e acompanhe ligas: temporadas em divisões
commands-league-create = crie uma liga: seguem menus e uma prévia antes do anúncio
commands-league-create-name = o nome da liga
commands-league-create-ruleset = o que se joga; se faltar, o padrão do servidor
commands-league-create-pace = quanto tempo cada um tem; se faltar, o padrão do servidor
commands-league-create-division-size = quantos jogadores tem uma divisão, de 5 a 11; se faltar, 9
commands-league-create-moving = quantos sobem e quantos descem, de 1 a 3; se faltar, 2
commands-league-create-check-in = se é preciso confirmar na última hora antes do início; se faltar, não
commands-league-show = veja uma liga: sua divisão, suas partidas, a tabela
commands-league-show-number = o número; se faltar, a sua ou a mais recente
commands-league-show-season = qual temporada; se faltar, a mais recente
commands-league-enter = inscreva-se na próxima temporada de uma liga
commands-league-enter-number = o número; se faltar, a mais recente
commands-league-leave = saia de uma liga
commands-league-leave-number = o número; se faltar, a sua
commands-league-manage = para organizadores: começar, pausar, decidir, substituir, encerrar, cancelar
commands-league-manage-number = o número; se faltar, a mais recente
