### What people read about each ruleset in `/rules`. A page is the sentence, the paragraphs and the
### captions of one ruleset, and has at most 2,000 characters. The sentence is shown in a menu, too: it
### has at most 100. Words in backticks are names of options, as people type them. Names of rulesets are
### not translated.

rulesets-tournament = Turnierregel: Der dritte Stein, der zweite der beginnenden Seite, muss mindestens drei Linien von der Mitte entfernt sein.
rulesets-tournament-by-default = Turnierregel (wenn du keine andere `opening` wählst): Der dritte Stein, der zweite der beginnenden Seite, muss mindestens drei Linien von der Mitte entfernt sein.
rulesets-tournament-optional = Die Turnierregel ist wählbar: Ohne sie hat nur der erste Stein einen festen Platz, und die Option `opening` schaltet sie ein.
rulesets-like-pente = Alles andere ist wie in Pente.
rulesets-like-pente-free = Alles andere ist wie in Pente, nur ohne die Turnierregel.
rulesets-like-keryo = Alles andere ist wie in Keryo-Pente.
rulesets-endless = Das Schlagen könnte sich endlos wiederholen; darum ist eine Partie remis, sobald 2.000 Steine gesetzt wurden.
rulesets-black-begins = Nach altem Brauch hat Schwarz, wer beginnt.
rulesets-swap = Die beginnende Seite setzt vier Steine auf beliebige Punkte: Weiß, Schwarz, Weiß, Schwarz. Dann wählt die andere Seite eine Farbe, und Weiß ist als Nächstes am Zug.
rulesets-swap2 = Die beginnende Seite setzt drei Steine auf beliebige Punkte: Weiß, Schwarz, Weiß. Die andere Seite nimmt Weiß, oder nimmt Schwarz, oder setzt noch einen schwarzen und einen weißen Stein und gibt die Wahl zurück. Sind die Farben gewählt, ist Schwarz am Zug.

rulesets-pente-sentence = Fünf in einer Reihe gewinnen, fünf geschlagene Paare auch.
rulesets-pente-1 = Beide setzen abwechselnd einen Stein auf einen beliebigen freien Punkt. Der erste Stein kommt in die Mitte. Fünf oder mehr deiner Steine in einer Reihe, egal in welcher Richtung, gewinnen sofort.
rulesets-pente-2 = Schlagen: Setzt du einen Stein so, dass genau zwei gegnerische Steine in einer Linie zwischen ihm und einem anderen deiner Steine liegen, kommen diese zwei vom Brett. Ein Stein kann in mehreren Richtungen zugleich schlagen. Zehn geschlagene Steine (fünf Paare) gewinnen auch.
rulesets-pente-3 = Hineinsetzen ist sicher: Du verlierst nichts, wenn du einen Stein so setzt, dass dein eigenes Paar zwischen zwei gegnerischen Steinen liegt. Ein einzelner Stein oder drei und mehr in einer Reihe werden nie geschlagen.
rulesets-pente-4 = Bei sechs oder mehr in einer Reihe sind sich die Quellen uneinig: Im Heft des Verlags gewinnen sie, aber laut einer Enzyklopädie gewinnen im Turnierspiel nur genau fünf. Hier gewinnen sie, wenn die Option `overline` nichts anderes sagt. Die Option `bans` verbietet der beginnenden oder beiden Seiten, mit einem Stein zwei offene Dreier zu bilden (`/rules ruleset:ninuki-renju` erklärt sie).

rulesets-keryo-pente-sentence = Du schlägst außer Paaren auch Trios, und fünfzehn geschlagene Steine gewinnen.
rulesets-keryo-pente-1 = Genau drei Steine in einer Linie (ein Trio) werden ebenso geschlagen wie genau zwei, und ein Stein kann in verschiedenen Richtungen beides tun. Um durch Schlagen zu gewinnen, brauchst du fünfzehn Steine.
rulesets-keryo-pente-2 = Alles andere ist wie in Pente, auch die Optionen `overline` und `bans`.

rulesets-small-keryo-sentence = Keryo-Pente auf einem Brett von 13 × 13.
rulesets-small-keryo-1 = Das Brett hat 13 × 13 Linien, die Mitte ist G7. Paare und Trios werden geschlagen, und fünfzehn geschlagene Steine gewinnen.

rulesets-g-pente-sentence = Pente mit einer strengeren Regel für den dritten Stein.
rulesets-g-pente-1 = Der dritte Stein (der zweite der beginnenden Seite) muss mindestens drei Linien von der Mitte entfernt sein. In der Zeile und der Spalte der Mitte müssen es mindestens fünf Linien sein.

