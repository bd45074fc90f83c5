### The pages of `/rules`: the list of all rulesets, and the page of each.

rules-choose = Elige una variante para leer sus reglas.

rules-unknown = No hay ninguna variante que se llame { $typed }. Elige una para leer sus reglas.

rules-for-two = **Para dos**: { $names }

rules-for-more = **Para tres o más**: { $names }

rules-drawing = *Diagrama*: { $caption }

rules-drawing-numbered = *Diagrama { $number }*: { $caption }

rules-begin = Para jugarla: `/challenge ruleset:{ $ruleset }`

rules-menu-two = Variantes para dos

rules-menu-more = Variantes para tres o más
rules-begin-table = Para jugarla: `/table ruleset:{ $ruleset }`
