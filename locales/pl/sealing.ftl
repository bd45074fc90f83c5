### Sealed moves of adjourned games.

sealing-button = Zapieczętuj ruch
sealing-invite = Po wznowieniu partii { $game } ruch należy do ciebie. Możesz go teraz zapieczętować: do tego czasu nikt go nie zobaczy, a zagrany zostanie zaraz po wznowieniu.
sealing-heading = Pieczętujesz ruch: nikt inny nie zobaczy go przed wznowieniem partii.
sealing-seal = Zapieczętuj { $point }
sealing-seal-power-stone = Zapieczętuj kamień mocy na { $point } (zostało: { $left })
sealing-question = Zapieczętować **{ $point }** w partii { $game }?
sealing-sealed = Zapieczętowany ruch w partii { $game }: { $moves }. Nikt inny go nie widzi. Zostanie zagrany po wznowieniu partii; do tego czasu możesz go zmienić albo wycofać.
sealing-another = Zapieczętuj inny ruch
sealing-withdraw = Wycofaj
sealing-withdrawn = Nie masz już zapieczętowanego ruchu w partii { $game }.

sealing-board = { $name } ma zapieczętowany ruch.
sealing-played = Partia toczy się dalej od zapieczętowanego ruchu: { $name }.
sealing-lost = Partia toczy się dalej bez zapieczętowanego ruchu, bo nie dało się go zagrać. { $name }, wybierz ruch.

sealing-not-yours = Zapieczętować ruch może tylko osoba, na którą przypada kolej.
sealing-not-offered = Ruch można zapieczętować tylko w partii między ludźmi, odłożonej za zgodą obu stron. Partia { $game } taka nie jest.
sealing-nothing = Nie masz zapieczętowanego ruchu w partii { $game }.
