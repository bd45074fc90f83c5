### What Discord shows while somebody chooses a command: what each command does, and what each of its
### options means. Each text has 1 to 100 characters.

commands-challenge = 誰かを対局に招待、対局相手を募集、またはボットと対局
commands-challenge-opponent = 招待する人。省略すると対局相手を募集
commands-challenge-ruleset = ルールセット。省略すると、二人の前回の対局と同じ、なければサーバーの標準
commands-challenge-pace = 持ち時間。省略すると、二人の前回の対局と同じ、なければサーバーの標準
commands-challenge-rated = レート戦にするか。省略すると前回と同じ、なければ可能な場合はレート戦
commands-challenge-opening = 最初の石の打ち方
commands-challenge-size = 盤の路数
commands-challenge-poof = 相手の2個の石の間にできた自分のペアを失うか
commands-challenge-boat = 連は、石を取られて崩される恐れがないときだけ勝ちになるか
commands-challenge-overline = 6連以上も勝ちになるか
commands-challenge-bans = 活三を同時に2つ作る手を禁じられる側
commands-challenge-first = 先手。省略するとランダム
commands-challenge-level = ボットと対局するとき：ボットのレベル、1～10（ボットを招待するだけなら3）
commands-challenge-target = Pointsのマッチに勝つのに必要な得点（省略時は21）
commands-challenge-handicap = Pointsで相手が始める得点。マイナスならあなた
commands-challenge-calls = 手番の表示で「tria!」「tessera!」と伝えるか。省略すると前回と同じ、なければ伝えない
commands-challenge-set = セット（同時に2局、1局ずつ先手）で打つか。省略すると前回と同じ、なければ1局
commands-challenge-claim = 時間切れ勝ちを宣言制にするか。省略すると前回と同じ、なければしない
commands-challenge-hill = 二人が登る丘のための、レート戦のセットか

commands-move = 石を打つ
commands-move-point = K10やR3U2のような座標。+K10ならパワー石
commands-move-game = 対局番号（自分の手番の対局が複数あるとき）

commands-board = 盤面をもう一度表示
commands-board-game = 対局番号（対局が複数あるとき）
commands-board-text = 盤面を言葉で説明（自分にだけ見えます）
commands-board-numbers = 石に打った順の番号を付ける（自分にだけ見えます）

commands-resign = 対局やマッチを投了（実行前に確認します）
commands-resign-game = { commands-board-game }

commands-offer = 引き分け、待った、一時停止、レート戦などを提案、1日あげる、時間切れ勝ちを宣言
commands-offer-what = 提案すること
commands-offer-game = { commands-board-game }

commands-if-then = 相手が打ちそうな手への返し手を予約（自分にだけ見えます）
commands-if-then-line = 相手の手、自分の返し手、と順に：M9 N8。省略すると予約手を表示
commands-if-then-clear = この対局の予約手を、終局後の/replayの分も含めてすべて削除
commands-if-then-game = { commands-board-game }

commands-games = 自分の対局の一覧（手番のものが先）
commands-games-player = 誰の対局か。省略すると自分

commands-follow = ほかの人の対局を個人メッセージでフォロー、またはフォロー中の一覧を表示
commands-follow-game = 対局番号（省略すると一覧）
commands-follow-tell = いつメッセージを送るか

commands-review = 終わった対局で各手の後にどちらが優勢だったか、何が勝負を決めたか
commands-review-game = どの対局か。省略するとここの最後の対局

commands-opening = 終わった対局で局面が何回現れ、その後どうなったか
commands-opening-ruleset = どのルールか。省略すると一番よく遊ぶもの
commands-opening-opening = 最初の石の打ち方。省略すると一番よく遊ぶもの

commands-history = 終わった対局の一覧と、二人の対戦成績を見る
commands-history-player = 誰の対局か（省略すると自分）
commands-history-opponent = この人との対局だけを、二人の対戦成績とともに
commands-history-ruleset = ルール（省略するとすべて）
commands-history-result = その人にとっての結果（省略するとすべて）
commands-history-page = ページ番号（1から、新しい対局が先）

commands-replay = 終わった対局を再生する、または一手ずつ見る
commands-replay-game = 対局番号（省略するとここで最後に終局した対局）

commands-profile = 自分や他の人のレート、成績、対戦相手を見る
commands-profile-player = 誰のプロフィールか（省略すると自分）
commands-profile-public = チャンネルの全員に見せるか（省略すると自分だけ）

commands-export = 自分の対局の棋譜をファイルで受け取る
commands-export-game = 一局の棋譜をファイルで受け取る
commands-export-game-game = 対局番号（省略すると最近の対局から選べます）
commands-export-game-format = 棋譜の形式（省略するとテキスト）
commands-export-all = 終局したすべての対局の棋譜をzipファイルで受け取る
commands-export-all-format = { commands-export-game-format }
commands-export-all-from = この番号の対局から（省略すると最初から）

