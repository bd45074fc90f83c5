### Phrases that several messages share: moves, the terms of a game, scores.

phrases-number =
    { $count ->
        [0] zero
        [1] jeden
        [2] dwa
        [3] trzy
        [4] cztery
        [5] pięć
        [6] sześć
        [7] siedem
        [8] osiem
        [9] dziewięć
        [10] dziesięć
        [11] jedenaście
        [12] dwanaście
        [one] { $count }
        [few] { $count }
        [many] { $count }
       *[other] { $count }
    }
phrases-computer = { $name } (poziom { $level })

phrases-colour =
    { $colour ->
        [white] białe
        [black] czarne
        [red] czerwone
        [blue] niebieskie
        [green] zielone
       *[yellow] żółte
    }
phrases-line-turn = { $colour } { $moves }

phrases-opening-free = dowolne otwarcie
phrases-opening-tournament = reguła turniejowa
phrases-opening-g = reguła G
phrases-opening-swap = otwarcie swap
phrases-opening-swap2 = otwarcie swap2

phrases-poof = poof
phrases-without-poof = bez poof
phrases-boat = boat
phrases-without-boat = bez boat

phrases-overline-wins = sześć i więcej w rzędzie wygrywa
phrases-overline-neutral = wygrywa tylko dokładnie pięć w rzędzie

phrases-bans-none = podwójne trójki dozwolone
phrases-bans-first = zakaz podwójnych trójek dla pierwszego gracza
phrases-bans-both = zakaz podwójnych trójek dla obu stron

phrases-rated = rankingowa
phrases-not-rated = towarzyska
phrases-with-calls = z zapowiedziami

phrases-played =
    { $who ->
        [you] { $stone ->
            [power] Kładziesz kamień mocy na **{ $point }**.
           *[ordinary] Grasz **{ $point }**.
        }
       *[other] { $stone ->
            [power] { $name } kładzie kamień mocy na **{ $point }**.
           *[ordinary] { $name } gra **{ $point }**.
        }
    }

phrases-played-capturing =
    { $who ->
        [you] { $stone ->
            [power] Kładziesz kamień mocy na **{ $point }** i bijesz: { $captured }.
           *[ordinary] Grasz **{ $point }** i bijesz: { $captured }.
        }
       *[other] { $stone ->
            [power] { $name } kładzie kamień mocy na **{ $point }** i bije: { $captured }.
           *[ordinary] { $name } gra **{ $point }** i bije: { $captured }.
        }
    }

phrases-played-losing =
    { $who ->
        [you] { $stone ->
            [power] Kładziesz kamień mocy na **{ $point }** i tracisz: { $lost } (poof).
           *[ordinary] Grasz **{ $point }** i tracisz: { $lost } (poof).
        }
       *[other] { $stone ->
            [power] { $name } kładzie kamień mocy na **{ $point }** i traci: { $lost } (poof).
           *[ordinary] { $name } gra **{ $point }** i traci: { $lost } (poof).
        }
    }

phrases-played-capturing-losing =
    { $who ->
        [you] { $stone ->
            [power] Kładziesz kamień mocy na **{ $point }**, bijesz: { $captured }, tracisz: { $lost } (poof).
           *[ordinary] Grasz **{ $point }**, bijesz: { $captured }, tracisz: { $lost } (poof).
        }
       *[other] { $stone ->
            [power] { $name } kładzie kamień mocy na **{ $point }**, bije: { $captured }, traci: { $lost } (poof).
           *[ordinary] { $name } gra **{ $point }**, bije: { $captured }, traci: { $lost } (poof).
        }
    }

phrases-played-several = { $name } gra { $points }.
phrases-opened = { $name } otwiera: { $points }.

phrases-took-colour =
    { $who ->
        [you] { $colour ->
            [black] Bierzesz czarne.
           *[white] Bierzesz białe.
        }
       *[other] { $colour ->
            [black] { $name } bierze czarne.
           *[white] { $name } bierze białe.
        }
    }

phrases-handed-back =
    { $who ->
        [you] Dokładasz dwa kamienie, a potem przeciwnik wybiera kolor.
       *[other] { $name } dokłada dwa kamienie, a potem przeciwnik wybiera kolor.
    }

phrases-left-game =
    { $who ->
        [you] Opuszczasz partię.
       *[other] { $name } opuszcza partię.
    }

phrases-draw-agreed = Gracze zgadzają się na remis.
phrases-tria = **Tria!**
phrases-tessera = **Tessera!**

phrases-captured = Zbite: { $score }.
phrases-captured-pairs = Zbite pary: { $counts }.
phrases-captured-stones = Zbite kamienie: { $counts }.
phrases-captured-by = { $name } { $count }

phrases-points = Wynik meczu: { $points } (gra do { $target }).

phrases-game = partia { $game }
phrases-game-linked = [partia { $game }]({ $link })

phrases-addressed = { $players }: { $text }
