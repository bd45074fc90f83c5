### `/privacy`: what is stored about a person. "I" is the bot; only the person sees it.

privacy-heading = Das speichere ich über dich, neben deinem Namen und der Sprache deines Discord:
privacy-games = - Partien: **{ $finished }** beendet, **{ $running }** laufend, mit jedem Zug und seiner Zeit; wer eine Partie sehen kann, sieht das
privacy-results = - Wertungen, Ergebnisse und Podestplätze: **{ $count }** (Wertungen stehen auf den Ranglisten; wer dein Profil sieht, steht in `/settings`)
privacy-tournaments = - Turniere: **{ $count }** (alle auf dem Server sehen sie)
privacy-hills = - Plätze auf Hügeln: **{ $count }** (alle auf dem Server sehen sie)
privacy-invitations = - Einladungen, Tische und Gesuche: **{ $count }**
privacy-plans = - Wenn-dann-Züge und Abgabezüge: **{ $count }** (bis zum Ende der Partie siehst nur du sie)
privacy-settings = - Einstellungen und Urlaub: **{ $count }**
privacy-blocks = - Leute, die du blockiert hast: **{ $count }**
privacy-following = - fremde Partien, denen du folgst: **{ $count }**
privacy-lessons = - Lektionen: ob ich sie dir angeboten habe, und wo du darin bist
privacy-solved-tasks = - gelöste Aufgaben der Lektionen: **{ $count }**
privacy-puzzles = - Rätsel, die dir gezeigt wurden, und wie es ging: **{ $count }**
privacy-reviews = - Analysen deiner Partien, nach denen jemand gefragt hat: **{ $count }** (wer eine Partie sehen kann, sieht auch ihre Analyse; Analysen werden nicht exportiert und bleiben bei den Partien)
privacy-review-shares = - Fragen und Antworten, ob eine Analyse im Kanal der Partie gezeigt wird: **{ $count }**
privacy-library = - importierte Notationen: **{ $count }** (nur du siehst sie)
privacy-reports = - Meldungen von dir: **{ $count }** (nur wer mich betreibt, liest sie)
privacy-names = - Spitznamen auf Servern: **{ $count }**
privacy-messages = - Nachrichten, die dir noch geschickt werden, und Notizen der letzten Stunden und Tage: **{ $count }**
privacy-bars = - Sperren durch meinen Betreiber, durch Server oder für Turniere: **{ $count }** (solange sie gelten, bleiben sie mit deiner Kontonummer, auch wenn du den Rest löschst)
privacy-kept = Es bleibt, bis du es löschst. Was nur eine Weile gebraucht wird, verschwindet von selbst: Knopfdrücke nach 15 Minuten, Pings nach einer Stunde, Notizen über Direktnachrichten nach Tagen, unbeantwortete Einladungen nach einer Woche.
privacy-what-to-do = `/privacy export` schickt dir alles als Datei, `/privacy delete` löscht es.
privacy-policy = Datenschutzerklärung: { $url }
privacy-in-file =
    { $count ->
        [one] Alles, was ich über dich speichere, steht in dieser Datei, mit der Notation von { $count } beendeten Partie.
       *[other] Alles, was ich über dich speichere, steht in dieser Datei, mit den Notationen von { $count } beendeten Partien.
    }
privacy-rest-of-games = Nicht alle Partien passen hinein: `/export all from:{ $game }` schickt die nächsten.
privacy-left-out = Es war mehr, als eine Datei fasst; in `data.json` steht, wie viele Einträge fehlen. Frag danach, wer mich betreibt.
privacy-question = **Alles über dich löschen?**
privacy-running-end =
    { $count ->
        [one] - Deine laufende Partie endet: Sie wird für dich aufgegeben, und dein Gegner erfährt es.
       *[other] - Deine { $count } laufenden Partien enden: Sie werden für dich aufgegeben, und deine Gegner erfahren es.
    }
privacy-goes = - Einladungen, Tische und Turnieranmeldungen enden. Dein Name, Wertungen, Einstellungen, Lektionen, Rätsel, Notationen, Meldungen und alles, was nur dir gehört, wird gelöscht.
privacy-stays = - Deine Partien bleiben denen, die sie mit dir gespielt haben, und zählen für sie wie bisher, aber ohne deinen Namen: Stattdessen steht dort „{ general-deleted-player }“.
privacy-bars-stay = - Wenn mein Betreiber oder ein Server dich gesperrt hat, bleibt das mit deiner Kontonummer: Sonst wäre die Sperre damit zu Ende.
privacy-discord-stays = - Nachrichten, die schon auf Discord stehen, bleiben dort, wie sie sind: Darum kannst du Discord oder den Server bitten.
privacy-backups = - Sicherungskopien meiner Datenbank enthalten es noch einige Tage, bis sie weggeworfen werden.
privacy-daily-backups =
    { $count ->
        [one] - Die tägliche Sicherungskopie meiner Datenbank enthält es noch, bis eine neuere gemacht ist.
       *[other] - Die täglichen Sicherungskopien meiner Datenbank enthalten es noch, bis { $count } neuere gemacht sind.
    }
privacy-delete = Alles löschen
privacy-keep = Alles behalten
privacy-question-again = **Wirklich?** Das lässt sich nicht rückgängig machen: Ich kann nichts zurückholen, und wenn du wiederkommst, bist du neu hier.
privacy-delete-for-good = Ja, endgültig löschen
privacy-nothing-deleted = Nichts wurde gelöscht.
privacy-deleting = Ich lösche alles über dich. Zuerst enden deine Partien, und deine Gegner erfahren es; das dauert zwischen einer Viertelstunde und anderthalb Stunden. Bis dahin kann ich sonst nichts für dich tun, und ich schreibe dir dazu nicht mehr. Mach's gut, und danke fürs Spielen!
privacy-being-deleted = Alles über dich wird gelöscht, wie du es wolltest. Das dauert bis zu anderthalb Stunden; danach kannst du neu anfangen.
privacy-other-being-deleted = Diese Person spielt nicht mehr: Sie lässt alles über sich löschen. Wähl jemand anderen.
