### The question before somebody resigns, and the answers to it.

resign-question = Poddać partię { $game } vs { $opponents }? Tego nie można cofnąć.
resign-question-in-match = Poddać mecz (gra: { $opponents })? Rezygnujesz z całego meczu, nie tylko z partii { $game }. Tego nie można cofnąć.
resign-question-to-partner = Zaproponować { $partner }, żeby wasza strona poddała partię { $game }? Po zgodzie przegra cała wasza strona.

resign-resign = Poddaj partię { $game }
resign-resign-match = Poddaj mecz
resign-propose = Zaproponuj poddanie partii { $game }
resign-play-on = Graj dalej

resign-resigned = Poddajesz partię { $game }.
resign-resigned-match = Poddajesz mecz w partii { $game }.
resign-goes-on = Partia { $game } toczy się dalej.
