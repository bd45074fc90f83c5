### `/privacy`: what is stored about a person. "I" is the bot; only the person sees it.

privacy-heading = Ce que je conserve sur toi, en plus de ton nom et de la langue de ton Discord :
privacy-games = - parties : **{ $finished }** terminées, **{ $running }** en cours, avec chaque coup et son heure ; qui peut voir une partie les voit
privacy-results = - classements, résultats et podiums : **{ $count }** (les classements sont publics ; `/settings` dit qui voit ton profil)
privacy-tournaments = - tournois : **{ $count }** (visibles par tout leur serveur)
privacy-hills = - places sur des collines : **{ $count }** (visibles par tout leur serveur)
privacy-invitations = - invitations, tables et recherches de partie : **{ $count }**
privacy-plans = - coups conditionnels et coups scellés : **{ $count }** (toi seul les vois jusqu'à la fin de la partie)
privacy-settings = - réglages et congés : **{ $count }**
privacy-blocks = - personnes que tu as bloquées : **{ $count }**
privacy-following = - parties d'autres que tu suis : **{ $count }**
privacy-lessons = - leçons : si je te les ai proposées, et où tu en es
privacy-solved-tasks = - exercices réussis des leçons : **{ $count }**
privacy-puzzles = - problèmes qui t'ont été montrés, et leur résultat : **{ $count }**
privacy-reviews = - analyses de tes parties que quelqu'un a demandées : **{ $count }** (qui peut voir une partie peut voir son analyse ; les analyses ne sont pas exportées et restent avec les parties)
privacy-review-shares = - questions et réponses sur une analyse à montrer dans le salon de la partie : **{ $count }**
privacy-library = - feuilles importées : **{ $count }** (toi seul les vois)
privacy-reports = - signalements que tu as écrits : **{ $count }** (lus seulement par qui me fait tourner)
privacy-names = - surnoms sur des serveurs : **{ $count }**
privacy-messages = - messages en route vers toi, et notes des dernières heures et des derniers jours : **{ $count }**
privacy-bars = - exclusions par la personne qui me gère, par des serveurs ou de tournois : **{ $count }** (tant qu'elles durent, elles restent avec ton numéro de compte, même si tu supprimes le reste)
privacy-kept = Tout reste jusqu'à ce que tu le supprimes. Ce qui ne sert qu'un moment part tout seul : les pressions sur des boutons en 15 minutes, les mentions en une heure, les notes de messages privés en quelques jours, les invitations sans réponse après une semaine.
privacy-what-to-do = `/privacy export` t'envoie tout dans un fichier, `/privacy delete` le supprime.
privacy-policy = Politique de confidentialité : { $url }
privacy-in-file =
    { $count ->
        [one] Tout ce que je conserve sur toi est dans ce fichier, avec la feuille de { $count } partie terminée.
       *[other] Tout ce que je conserve sur toi est dans ce fichier, avec les feuilles de { $count } parties terminées.
    }
privacy-rest-of-games = Toutes tes parties n'y tiennent pas : `/export all from:{ $game }` envoie les suivantes.
privacy-left-out = Il y en avait plus que n'en tient un fichier ; `data.json` dit combien d'entrées manquent. Demande-les à qui me fait tourner.
privacy-question = **Supprimer tout ce qui te concerne ?**
privacy-running-end =
    { $count ->
        [one] - Ta partie en cours se termine : elle est abandonnée pour toi, et ton adversaire l'apprend.
       *[other] - Tes { $count } parties en cours se terminent : elles sont abandonnées pour toi, et tes adversaires l'apprennent.
    }
privacy-goes = - Les invitations, tables et inscriptions à des tournois se terminent. Ton nom, tes classements, réglages, leçons, problèmes, feuilles, signalements et tout ce qui n'est qu'à toi est supprimé.
privacy-stays = - Tes parties restent à ceux qui les ont jouées avec toi et comptent pour eux comme avant, mais sans ton nom : on y lit « { general-deleted-player } ».
privacy-bars-stay = - Si la personne qui me gère ou un serveur t'a exclu, cela reste, avec ton numéro de compte : sinon l'exclusion prendrait fin ainsi.
privacy-discord-stays = - Les messages déjà sur Discord y restent tels quels : demande à Discord ou au serveur de les supprimer.
privacy-backups = - Les copies de ma base le gardent encore quelques jours, jusqu'à ce qu'elles soient jetées.
privacy-daily-backups =
    { $count ->
        [one] - La copie quotidienne de ma base le garde jusqu'à ce qu'une plus récente soit faite.
       *[other] - Les copies quotidiennes de ma base le gardent jusqu'à ce que { $count } plus récentes soient faites.
    }
privacy-delete = Tout supprimer
privacy-keep = Tout garder
privacy-question-again = **Vraiment ?** C'est irréversible : je ne pourrai rien récupérer, et si tu reviens, tu seras nouveau ici.
privacy-delete-for-good = Oui, supprimer pour de bon
privacy-nothing-deleted = Rien n'a été supprimé.
privacy-deleting = Je supprime tout ce qui te concerne. D'abord tes parties se terminent et tes adversaires l'apprennent ; cela prend d'un quart d'heure à une heure et demie. D'ici là je ne peux rien faire d'autre pour toi, et je ne t'écrirai plus à ce sujet. Au revoir, et merci d'avoir joué !
privacy-being-deleted = Tout ce qui te concerne est en cours de suppression, comme tu l'as demandé. Cela prend jusqu'à une heure et demie ; ensuite tu pourras recommencer.
privacy-other-being-deleted = Cette personne ne joue plus : elle a demandé la suppression de ses données. Choisis quelqu'un d'autre.