commands-import = 研究用の棋譜を自分だけのライブラリーに保存
commands-import-file = 棋譜のファイル（テキスト、SGF、またはそのzip）
commands-import-record = 盤面で見る棋譜のライブラリー番号（名前が候補に出ます）
commands-import-move = 何手目の後か（省略すると最後の手の後）
commands-import-delete = その棋譜を削除するか

commands-hill = 種類ごとの丘を表示：セットに勝って誰がどこまで登ったか
commands-hill-ruleset = どの種類か。省略するとサーバーの標準

commands-leaderboard = ランキングを表示
commands-leaderboard-ruleset = ルールセット。省略するとサーバーの標準か、最もよく遊ばれているもの
commands-leaderboard-scope = どの対局か。省略するとこのサーバー
commands-leaderboard-season = このサーバーのシーズン。番号か、リストから
commands-leaderboard-page = ページ番号（1から）

commands-rules = Penteやほかのルールセットのルールを読む
commands-rules-ruleset = ルールセット。省略するとすべて表示
commands-learn = 12の短いレッスンで打ち方を学ぶ

## `/puzzle`

commands-puzzle = 詰め問題を解く：勝つ一手を見つける
commands-puzzle-theme = テーマ。省略すると何でも
commands-puzzle-ruleset = ルール。省略すると何でも
commands-puzzle-difficulty = 難しさ。省略するとレーティングに合うもの
commands-puzzle-source = 問題の出典。省略すると内蔵・このサーバー・自分の対局のすべて

commands-settings = 自分の設定を確認・変更：テーマ、言語、座標の表記、リマインダー、タイムゾーン、休暇
commands-settings-theme = 自分にだけ見える盤のテーマ
commands-settings-language = 自分にだけ見えるものの言語
commands-settings-notation = 自分に見える座標の表記
commands-settings-confirm = 選んだ交点に打つ前に確認するか
commands-settings-reminders = 対局のリマインダーの頻度
commands-settings-quiet = 通知オフの時間帯（22-7のように）。noneで解除
commands-settings-zone = 自分のタイムゾーン（Europe/Berlinのように）
commands-settings-weekend = 自分の時計が止まる曜日
commands-settings-vacation = 時間切れになる前に休暇を使うか
commands-settings-messages = リマインダーの送り先
commands-settings-block = 招待や提案を受けたくない人
commands-settings-unblock = ブロックを解除する人
commands-settings-digest = 自分の手番の対局の一覧を毎日受け取るか
commands-settings-profile = 自分のプロフィールを誰に見せるか

commands-server = このサーバーでの対局の設定を確認・変更
commands-server-theme = ここで全員に見える盤のテーマ
commands-server-channel = すべての対局を行うチャンネル
commands-server-anywhere = すべてのチャンネルで再び対局できるようにする
commands-server-threads = 対局ごとにスレッドを作る
commands-server-tidy = 新しい盤を投稿したら古い盤を削除
commands-server-ruleset = 招待の標準のルールセット
commands-server-pace = 招待の標準の持ち時間
commands-server-vacation = レート戦で休暇を使えるか
commands-server-language = ここで全員が読むものの言語
commands-server-visibility = ここでの対局を見られる人
commands-server-seasons = ランキングをシーズン制にするか。変更は次のシーズンから
commands-server-hill = ここで/hillを使って丘に登れるか
commands-server-reviews = ここでレート戦を対局中の2人の対局を、その間も検討できるか
commands-server-puzzles = 一日一回、詰め問題を投稿するチャンネル
commands-server-no-puzzles = 「はい」にすると今日の詰め問題を投稿しない
commands-server-bar = ここで新しく始められなくする人（対局中のものは続きます）
commands-server-unbar = 再びここで対局を始められるようにする人

commands-help = ボットにできることと遊び方
commands-table = 3～6人のテーブルを開く、または座る
commands-table-ruleset = ルールセット。省略するとPente
commands-table-seats = 人数、3～6（省略すると4）
commands-table-pace = 持ち時間。省略するとサーバーの標準
commands-table-order = 手番の順番。省略するとランダム
commands-table-rated = レート戦にするか。省略すると、可能な場合はレート戦
commands-table-bots = ボットが座る席の数。省略すると0
commands-table-level = ボットの強さ、1～10（省略すると3）
commands-table-target = Pointsのマッチに勝つのに必要な得点（省略時は21）
commands-table-opening = 対局の始め方（PartnersとPoints）
commands-table-size = 盤の線の数（省略時は19）
commands-table-calls = 手番の表示で「tria!」「tessera!」と伝えるか。省略すると伝えない
commands-table-invite = 名前で招待する人。通知は1回だけ
commands-table-handicap = Pointsで、`invite`の人が始める得点
commands-table-do = 開いているテーブルですること
commands-table-person = `do`とともに：席を立つ人
commands-table-table = テーブルの番号（複数ある場合）

