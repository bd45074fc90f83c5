### A person's own library of records for study.

import-added =
    { $count ->
        [one] He añadido { $count } registro a tu colección. `/import` la muestra; solo tú la ves.
       *[other] He añadido { $count } registros a tu colección. `/import` la muestra; solo tú la ves.
    }
import-nothing = No he añadido nada a tu colección.
import-no-records = En ese archivo no hay ningún registro de una partida.
import-known =
    { $count ->
        [one] { $count } registro ya estaba en ella.
       *[other] { $count } registros ya estaban en ella.
    }
import-full =
    { $count ->
        [one] { $count } más no cabe: hay sitio para { $most }. Puedes borrar alguno con `/import record: delete:`.
       *[other] { $count } más no caben: hay sitio para { $most }. Puedes borrar alguno con `/import record: delete:`.
    }
import-cut = El archivo tiene más de lo que leo de una vez.
import-passed-over =
    { $count ->
        [one] He pasado por alto { $count } archivo que no es ni `.txt` ni `.sgf`.
       *[other] He pasado por alto { $count } archivos que no son ni `.txt` ni `.sgf`.
    }
import-refused = registro { $record }: { $why }
import-refused-in = { $file }, registro { $record }: { $why }
import-refused-more =
    { $count ->
        [one] No he podido leer { $count } más.
       *[other] No he podido leer { $count } más.
    }
import-not-text = no es texto
import-not-sgf = no es SGF que pueda leer
import-ruleset = no conozco el juego
import-word = { $word } no es una jugada
import-illegal = la jugada { $number }, { $point }, va contra las reglas de { $ruleset }
import-too-long = es demasiado largo, con sus cabeceras y comentarios
import-set-up = coloca piedras en lugar de contar cada jugada
import-not-unpacked = no puedo descomprimirlo
import-comment = un comentario entre llaves no termina
import-no-moves = no tiene ni cabeceras ni jugadas
import-header = { $name } no puede ser el nombre de una cabecera
import-go = es un registro de Go; aquí el SGF lleva `GM[4]`
import-no-ruleset = no dice de qué juego es; en SGF lo diría `RU[keryo-pente]`
import-size = ese juego no se juega en un tablero de ese tamaño
import-colour = la jugada { $number } es del color equivocado
import-result = su resultado { $told } contradice { $known }
import-because = { $fault }. { $reason }
import-occupied = { $point } está ocupado.
import-over = La partida ya ha terminado.
import-too-large = Ese archivo es demasiado grande: leo 1 MB como máximo.
import-not-fetched = No he podido obtener ese archivo de Discord. Inténtalo otra vez dentro de un momento.
import-options = Esas opciones no van juntas: `file:` añade registros y va sola; `move:` o `delete:` necesita el número de un registro en `record:`.
import-library = Tu colección, { $count } de { $most } registros como máximo:
import-empty = Tu colección está vacía. `/import file:` añade registros de partidas, como texto, SGF o un archivo zip con ellos. Solo tú los ves.
import-moves =
    { $count ->
        [one] { $count } jugada
       *[other] { $count } jugadas
    }
import-damaged = No puedo leer el registro { $record }. Puedes borrarlo; avisa también a quien administra este bot, por favor.
import-deleted = He borrado el registro { $record } de tu colección.
import-no-such-record = No hay ningún registro { $record } en tu colección. `/import` la muestra.
import-record = Registro { $record }: { $about }
import-beginning = Antes de la primera jugada
import-after-stone = Después de la jugada { $number } de { $count }: **{ $point }**
import-after = Después de la jugada { $number } de { $count }
import-not-a-record = { $typed } no es el número de un registro. `/import` muestra los tuyos.
