### Why the game, an invitation or an offer did not allow something: what is wrong, and what would be
### right. $game is the number of a game. People are shown as mentions.

refusal-game-self-challenge = Nie możesz grać ze sobą. Zaproś kogoś innego.
refusal-game-self-block = Nie można zablokować ani odblokować siebie. Wybierz kogoś innego.
refusal-game-not-for-two = { $ruleset } to gra dla więcej niż dwojga, przy stole: otworzysz go przez `/table`. Tutaj wybierz wariant dla dwojga; listę pokaże `/rules`.

refusal-game-not-ratable = { $ruleset } z tymi opcjami nie może być partią rankingową. Ustaw `rated` na false albo pomiń pozostałe opcje.

refusal-game-rated-without-clock = Partia rankingowa wymaga zegara. Wybierz inne `pace` albo ustaw `rated` na false.
refusal-game-rated-with-handicap = Mecz rankingowy zaczyna się dla wszystkich od zera. Pomiń `handicap` albo ustaw `rated` na false.
refusal-game-not-for-you = Na to zaproszenie może odpowiedzieć tylko { $opponent }.
refusal-game-your-own-challenge = To twoje własne zaproszenie, więc przyjąć musi je ktoś inny. Możesz je wycofać jego przyciskiem.
refusal-game-not-your-challenge = To zaproszenie może wycofać tylko { $challenger }.
refusal-game-already-accepted = To zaproszenie jest już przyjęte i to teraz partia { $game }. Pokaże ją `/board`.
refusal-game-already-declined = To zaproszenie jest już odrzucone. Nowe wyślesz przez `/challenge`.
refusal-game-already-withdrawn = To zaproszenie jest już wycofane. Nowe wyślesz przez `/challenge`.
refusal-game-expired = To zaproszenie wygasło: nikt nie odpowiedział na czas. Nowe wyślesz przez `/challenge`.
refusal-game-already-countered = Na to zaproszenie przyszła już kontrpropozycja. Odpowiedz na nią.
refusal-game-same-terms = To te same warunki. Zmień przynajmniej jeden albo przyjmij zaproszenie bez zmian.
refusal-game-for-anybody = To zaproszenie jest dla każdego. Jeśli cię nie interesuje, po prostu je zignoruj.
refusal-game-too-many-open =
    { $most ->
        [one] Masz już { $most } otwarte zaproszenie. Wycofaj je albo poczekaj na odpowiedź.
        [few] Masz już { $most } otwarte zaproszenia. Wycofaj jedno albo poczekaj na odpowiedź.
        [many] Masz już { $most } otwartych zaproszeń. Wycofaj jedno albo poczekaj na odpowiedź.
       *[other] Masz już { $most } otwartego zaproszenia. Wycofaj jedno albo poczekaj na odpowiedź.
    }
refusal-game-too-many-lately =
    { $most ->
        [one] W ciągu minuty publikuję najwyżej { $most } zaproszenie jednej osoby. Nic nie zostało wysłane; spróbuj ponownie { $when }.
        [few] W ciągu minuty publikuję najwyżej { $most } zaproszenia jednej osoby. Nic nie zostało wysłane; spróbuj ponownie { $when }.
        [many] W ciągu minuty publikuję najwyżej { $most } zaproszeń jednej osoby. Nic nie zostało wysłane; spróbuj ponownie { $when }.
       *[other] W ciągu minuty publikuję najwyżej { $most } zaproszenia jednej osoby. Nic nie zostało wysłane; spróbuj ponownie { $when }.
    }
refusal-game-blocked = Nie możecie się nawzajem zapraszać: jedno z was to wyłączyło. Jeśli ty, cofnie to `/settings unblock`.
refusal-game-too-many-computer-games =
    { $most ->
        [one] Masz już ze mną { $most } partię; z jedną osobą nie gram więcej naraz. Dokończ ją lub poddaj; listę pokaże `/games`.
        [few] Masz już ze mną { $most } partie; z jedną osobą nie gram więcej naraz. Dokończ którąś lub ją poddaj; listę pokaże `/games`.
        [many] Masz już ze mną { $most } partii; z jedną osobą nie gram więcej naraz. Dokończ którąś lub ją poddaj; listę pokaże `/games`.
       *[other] Masz już ze mną { $most } partii; z jedną osobą nie gram więcej naraz. Dokończ którąś lub ją poddaj; listę pokaże `/games`.
    }