commands-seek = 対局相手を探す、または相手を探している人を見る
commands-seek-ruleset = ルールセット。省略するとサーバーの標準
commands-seek-pace = 持ち時間。省略するとサーバーの標準
commands-seek-rated = レート戦にするか。省略すると、可能な場合はレート戦
commands-seek-band = 相手のレートとの差の上限。省略すると制限なし
commands-seek-everywhere = ほかのサーバーの人とも個人メッセージで対局するか。省略するといいえ

commands-tournament = 大会を作る・参加する・見る
commands-tournament-create = 大会を作る（告知の前にメニューとプレビューがあります）
commands-tournament-create-name = 大会の名前
commands-tournament-create-ruleset = 何で遊ぶか（省略時はサーバーの既定）
commands-tournament-create-pace = 持ち時間（省略時はサーバーの既定）
commands-tournament-create-lowest-rating = 参加できる最低レーティング（省略時は制限なし）
commands-tournament-create-highest-rating = 参加できる最高レーティング（省略時は制限なし）
commands-tournament-create-check-in = 開始前の一時間に出席の確認を求めるか（省略時はなし）
commands-tournament-show = 大会を見る：順位、対局、順位表
commands-tournament-show-number = 大会の番号（省略時は参加中か最新の大会）
commands-tournament-list = このサーバーの大会一覧
commands-tournament-manage = 主催者用：開始、中断、裁定、交代、延期、中止
commands-tournament-manage-number = 大会の番号（省略時は最新の大会）
commands-server-organisers = サーバー管理者のほかにトーナメントを主催できるロール
commands-server-no-organisers = 「はい」にするとサーバー管理者だけがトーナメントを主催
commands-tournament-create-start = 開始日時（例：2027-03-06 20:00）、省略すると二日後
commands-tournament-create-repeats = RRULE（例：FREQ=MONTHLY;BYDAY=1SA）、省略すると一回
commands-tournament-manage-do = すること（確認あり）、省略すると管理画面
commands-tournament-manage-board = 結果を裁定する盤の番号
commands-tournament-manage-result = 裁定する結果
commands-tournament-manage-player = 外す人、または交代する人
commands-tournament-manage-replacement = 代わりに入る人
commands-tournament-manage-hours = 開始を延期する時間数
commands-tournament-manage-reason = 裁定・交代・中止の理由（投稿されます）
commands-tournament-enter = トーナメントに参加する
commands-tournament-enter-number = 番号、省略すると自分のものか最新のもの
commands-tournament-withdraw = トーナメントを辞退する
commands-tournament-withdraw-number = 番号、省略すると自分のものか最新のもの
commands-tournament-check-in = 開始前に出席を確認する
commands-tournament-check-in-number = 番号、省略すると自分のものか最新のもの
commands-tournament-bye = スイス式の次の回を半点で休む
commands-tournament-bye-number = 番号、省略すると自分のものか最新のもの

## `/privacy`, `/about`

commands-privacy = ボットが保存しているあなたの情報を見る・受け取る・削除する
commands-privacy-show = 保存されている内容、見える人、期間を確認する
commands-privacy-export = 保存されているすべてをファイルで受け取る
commands-privacy-delete = 保存されているすべてを削除する（2回確認します）
commands-about = ボットのバージョン、利用規約・プライバシー・サポートへのリンク
commands-league = リーグを作る・参加する・見る（ディビジョン制のシーズン）
commands-league-create = リーグを作る（告知の前にメニューとプレビューがあります）
commands-league-create-name = リーグの名前
commands-league-create-ruleset = 何で遊ぶか（省略時はサーバーの既定）
commands-league-create-pace = 持ち時間（省略時はサーバーの既定）
commands-league-create-division-size = ディビジョンの人数、5から11（省略時は9）
commands-league-create-moving = 昇格と降格の人数、1から3（省略時は2）
commands-league-create-check-in = 開始前の一時間に出席の確認を求めるか（省略時はなし）
commands-league-show = リーグを見る：自分のディビジョン、対局、順位表
commands-league-show-number = リーグの番号（省略時は参加中か最新のリーグ）
commands-league-show-season = どのシーズンか（省略時は最新）
commands-league-enter = リーグの次のシーズンに参加する
commands-league-enter-number = リーグの番号（省略時は最新のリーグ）
commands-league-leave = リーグから抜ける
commands-league-leave-number = リーグの番号（省略時は参加中のリーグ）
commands-league-manage = 主催者用：開始、中断、裁定、交代、終了、中止
commands-league-manage-number = リーグの番号（省略時は最新のリーグ）
