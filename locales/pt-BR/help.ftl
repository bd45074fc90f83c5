### The help for a new player: a first page, and one with everything. The texts of a page come one below
### the other and may have 2,000 characters together.

## The first page: three lines over a drawing of a capture.

help-goal = **Pente**: cada lado, na sua vez, coloca uma pedra. Cinco em linha vencem, e cinco pares capturados também.
help-capture = Para capturar, cerque exatamente duas pedras do oponente entre duas suas, como no desenho: elas saem do tabuleiro.
# $play is the label of a button under the board, in the language of the board.
help-pace = Uma partida pode durar dias: eu menciono você quando é a sua vez, e você aperta *{ $play }* sob o tabuleiro.

## Its buttons

help-challenge-friend = Desafiar alguém
help-rules = Regras
# Leads to the other page.
help-more = Mais
# Leads back to the first page.
help-back = Voltar

## Choosing whom to challenge

help-choose-friend = Quem você quer desafiar? Vou publicar um convite que a pessoa pode aceitar, recusar ou responder com outras condições. Para escolher você a variante ou o ritmo, use `/challenge`.
# The menu of people, as long as nobody is chosen.
help-friend-prompt = Escolha uma pessoa

## The page with everything

help-game = **Pente**: cada lado, na sua vez, coloca uma pedra em um ponto vazio. Cinco em linha vencem. Se você cercar exatamente duas pedras seguidas do oponente entre duas suas, em qualquer direção, você as captura: elas saem do tabuleiro. Cinco pares capturados também vencem. Entrar no meio de duas pedras do oponente é seguro. A primeira pedra vai no centro. Com a regra de torneio, a terceira tem que ficar a pelo menos três linhas dele.
help-commands =
    - `/challenge` convida alguém, ou qualquer pessoa (`set`: duas partidas ao mesmo tempo); ou dê um toque longo (clique direito) em um nome, *Apps*, *Challenge to Pente*
    - *Jogar com o bot*, aqui embaixo, começa uma partida contra mim
    - *{ $play }*, sob o tabuleiro, deixa você escolher um ponto; só você vê as opções
    - Você também pode responder ao tabuleiro com um ponto, ou usar `/move`: `K10` (letra e número) ou `R3U2` (passos a partir do centro)
    - `/board` mostra o tabuleiro de novo, ou o descreve em palavras
    - `/table` abre uma mesa para três a seis, também em duplas e equipes; eu também posso ocupar lugares
    - `/games` lista suas partidas, primeiro as que estão na sua vez; `/history` as encerradas; `/replay` mostra uma de novo; `/review` diz o que a decidiu; `/follow` segue uma de outros
    - `/offer` propõe empate, voltar lance, pausar, adiar (lance lacrado) ou retomar, dá um dia ao oponente ou reivindica uma vitória por tempo; `/resign` desiste
    - `/if-then` prepara sua resposta a um lance que seu oponente pode jogar
    - `/rules` explica cada variante, com diagramas
    - `/settings` tem seu tema, idioma, fuso horário, horário de silêncio e lembretes
help-clock = Eu menciono você quando é a sua vez. Em geral, você começa com 3 dias e ganha mais 1 a cada lance (nunca mais de 7). Em `/settings` você pode parar seu relógio nos fins de semana. Antes de você perder por tempo, suas férias (10 dias por ano) são usadas automaticamente, a menos que estejam desligadas.
help-ladder-page = Problemas, ranking e mais
help-ladder =
    - `/learn` ensina o jogo em doze lições curtas
    - `/puzzle` dá um problema na sua medida: encontre a pedra vencedora
    - `/opening` mostra quantas vezes se chegou a uma posição e o que se jogou
    - `/seek` acha um oponente para você, neste servidor ou, se quiser, em qualquer um
    - `/leaderboard` mostra o ranking e as temporadas; `/profile`, seu retrospecto
    - `/hill` mostra a colina de uma variante, que se sobe vencendo sets
    - `/tournament` mostra e organiza torneios, e inscreve você
    - `/export` envia os registros das suas partidas em arquivos
    - `/import` guarda registros de outras partidas para estudo
    - `/server`, se você administra o servidor: canal das partidas, colinas, temporadas e mais
