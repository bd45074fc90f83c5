season-month = { $year }年{ $month }月
season-quarter = { $year }年第{ $quarter }四半期
season-called = シーズン{ $number } · { $period }

season-off = なし
season-monthly = 毎月
season-quarterly = 3か月ごと

season-ladder = **{ $ruleset }** · { $season }
season-empty = このシーズンには、このルールセットのレート戦が1局も終わっていません。
season-ends = { $season }の終了：{ $time }。対局は、終わったときのシーズンに数えられます。
season-counts-from = { $time }以降に終わった対局が数えられます。

season-none = このサーバーにはまだシーズンがありません。サーバーの管理者が`/server seasons:`で設定できます。
season-not-a-season = { $typed }はこのサーバーのシーズンではありません。リストから選ぶか、番号を入力してください。

season-over = **{ $season }**が終わりました。
season-unplayed = レート戦を終えた人がいなかったため、表彰台はありません。
season-podium = **{ $ruleset }**（{ $count }人）：{ $list }
season-see = 最終順位は`/leaderboard season:{ $number }`で見られます。レートはそのままですが、少し不確かなものとして扱われます。
season-alt = { $title }、{ $subtitle }の表彰台。
season-alt-step = { $place }位：{ $name }（{ $score }）。

season-podiums = このサーバーのシーズンの入賞：1位×{ $first }、2位×{ $second }、3位×{ $third }