refusal-game-too-many-computer-games-begun =
    { $most ->
        [one] W krótkim czasie zaczynam z jedną osobą najwyżej { $most } partię.
        [few] W krótkim czasie zaczynam z jedną osobą najwyżej { $most } partie.
        [many] W krótkim czasie zaczynam z jedną osobą najwyżej { $most } partii.
       *[other] W krótkim czasie zaczynam z jedną osobą najwyżej { $most } partii.
    } Następną możesz zacząć { $when }.

refusal-game-calendar-stays = Twój weekend lub strefa czasowa zmieniły się w ostatnim tygodniu, a zależą od nich twoje zegary. Następna zmiana będzie możliwa { $when }. Nic się nie zmieniło.

refusal-game-not-a-player = Nie grasz w partii { $game }. Twoje partie pokaże `/games`, a nową zaczniesz przez `/challenge`.
refusal-game-over = Partia { $game } jest zakończona. Wynik pokaże `/board`, a nową zaczniesz przez `/challenge`.
refusal-game-over-below = Partia { $game } jest zakończona. Nową zaczniesz przez `/challenge`.
refusal-game-still-running = Partia { $game } jeszcze trwa. Rewanż możesz zaproponować po jej zakończeniu.
refusal-game-not-your-turn = Teraz kolej przeciwnika; gdy przyjdzie twoja, dostaniesz ode mnie ping.
refusal-game-computers-turn = Teraz moja kolej. Mój ruch pojawi się na planszy, gdy tylko zagram.

refusal-game-not-your-turn-after = Teraz kolej przeciwnika; gdy przyjdzie twoja, dostaniesz ode mnie ping. Ostatni ruch to { $point }.
refusal-game-not-your-turn-among = Teraz gra { $player }; gdy przyjdzie twoja kolej, dostaniesz ode mnie ping.
refusal-game-not-your-turn-among-after = Teraz gra { $player }; gdy przyjdzie twoja kolej, dostaniesz ode mnie ping. Ostatni ruch to { $point }.

refusal-game-stale =
    { $whose ->
        [you] Od tej planszy partia poszła naprzód. Teraz twoja kolej.
       *[opponent] Od tej planszy partia poszła naprzód. Teraz kolej przeciwnika.
    }

refusal-game-stale-after =
    { $whose ->
        [you] Od tej planszy partia poszła naprzód. Teraz twoja kolej. Ostatni ruch to { $point }.
       *[opponent] Od tej planszy partia poszła naprzód. Teraz kolej przeciwnika. Ostatni ruch to { $point }.
    }
refusal-game-stale-among = Od tej planszy partia poszła naprzód. Teraz gra { $player }.
refusal-game-stale-among-after = Od tej planszy partia poszła naprzód. Teraz gra { $player }. Ostatni ruch to { $point }.

refusal-game-adjourned = Partia { $game } jest odłożona. Zaproponuj jej wznowienie przyciskiem pod planszą lub przez `/offer`.
refusal-game-already-adjourned = Partia { $game } jest już odłożona. Aby ją wznowić, użyj przycisku pod planszą lub `/offer`.
refusal-game-not-adjourned = Partia { $game } nie jest odłożona, więc po prostu graj dalej. Pokaże ją `/board`.

refusal-game-already-paused = Partia { $game } ma już pauzę. Pauza kończy się, gdy ktoś zagra lub naciśnie *Wznów*.
refusal-game-not-paused = Partia { $game } nie ma pauzy, więc po prostu graj dalej. Pokaże ją `/board`.
refusal-game-already-taken-back = Twój ostatni ruch w partii { $game } jest już cofnięty. Aby cofnąć jeszcze jeden, poproś ponownie za { $seconds ->
        [one] { $seconds } sekundę
        [few] { $seconds } sekundy
        [many] { $seconds } sekund
       *[other] { $seconds } sekundy
    }.
