### The pages of `/rules`: the list of all rulesets, and the page of each.

rules-choose = ルールを読みたいルールセットを選んでください。

rules-unknown = { $typed }はルールセットの名前ではありません。ルールを読みたいものを選んでください。

rules-for-two = **2人用**：{ $names }

rules-for-more = **3人以上用**：{ $names }

rules-drawing = 【図】{ $caption }

rules-drawing-numbered = 【図{ $number }】{ $caption }

rules-begin = 対局するには：`/challenge ruleset:{ $ruleset }`

rules-menu-two = 2人用のルールセット

rules-menu-more = 3人以上用のルールセット
rules-begin-table = 対局するには：`/table ruleset:{ $ruleset }`
