### The help page for a new player. Its texts come one below the other and may have 2,000 characters
### together.

help-game = **Pente**: cada lado, na sua vez, coloca uma pedra em um ponto vazio. Cinco em linha vencem. Se você cercar exatamente duas pedras seguidas do oponente entre duas suas, em qualquer direção, você as captura: elas saem do tabuleiro. Cinco pares capturados também vencem. Entrar no meio de duas pedras do oponente é seguro. A primeira pedra vai no centro. Com a regra de torneio, a terceira tem que ficar a pelo menos três linhas dele.
help-commands =
    - `/challenge` convida alguém, ou qualquer pessoa; ou dê um toque longo (clique direito) em um nome, *Apps*, *Challenge to Pente*
    - *Jogar com o bot*, aqui embaixo, começa uma partida contra mim
    - *Jogar*, sob o tabuleiro, deixa você escolher um ponto; só você vê as opções
    - Você também pode responder ao tabuleiro com um ponto, ou usar `/move`: `K10` (letra e número) ou `R3U2` (passos a partir do centro)
    - `/board` mostra o tabuleiro de novo, ou o descreve em palavras
    - `/games` lista suas partidas, primeiro as que estão na sua vez
    - `/offer` propõe empate, voltar lance, pausar, adiar ou retomar; `/resign` desiste
    - `/if-then` prepara sua resposta a um lance que seu oponente pode jogar
    - `/leaderboard` mostra o ranking
    - `/rules` explica cada variante, com diagramas
    - `/settings` tem seu tema, idioma, fuso horário, horário de silêncio e lembretes
help-clock = Eu menciono você quando é a sua vez. Em geral, você começa com 3 dias e ganha mais 1 a cada lance (nunca mais de 7). Em `/settings` você pode parar seu relógio nos fins de semana. Antes de você perder por tempo, suas férias (10 dias por ano) são usadas automaticamente, a menos que estejam desligadas.
