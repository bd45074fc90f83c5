### Menus with which an invited person puts together other terms for a game.

counter-offer-terms = { $name }への対案：{ $terms }。
counter-offer-sent = 対案を出しました：{ $terms }。下に投稿してあります。
counter-offer-send = 対案を送る

counter-offer-ruleset = ルールセット
counter-offer-pace = 持ち時間
counter-offer-rating = レート
counter-offer-first = 先手

counter-offer-rating-yes = レート戦
counter-offer-rating-no = 非レート戦

counter-offer-first-chance = ランダム：どちらかが先手
counter-offer-first-me = 自分が先手
counter-offer-first-opponent = 相手が先手
