tournament-setup-wrong = Ainda não está certo (**Escrever…** abre de novo o que você escreveu):
tournament-setup-wrong-elsewhere = Ainda não está certo (**{ $page }** e lá **Escrever…** abre de novo o que você escreveu):
tournament-setup-still-to-write = O que foi escrito está guardado: abra e envie de novo.
tournament-setup-of-line =
    { $line ->
        [name] **Nome**
        [ruleset] **Regras**
        [players] **Jogadores**
        [ratings] **Ratings**
        [rounds] **Rodadas**
        [start] **Início**
        [entry-end] **Inscrições até**
        [check-in] **Confirmação**
       *[repeats] **Repetição**
    }: { $why }
tournament-setup-start-passed = O início escolhido já passou ou está perto demais. Escolha outro abaixo ou aperte **Escrever…**.
tournament-setup-you-wrote = Você escreveu:
tournament-setup-unrated-options = Não vale classificação: contam partidas de { $ruleset } pelas regras de costume, sem opções como outro tabuleiro ou outra abertura.
tournament-setup-unrated-ruleset = Não vale classificação: não há classificação de { $ruleset }.
tournament-setup-menu-pace = Quanto tempo há
tournament-setup-menu-entry-end = Até quando é possível se inscrever
tournament-setup-menu-check-in = Se os jogadores confirmam antes do início
tournament-setup-menu-repeat = Se ele se repete
tournament-setup-dates = Quando…
tournament-setup-game = O quê…
tournament-setup-write = Escrever…
tournament-setup-entry-until-start = Até o início
tournament-setup-entry-before = Até { $span } antes do início
tournament-setup-check-in-none = Sem confirmação
tournament-setup-check-in-span = Confirmação nos últimos { $span } antes do início
tournament-setup-repeat-none = Acontece uma vez
tournament-setup-repeat-choice =
    { $kind ->
        [weekly] Toda semana
        [fortnightly] A cada duas semanas
       *[monthly] Todo mês no mesmo dia da semana, como todo primeiro sábado
    }
tournament-setup-choice-swiss-like = Sistema suíço, primeiro forças parecidas
tournament-setup-choice-groups-like = Todos contra todos em grupos de { $count } de força parecida
tournament-setup-format-like = Jogadores de força parecida se encontram primeiro.
tournament-setup-format-like-groups = Cada grupo reúne jogadores de força parecida.
tournament-setup-format-rounds = Número de rodadas: { $count }.
tournament-setup-format-draws = Um confronto empatado é jogado mais uma vez, com menos tempo se o ritmo permitir; se empatar de novo, passa quem é mais bem ranqueado.
tournament-setup-form-game = O que se joga
tournament-setup-form-dates = Quando acontece
tournament-setup-line-name = Nome
tournament-setup-line-ruleset = Regras, com opções
tournament-setup-line-players = Jogadores: mín-máx, "full": começa cheio
tournament-setup-line-ratings = Ratings (vazio: todos)
tournament-setup-line-rounds = Rodadas (vazio: automático)
tournament-setup-line-start = Início, no seu horário
tournament-setup-line-entry-end = Inscrições até (vazio: o início)
tournament-setup-line-check-in = Confirmação: minutos antes (vazio: não)
tournament-setup-line-repeats = Repetição, como RRULE (vazio: uma vez)
tournament-setup-example-name = Copa de outono
tournament-setup-usual-name = Torneio
tournament-setup-entry-until = É possível se inscrever até { $time } ({ $span }).
tournament-setup-repeats =
    { $kind ->
        [weekly] Ele se repete toda semana.
        [fortnightly] Ele se repete a cada duas semanas.
       *[monthly] Ele se repete todo mês no mesmo dia da semana.
    }
tournament-setup-repeats-by-rule = Ele se repete pela regra `{ $rule }`.
tournament-setup-next = O próximo é em { $time }.
tournament-setup-last = Este é o último.