rulesets-poof-pente-sentence = Hineinsetzen ist nicht sicher: Ein Paar, das du zwischen zwei Gegnersteinen bildest, ist verloren.
rulesets-poof-pente-1 = In Pente verlierst du durch Hineinsetzen nichts, hier schon: Bildet dein Stein ein eigenes Paar zwischen zwei gegnerischen Steinen, kommt dieses Paar vom Brett und zählt für dein Gegenüber als geschlagen, auch wenn dein Stein einen dieser beiden schlägt.
rulesets-poof-pente-2 = Nach jedem Stein gewinnt, wer mehr geschlagen hat, wenn es mindestens zehn Steine sind; du kannst also durch deinen eigenen Zug verlieren. Haben beide gleich viele, geht die Partie weiter. Erst danach zählt eine Reihe, und nur, wenn der Stein, der sie gebildet hat, noch auf dem Brett ist.

rulesets-boat-pente-sentence = Fünf in einer Reihe gewinnen nur, wenn kein Schlagzug sie im nächsten Zug aufbrechen kann.
rulesets-boat-pente-1 = Fünf in einer Reihe gewinnen nur dann sofort, wenn dein Gegenüber im nächsten Zug keinen ihrer Steine schlagen kann. Sonst geht die Partie weiter: Dein Gegenüber muss die Reihe aufbrechen oder verliert, was auch immer der Zug sonst bewirkt.

rulesets-o-pente-sentence = Keryo-Pente, verbunden mit Poof-Pente und Boat-Pente.
rulesets-o-pente-1 = Paare und Trios werden geschlagen, und fünfzehn geschlagene Steine gewinnen, wie in Keryo-Pente. Paare und Trios, die du zwischen zwei gegnerischen Steinen bildest, gehen verloren, wie in Poof-Pente. Eine Reihe gewinnt nur, wenn kein Schlagzug sie im nächsten Zug aufbrechen kann, wie in Boat-Pente; Reihen werden geprüft, bevor geschlagene Steine gezählt werden. Der erste Stein kommt in die Mitte.

rulesets-d-pente-sentence = Eine Seite setzt vier Steine, dann wählt die andere eine Farbe.

rulesets-dk-pente-sentence = Keryo-Pente, bei dem eine Seite vier Steine setzt und die andere dann eine Farbe wählt.

rulesets-swap2-pente-sentence = Eine Seite setzt drei Steine, dann wählt die andere eine Farbe oder setzt noch zwei.

rulesets-swap2-keryo-sentence = Keryo-Pente mit der Eröffnung von Swap2-Pente.

rulesets-gomoku-sentence = Kein Schlagen; genau fünf in einer Reihe gewinnen.
rulesets-gomoku-1 = Beide setzen abwechselnd einen Stein; geschlagen wird nie. Genau fünf deiner Steine in einer Reihe gewinnen. Sechs oder mehr zählen nicht. Der erste Stein kommt in die Mitte.

rulesets-ninuki-renju-sentence = Genau fünf, die nicht aufzubrechen sind, oder fünf geschlagene Paare gewinnen; kein Doppeldreier.
rulesets-ninuki-renju-1 = Paare werden geschlagen, und fünf Paare gewinnen. Eine Reihe gewinnt nur, wenn sie genau fünf lang ist. Könnte ein Schlagzug sie aufbrechen, geht die Partie noch einen Zug weiter; ist die Reihe dann noch da, gewinnt sie, außer wenn dieser Zug das fünfte Paar schlägt: Dann gewinnt der Schlagzug. Längere Reihen zählen nicht. Verkürzt aber dein Schlagzug eine längere gegnerische Reihe auf genau fünf, gewinnt dein Gegenüber (war es dein fünfter, ist die Partie remis).
rulesets-ninuki-renju-2 = Doppeldreier: Keine Seite darf mit einem Stein offene Dreier auf zwei Linien bilden. Ein offener Dreier sind drei Steine innerhalb von vier Punkten einer Linie, die ein weiterer Stein zu vier in einer Reihe mit zwei freien Enden macht, sodass dann jedes Ende gewinnt. Eine Linie, auf der ein weiterer Stein gewinnt, ist ein Vierer, kein Dreier. Ein Dreier und ein Vierer zugleich sind erlaubt, zwei Vierer auch. Das Verbot gilt nicht für einen Stein, der fünf bildet oder dein fünftes Paar schlägt, oder wenn kein anderer Stein den gegnerischen Vierer stoppen oder die gegnerischen fünf aufbrechen kann.
rulesets-ninuki-renju-3 = Für wen das Verbot gilt, sagen die Quellen verschieden: laut einer Enzyklopädie nur für die beginnende Seite, laut zwei anderen für beide. Hier gilt es für beide, wenn die Option `bans` die zweite Seite nicht davon befreit.
rulesets-ninuki-renju-4 = Das Brett hat 15 × 15 Linien, und der erste Stein kommt in die Mitte, H8.

