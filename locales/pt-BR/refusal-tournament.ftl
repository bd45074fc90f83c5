refusal-tournament-no-such = Não há torneio { $tournament }. `/tournament list` mostra os deste servidor.
refusal-tournament-only-on-servers = Só há torneios e ligas em servidores. Use `/tournament` em um canal de um deles.
refusal-tournament-not-allowed = Aqui quem cria torneios é quem pode gerenciar o servidor e o cargo que `/server` indica como `organisers`.
refusal-tournament-not-organiser = Só pode fazer isso quem organiza este torneio ou quem pode criar torneios aqui.
refusal-tournament-bad-name = Um torneio precisa de um nome visível com no máximo { $most } caracteres.
refusal-tournament-too-many = Já há { $most } torneios em andamento aqui, que é o máximo. Espere um terminar ou cancele algum.
refusal-tournament-not-for-tournaments = { $ruleset } não pode ser jogado em torneio: lá contam partidas avulsas que se vencem sozinho. Escolha outras regras.
refusal-tournament-seats = Este formato não combina com { $ruleset }: um ciclo é para três ou quatro por partida; os demais, para dois.
refusal-tournament-needs-clock = As partidas de um torneio têm relógio, para que ele chegue ao fim. Escolha um ritmo com relógio.
refusal-tournament-numbers = Neste formato participam de { $fewest } a { $most } pessoas, e o mínimo não pode passar do máximo.
refusal-tournament-rounds = Um torneio tem de 1 a { $most } rodadas e grupos de 3 a 7.
refusal-tournament-start = Um torneio começa no mínimo { $soonest } e no máximo { $latest }.
refusal-tournament-start-passed = O início escolhido já passou ou está perto demais: no mínimo { $soonest }. **Quando…** o muda.
refusal-tournament-entry-end = As inscrições terminam no futuro, e não depois do início.
refusal-tournament-empty-band = A pontuação mínima está acima da máxima, então ninguém poderia entrar.
refusal-tournament-check-in-length = A confirmação dura pelo menos 5 minutos e no máximo { $hours } horas.
refusal-tournament-announced-already = Este torneio já foi anunciado. O prometido fica; quem organiza ainda pode adiar ou cancelar.
refusal-tournament-entries-over = As inscrições deste torneio terminaram. `/tournament list` mostra outros.
refusal-tournament-over = Este torneio terminou.
refusal-tournament-not-begun = Este torneio ainda não começou.
refusal-tournament-begun = Este torneio já começou.
refusal-tournament-start-paused = Este torneio está pausado. Retome-o primeiro; depois ele pode começar.
refusal-tournament-season =
    { $kind ->
        [over] Esta temporada da liga terminou.
        [not-begun] Esta temporada da liga ainda não começou.
        [begun] Esta temporada da liga já começou.
        [start-paused] Esta liga está em pausa. Retome-a primeiro; depois a temporada pode começar.
        [paused-already] Esta liga já está em pausa.
       *[not-paused] Esta liga não está em pausa.
    }
