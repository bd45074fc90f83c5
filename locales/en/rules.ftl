### The pages of `/rules`: the list of all rulesets, and the page of each.

rules-choose = Choose a ruleset to read about.

# $names are the rulesets for two players, as in "Pente · Keryo-Pente".
rules-for-two = **For two**: { $names }

# $names are the rulesets for three and more players.
rules-for-more = **For more**: { $names }

# The only drawing of a ruleset's page. $caption is a sentence or more.
rules-drawing = *Drawing*: { $caption }

# One of several drawings of a ruleset's page. $caption is a sentence or more.
rules-drawing-numbered = *Drawing { $number }*: { $caption }

# $ruleset is what is typed for the ruleset, as in `keryo-pente`.
rules-begin = `/challenge` with the ruleset `{ $ruleset }` begins one.

# On a menu before anything is chosen from it.
rules-menu-two = rulesets for two

# On a menu before anything is chosen from it.
rules-menu-more = rulesets for three and more
