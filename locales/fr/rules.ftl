### The pages of `/rules`: the list of all rulesets, and the page of each.

rules-choose = Choisis une variante pour lire ses règles.

rules-unknown = Je ne connais pas { $typed } comme variante. Choisis-en une pour lire ses règles.

rules-for-two = **À deux** : { $names }

rules-for-more = **À trois ou plus** : { $names }

rules-drawing = *Schéma* : { $caption }

rules-drawing-numbered = *Schéma { $number }* : { $caption }

rules-begin = Pour y jouer : `/challenge ruleset:{ $ruleset }`

rules-menu-two = Variantes à deux

rules-menu-more = Variantes à trois ou plus
rules-begin-table = Pour y jouer : `/table ruleset:{ $ruleset }`