rulesets-complication-sentence = Eine Gewinnreihe ist genau fünf lang, und zwei offene Dreier zugleich sind verboten.
rulesets-complication-1 = Nur genau fünf in einer Reihe gewinnen; eine längere Reihe zählt nicht.
rulesets-complication-2 = Doppeldreier: Kein Stein darf offene Dreier auf zwei Linien zugleich bilden. Ein offener Dreier sind drei Steine innerhalb von vier Punkten einer Linie, die ein weiterer Stein zu vier in einer Reihe mit zwei freien Enden macht, sodass dann jedes Ende gewinnt. Eine Linie, auf der ein weiterer Stein gewinnt, ist ein Vierer, kein Dreier. Ein Dreier und ein Vierer zugleich sind erlaubt, zwei Vierer auch. Das Verbot gilt nicht für einen Stein, der gewinnt, oder wenn dein Gegenüber mit fünf droht und nur ein solcher Stein das stoppen kann.

rulesets-connect6-sentence = Nach dem ersten Zug zwei Steine pro Zug; sechs in einer Reihe gewinnen.
rulesets-connect6-1 = Der erste Zug ist ein einzelner Stein in der Mitte. Danach besteht jeder Zug aus zwei Steinen. Geschlagen wird nie. Sechs oder mehr in einer Reihe gewinnen, auch schon mit dem ersten Stein eines Zugs.

rulesets-linear-pente-sentence = Pente auf einer einzigen Linie: Paare und Reihen dürfen gleich große Lücken haben.
rulesets-linear-pente-1 = Das Brett ist eine Linie aus 19 Punkten, A bis T. Zwei gegnerische Steine zwischen zwei deiner Steine werden geschlagen, wenn alle vier gleiche Abstände haben: direkt nebeneinander oder zwei, drei oder vier Punkte auseinander. Fünf deiner Steine mit gleichen Abständen gewinnen. Schlagen allein gewinnt nicht. Der erste Stein darf überall hin.

rulesets-pyatka-sentence = Du schlägst nur diagonal und brauchst beides: fünf in einer Reihe und drei geschlagene Paare.
rulesets-pyatka-1 = Paare werden nur diagonal geschlagen. Um zu gewinnen, brauchst du beides: fünf oder mehr in einer Reihe auf dem Brett und drei geschlagene Paare. Was zuerst kommt, ist egal, aber die Reihe muss auf dem Brett sein, wenn du das Zweite schaffst. Die Reihe darf überall liegen.
rulesets-pyatka-2 = Ein Zeitschriftenartikel von 1983 erzählt von diesem Spiel unter Studierenden in Leningrad; eine Enzyklopädie bezweifelt die Geschichte.
rulesets-pyatka-3 = Der erste Stein kommt in die Mitte.

rulesets-pente-plus-sentence = Beide Seiten haben zwei Powersteine, die als jede Farbe zählen.
rulesets-pente-plus-1 = Beide Seiten haben zwei Powersteine und dürfen in jedem Zug einen davon statt eines gewöhnlichen Steins setzen. Für die Seite, die zieht, zählt ein Powerstein in einer Reihe und als ein Ende beim Schlagen als jede Farbe. Er selbst wird nie geschlagen.
rulesets-pente-plus-2 = Die Regeln des Verlags sagen vielleicht mehr über Powersteine, aber wir kennen ihren Text nicht.

rulesets-neighbours-sentence = Nach dem ersten muss jeder Stein an einen Stein auf dem Brett angrenzen.
rulesets-neighbours-1 = Nach dem ersten muss jeder Stein neben einem Stein auf dem Brett liegen, gerade oder diagonal.

rulesets-partners-sentence = Zwei gegen zwei, mit einer Farbe für jede Seite.
rulesets-partners-1 = Vier Personen, zwei gegen zwei, ziehen reihum: erst eine Person von jeder Seite, dann die jeweils andere. Wer zusammenspielt, hat dieselbe Farbe. Reihen und geschlagene Steine zählen für die Seite.
rulesets-partners-2 = Wer zusammenspielt, darf sich nicht über Strategie absprechen. Verlässt jemand die Partie oder überschreitet die Zeit, verliert die ganze Seite; aufgeben können nur beide zusammen.

