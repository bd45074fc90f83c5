### A person's own library of records for study.

import-added =
    { $count ->
        [one] Adicionei { $count } registro à sua coleção. `/import` mostra a lista; só você a vê.
       *[other] Adicionei { $count } registros à sua coleção. `/import` mostra a lista; só você a vê.
    }
import-nothing = Não adicionei nada à sua coleção.
import-no-records = Não há nenhum registro de partida nesse arquivo.
import-known =
    { $count ->
        [one] { $count } registro já estava nela.
       *[other] { $count } registros já estavam nela.
    }
import-full =
    { $count ->
        [one] Mais { $count } não cabe: há espaço para { $most }. Você pode apagar algum com `/import record: delete:`.
       *[other] Mais { $count } não cabem: há espaço para { $most }. Você pode apagar algum com `/import record: delete:`.
    }
import-cut = O arquivo tem mais do que leio de uma vez.
import-passed-over =
    { $count ->
        [one] Deixei de lado { $count } arquivo que não é `.txt` nem `.sgf`.
       *[other] Deixei de lado { $count } arquivos que não são `.txt` nem `.sgf`.
    }
import-refused = registro { $record }: { $why }
import-refused-in = { $file }, registro { $record }: { $why }
import-refused-more =
    { $count ->
        [one] Não consegui ler mais { $count }.
       *[other] Não consegui ler mais { $count }.
    }
import-not-text = não é texto
import-not-sgf = não é SGF que eu consiga ler
import-ruleset = não conheço esse jogo
import-word = { $word } não é um lance
import-illegal = o lance { $number }, { $point }, é contra as regras de { $ruleset }
import-too-long = é longo demais, com seus cabeçalhos e comentários
import-set-up = coloca pedras em vez de contar cada lance
import-not-unpacked = não consigo descompactá-lo
import-comment = um comentário entre chaves não termina
import-no-moves = não tem cabeçalhos nem lances
import-header = { $name } não pode ser o nome de um cabeçalho
import-go = é um registro de Go; aqui o SGF traz `GM[4]`
import-no-ruleset = não diz de que jogo é; em SGF, `RU[keryo-pente]` diria
import-size = esse jogo não é jogado em um tabuleiro desse tamanho
import-colour = o lance { $number } é da cor errada
import-result = o resultado { $told } contradiz { $known }
import-because = { $fault }. { $reason }
import-occupied = { $point } está ocupado.
import-over = A partida já acabou nesse ponto.
import-too-large = Esse arquivo é grande demais: leio no máximo 1 MB.
import-not-fetched = Não consegui obter esse arquivo do Discord. Tente de novo daqui a pouco.
import-options = Essas opções não combinam: `file:` adiciona registros e fica sozinha; `move:` ou `delete:` precisa do número de um registro em `record:`.
import-library = Sua coleção, { $count } de no máximo { $most } registros:
import-empty = Sua coleção está vazia. `/import file:` adiciona registros de partidas, como texto, SGF ou um arquivo zip com eles. Só você os vê.
import-moves =
    { $count ->
        [one] { $count } lance
       *[other] { $count } lances
    }
import-damaged = Não consigo ler o registro { $record }. Você pode apagá-lo; avise também quem administra este bot.
import-deleted = Apaguei o registro { $record } da sua coleção.
import-no-such-record = Não há registro { $record } na sua coleção. `/import` mostra a lista.
import-record = Registro { $record }: { $about }
import-beginning = Antes do primeiro lance
import-after-stone = Depois do lance { $number } de { $count }: **{ $point }**
import-after = Depois do lance { $number } de { $count }
import-not-a-record = { $typed } não é o número de um registro. `/import` lista os seus.
