### The pages of `/rules`: the list of all rulesets, and the page of each.

rules-choose = Escolha uma variante para ler as regras.
rules-unknown = Nenhuma variante se chama { $typed }. Escolha uma para ler as regras.
rules-for-two = **Para duas pessoas**: { $names }
rules-for-more = **Para três ou mais**: { $names }
rules-drawing = *Diagrama*: { $caption }
rules-drawing-numbered = *Diagrama { $number }*: { $caption }
rules-begin = Para jogar: `/challenge ruleset:{ $ruleset }`
rules-menu-two = Variantes para duas pessoas
rules-menu-more = Variantes para três ou mais
rules-begin-table = Para jogar: `/table ruleset:{ $ruleset }`
