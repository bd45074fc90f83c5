### The pages of `/rules`: the list of all rulesets, and the page of each.

rules-choose = Choose a ruleset to read its rules.

# In place of rules-choose, after somebody typed a name that no ruleset has. $typed is what they typed,
# in quotes, or general-typed-nothing.
rules-unknown = There's no ruleset called { $typed }. Choose one to read its rules.

# $names are the rulesets for two players, as in "Pente · Keryo-Pente".
rules-for-two = **For two players**: { $names }

# $names are the rulesets for three and more players.
rules-for-more = **For three or more**: { $names }

# The only drawing of a ruleset's page. $caption is a sentence or more.
rules-drawing = *Diagram*: { $caption }

# One of several drawings of a ruleset's page. $caption is a sentence or more.
rules-drawing-numbered = *Diagram { $number }*: { $caption }

# $ruleset is what is typed for the ruleset, as in `keryo-pente`. The command stays as it is.
rules-begin = To play it: `/challenge ruleset:{ $ruleset }`
# In place of the line before, for a ruleset for more than two players.
rules-begin-table = To play it: `/table ruleset:{ $ruleset }`

# On a menu before anything is chosen from it.
rules-menu-two = Rulesets for two players

# On a menu before anything is chosen from it.
rules-menu-more = Rulesets for three or more
