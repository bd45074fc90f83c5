hill-term = pela colina de { $ruleset }
hill-explained = É pela colina: quem vence o set sobe um degrau, quem o perde desce um. Quem aceita entra na colina, onde todo este servidor vê.
hill-no-longer = Já não é pela colina.
hill-rematch-not =
    { $why ->
        [off] Desta vez não é pela colina: as colinas estão desativadas neste servidor.
        [left] Desta vez não é pela colina, porque você não está mais nela. `/hill` deixa você entrar de novo.
       *[playing] Desta vez não é pela colina, porque vocês já estão jogando outro set por ela.
    }
hill-title = { $ruleset } · King of the Hill

hill-heading = **{ $ruleset }** · a colina deste servidor
hill-empty = Ainda não há ninguém nesta colina.
hill-king = **{ $name }** usa a coroa da colina.
hill-alone = Só **{ $name }** está na colina, e por isso usa a coroa até alguém subir mais alto.
hill-no-king = Ninguém usa a coroa: várias pessoas dividem o degrau mais alto, o { $step }.
hill-step = Degrau { $step }: { $names }
hill-own = Você está no degrau { $step } de { $top }.
hill-own-ends = Seu lugar termina { $time } se você não terminar um set nesta colina até lá.
hill-not-on = Você não está nesta colina. Quem entra começa no degrau mais baixo, e todo este servidor vê quem está na colina.
hill-how = Um set ranqueado combinado pela colina leva quem vence um degrau para cima e quem perde um para baixo. `/challenge` com `hill` convida para um. Quem não termina nenhum em { $days } dias sai da colina.
hill-others = Outras colinas com gente: { $names }. `/hill ruleset:` mostra cada uma.
hill-join = Entrar na colina
hill-leave = Sair da colina
hill-stay = Ficar
hill-ask-leave = Sair da colina de { $ruleset }? Você está no degrau { $step }. Se voltar, começa no mais baixo.
hill-leave-playing = Seu set por esta colina continua, mas não vai mover você: quando acabar, você não estará mais nela.
hill-challenge = Desafiar alguém da colina
hill-opponent = { $name } · degrau { $step }

hill-climbs =
    { $who ->
        [you] Você sobe ao degrau { $step } da colina.
       *[other] **{ $name }** sobe ao degrau { $step } da colina.
    }
hill-falls =
    { $who ->
        [you] Você desce ao degrau { $step } da colina.
       *[other] **{ $name }** desce ao degrau { $step } da colina.
    }
hill-bottom =
    { $who ->
        [you] Você continua no degrau mais baixo da colina.
       *[other] **{ $name }** continua no degrau mais baixo da colina.
    }
hill-stays =
    { $who ->
        [you] Você continua no degrau { $step } da colina.
       *[other] **{ $name }** continua no degrau { $step } da colina.
    }
hill-resign =
    { $result ->
        [lost] Na colina de { $ruleset } você desce um degrau por isso, se já não estiver no mais baixo.
        [same] Na colina de { $ruleset } ninguém se move por isso.
       *[open] O set é pela colina de { $ruleset }: quem o perde desce um degrau.
    }
hill-is-king =
    { $who ->
        [you] Você usa a coroa da colina!
       *[other] **{ $name }** usa a coroa da colina!
    }
hill-crowned = Com isso, só **{ $name }** fica no degrau mais alto e usa a coroa da colina.

hill-of-profile = Colinas deste servidor: { $list }
hill-of-profile-one =
    { $crown ->
        [king] { $ruleset } degrau { $step } (coroa)
       *[none] { $ruleset } degrau { $step }
    }

hill-ends = Seu lugar na colina de { $ruleset } termina { $time }, porque há { $days } dias você não termina um set lá. `/challenge` com `hill`, no servidor dela, convida para um.
hill-has-ended = Você saiu da colina de { $ruleset }, porque não terminou nenhum set lá em { $days } dias. `/hill`, no servidor dela, deixa você entrar de novo.
hill-became-king = Agora você usa a coroa da colina de { $ruleset }: não há mais ninguém no degrau mais alto.
hill-is-on = Esta colina fica no servidor com { $channel }.
hill-is-on-server = Esta colina fica no servidor **{ $server }**.
hill-is-on-server-with = Esta colina fica no servidor **{ $server }**, onde está { $channel }.

hill-switched-off = As colinas ficam guardadas, mas ninguém as vê nem sobe até você ativar `hill` de novo.

hill-alt =
    A colina de { $ruleset }, { $count ->
        [one] { $count } degrau
       *[other] { $count } degraus
    }.
hill-alt-step = Degrau { $step }: { $names }.
hill-alt-king = Degrau { $step }: { $name }, com a coroa.
hill-more-steps =
    { $count ->
        [one] mais { $count } degrau
       *[other] mais { $count } degraus
    }

hill-off = Não há colina neste servidor. Quem o gerencia pode ativar as colinas em `/server`.
hill-only-on-servers = Só há colinas em servidores. Use `/hill` em um canal de um deles.
hill-no-hill = Não há colina de { $ruleset } com estas opções: só tem colina o que se joga entre dois em sets ranqueados. Escolha outra variante ou tire as opções dela.
hill-only-rated-sets = Numa colina só contam sets ranqueados. Tire `set` e `rated`, ou `hill`.
hill-stays-rated = Este set é para a colina, onde só contam sets ranqueados, então ele continua ranqueado.
hill-not-on-hill = Você não está na colina de { $ruleset }, e só quem está nela pode convidar para um set por ela. `/hill` deixa você entrar.
hill-other-left = { $player } não está mais na colina de { $ruleset }, então nenhum set por ela pode começar. Joguem sem `hill` ou peça que volte a entrar.
hill-set-running = Vocês já estão jogando um set por esta colina: a partida { $game } faz parte dele. Terminem-no primeiro ou joguem sem `hill`.
hill-invited = Já há um convite entre vocês para um set por esta colina: { $player } o fez { $time } em { $channel }. Responda a ele ou retire-o primeiro, ou joguem sem `hill`.
hill-for-two = Uma colina é para sets de duas pessoas. Tire `hill`, ou escolha uma pessoa e uma variante para dois.
