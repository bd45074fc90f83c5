### Śledzenie partii innych osób: przycisk pod planszą i wiadomości prywatne.

follow-button = Śledź
follow-followers =
    { $count ->
        [one] Jedna osoba śledzi tę partię.
        [few] { $count } osoby śledzą tę partię.
       *[other] { $count } osób śledzi tę partię.
    }
follow-ask = Kiedy mam pisać do ciebie prywatnie o tej partii ({ $game }, { $players })?
follow-each-move = Po każdym ruchu
follow-the-end = Tylko na końcu
follow-stop = Nie śledź dalej
follow-moves-told = Będę pisać do ciebie prywatnie po każdym ruchu ({ $game }), najwyżej raz na turę, i na końcu.
follow-end-told = Napiszę do ciebie prywatnie, gdy skończy się { $game }.
follow-quiet-hours = W godzinach ciszy czekam.
follow-next-games = Śledzisz też następne partie meczu.
follow-stopped =
    { $was ->
        [yes] Nie śledzisz już partii { $game }.
       *[no] Nie śledzisz partii { $game } albo już się skończyła.
    }
follow-told = Śledzona { $game } ({ $players }):
follow-to-move = Ruch: { $player }.
follow-list = Śledzisz te partie:
follow-listed = { $game }: { $players }
follow-change = Partia { $game }
follow-none = Nie śledzisz żadnej partii. Zaczniesz przyciskiem *Śledź* pod planszą innych albo przez `/follow` z numerem partii.
