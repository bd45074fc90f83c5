### The choices of the commands' options: those that are always the same, and those that are suggested while somebody types.

options-first-chance = ランダム
options-first-me = 自分
options-first-opponent = 相手

options-offer-draw = 引き分け
options-offer-takeback = 待った：自分の最後の手を取り消す
options-offer-pause = 一時停止：しばらく止める。どちらからでも再開できる
options-offer-adjourn = 中断：長く止める。どちらの負けにもならない
options-offer-resume = 中断した対局を再開
options-offer-time = 時間：相手に1日あげる
options-offer-rate = 対局をレート戦にする
options-offer-unrate = 対局を非レート戦にする
options-offer-claim = 時間切れ勝ちを宣言する

options-scope-server = このサーバー
options-scope-everywhere = 全世界
options-scope-me = ボットとの自分の成績

options-visibility-open = 公開：誰でも対局を見られる
options-visibility-closed = 非公開：メンバーと対局者だけが見られる

options-power-stone = { $point } · パワー石
options-order-chance = ランダム
options-order-as-seated = 席の順
options-table-sit = 座る
options-table-sit-on-side = チーム{ $side }に座る
options-table-stand = 席を立つ
options-table-remove = `person`に席を立ってもらう
options-table-fill = 空席をボットに渡す
options-table-start = 対局を始める
options-table-close = テーブルを閉じる

## The option `result` of `/history`; the words also stand in its list.

options-result-won = 勝ち
options-result-lost = 負け
options-result-drawn = 引き分け
options-result-none = 勝敗なし（短すぎた対局）

options-format-text = テキスト：見出しと番号付きの手
options-format-sgf = SGF：囲碁・連珠の棋譜エディター用

## The options of `/puzzle`: the theme, how hard it is, and where it comes from.

options-theme-win-by-captures = 取りで勝つ
options-theme-capture = 途中で取る
options-theme-fours = 四などの直接の狙いだけ
options-theme-quiet-stone = 静かな初手
options-theme-under-threat = 狙われている
options-theme-defence = 守り：相手の勝ちを防ぐ
options-theme-long = 長手数：五手以上
options-difficulty-easier = 易しい
options-difficulty-suiting = 自分に合うもの
options-difficulty-harder = 難しい
options-source-any = これらすべて
options-source-built-in = 内蔵の問題
options-source-server = このサーバーの対局
options-source-mine = 自分の対局
