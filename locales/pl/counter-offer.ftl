### Menus with which an invited person puts together other terms for a game.

counter-offer-terms = Twoja kontrpropozycja dla { $name }: { $terms }.
counter-offer-invites = Twoje zaproszenie dla { $name }: { $terms }.
counter-offer-preview = Zaprosić gracza { $name } do gry: { $terms }?
counter-offer-as-last-time = To warunki waszej ostatniej partii; nic jeszcze nie wysłano.
counter-offer-not-sent-yet = Nic jeszcze nie wysłano.
counter-offer-sent = Twoja kontrpropozycja: { $terms }. Jest opublikowana poniżej.
counter-offer-send = Wyślij kontrpropozycję
counter-offer-send-invitation = Wyślij zaproszenie
counter-offer-cancel = Anuluj
counter-offer-make-rated = Zmień na rankingową
counter-offer-make-unrated = Zmień na towarzyską
counter-offer-cannot-be-rated =
    { $why ->
        [handicap] Mecz z forami nie może być rankingowy.
        [clock] Partia bez zegara nie może być rankingowa.
        [ruleset] { $ruleset } nie może być grą rankingową.
       *[options] { $ruleset } z tymi opcjami nie może być grą rankingową.
    }
counter-offer-with-calls = Z zapowiedziami
counter-offer-without-calls = Bez zapowiedzi
counter-offer-dropped = Nic nie wysłano.
counter-offer-kept = Nie wysłano kontrpropozycji. Zaproszenie pozostaje bez zmian:

counter-offer-ruleset = Wariant
counter-offer-pace = Tempo
counter-offer-opening = Otwarcie
counter-offer-size = Rozmiar planszy
counter-offer-target = Cel
counter-offer-handicap = Fory
counter-offer-chosen = { $option } ✓


counter-offer-first-chance = Losowo: zaczyna ktokolwiek z nas
counter-offer-first-me = Zaczynam ja
counter-offer-first-opponent = Zaczyna przeciwnik
