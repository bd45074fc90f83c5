### The help page for a new player. Its texts come one below the other and may have 2,000 characters
### together.

help-game = **Pente**: cada lado, na sua vez, coloca uma pedra em um ponto vazio. Cinco em linha vencem. Se você cercar exatamente duas pedras seguidas do oponente entre duas suas, em qualquer direção, você as captura: elas saem do tabuleiro. Cinco pares capturados também vencem. Entrar no meio de duas pedras do oponente é seguro. Com a regra de torneio, a primeira pedra vai no centro, e a terceira a pelo menos três linhas dele.
help-commands =
    - `/challenge` convida alguém para uma partida, ou qualquer pessoa; também dá para convidar com um toque longo em um nome, em *Apps*
    - *Jogar*, sob o tabuleiro, deixa você escolher um ponto; só você vê as opções
    - Você também pode responder ao tabuleiro com um ponto, ou usar `/move`: `K10` (letra e número) ou `R3U2` (passos a partir do centro)
    - `/board` mostra o tabuleiro de novo, ou o descreve em palavras
    - `/games` lista suas partidas, primeiro as que esperam por você
    - `/offer` propõe empate, voltar lance, pausar ou adiar; `/resign` desiste
    - `/if-then` prepara sua resposta a um lance que seu oponente pode jogar
    - `/leaderboard` mostra o ranking
    - `/rules` explica cada variante, com desenhos
    - `/settings` tem seu tema, fuso horário, horário de silêncio e lembretes
help-clock = Eu menciono você quando é a sua vez. Vocês combinam quantos dias cada lance tem; fins de semana e férias podem parar seu relógio.
