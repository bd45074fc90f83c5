### Como as partidas começaram: quantas vezes se chegou a uma posição. Só quem pediu vê.

openings-button = Aberturas
openings-title = **Aberturas** · { $ruleset } · { $line }
openings-start = desde o começo
openings-counted = { $scope }: { $results }
openings-results =
    { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    } · { $first } { $first_wins }, { $second } { $second_wins }, empates { $draws }
openings-played-move = { $number }. **{ $played }** · { $results }
openings-rated-move = { $number }. **{ $played }** · { $results } · rating médio { $rating }
openings-none = Nenhuma destas partidas chegou a esta posição. Escolha outras partidas no menu.
openings-leads-to-running = Partidas que levam daqui à sua partida em andamento não são contadas até ela acabar.
openings-none-other = Nenhuma das outras partidas chegou a esta posição.
openings-none-elsewhere = Há partidas com outras opções: { $options }. Escolha-as no menu abaixo.
openings-with-options = { $options } ({ $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    })
openings-other-options = Outras opções de { $ruleset }
openings-deep = Só são contados os primeiros { $depth } lances de cada partida.
openings-stands = Você está jogando uma partida com esta posição, ou com uma no caminho até ela. Mostro o que se jogou a partir daqui quando essa partida acabar.
openings-not-for-two = As aberturas só são contadas em partidas de dois jogadores.
openings-next = { $number }: { $played }
openings-type-point = Digitar um ponto
openings-form-title = O próximo lance
openings-swap = trocar as cores
openings-no-swap = manter as cores
openings-pass = colocar mais duas
openings-in-picture = Próximos lances por número: { $moves }.
openings-numbered = { $number } { $point }
openings-which-games = Quais partidas
openings-scope-server = Este servidor
openings-scope-everywhere = Em todo lugar
openings-scope-own = Minhas partidas
