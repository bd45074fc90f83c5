### Why the game, an invitation or an offer did not allow something: what is wrong, and what would be
### right. $game is the number of a game. People are shown as mentions.

refusal-game-self-challenge = Você não pode jogar contra si. Convide outra pessoa.
refusal-game-self-block = Você não pode bloquear nem desbloquear a própria conta. Escolha outra pessoa.
refusal-game-not-for-two = { $ruleset } é para mais de duas pessoas e precisa de uma mesa: `/table` abre uma. Aqui, escolha uma variante para duas; `/rules` lista todas.
refusal-game-not-ratable = Uma partida de { $ruleset } com essas opções não pode ser ranqueada. Escolha false em `rated`, ou não use as outras opções.
refusal-game-rated-without-clock = Uma partida ranqueada precisa de relógio. Escolha outro `pace`, ou false em `rated`.
refusal-game-rated-with-handicap = Um match ranqueado começa do zero para todos. Deixe `handicap` de fora, ou escolha false em `rated`.
refusal-game-not-for-you = Este convite é para { $opponent }; só essa pessoa pode responder.
refusal-game-your-own-challenge = Este convite é seu, então outra pessoa precisa aceitar. Você pode retirá-lo com o botão dele.
refusal-game-not-your-challenge = Só { $challenger } pode retirar este convite.
refusal-game-already-accepted = Este convite já foi aceito e agora é a partida { $game }. `/board` mostra o tabuleiro.
refusal-game-already-declined = Este convite já foi recusado. `/challenge` envia um novo.
refusal-game-already-withdrawn = Este convite já foi retirado. `/challenge` envia um novo.
refusal-game-expired = Este convite expirou: ninguém respondeu a tempo. `/challenge` envia um novo.
refusal-game-already-countered = Este convite já foi respondido com uma contraproposta. Responda a ela.
refusal-game-same-terms = As condições são as mesmas. Mude pelo menos uma, ou aceite o convite como está.
refusal-game-for-anybody = Este convite é para qualquer pessoa. Se não te interessa, é só ignorar.
refusal-game-too-many-open = Você já tem { $most } convites abertos. Retire um, ou espere uma resposta.
refusal-game-too-many-lately = Você enviou { $most } convites em um minuto, o máximo que eu posto para uma pessoa. Nada foi enviado; tente de novo { $when }.
refusal-game-blocked = Vocês não podem se convidar: um dos lados desativou isso. Se foi você, `/settings unblock` desfaz.
refusal-game-too-many-computer-games = Você já tem { $most } partidas contra mim, o máximo que jogo com uma pessoa ao mesmo tempo. Termine uma ou desista dela; `/games` mostra quais são.
refusal-game-too-many-computer-games-begun = Você começou { $most } partidas contra mim em pouco tempo, o máximo que começo com uma pessoa. Você pode começar a próxima { $when }.
refusal-game-calendar-stays = Você mudou seu fim de semana ou fuso horário há menos de uma semana, e seus relógios dependem deles. Você pode mudá-los de novo { $when }. Nada mudou.
refusal-game-not-a-player = Você não joga na partida { $game }. `/games` lista as suas, `/challenge` começa uma.
refusal-game-over = A partida { $game } está encerrada. `/board` mostra como acabou, `/challenge` começa outra.
refusal-game-over-below = A partida { $game } está encerrada. `/challenge` começa outra.
refusal-game-still-running = A partida { $game } ainda está em andamento. Você pode propor uma revanche quando ela acabar.
refusal-game-not-your-turn = É a vez do seu oponente; eu menciono você quando for a sua.
refusal-game-computers-turn = É a minha vez. O tabuleiro mostra o meu lance assim que eu jogar.
refusal-game-not-your-turn-after = É a vez do seu oponente; eu menciono você quando for a sua. O último lance foi { $point }.
refusal-game-not-your-turn-among = É a vez de { $player }; eu menciono você quando for a sua.
refusal-game-not-your-turn-among-after = É a vez de { $player }; eu menciono você quando for a sua. O último lance foi { $point }.
refusal-game-stale =
    { $whose ->
        [you] A partida avançou desde esse tabuleiro. Agora é a sua vez.
       *[opponent] A partida avançou desde esse tabuleiro. É a vez do seu oponente.
    }
