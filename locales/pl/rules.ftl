### The pages of `/rules`: the list of all rulesets, and the page of each.

rules-choose = Wybierz wariant, aby przeczytać jego zasady.

rules-unknown = Nie ma takiego wariantu: { $typed }. Wybierz jeden, aby przeczytać jego zasady.

rules-for-two = **Dla dwojga**: { $names }

rules-for-more = **Dla trojga i więcej**: { $names }

rules-drawing = *Diagram*: { $caption }

rules-drawing-numbered = *Diagram { $number }*: { $caption }

rules-begin = Aby zagrać: `/challenge ruleset:{ $ruleset }`

rules-menu-two = Warianty dla dwojga

rules-menu-more = Warianty dla trojga i więcej
rules-begin-table = Aby zagrać: `/table ruleset:{ $ruleset }`
