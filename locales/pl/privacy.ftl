### `/privacy`: what is stored about a person. "I" is the bot; only the person sees it.

privacy-heading = Co o tobie przechowuję, poza nazwą i językiem twojego Discorda:
privacy-games = - partie: zakończone **{ $finished }**, trwające **{ $running }**, z każdym ruchem i jego czasem; widzi to każdy, kto może zobaczyć partię
privacy-results = - rankingi, wyniki i podia: **{ $count }** (rankingi są publiczne; kto widzi twój profil, mówi `/settings`)
privacy-tournaments = - turnieje: **{ $count }** (widzą je wszyscy na ich serwerze)
privacy-hills = - miejsca na wzgórzach: **{ $count }** (widzą je wszyscy na ich serwerze)
privacy-invitations = - zaproszenia, stoły i poszukiwania partii: **{ $count }**
privacy-plans = - ruchy warunkowe i zapieczętowane: **{ $count }** (do końca partii widzisz je tylko ty)
privacy-settings = - ustawienia i urlop: **{ $count }**
privacy-blocks = - osoby, które blokujesz: **{ $count }**
privacy-following = - cudze partie, które obserwujesz: **{ $count }**
privacy-lessons = - lekcje: czy ci je zaproponowano i w którym miejscu jesteś
privacy-solved-tasks = - rozwiązane zadania z lekcji: **{ $count }**
privacy-puzzles = - pokazane ci zadania i ich wynik: **{ $count }**
privacy-reviews = - analizy twoich partii, o które ktoś poprosił: **{ $count }** (kto widzi partię, może zobaczyć jej analizę; analizy nie są eksportowane i zostają przy partiach)
privacy-review-shares = - pytania i odpowiedzi, czy pokazać analizę na kanale partii: **{ $count }**
privacy-library = - zaimportowane zapisy: **{ $count }** (widzisz je tylko ty)
privacy-reports = - twoje zgłoszenia: **{ $count }** (czyta je tylko osoba, która mnie prowadzi)
privacy-names = - pseudonimy na serwerach: **{ $count }**
privacy-messages = - wiadomości w drodze do ciebie i notatki z ostatnich godzin i dni: **{ $count }**
privacy-bars = - blokady nałożone przez mojego operatora, przez serwery lub w turniejach: **{ $count }** (dopóki obowiązują, zostają z numerem twojego konta, nawet gdy usuniesz resztę)
privacy-kept = Pozostaje, dopóki tego nie usuniesz. To, co potrzebne tylko na chwilę, znika samo: naciśnięcia po 15 minutach, powiadomienia po godzinie, notatki o wiadomościach prywatnych po kilku dniach, zaproszenia bez odpowiedzi po tygodniu.
privacy-what-to-do = `/privacy export` wysyła ci wszystko w pliku, `/privacy delete` to usuwa.
privacy-policy = Polityka prywatności: { $url }
privacy-in-file =
    { $count ->
        [one] Wszystko, co o tobie przechowuję, jest w tym pliku, z zapisem { $count } zakończonej partii.
        [few] Wszystko, co o tobie przechowuję, jest w tym pliku, z zapisami { $count } zakończonych partii.
       *[many] Wszystko, co o tobie przechowuję, jest w tym pliku, z zapisami { $count } zakończonych partii.
    }
privacy-rest-of-games = Nie wszystkie partie się mieszczą: `/export all from:{ $game }` wysyła następne.
privacy-left-out = Było tego więcej, niż mieści jeden plik; `data.json` mówi, ilu wpisów brakuje. Poproś o nie osobę, która mnie prowadzi.
privacy-question = **Usunąć wszystko o tobie?**
privacy-running-end =
    { $count ->
        [one] - Twoja trwająca partia się kończy: zostaje za ciebie poddana, a przeciwnik się o tym dowie.
        [few] - Twoje { $count } trwające partie się kończą: zostają za ciebie poddane, a przeciwnicy się o tym dowiedzą.
       *[many] - Twoje trwające partie ({ $count }) się kończą: zostają za ciebie poddane, a przeciwnicy się o tym dowiedzą.
    }
privacy-goes = - Zaproszenia, stoły i zgłoszenia do turniejów się kończą. Twoja nazwa, rankingi, ustawienia, lekcje, zadania, zapisy, zgłoszenia i wszystko, co tylko twoje, zostaje usunięte.
privacy-stays = - Twoje partie zostają dla tych, którzy je z tobą grali, i liczą się im jak dotąd, ale bez twojej nazwy: jest tam „{ general-deleted-player }”.
privacy-bars-stay = - Jeśli mój operator lub serwer cię zablokował, to zostaje, z numerem twojego konta: inaczej blokada by się przez to skończyła.
privacy-discord-stays = - Wiadomości, które są już na Discordzie, zostają tam bez zmian: o ich usunięcie możesz poprosić Discorda lub serwer.
privacy-backups = - Kopie mojej bazy danych zawierają to jeszcze kilka dni, aż zostaną wyrzucone.
privacy-daily-backups =
    { $count ->
        [one] - Codzienna kopia mojej bazy danych zawiera to, aż powstanie nowsza.
        [few] - Codzienne kopie mojej bazy danych zawierają to, aż powstaną { $count } nowsze.
       *[many] - Codzienne kopie mojej bazy danych zawierają to, aż powstanie { $count } nowszych.
    }
privacy-delete = Usuń wszystko
privacy-keep = Zostaw wszystko
privacy-question-again = **Na pewno?** Tego nie da się cofnąć: niczego nie przywrócę, a jeśli wrócisz, zaczniesz tu od nowa.
privacy-delete-for-good = Tak, usuń na zawsze
privacy-nothing-deleted = Nic nie zostało usunięte.
privacy-deleting = Usuwam wszystko o tobie. Najpierw kończą się twoje partie i przeciwnicy się o tym dowiadują; to trwa od kwadransa do półtorej godziny. Do tego czasu nie mogę nic innego dla ciebie zrobić i nie będę już o tym pisać. Do widzenia i dzięki za grę!
privacy-being-deleted = Zgodnie z prośbą usuwam wszystko o tobie. To trwa do półtorej godziny; potem możesz zacząć od nowa.
privacy-other-being-deleted = Ta osoba już nie gra: poprosiła o usunięcie wszystkiego o sobie. Wybierz kogoś innego.
