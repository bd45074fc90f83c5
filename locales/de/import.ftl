### A person's own library of records for study.

import-added =
    { $count ->
        [one] Ich habe { $count } Notation in deine Sammlung aufgenommen. `/import` listet sie auf; nur du siehst sie.
       *[other] Ich habe { $count } Notationen in deine Sammlung aufgenommen. `/import` listet sie auf; nur du siehst sie.
    }
import-nothing = Ich habe nichts in deine Sammlung aufgenommen.
import-no-records = In dieser Datei steht keine Notation einer Partie.
import-known =
    { $count ->
        [one] { $count } Notation war schon darin.
       *[other] { $count } Notationen waren schon darin.
    }
import-full =
    { $count ->
        [one] { $count } weitere passt nicht hinein: Platz ist für { $most }. Mit `/import record: delete:` kannst du welche löschen.
       *[other] { $count } weitere passen nicht hinein: Platz ist für { $most }. Mit `/import record: delete:` kannst du welche löschen.
    }
import-cut = Die Datei enthält mehr, als ich auf einmal lese.
import-passed-over =
    { $count ->
        [one] { $count } Datei, die weder `.txt` noch `.sgf` ist, habe ich übergangen.
       *[other] { $count } Dateien, die weder `.txt` noch `.sgf` sind, habe ich übergangen.
    }
import-refused = Notation { $record }: { $why }
import-refused-in = { $file }, Notation { $record }: { $why }
import-refused-more =
    { $count ->
        [one] { $count } weitere konnte ich nicht lesen.
       *[other] { $count } weitere konnte ich nicht lesen.
    }
import-not-text = kein Text
import-not-sgf = kein SGF, das ich lesen kann
import-ruleset = ich kenne das Spiel nicht
import-word = { $word } ist kein Zug
import-illegal = Zug { $number }, { $point }, ist gegen die Regeln von { $ruleset }
import-too-long = zu lang, Kopfzeilen und Kommentare eingeschlossen
import-set-up = es werden Steine aufgestellt, statt alle Züge zu nennen
import-not-unpacked = ich kann es nicht entpacken
import-comment = ein Kommentar in geschweiften Klammern endet nicht
import-no-moves = weder Kopfzeilen noch Züge
import-header = { $name } kann keine Kopfzeile heißen
import-go = eine Notation von Go; hier steht in SGF `GM[4]`
import-no-ruleset = es steht nicht da, von welchem Spiel; in SGF sagt das zum Beispiel `RU[keryo-pente]`
import-size = auf einem Brett dieser Größe wird das Spiel nicht gespielt
import-colour = Zug { $number } hat die falsche Farbe
import-result = das Ergebnis { $told } widerspricht { $known }
import-because = { $fault }. { $reason }
import-occupied = { $point } ist besetzt.
import-over = Die Partie ist da schon zu Ende.
import-too-large = Diese Datei ist zu groß: Ich lese höchstens 1 MB.
import-not-fetched = Ich konnte diese Datei nicht von Discord holen. Bitte versuch es gleich noch einmal.
import-options = Diese Optionen passen nicht zusammen: `file:` nimmt Notationen auf und steht allein; `move:` oder `delete:` braucht die Nummer einer Notation in `record:`.
import-library = Deine Sammlung, { $count } von höchstens { $most } Notationen:
import-empty = Deine Sammlung ist leer. `/import file:` nimmt Notationen von Partien auf, als Text, SGF oder ZIP-Datei damit. Nur du siehst sie.
import-moves =
    { $count ->
        [one] { $count } Zug
       *[other] { $count } Züge
    }
import-damaged = Notation { $record } kann ich nicht lesen. Du kannst sie löschen; bitte sag denen Bescheid, die diesen Bot betreiben.
import-deleted = Ich habe Notation { $record } aus deiner Sammlung gelöscht.
import-no-such-record = In deiner Sammlung gibt es keine Notation { $record }. `/import` listet sie auf.
import-record = Notation { $record }: { $about }
import-beginning = Vor dem ersten Zug
import-after-stone = Nach Zug { $number } von { $count }: **{ $point }**
import-after = Nach Zug { $number } von { $count }
import-not-a-record = { $typed } ist keine Nummer einer Notation. `/import` zeigt deine.
