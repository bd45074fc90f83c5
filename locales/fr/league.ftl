league-heading = **{ $name }** · ligue { $league } · saison { $season }
league-list-item = { $name } · saison { $season }
league-format =
    { $movers ->
        [one] Ligue en divisions de { $size } : dans une division tout le monde se rencontre, et toutes les parties se jouent en même temps. Après une saison, une personne de chaque division monte et une descend. La saison suivante commence une semaine après la dernière partie.
       *[other] Ligue en divisions de { $size } : dans une division tout le monde se rencontre, et toutes les parties se jouent en même temps. Après une saison, { $movers } personnes de chaque division montent et { $movers } descendent. La saison suivante commence une semaine après la dernière partie.
    }
league-running = La saison est en cours. Ce qui se joue encore { $span } compte comme nul.
league-last = Aucune saison ne suit celle-ci.
league-next = Début de la saison suivante : { $time } ({ $span }).
league-menu-divisions = Comment elle est divisée
league-choice =
    { $movers ->
        [one] Divisions de { $size }, une personne monte et une descend
       *[other] Divisions de { $size }, { $movers } montent et { $movers } descendent
    }
league-announced = Elle est annoncée dans le salon de la ligue. Rien d'autre à faire : ses saisons commencent et apparient toutes seules. `/league manage` te permet d'intervenir.
league-menu-division = Voir une division …
league-item = Division { $number }
league-item-crosstable = Division { $number } : tableau croisé
league-division = **Division { $number }**
league-up = ▲ monte
league-down = ▼ descend
league-left = a quitté
league-came-up = { $name } (monte)
league-came-down = { $name } (descend)
league-new = { $name } (arrive)
league-own-planned = Si la saison commençait maintenant, tu jouerais en division { $number }.
league-own-place = Tu es en division { $division }, à la place { $place } pour l'instant.
league-own-final-place = Tu as terminé la division { $division } à la place { $place }.
league-own-games = Tu joues encore contre { $games }.
league-own-not-in = Tu n'es pas dans cette saison.
league-own-left = Tu as quitté cette saison.
league-which = Il n’y a pas de tournoi pour cela ici. Parles-tu d’une ligue ?
league-withdrawn = Tu n'es plus dans la saison de la ligue.
league-ask-leave = Si tu quittes **{ $name }** maintenant, tes parties de cette saison sont abandonnées pour toi, et tu ne peux pas y revenir. Tu pourras t'inscrire à la saison suivante, en commençant dans la division la plus basse. Quitter ?
league-no-show = Tu n'as pas joué dans une partie de **{ $name }** avant la fin de son temps ; tu es donc hors de cette saison de la ligue : tes autres parties sont abandonnées pour toi, et tu n'es pas inscrit à la suivante. Tu peux t'y inscrire toi-même, en commençant dans la division la plus basse ; les autres tournois de ce serveur te sont fermés quelque temps.
league-put-in = **{ $name }** : l’organisation t’a mis à la place de quelqu’un qui ne joue pas. Si tu ne veux pas, `/league leave` te retire.
league-began = **{ $name }** · la saison { $season } a commencé
league-division-of = Division { $number } : { $names }
league-over = **{ $name }** · la saison { $season } est terminée
league-first = Division { $number } · en tête : { $names }.
league-go-up = Montent : { $names }.
league-go-down = Descendent : { $names }.
league-carried = La prochaine saison commence { $time } ({ $span }). Qui a joué jusqu'au bout est inscrit, et peut se retirer sous son annonce ; tous les autres peuvent s'y inscrire.
league-was-last = C'était sa dernière saison.
league-last-post = **{ $name }** · la saison { $season } est la dernière.
league-goes-on-post = **{ $name }** · la ligue continue après la saison { $season }.
league-end = Pas d'autre saison
league-ask-end = Ne faire suivre aucune saison à celle-ci de **{ $name }** ? Elle se joue jusqu'au bout, et d'ici là la ligue peut être remise en route.
league-keep = Continuer la ligue
league-cancel = Annuler la saison
league-ask-cancel = Annuler pour de bon cette saison de **{ $name }** ? La ligue s'arrête avec elle ; ses parties continuent comme parties ordinaires. « Pas d'autre saison » la laisse se jouer jusqu'au bout.
league-none = Il n'y a pas encore de ligue sur ce serveur. Qui gère le serveur peut en créer une avec `/league create`.