refusal-tournament-plays-already = Quem ocuparia o lugar já está neste torneio, ou saiu dele. Escolha outra pessoa.
refusal-tournament-organiser-already = Você já organiza este torneio.
# $most is the most drafts of one person.
refusal-tournament-too-many-drafts = Você já tem { $most } rascunhos aqui, e esse é o máximo. Anuncie um ou descarte um; `/tournament list` os mostra.
refusal-tournament-entered-already = Você já está neste torneio. O botão de desistência tira você dele.
refusal-tournament-not-entered = Você não está neste torneio.
refusal-tournament-has-left = Quem deixou um torneio não volta a ele. O próximo está aberto de novo.
refusal-tournament-outside-band = Este torneio é para outras pontuações: a sua aqui é { $rating }.
refusal-tournament-full = As { $most } vagas estão ocupadas. Se alguém desistir antes do início, uma fica livre.
refusal-tournament-barred = Você não fez nenhum lance numa partida de torneio aqui; poderá entrar de novo { $when }.
refusal-tournament-check-in-later = A confirmação abre { $when }.
refusal-tournament-no-check-in = Este torneio não tem confirmação: quem se inscreveu participa.
refusal-tournament-no-bye = Dá para pedir uma folga no sistema suíço, menos na última rodada.
refusal-tournament-no-bye-yet = Este torneio ainda não começou. Assim que a primeira rodada estiver em jogo, você pode pedir para folgar em uma seguinte.
refusal-tournament-bye-taken = Você já teve ou pediu uma folga neste torneio: há no máximo uma.
refusal-tournament-no-such-board = Não há tabuleiro { $board } na rodada em andamento.
refusal-tournament-not-this-round = A rodada { $round } não é mais a que está em jogo: os resultados dela não podem ser decididos.
refusal-tournament-decided-already = Isso já tem um resultado.
refusal-tournament-wrong-result = Esse resultado não serve para essas pessoas. Escolha um da lista.
refusal-tournament-no-reason = Escreva por quê, com no máximo { $most } caracteres: o motivo é publicado.
refusal-tournament-played-already = Só dá para substituir alguém antes do primeiro lance no torneio.
refusal-tournament-start-moved = O início mudou desde a pergunta: agora é { $time }, { $when }. Nada foi alterado.
refusal-tournament-too-often = Você fez isso { $most } vezes em uma hora, e todos são avisados a cada vez: é o máximo. Será possível de novo { $when }.
refusal-tournament-put-in-before = Esta pessoa já entrou { $most } vezes neste torneio no lugar de outra, e é o máximo. Escolha outra pessoa.
refusal-tournament-paused-already = Este torneio já está em pausa.
refusal-tournament-not-paused = Este torneio não está em pausa.
refusal-tournament-too-few = Poucas pessoas se inscreveram: são necessárias pelo menos { $fewest }.
refusal-tournament-too-few-there = Poucos confirmaram presença: { $ready } até agora, e são necessários pelo menos { $fewest }.
refusal-tournament-option = Para isso, `/tournament manage` também precisa da opção `{ $option }`.
refusal-tournament-repeats-not = Este torneio não se repete.
refusal-tournament-not-right-yet = Algo que você escreveu ainda não está certo. **Escrever…**, na página em que você escreveu, abre de novo; corrija e depois anuncie.
refusal-tournament-draft-changed = Este rascunho mudou desde que foi mostrado a você, por outra pessoa ou em outro aparelho; por isso nada foi feito. É assim que ele está agora.
refusal-tournament-rounds-follow = Neste formato, o número de rodadas depende do número de jogadores. Deixe essa linha vazia.
refusal-tournament-cannot-be-read = O torneio { $tournament } não pode ser mostrado: algo está danificado ou foi salvo por outra versão do bot. As partidas seguem. Avise quem mantém o bot.
refusal-tournament-rule-misses-start = O início não é um dos dias da regra. O próximo que é: { $time }. Escolha esse início ou outra regra.
refusal-tournament-rule-is-over = A regra de repetição acaba antes do início. Escolha um `COUNT` ou `UNTIL` posterior, ou outro início.
refusal-tournament-no-such-zone = O fuso horário da série não é mais conhecido. Escolha de novo como ele se repete.
refusal-tournament-line-players = { $typed } não é um número de jogadores. Escreva o mínimo e o máximo, como `4-16`, ou um número; com `full` ele começa quando encher.
refusal-tournament-line-ratings = { $typed } não é uma faixa de ratings. Escreva `1200-1600`, `1200-` ou `-1600`, até 4000, ou nada.
refusal-tournament-line-rounds = { $typed } não é um número de rodadas. Escreva de 1 a 15, ou nada.
refusal-tournament-line-time = { $typed } não é uma data. Escreva como `2027-03-06 20:00`: ano, mês, dia e hora, no fuso dos seus `/settings`.
refusal-tournament-line-check-in = { $typed } não é um número de minutos. Escreva quantos minutos antes do início a confirmação abre, como `60`, ou nada.
refusal-tournament-line-ruleset = { $typed } tem uma opção que não existe. Escreva as regras e opções como `keryo-pente size=15 opening=swap2`; `/rules` as explica.
refusal-tournament-line-other = { $typed } não pode ser lido aqui.
refusal-tournament-rule-frequency = Uma regra diz a frequência: `FREQ=DAILY`, `FREQ=WEEKLY` ou `FREQ=MONTHLY`.
refusal-tournament-rule-part = { $typed } não é parte de uma regra. Uma regra tem `FREQ` (`DAILY`, `WEEKLY`, `MONTHLY`) e pode ter `INTERVAL` (1 a 99), `BYDAY` (`SA`, ou no mês `1SA`, `-1FR`), e `COUNT` (1 a 999) ou `UNTIL` (`20271231`), cada um uma vez, com `;` entre eles.
refusal-tournament-rule-two-ends = Uma regra termina por `COUNT` ou por `UNTIL`, não pelos dois.
refusal-tournament-no-such-league = Não há liga { $league } neste servidor, ou não há tal temporada. `/tournament list` mostra o que está em andamento.
refusal-tournament-no-league = Este torneio não é uma temporada de liga.
refusal-tournament-season-running = A temporada está em andamento. A próxima será anunciada quando ela terminar, e você poderá se inscrever.
refusal-tournament-live-league = Todas as partidas de uma temporada são jogadas ao mesmo tempo, então não ao vivo. Escolha um ritmo em dias.
refusal-tournament-league-goes-on = Uma liga continua sozinha, uma semana depois de cada temporada. Deixe a repetição de fora.
refusal-tournament-divisions = Uma divisão tem de 5 a 11 jogadores. De 5 ou 6, 1 ou 2 podem subir e descer; de mais, de 1 a 3.
refusal-tournament-last-already = Esta temporada já é a última.
refusal-tournament-goes-on-already = A liga já continua depois desta temporada.
