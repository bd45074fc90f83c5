### The pages of `/rules`: the list of all rulesets, and the page of each.

rules-choose = Wähle eine Variante, um ihre Regeln zu lesen.

rules-unknown = { $typed } ist keine Variante. Wähle eine, um ihre Regeln zu lesen.

rules-for-two = **Für zwei**: { $names }

rules-for-more = **Für drei oder mehr**: { $names }

rules-drawing = *Diagramm*: { $caption }

rules-drawing-numbered = *Diagramm { $number }*: { $caption }

rules-begin = So spielst du sie: `/challenge ruleset:{ $ruleset }`

rules-menu-two = Varianten für zwei

rules-menu-more = Varianten für drei oder mehr
rules-begin-table = So spielst du sie: `/table ruleset:{ $ruleset }`