refusal-game-nothing-to-take-back = W partii { $game } nie masz ruchu do cofnięcia.
refusal-game-offer-is-moot = Ta propozycja w partii { $game } jest już nieaktualna: ma odpowiedź albo partia poszła naprzód. Nową złożysz przez `/offer`.
refusal-game-your-own-offer = To twoja własna propozycja. Odpowiedzieć może tylko przeciwnik; ty możesz ją wycofać.
refusal-game-your-own-offer-among = To twoja własna propozycja. Odpowiedzieć może tylko: { $asked }; ty możesz ją wycofać.
refusal-game-declined-just-now = Ta sama propozycja w partii { $game } została właśnie odrzucona. Odczekaj { $minutes ->
        [one] { $minutes } minutę
        [few] { $minutes } minuty
        [many] { $minutes } minut
       *[other] { $minutes } minuty
    }, zanim ją powtórzysz.
refusal-game-not-your-offer = Tę propozycję może wycofać tylko { $by }.
refusal-game-offers-blocked = Nie możecie składać sobie propozycji: jedno z was to wyłączyło. Jeśli ty, cofnie to `/settings unblock`. Sama partia toczy się dalej.
refusal-game-computer-plays-on = Nie zgadzam się na remisy. Możesz zrobić pauzę, odłożyć partię, cofnąć ruch albo się poddać.

refusal-game-plan-on-own-turn = W partii { $game } jest twoja kolej, więc po prostu zagraj. Ruchy warunkowe są na czas, gdy ruch ma przeciwnik.
refusal-game-plan-is-full =
    { $most ->
        [one] Masz już { $most } ciąg warunkowy w tej partii. Usunie go `/if-then clear:True`.
        [few] Masz już { $most } ciągi warunkowe w tej partii. Usunie je wszystkie `/if-then clear:True`.
        [many] Masz już { $most } ciągów warunkowych w tej partii. Usunie je wszystkie `/if-then clear:True`.
       *[other] Masz już { $most } ciągu warunkowego w tej partii. Usunie je wszystkie `/if-then clear:True`.
    }
refusal-game-line-contradicts = Inna z twoich linii odpowiada już na te ruchy przez **{ $reply }**, a zagrana może być tylko jedna. Nowa linia nie została zapisana.
refusal-game-choice-contradicts = Inna z twoich linii odpowiada już na te ruchy inaczej, a zagrana może być tylko jedna. Nowa linia nie została zapisana.
refusal-game-line-too-long =
    { $most ->
        [one] Ciąg warunkowy ma najwyżej { $most } ruch. Pomiń ostatnie.
        [few] Ciąg warunkowy ma najwyżej { $most } ruchy. Pomiń ostatnie.
        [many] Ciąg warunkowy ma najwyżej { $most } ruchów. Pomiń ostatnie.
       *[other] Ciąg warunkowy ma najwyżej { $most } ruchu. Pomiń ostatnie.
    }
refusal-game-line-without-answer = Ciąg warunkowy zaczyna się ruchem przeciwnika, a kończy twoim, jak `M9 N8`.
refusal-game-not-a-turn = To nie jest ruch. Wpisz pole, na przykład `K10`.
refusal-game-has-left = Nie grasz już w partii { $game }; toczy się dalej bez ciebie. Pokaże ją `/board`.
refusal-game-not-asked = Na tę propozycję odpowiedzieć może tylko: { $asked }.
refusal-game-already-agreed = Twoja zgoda już jest; brakuje zgody innych.

refusal-game-own-game = Grasz w tej partii, więc i tak wszystko wiesz.
refusal-game-not-public = Tę partię widać tylko na jej własnym serwerze, więc nie mogę o niej pisać. Tam pokaże ją `/board`.
refusal-game-no-messages = Nie mogę pisać do ciebie prywatnie. Zezwól na to przez `messages` w `/settings` i w ustawieniach prywatności Discorda dla tego serwera.
refusal-game-too-many-followers = Tę partię śledzi już { $most } osób, więcej nie mogę. `/board` pokaże ją w każdej chwili.
refusal-game-too-many-followed = Śledzisz już { $most } partii, to najwięcej na osobę. `/follow` je pokaże.