rulesets-team-pente-sentence = Zwei gegen zwei, mit vier Farben: Reihen zählen allein, geschlagene Steine gemeinsam.
rulesets-team-pente-1 = Vier Personen mit vier Farben: die erste und dritte gegen die zweite und vierte. Eine Reihe zählt nur in der Farbe einer einzigen Person. Eine Seite gewinnt mit zehn geschlagenen Steinen der Gegenseite. Die zwei geschlagenen Steine dürfen verschiedene Farben haben, aber keiner darf deiner sein. Steine der eigenen Seite werden wie alle anderen geschlagen, zählen aber für niemanden.
rulesets-team-pente-2 = Über die Steine der eigenen Seite sind sich die Quellen uneinig: Im Heft des Verlags werden sie geschlagen, ohne zu zählen; laut einer Enzyklopädie kann man nur Steine der Gegenseite schlagen. Hier gilt das Heft.
rulesets-team-pente-3 = Wer zusammenspielt, darf sich nicht über Strategie absprechen. Verlässt jemand die Partie oder überschreitet die Zeit, verliert die ganze Seite; aufgeben können nur beide zusammen.

rulesets-party-sentence = Alle für sich: Fünf in einer Reihe oder zehn geschlagene Steine gewinnen.
rulesets-party-1 = Drei bis sechs Personen ziehen reihum, jede mit eigener Farbe und alle für sich. Fünf in einer Reihe in der eigenen Farbe oder zehn beliebige geschlagene Steine gewinnen. Die zwei geschlagenen Steine dürfen verschiedene Farben haben, aber keiner darf deiner sein.
rulesets-party-2 = Wer die Partie verlässt, ist raus; die Steine bleiben liegen und können geschlagen werden. Wer als Letztes übrig bleibt, gewinnt.

rulesets-keryo-party-sentence = Alle für sich, auch Trios: Fünf in einer Reihe oder fünfzehn geschlagene Steine gewinnen.
rulesets-keryo-party-1 = Wie Pente für drei bis sechs, aber geschlagen wird wie in Keryo-Pente: Genau zwei oder genau drei Steine in einer Linie werden geschlagen, und ein Stein kann in verschiedenen Richtungen beides tun. Fünf in einer Reihe in der eigenen Farbe oder fünfzehn beliebige geschlagene Steine gewinnen. Die geschlagenen Steine dürfen verschiedene Farben haben, aber keiner darf deiner sein.

rulesets-points-sentence = Ein Match aus mehreren Partien Pente, die Punkte bringen: Wer zuerst 21 hat, gewinnt.
rulesets-points-1 = Ein Match besteht aus mehreren Partien Pente. Jede Partie bringt 5 Punkte für die fünf in einer Reihe, 1 für jedes geschlagene Paar und 1 für jede Viererreihe (Tessera), die am Ende noch auf dem Brett ist: genau vier in einer Reihe, offen oder blockiert. Wer zuerst 21 Punkte hat, gewinnt das Match; wer eine Partie verliert, beginnt die nächste.
rulesets-points-2 = Erreichen beide in einer Partie die 21, gewinnt die höhere Punktzahl; bei Gleichstand folgt noch eine Partie.
rulesets-points-3 = Wer eine Partie aufgibt oder die Zeit überschreitet, gibt das ganze Match auf: Die andere Seite gewinnt es, gleich wie es steht.
rulesets-match-options = Das übliche Ziel ist 21: Die Option `target` setzt ein anderes, von 5 bis 200 Punkten. Ein niedriges Ziel kann schon nach einer Partie erreicht sein. Mit `handicap` beginnt jemand das Match mit Punkten.

rulesets-points-party-sentence = Ein Match kurzer Partien bis vier in einer Reihe oder vier Paare; wer zuerst 21 Punkte hat, gewinnt.
rulesets-points-party-1 = Ein Match besteht aus mehreren kurzen Partien. Eine Partie endet mit vier in einer Reihe oder vier geschlagenen Paaren. Sie bringt 10 Punkte für die vier, die sie beenden, 1 für jedes geschlagene Paar und 1 für jede Dreierreihe (Tria), die noch auf dem Brett ist: genau drei in einer Reihe, offen oder blockiert. Wer zuerst 21 Punkte hat, gewinnt das Match; wer am wenigsten Punkte geholt hat, beginnt die nächste Partie.
rulesets-points-party-2 = Erreichen mehrere in einer Partie die 21, gewinnt die höchste Punktzahl; wird sie geteilt, folgt noch eine Partie. Die zwei geschlagenen Steine dürfen verschiedene Farben haben, aber keiner darf deiner sein.
rulesets-points-party-3 = Wer eine Partie aufgibt oder die Zeit überschreitet, gibt das ganze Match auf: Die Steine bleiben liegen und können geschlagen werden, und die anderen spielen weiter, auch in allen späteren Partien. Wer allein übrig bleibt, gewinnt das Match.

