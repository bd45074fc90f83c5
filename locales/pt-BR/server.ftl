### The settings of a server, which `/server` shows and changes, and the places of its games.

server-settings =
    Configurações deste servidor:
    - tema: **{ $theme }** (cada pessoa pode escolher seu próprio tema em `/settings`)
    - idioma: **{ $language }**
    - as partidas acontecem **{ $channel }**
    - um tópico para cada partida: **{ $threads }**
    - apagar o tabuleiro antigo quando um novo é postado: **{ $tidy }**
    - jogo padrão: **{ $ruleset }**, **{ $pace }**
    - férias podem ser usadas em partidas ranqueadas: **{ $vacation }**
    - temporadas do ranking: **{ $seasons }**
    - King of the Hill (`/hill`): **{ $hill }**
    - análises de partidas anteriores de dois adversários enquanto jogam uma ranqueada: **{ $reviews }**
    - problema do dia (`/puzzle`): **{ $puzzles }**
    - quem organiza torneios: **{ $organisers }**
    - quem pode ver as partidas: **{ $visibility }**
server-channel-any = no canal do convite
server-channel-one = em { $channel }
server-visibility-open = todo mundo, também em outros servidores
server-visibility-closed = só membros deste servidor e quem joga
server-thread-name = { $players } · partida { $game }
server-players = { $first } vs { $second }
server-continued-here = Não consigo mais postar no canal desta partida, então ela continua aqui.

server-saved = Salvo.
server-language-own = o da comunidade do servidor
server-organisers-none = quem gerencia o servidor
server-organisers-role = quem gerencia o servidor, e { $role }
server-barred = Não podem começar nada aqui: { $people }. Com `unbar`, alguém pode voltar a começar partidas.
server-nobody-barred = Todos podem começar partidas aqui.
