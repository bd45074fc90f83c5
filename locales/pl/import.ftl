### A person's own library of records for study.

import-added =
    { $count ->
        [one] { $count } zapis jest teraz w twojej bibliotece. `/import` ją pokazuje; widzisz ją tylko ty.
        [few] { $count } zapisy są teraz w twojej bibliotece. `/import` ją pokazuje; widzisz ją tylko ty.
       *[other] { $count } zapisów jest teraz w twojej bibliotece. `/import` ją pokazuje; widzisz ją tylko ty.
    }
import-nothing = W twojej bibliotece nic nie przybyło.
import-no-records = W tym pliku nie ma zapisu żadnej partii.
import-known =
    { $count ->
        [one] { $count } zapis już w niej był.
        [few] { $count } zapisy już w niej były.
       *[other] { $count } zapisów już w niej było.
    }
import-full =
    { $count ->
        [one] { $count } kolejny się nie mieści: jest miejsce na { $most }. Możesz coś usunąć za pomocą `/import record: delete:`.
        [few] { $count } kolejne się nie mieszczą: jest miejsce na { $most }. Możesz coś usunąć za pomocą `/import record: delete:`.
       *[other] { $count } kolejnych się nie mieści: jest miejsce na { $most }. Możesz coś usunąć za pomocą `/import record: delete:`.
    }
import-cut = W pliku jest więcej, niż czytam naraz.
import-passed-over =
    { $count ->
        [one] Pominięto { $count } plik, który nie jest ani `.txt`, ani `.sgf`.
        [few] Pominięto { $count } pliki, które nie są ani `.txt`, ani `.sgf`.
       *[other] Pominięto { $count } plików, które nie są ani `.txt`, ani `.sgf`.
    }
import-refused = zapis { $record }: { $why }
import-refused-in = { $file }, zapis { $record }: { $why }
import-refused-more =
    { $count ->
        [one] Nie udało się odczytać jeszcze { $count }.
       *[other] Nie udało się odczytać jeszcze { $count }.
    }
import-not-text = to nie jest tekst
import-not-sgf = to nie jest SGF, który potrafię odczytać
import-ruleset = nie znam tej gry
import-word = { $word } to nie ruch
import-illegal = ruch { $number }, { $point }, jest niezgodny z zasadami { $ruleset }
import-too-long = jest za długi, razem z nagłówkami i komentarzami
import-set-up = ustawia kamienie, zamiast podawać każdy ruch
import-not-unpacked = nie mogę tego rozpakować
import-comment = komentarz w klamrach się nie kończy
import-no-moves = nie ma ani nagłówków, ani ruchów
import-header = { $name } nie może być nazwą nagłówka
import-go = to zapis go; tutaj SGF ma `GM[4]`
import-no-ruleset = nie mówi, jaka to gra; w SGF powiedziałoby to na przykład `RU[keryo-pente]`
import-size = w tę grę nie gra się na planszy tej wielkości
import-colour = ruch { $number } ma niewłaściwy kolor
import-result = wynik { $told } jest sprzeczny z { $known }
import-because = { $fault }. { $reason }
import-occupied = Pole { $point } jest zajęte.
import-over = Partia jest już wtedy skończona.
import-too-large = Ten plik jest za duży: czytam najwyżej 1 MB.
import-not-fetched = Nie udało się pobrać tego pliku z Discorda. Spróbuj ponownie za chwilę.
import-options = Tych opcji nie można łączyć: `file:` dodaje zapisy i stoi samo; `move:` lub `delete:` wymaga numeru zapisu w `record:`.
import-library = Twoja biblioteka, zapisy: { $count } z najwyżej { $most }:
import-empty = Twoja biblioteka jest pusta. `/import file:` dodaje zapisy partii jako tekst, SGF albo plik zip z nimi. Widzisz je tylko ty.
import-moves =
    { $count ->
        [one] { $count } ruch
        [few] { $count } ruchy
       *[other] { $count } ruchów
    }
import-damaged = Nie mogę odczytać zapisu { $record }. Możesz go usunąć; powiedz też o tym opiekunowi bota.
import-deleted = Zapis { $record } został usunięty z twojej biblioteki.
import-no-such-record = W twojej bibliotece nie ma zapisu { $record }. `/import` ją pokazuje.
import-record = Zapis { $record }: { $about }
import-beginning = Przed pierwszym ruchem
import-after-stone = Po ruchu { $number } z { $count }: **{ $point }**
import-after = Po ruchu { $number } z { $count }
import-not-a-record = { $typed } to nie numer zapisu. `/import` pokazuje twoje.
