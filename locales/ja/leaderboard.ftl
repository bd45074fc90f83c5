### The ladder: who stands where in one ruleset.

leaderboard-of-server = **{ $ruleset }** · このサーバーのランキング
leaderboard-of-everywhere = **{ $ruleset }** · 世界ランキング
leaderboard-empty = このランキングはまだ空です。対象のレート戦を終えた人がいません。`/challenge`で始められます。

leaderboard-row =
    { $draws ->
        [0] { $name } · **{ $rating }** · { $wins }勝{ $losses }敗
       *[other] { $name } · **{ $rating }** · { $wins }勝{ $losses }敗{ $draws }分
    }
leaderboard-provisional = 暫定（最近の対局数が少なく順位なし）：
leaderboard-you = あなた：{ $row }
leaderboard-you-provisional = あなた（暫定）：{ $row }
leaderboard-page = { $page } / { $pages }ページ
