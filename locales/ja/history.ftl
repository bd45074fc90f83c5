### Lists of finished games, and how two people have fared against each other.

history-yours = **終わった自分の対局**
history-of = **{ $name }さんの終わった対局**
history-page = { $page }／{ $pages }ページ
history-none = 終わった対局はまだありません。`/challenge`で始められます。
history-none-of = { $name }さんの終わった対局で、ここで見られるものはありません。
history-none-fits = 条件に合う終わった対局で、ここで見られるものはありません。オプションを減らしてみてください。
history-open = 対局の結末を見る

history-head-to-head =
    { $draws ->
        [0] **{ $name }対{ $opponent }**：{ $wins }勝{ $losses }敗
       *[other] **{ $name }対{ $opponent }**：{ $wins }勝{ $losses }敗{ $draws }分
    }
history-by-ruleset = ルール別（勝-敗-分）：{ $list }
history-last = 最近の結果（新しい順）：{ $list }

history-won = **勝ち**：{ $why }
history-lost = 負け：{ $why }
history-drawn = 引き分け：{ $why }
history-no-winner = 勝敗なし：{ $why }
history-early-in-set =
    { $result ->
        [won] **セットの中では勝ち**（早い段階での終局）：{ $why }
        [lost] セットの中では負け（早い段階での終局）：{ $why }
        [won-if] 対局{ $other }が成績に入ればセットの中では勝ち（早い段階での終局）：{ $why }
       *[lost-if] 対局{ $other }が成績に入ればセットの中では負け（早い段階での終局）：{ $why }
    }
history-moves =
    { $count ->
       *[other] { $count }手
    }
history-hidden = { $name }さんはここでは成績を公開していません。お二人の間の対局だけが表示されます。
history-match-game = { $target }点先取のマッチの第{ $number }局
history-match-won = **マッチ勝ち** { $score }（{ $games }）
history-match-lost = マッチ負け { $score }（{ $games }）
history-match-even = マッチ勝敗なし { $score }（{ $games }）
history-match-games =
    { $count ->
       *[other] 対局{ $list }
    }
