### A person's own library of records for study.

import-added =
    { $count ->
        [one] J'ai ajouté { $count } feuille à ta collection. `/import` l'affiche ; toi seul la vois.
       *[other] J'ai ajouté { $count } feuilles à ta collection. `/import` l'affiche ; toi seul la vois.
    }
import-nothing = Je n'ai rien ajouté à ta collection.
import-no-records = Il n'y a aucune feuille de partie dans ce fichier.
import-known =
    { $count ->
        [one] { $count } feuille y était déjà.
       *[other] { $count } feuilles y étaient déjà.
    }
import-full =
    { $count ->
        [one] { $count } autre n'y entre pas : il y a de la place pour { $most } feuilles. Tu peux en supprimer avec `/import record: delete:`.
       *[other] { $count } autres n'y entrent pas : il y a de la place pour { $most } feuilles. Tu peux en supprimer avec `/import record: delete:`.
    }
import-cut = Le fichier contient plus que ce que je lis en une fois.
import-passed-over =
    { $count ->
        [one] J'ai laissé de côté { $count } fichier qui n'est ni `.txt` ni `.sgf`.
       *[other] J'ai laissé de côté { $count } fichiers qui ne sont ni `.txt` ni `.sgf`.
    }
import-refused = feuille { $record } : { $why }
import-refused-in = { $file }, feuille { $record } : { $why }
import-refused-more =
    { $count ->
        [one] Je n'ai pas pu en lire { $count } autre.
       *[other] Je n'ai pas pu en lire { $count } autres.
    }
import-not-text = ce n'est pas du texte
import-not-sgf = ce n'est pas du SGF que je sais lire
import-ruleset = je ne connais pas ce jeu
import-word = { $word } n'est pas un coup
import-illegal = le coup { $number }, { $point }, est contraire aux règles de { $ruleset }
import-too-long = elle est trop longue, en-têtes et commentaires compris
import-set-up = elle pose des pierres au lieu de dire chaque coup
import-not-unpacked = je n'arrive pas à la décompresser
import-comment = un commentaire entre accolades ne se termine pas
import-no-moves = elle n'a ni en-têtes ni coups
import-header = { $name } ne peut pas être le nom d'un en-tête
import-go = c'est une feuille de go ; ici, le SGF porte `GM[4]`
import-no-ruleset = elle ne dit pas de quel jeu elle est ; en SGF, `RU[keryo-pente]` le dirait
import-size = ce jeu ne se joue pas sur un plateau de cette taille
import-colour = le coup { $number } est de la mauvaise couleur
import-result = son résultat { $told } contredit { $known }
import-because = { $fault }. { $reason }
import-occupied = { $point } est occupé.
import-over = La partie est déjà finie.
import-too-large = Ce fichier est trop grand : je lis 1 Mo au plus.
import-not-fetched = Je n'ai pas pu obtenir ce fichier de Discord. Réessaie dans un instant.
import-options = Ces options ne vont pas ensemble : `file:` ajoute des feuilles et va seule ; `move:` ou `delete:` demande le numéro d'une feuille dans `record:`.
import-library = Ta collection, { $count } feuilles sur { $most } au plus :
import-empty = Ta collection est vide. `/import file:` ajoute des feuilles de parties, en texte, en SGF ou dans un fichier zip. Toi seul les vois.
import-moves =
    { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }
import-damaged = Je n'arrive pas à lire la feuille { $record }. Tu peux la supprimer ; préviens aussi la personne qui gère ce bot.
import-deleted = J'ai supprimé la feuille { $record } de ta collection.
import-no-such-record = Il n'y a pas de feuille { $record } dans ta collection. `/import` l'affiche.
import-record = Feuille { $record } : { $about }
import-beginning = Avant le premier coup
import-after-stone = Après le coup { $number } sur { $count } : **{ $point }**
import-after = Après le coup { $number } sur { $count }
import-not-a-record = { $typed } n'est pas le numéro d'une feuille. `/import` liste les tiennes.
