### The help for a new player: a first page, and one with everything. The texts of a page come one below
### the other and may have 2,000 characters together.

## The first page: three lines over a drawing of a capture.

help-goal = **Pente**：交互に石を1個ずつ打ちます。5連で勝ちです。ペアを5組取っても勝ちです。
help-capture = 図のように、相手のちょうど2個の石を自分の石で両側から挟むと、その2個を取れます。取った石は盤から除きます。
# $play is the label of a button under the board, in the language of the board.
help-pace = 1局は数日かかることもあります。手番が来たらメンションでお知らせするので、盤の下の「{ $play }」を押してください。

## Its buttons

help-challenge-friend = 友達に挑戦
help-rules = ルール
# Leads to the other page.
help-more = もっと見る
# Leads back to the first page.
help-back = 戻る

## Choosing whom to challenge

help-choose-friend = 誰に挑戦しますか？ 招待を投稿します。相手は承諾、辞退、または別の条件での返答ができます。ルールセットやペースを自分で選ぶには`/challenge`を使ってください。
# The menu of people, as long as nobody is chosen.
help-friend-prompt = 相手を選ぶ

## The page with everything

help-game = **Pente**：2人が交互に、空いている交点に石を1個ずつ打ちます。5連（石を5個並べる）で勝ちです。縦・横・斜めに並んだ相手のちょうど2個の石を自分の石で両側から挟むと、その2個を取って盤から除きます。ペアを5組取っても勝ちです。相手の2個の石の間に自分から入っても取られません。1個目の石は中央に打ちます。大会ルールでは、3個目の石は中央から3路以上離して打ちます。
help-commands =
    - `/challenge`：誰かを招待、または相手を募集（`set`で同時に2局。名前を長押し（右クリック）して「アプリ」→「Challenge to Pente」でも可）
    - 下の「ボットと対局」：私との対局を開始
    - 盤の下の「{ $play }」：打つ交点を選択（選択肢は自分にだけ見えます）
    - 盤に座標を返信するか、`/move`でも打てます：`K10`（文字と数字）や`R3U2`（中央からの歩数）
    - `/board`：盤面をもう一度表示、または言葉で説明
    - `/table`で3～6人のテーブルを開けます（パートナー戦やチーム戦も）。私も席に着けます
    - `/games`：自分の対局の一覧（手番のものが先）、`/history`：終わった対局、`/replay`：その再生、`/review`：その検討、`/follow`でほかの人の対局をフォロー
    - `/offer`：引き分け、待った、一時停止、中断（封じ手もできます）、再開を提案。相手に1日あげる、時間切れ勝ちを宣言する。`/resign`：投了
    - `/if-then`：相手が打ちそうな手への返し手を予約
    - `/rules`：すべてのルールセットを図入りで説明
    - `/settings`：テーマ、言語、タイムゾーン、通知オフの時間帯、リマインダー
help-clock = 手番が来たらメンションでお知らせします。持ち時間は、たいてい最初が3日で、1手打つごとに1日増えます（最大7日）。`/settings`で週末に時計を止められます。時間切れで負けそうになると、休暇（1年に10日）が自動で使われます（オフにしていない場合）。
help-ladder-page = 詰め問題、ランキングなど
help-ladder =
    - `/learn`：12の短いレッスンで学ぶ
    - `/puzzle`：自分に合った詰め問題。勝つ一手を見つけよう
    - `/opening`：局面が何回現れ、次に何が打たれたか
    - `/seek`でこのサーバーやほかのサーバーの対局相手を探せます
    - `/leaderboard`：ランキングとシーズン、`/profile`：自分の成績
    - `/hill`：ルールセットごとの丘（セットに勝つと登れます）
    - `/tournament`：大会を見る、参加する、開く
    - `/export`：対局の棋譜をファイルで受け取る
    - `/import`：研究用の棋譜を保存
    - `/server`（サーバーの管理者用）：対局用チャンネル、丘、シーズンなど