rulesets-drawing-capture = Seite 1 spielt den markierten Punkt und schlägt beide Steine von Seite 2.
rulesets-drawing-moving-in = Seite 2 darf den markierten Punkt spielen: Hineinsetzen ist sicher.
rulesets-drawing-third-stone = Der erste Stein und um ihn herum die nächsten Punkte, die für den dritten erlaubt sind.
rulesets-drawing-trio = Seite 1 spielt den markierten Punkt und schlägt drei Steine.
rulesets-drawing-g-lines = Die nächsten Punkte, die für den dritten Stein erlaubt sind, rechts oben von der Mitte.
rulesets-drawing-poof = Spielt Seite 1 den markierten Punkt, liegt das Paar zwischen zwei gegnerischen Steinen und geht verloren.
rulesets-drawing-breakable = Die Reihe gewinnt noch nicht: Seite 2 spielt den markierten Punkt und schlägt einen ihrer Steine.
rulesets-drawing-swap-choice = Vier Steine liegen. Welche Farbe würdest du nehmen?
rulesets-drawing-swap2-choice = Drei Steine liegen: Nimm eine Farbe, oder setz noch zwei und gib die Wahl zurück.
rulesets-drawing-overline = Sechs in einer Reihe gewinnen nicht.
rulesets-drawing-double-three = Seite 1 darf den markierten Punkt nicht spielen: Es entstünden zwei offene Dreier zugleich.
rulesets-drawing-six = Sechs in einer Reihe gewinnen.
rulesets-drawing-spaced = Seite 1 spielt den markierten Punkt und schlägt beide Steine von Seite 2: Alle vier sind zwei Punkte auseinander.
rulesets-drawing-diagonal = Ein Stein auf dem markierten Punkt schlägt nur das diagonale Paar.
rulesets-drawing-power = Der Powerstein vollendet diese Reihe und könnte auch eine in der anderen Farbe vollenden.
rulesets-drawing-touching = Die Punkte, die an den Stein angrenzen.
rulesets-drawing-mixed = Seite 1 spielt den markierten Punkt und schlägt zwei Steine verschiedener Farben.
rulesets-drawing-mixed-trio = Seite 1 spielt den markierten Punkt und schlägt ein Trio aus zwei Farben.
rulesets-drawing-partners-order = Die ersten vier Züge von links nach rechts: erst eine Person von jeder Seite, dann die jeweils andere in derselben Farbe.
rulesets-drawing-partners-row = Beide Personen von Seite 1 dürfen den markierten Punkt spielen: Die Reihe zählt für die Seite, egal wer ihre Steine gesetzt hat.
rulesets-drawing-team-capture = Farbe 2 und 4 gehören zur Gegenseite. Farbe 1 spielt den markierten Punkt: Beide geschlagenen Steine zählen.
rulesets-drawing-team-partner = Farbe 1 und 3 gehören zur selben Seite. Farbe 1 spielt den markierten Punkt: Beide Steine werden geschlagen, aber nur der von Farbe 2 zählt.
rulesets-drawing-team-row = Farbe 1 und 3 gehören zur selben Seite, aber diese Reihe gewinnt nicht: Nötig sind fünf Steine einer Farbe.
rulesets-drawing-fours = Das Ende einer Partie. Seite 1 bekommt 5 Punkte für die fünf in einer Reihe und 1 für die vier, zusammen 6. Seite 2 bekommt 1 für jede von zwei Viererreihen, zusammen 2. Jedes geschlagene Paar bringt 1 dazu.
rulesets-drawing-no-fours = Seite 1 bekommt 5 Punkte für die fünf in einer Reihe und nichts für die Viererreihen darin. Seite 2 bekommt nichts: Die vier Steine haben eine Lücke.
rulesets-drawing-threes = Das Ende einer Partie. Farbe 1 bekommt 10 Punkte für die vier in einer Reihe und 1 für die drei, zusammen 11. Farbe 2 und 3 bekommen je 1 für ihre Dreierreihe. Jedes geschlagene Paar bringt 1 dazu.
