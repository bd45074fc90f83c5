### Lists of games.

games-yours = あなたの対局：
games-of = { $name }の対局：
games-none = 進行中の対局はありません。`/challenge`で始められます。
games-none-of = { $name }に進行中の対局はありません。
games-more = …ほか{ $count }件
games-page = { $pages }ページ中{ $page }ページ目
games-page-before = 前のページ
games-page-after = 次のページ
games-game-button = 対局{ $game } · { $opponents }
games-which = どの対局ですか？
games-which-others = ほか{ $count }件は表示していません。コマンドの`game`オプションで指定してください。

games-against = { $game }（相手：{ $opponents }）
games-next-move = { $number }手目
games-waits-for-you = **あなたの手番**
games-waits-for = { $name }の手番
games-waits-for-me = 私の手番
games-over = 終局
games-due = 期限：{ $time }
games-last-move = 最後の手：{ $time }
games-paused = 一時停止中
games-adjourned = 中断中
games-damaged = 対局{ $game } · 保存された手を読み込めません。ボットの運営者に知らせてください。

games-choice-against = 相手：{ $opponents }
games-choice-your-turn = あなたの手番
