### A person's own library of records for study.

import-added =
    { $count ->
        [one] He añadido { $count } registro a tu colección. `/import` la muestra; solo tú la ves.
       *[other] He añadido { $count } registros a tu colección. `/import` la muestra; solo tú la ves.
    }
import-nothing = No he añadido nada a tu colección.
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
import-refused = registro { $record }: { $why }
import-refused-more =
    { $count ->
        [one] No he podido leer { $count } más.
       *[other] No he podido leer { $count } más.
    }
import-not-text = no es texto en UTF-8
import-not-sgf = no es SGF que pueda leer
import-ruleset = no conozco el juego
import-word = { $word } no es una jugada
import-illegal = la jugada { $number }, { $point }, va contra las reglas de { $ruleset }
import-too-long = es más largo que cualquier partida
import-set-up = coloca piedras en lugar de contar cada jugada
import-too-large = Ese archivo es demasiado grande: leo 1 MB como máximo.
import-not-fetched = No he podido obtener ese archivo de Discord. Inténtalo otra vez dentro de un momento.
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
