### `/privacy`: what is stored about a person. "I" is the bot; only the person sees it.

privacy-heading = O que eu guardo sobre você, além do seu nome e do idioma do seu Discord:
privacy-games = - partidas: **{ $finished }** encerradas, **{ $running }** em andamento, com cada lance e sua hora; quem pode ver a partida vê isso
privacy-results = - classificações, resultados e pódios: **{ $count }** (as classificações são públicas; `/settings` diz quem vê seu perfil)
privacy-tournaments = - torneios: **{ $count }** (todos no servidor veem)
privacy-hills = - lugares em colinas: **{ $count }** (todos no servidor veem)
privacy-invitations = - convites, mesas e buscas de partida: **{ $count }**
privacy-plans = - lances condicionais e lacrados: **{ $count }** (só você vê até o fim da partida)
privacy-settings = - configurações e férias: **{ $count }**
privacy-blocks = - pessoas que você bloqueou: **{ $count }**
privacy-following = - partidas de outros que você acompanha: **{ $count }**
privacy-lessons = - lições: se eu as ofereci a você e em que ponto você está
privacy-solved-tasks = - tarefas resolvidas das lições: **{ $count }**
privacy-puzzles = - problemas que você viu e como se saiu: **{ $count }**
privacy-reviews = - análises das suas partidas que alguém pediu: **{ $count }** (quem pode ver uma partida pode ver a análise dela; análises não são exportadas e ficam com as partidas)
privacy-review-shares = - perguntas e respostas sobre mostrar uma análise no canal da partida: **{ $count }**
privacy-library = - registros importados: **{ $count }** (só você vê)
privacy-reports = - denúncias que você escreveu: **{ $count }** (só quem me opera lê)
privacy-names = - apelidos em servidores: **{ $count }**
privacy-messages = - mensagens a caminho e notas das últimas horas e dias: **{ $count }**
privacy-bars = - bloqueios por quem me mantém, por servidores ou em torneios: **{ $count }** (enquanto valem, ficam com o número da sua conta, mesmo que você exclua o resto)
privacy-kept = Fica guardado até você excluir. O que só é preciso por um tempo some sozinho: cliques em 15 minutos, avisos em uma hora, notas de mensagens privadas em dias, convites sem resposta após uma semana.
privacy-what-to-do = `/privacy export` envia tudo em um arquivo; `/privacy delete` exclui.
privacy-policy = Política de privacidade: { $url }
privacy-in-file =
    { $count ->
        [one] Tudo o que eu guardo sobre você está neste arquivo, com o registro de { $count } partida encerrada.
       *[other] Tudo o que eu guardo sobre você está neste arquivo, com os registros de { $count } partidas encerradas.
    }
privacy-rest-of-games = Nem todas as partidas cabem: `/export all from:{ $game }` envia as próximas.
privacy-left-out = Havia mais do que cabe em um arquivo; `data.json` diz quantas entradas faltam. Peça a quem me opera.
privacy-question = **Excluir tudo sobre você?**
privacy-running-end =
    { $count ->
        [one] - Sua partida em andamento termina: ela é abandonada por você, e seu adversário fica sabendo.
       *[other] - Suas { $count } partidas em andamento terminam: elas são abandonadas por você, e seus adversários ficam sabendo.
    }
privacy-goes = - Convites, mesas e inscrições em torneios terminam. Seu nome, classificações, configurações, lições, problemas, registros, denúncias e tudo o que é só seu é excluído.
privacy-stays = - Suas partidas ficam para quem jogou com você e contam como antes, mas sem seu nome: no lugar aparece "{ general-deleted-player }".
privacy-bars-stay = - Se quem me mantém ou um servidor barrou você, isso fica, com o número da sua conta: senão o bloqueio acabaria assim.
privacy-discord-stays = - Mensagens que já estão no Discord ficam como estão: peça ao Discord ou ao servidor para apagá-las.
privacy-backups = - Cópias do meu banco de dados guardam isso por mais alguns dias, até serem descartadas.
privacy-daily-backups =
    { $count ->
        [one] - A cópia diária do meu banco de dados guarda isso até que uma mais recente seja feita.
       *[other] - As cópias diárias do meu banco de dados guardam isso até que { $count } mais recentes sejam feitas.
    }
privacy-delete = Excluir tudo
privacy-keep = Manter tudo
privacy-question-again = **Tem certeza?** Isso não pode ser desfeito: não posso recuperar nada e, se você voltar, vai começar do zero.
privacy-delete-for-good = Sim, excluir para sempre
privacy-nothing-deleted = Nada foi excluído.
privacy-deleting = Estou excluindo tudo sobre você. Primeiro suas partidas terminam e seus adversários ficam sabendo; isso leva de quinze minutos a uma hora e meia. Até lá não posso fazer mais nada por você, e não vou escrever de novo sobre isso. Até logo, e obrigado por jogar!
privacy-being-deleted = Tudo sobre você está sendo excluído, como você pediu. Isso leva até uma hora e meia; depois você pode recomeçar.
privacy-other-being-deleted = Esta pessoa não joga mais: pediu para excluir tudo sobre ela. Escolha outra.
