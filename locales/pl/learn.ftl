learn-head = **Lekcja { $number } z 12: { $title }**
learn-head-part = **Lekcja { $number } z 12: { $title }** · { $part } z { $parts }
learn-task = **Twoje zadanie:** { $task }
learn-game-language = Na tym serwerze partia i moje uwagi są w języku { $language }, dla wszystkich, którzy czytają. Po `/learn` w wiadomości prywatnej do mnie są w twoim języku.
learn-named-task = Znajdź pole { $name }.
learn-shape-task = Uzupełnij kształt: połóż brakujący kamień.
learn-shape-right = Kształt jest pełny i nie ma w nim pary do zbicia.

learn-right = Dobrze: **{ $point }**. { $words }
learn-also-right = Też dobrze: { $points }.
learn-shown = Jedna z odpowiedzi to **{ $point }**. { $words }
learn-shown-undone = Zadanie będzie zaliczone, gdy położysz kamień samodzielnie: naciśnij *{ $again }*.
learn-wrong = Nie **{ $point }**. { $why }
learn-outside = **{ $point }** leży poza obrazkiem.
learn-hint = Wskazówka: odpowiedź jest wśród { $points }.
learn-board-in-words = Grasz białymi.
learn-ringed = Z obwódką: { $points }.
learn-to-move = Ruch białych
learn-to-move-after-captures = Ruch białych · zbite pary: { $pairs }

learn-wrong-short-row = { $length ->
    [1] Stoi sam: rząd wymaga pięciu kamieni.
   *[other] Kamieni w jego rzędzie: { $length }. Trzeba pięciu.
}
learn-wrong-one-between = Między nim a twoim następnym kamieniem na linii stoi tylko jeden czarny: pojedynczego kamienia nie można zbić.
learn-wrong-more-between = Między nim a twoim następnym kamieniem na linii stoją więcej niż dwa czarne: bije się dokładnie dwa, nigdy więcej.
learn-wrong-nothing-between = Między nim a innym twoim kamieniem nie ma czarnych.
learn-wrong-not-moved-in = Nie tworzy pary z czarnym kamieniem na każdym końcu.
learn-wrong-leaves-pair = Wtedy parę { $pair } można zbić na { $point }.
learn-wrong-loses = Czarne wygrywają następnym kamieniem na { $point }.
learn-wrong-not-won = Na razie zatrzymuje czarne, ale nie wygrywa.
learn-wrong-side-by-side = { $pair } stoją obok siebie: to para i można ją zbić.
learn-wrong-no-stretch-two = Rozciągnięta dwójka ma dokładnie jedno puste pole między dwoma twoimi kamieniami na linii.
learn-wrong-closed-three = Nie da się z tego zrobić otwartej czwórki: jeden koniec tej trójki jest zamknięty albo ma ona dwie luki.
learn-wrong-three-without-gap = To otwarta trójka, ale bez luki.
learn-wrong-three-with-gap = To otwarta trójka, ale z luką: rozciągnięta trójka.
learn-wrong-no-three = Nie tworzy trójki.
learn-wrong-four-blocked = Czwórkę z zamkniętym końcem można zablokować: tutaj na { $point }.
learn-wrong-four-filled = Czwórkę z luką zatrzymuje kamień w luce: tutaj na { $point }.
learn-wrong-no-four = Nie tworzy czwórki, więc czarne nie muszą odpowiadać.
learn-wrong-three-grows = Czarne mogą jeszcze utworzyć otwartą czwórkę na { $points }.
learn-wrong-not-the-shape = Nie uzupełnia kształtu. Kamienie z obwódką są jego częścią: którego kamienia brakuje?
learn-wrong-not-in-the-gap = Klin stoi w luce, między czarnymi kamieniami.
learn-wrong-block-is-safe = Czarne blokują na { $point } i nie powstaje para, którą możesz zbić.
learn-wrong-no-initiative = To nie czwórka. Czarne nie muszą odpowiadać i rozwijają otwartą trójkę.
learn-wrong-answered = To czwórka, ale czarne zatrzymują ją na { $point }.
learn-wrong-nothing-captured = Niczego nie zbija.
learn-wrong-wrong-pair = Zbija parę, ale czarne mogą jeszcze utworzyć otwartą czwórkę na { $points }.
learn-wrong-other-point = To pole to { $name }.
learn-wrong-only-tria = Tu mówi się „tria”: to otwarta trójka, nie czwórka.
learn-wrong-not-called = Tu nic się nie mówi: nie powstaje ani otwarta trójka, ani czwórka.

learn-button-hint = Wskazówka
learn-button-show = Pokaż mi
learn-button-words = Słowami
learn-button-board = Plansza
learn-button-back = Wstecz
learn-button-next = Dalej
learn-button-all = Wszystkie lekcje
learn-button-resume = Kontynuuj
learn-button-again = Jeszcze raz
learn-button-play = Zagraj ze mną
learn-button-game = Twoja partia
learn-game-runs = Twoja partia z tej lekcji wciąż trwa: { $game }.
learn-button-begin = Lekcje
learn-button-decline = Nie, dziękuję

learn-form-title = Twój kamień

learn-list = **Dwanaście lekcji** · ukończone: { $count }
learn-line = { $number }. { $title }
learn-line-done = { $number }. { $title } · ukończona
learn-line-part = { $number }. { $title } · { $done } z { $tasks }
learn-menu = Przejdź do lekcji
learn-all-done = Wszystkie dwanaście lekcji za tobą. Graj dalej z `/challenge` albo obejrzyj swoje partie z `/review`.
learn-game-over = To była partia z ostatniej lekcji. Zagraj jeszcze raz, obejrzyj tę partię przez *{ $review }* albo przejdź do zadania. `/learn` pokaże, czy została jakaś lekcja.

learn-offer = Pente to dla ciebie nowość? Dwanaście krótkich lekcji pokaże ci, jak się gra; widzisz je tylko ty.
learn-declined = W porządku. Lekcje znajdziesz w `/learn`, kiedy zechcesz.

learn-comment-can-win = Możesz teraz wygrać na { $points }.
learn-comment-must-stop = Grożę wygraną na { $points }: nie pozwól na to.
learn-comment-lost = Biję { $stones }.
learn-comment-can-open = Możesz utworzyć otwartą czwórkę na { $points }.
learn-comment-open-three = Mam otwartą trójkę: zablokuj ją na { $points }.
learn-comment-weak-pair = Twoją parę { $pair } można zbić na { $point }.
learn-comment-can-capture = Możesz zbić parę { $pair } na { $point }.
learn-comment-captured = Zbite przez ciebie: { $stones }.
learn-comment-made-three = Twoja otwarta trójka jest zatrzymana.
learn-comment-quiet = Nic nie grozi: zbuduj rozciągniętą dwójkę albo inny kształt.
learn-comment-third-stone = Twój pierwszy kamień w środku to duża przewaga: dlatego drugi musi trzymać się z daleka.
learn-comment-none = Nie komentuję tej planszy: ta sama pozycja stoi w innej trwającej partii i komentarz pomógłby komuś z grających.
