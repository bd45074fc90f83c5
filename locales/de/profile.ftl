### A person's profile.

profile-of = **{ $name }**
profile-ratings-here = Wertungszahlen auf diesem Server: { $list }
profile-ratings-everywhere = Wertungszahlen weltweit: { $list }
profile-results = Gewonnen-verloren-remis: { $list }
profile-against-bot = Gegen den Bot (gewonnen-verloren-remis): { $score }
profile-opponents = Die meisten Partien mit: { $list }
profile-streaks = Siege in Folge: jetzt { $current }, Rekord { $best }
profile-longest = Längste Partie: Partie { $game }, { $moves }
profile-average = Züge je Partie im Schnitt: { $moves }
profile-none = Noch keine beendeten Partien.
profile-below = Das Profil steht unten, für alle sichtbar.
profile-unrated = Noch keine Wertungszahl: Die erste bringt eine gewertete Partie gegen andere.
profile-provisional = `?`: vorläufig, bis mehr gewertete Partien gespielt sind
profile-matches = Matches um Punkte (gewonnen-verloren-remis): { $score }
profile-accuracy = Genauigkeit: im Mittel { $percent } % · ausgewertete Partien: { $games }
profile-puzzles = Rätsel: **{ $rating }** · gelöst: { $solved } von { $tried } · Tage in Folge: { $days } (Bestwert: { $best })
profile-sets = Sätze (gewonnen-verloren-remis): { $score }. Jede ihrer Partien zählt hier und in `/history` auch für sich, wenn sie nicht zu früh verlassen wurde.
