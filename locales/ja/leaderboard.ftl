### The ladder: who stands where in one ruleset.

leaderboard-of-server = **{ $ruleset }** · このサーバーのランキング
leaderboard-of-everywhere = **{ $ruleset }** · 世界ランキング
leaderboard-empty = このランキングはまだ空です。対象のレート戦を終えた人がいません。`/challenge`で始められます。
leaderboard-empty-table = このランキングはまだ空です。対象のレート戦を終えた人がいません。`/table`でテーブルを開けます。

leaderboard-row =
    { $draws ->
        [0] { $name } · **{ $rating }** · { $wins }勝{ $losses }敗
       *[other] { $name } · **{ $rating }** · { $wins }勝{ $losses }敗{ $draws }分
    }
leaderboard-row-table = { $name } · **{ $rating }** · { $games }局中1位{ $wins }回
leaderboard-provisional = 暫定（最近の対局数が少なく順位なし）：
leaderboard-you = あなた：{ $row }
leaderboard-you-provisional = あなた（暫定）：{ $row }
leaderboard-page = { $page } / { $pages }ページ
leaderboard-others = ほかに対局のあるランキング：{ $names }。`/leaderboard ruleset:`で表示できます。
