### Jak zaczynały się partie: ile razy powstała pozycja. Widzi to tylko osoba, która pytała.

openings-button = Otwarcia
openings-title = **Otwarcia** · { $ruleset } · { $line }
openings-start = od początku
openings-counted = { $scope }: { $results }
openings-results =
    { $games ->
        [one] { $games } partia
        [few] { $games } partie
       *[other] { $games } partii
    } · { $first } { $first_wins }, { $second } { $second_wins }, remisy { $draws }
openings-played-move = { $number }. **{ $played }** · { $results }
openings-rated-move = { $number }. **{ $played }** · { $results } · średni ranking { $rating }
openings-none = Żadna z tych partii nie doszła do tej pozycji. Wybierz w menu inne partie.
openings-leads-to-running = Partie, które prowadzą stąd do twojej trwającej partii, nie są liczone, dopóki ona trwa.
openings-none-other = Żadna z pozostałych partii nie doszła do tej pozycji.
openings-none-elsewhere = Są partie z innymi opcjami: { $options }. Wybierz je w menu poniżej.
openings-with-options = { $options } ({ $games ->
        [one] { $games } partia
        [few] { $games } partie
       *[other] { $games } partii
    })
openings-other-options = Inne opcje { $ruleset }
openings-deep = Liczonych jest tylko { $depth } pierwszych ruchów każdej partii.
openings-stands = Grasz właśnie partię z tą pozycją albo z jedną z prowadzących do niej. Pokażę ci, co grano dalej, gdy ta partia się skończy.
openings-not-for-two = Otwarcia są liczone tylko w partiach dla dwóch osób.
openings-next = { $number }: { $played }
openings-type-point = Wpisz pole
openings-form-title = Następny ruch
openings-swap = zamiana kolorów
openings-no-swap = kolory bez zmian
openings-pass = jeszcze dwa kamienie
openings-in-picture = Następne ruchy według numerów: { $moves }.
openings-numbered = { $number } { $point }
openings-which-games = Które partie
openings-scope-server = Ten serwer
openings-scope-everywhere = Wszędzie
openings-scope-own = Moje partie
