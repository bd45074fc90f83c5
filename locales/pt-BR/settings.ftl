### A person's own settings: the two pages of `/settings`, their menus and buttons, and the list of
### blocked people. What a menu offers has room for 100 characters.

settings-looks =
    Como são as mensagens que só você vê:
    - tema: **{ $theme }**
    - idioma: **{ $language }**
    - notação: **{ $notation }**
    - antes de um lance: **{ $confirm }**
    - quem vê seu `/profile`: **{ $profile }**
settings-turn-to-looks = Aparência
settings-time =
    Suas configurações de relógios e lembretes:
    - fuso horário: **{ $zone }**
    - lembretes: **{ $reminders }**
    - horário de silêncio: **{ $quiet }**
    - fim de semana (relógio parado): **{ $weekend }**
    - férias: **{ $vacation }**; saldo deste ano: { $left }
    - os lembretes são enviados: **{ $messages }**
    - lista diária: **{ $digest }**
settings-turn-to-time = Tempo e lembretes
settings-saved = **Salvo**
settings-value = - { $name }: **{ $value }**
settings-another = valor próprio
settings-damaged = Não consigo ler algumas configurações salvas; os valores padrão são usados no lugar delas. Escolha-as de novo.
settings-theme-menu = Tema
settings-theme-shared = O mesmo do servidor
settings-notation-menu = Notação
settings-notation-board = Letra e número: K10
settings-notation-relative = Passos a partir do centro: R3U2
settings-confirm-menu = Antes de um lance
settings-confirm-yes = Perguntar antes de jogar um ponto escolhido
settings-confirm-no = Jogar na hora um ponto escolhido
settings-confirm-switch-on = Perguntar antes do lance
settings-confirm-switch-off = Jogar sem perguntar
settings-reminders-menu = Lembretes
settings-reminders-calm = Tranquilos: quando o tempo está acabando, e um último aviso
settings-reminders-insistent = Insistentes: também quando metade do tempo passou
settings-reminders-off = Sem lembretes
settings-quiet-menu = Horário de silêncio
settings-quiet-none = Sem horário de silêncio
settings-quiet-hours = { $from }:00 – { $to }:00
settings-no-quiet-hours = nenhum
settings-weekend-menu = Fim de semana (relógio parado)
settings-weekend-none = Nenhum: todo dia conta
settings-weekend-sat-sun = Sábado e domingo
settings-weekend-fri-sat = Sexta e sábado
settings-weekend-thu-fri = Quinta e sexta
settings-weekend-fri-sat-sun = Sexta a domingo
settings-weekend-fri = Sexta
settings-weekend-sat = Sábado
settings-weekend-sun = Domingo
settings-vacation-menu = Férias
settings-vacation-yes = Usadas antes de eu perder por tempo
settings-vacation-no = Não usadas
settings-messages-label = Os lembretes chegam
settings-messages-yes = Por DM
settings-messages-no = No canal da partida
settings-remind-privately = Lembrar por DM
settings-remind-in-channel = Lembrar no canal
settings-digest-label = Lista diária
settings-digest-yes = Partidas que esperam um lance
settings-digest-no = Nenhuma
settings-digest-switch-on = Ativar lista diária
settings-digest-switch-off = Desativar lista diária
settings-zone-button = Fuso horário
settings-zone-title = Seu fuso horário
settings-zone-label = O nome dele, ou uma cidade grande nele
settings-blocked-nobody = Você não está bloqueando ninguém.
settings-blocked-parted = Vocês não estão mais juntos nestas mesas: { $tables }.
settings-blocked = Não há convites nem propostas entre você e as pessoas que você bloqueia; `/settings unblock` desfaz isso. Você bloqueou:

settings-language-menu = Idioma
settings-language-client = O mesmo do Discord

settings-profile-label = Quem vê seu perfil
settings-profile-everybody = Todos
settings-profile-server = Quem pede em um servidor onde estou
settings-profile-nobody = Só eu