refusal-game-stale-after =
    { $whose ->
        [you] A partida avançou desde esse tabuleiro. Agora é a sua vez. O último lance foi { $point }.
       *[opponent] A partida avançou desde esse tabuleiro. É a vez do seu oponente. O último lance foi { $point }.
    }
refusal-game-stale-among = A partida avançou desde esse tabuleiro. É a vez de { $player }.
refusal-game-stale-among-after = A partida avançou desde esse tabuleiro. É a vez de { $player }. O último lance foi { $point }.
refusal-game-adjourned = A partida { $game } está adiada. Proponha retomá-la, com o botão sob o tabuleiro ou com `/offer`.
refusal-game-already-adjourned = A partida { $game } já está adiada. Para retomá-la, use o botão sob o tabuleiro ou `/offer`.
refusal-game-not-adjourned = A partida { $game } não está adiada, então é só continuar jogando. `/board` mostra o tabuleiro.
refusal-game-already-paused = A partida { $game } já está pausada. Ela é retomada quando alguém joga ou aperta *Retomar*.
refusal-game-not-paused = A partida { $game } não está pausada, então é só continuar jogando. `/board` mostra o tabuleiro.
refusal-game-already-taken-back = Seu último lance na partida { $game } já foi desfeito. Para voltar mais um, peça de novo em { $seconds ->
        [one] { $seconds } segundo
       *[other] { $seconds } segundos
    }.
refusal-game-nothing-to-take-back = Você não tem nenhum lance para voltar na partida { $game }.
refusal-game-offer-is-moot = Essa proposta na partida { $game } não vale mais: ela foi respondida, ou a partida avançou. `/offer` faz uma nova.
refusal-game-your-own-offer = Esta proposta é sua. Só seu oponente pode responder; você pode retirá-la.
refusal-game-your-own-offer-among = Esta proposta é sua. Ela é para { $asked }; você pode retirá-la.
refusal-game-declined-just-now = A mesma proposta acabou de ser recusada na partida { $game }. Espere { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minutos
    } antes de repeti-la.
refusal-game-not-your-offer = Só { $by } pode retirar esta proposta.
refusal-game-offers-blocked = Vocês não podem enviar propostas entre si: um dos lados desativou isso. Se foi você, `/settings unblock` desfaz. A partida continua.
refusal-game-computer-plays-on = Eu não aceito empates. Você pode pausar, adiar, voltar um lance ou desistir.
refusal-game-plan-on-own-turn = É a sua vez na partida { $game }, então é só jogar. Linhas condicionais são para a vez do seu oponente.
refusal-game-plan-is-full = Você já tem { $most } linhas condicionais nesta partida. `/if-then clear:True` apaga todas.
refusal-game-line-contradicts = Outra das suas linhas já responde a esses lances com **{ $reply }**, e só uma delas poderia ser jogada. A nova linha não foi salva.
refusal-game-choice-contradicts = Outra das suas linhas já responde a esses lances de outro jeito, e só uma delas poderia ser jogada. A nova linha não foi salva.
refusal-game-line-too-long = Uma linha condicional tem no máximo { $most } lances. Tire os últimos.
refusal-game-line-without-answer = Uma linha condicional começa com o lance do seu oponente e termina com o seu, como `M9 N8`.
refusal-game-not-a-turn = Isso não é um lance. Digite um ponto, como `K10`.
refusal-game-has-left = Você saiu da partida { $game }; ela continua sem você. `/board` a mostra.
refusal-game-not-asked = Esta proposta é para { $asked }; ninguém mais pode responder.
refusal-game-already-agreed = Você já concordou; falta mais gente concordar.

refusal-game-own-game = Você mesmo joga esta partida, então já fica sabendo de tudo.
refusal-game-not-public = Esta partida só é vista no servidor dela, então não posso escrever a você sobre ela. `/board` a mostra lá.
refusal-game-no-messages = Não posso escrever a você em particular. Permita isso com `messages` em `/settings` e nas configurações de privacidade do Discord para este servidor.
refusal-game-too-many-followers = { $most } pessoas já seguem esta partida, o máximo a quem posso escrever. `/board` a mostra a qualquer momento.
refusal-game-too-many-followed = Você já segue { $most } partidas, o máximo por pessoa. `/follow` mostra todas.
