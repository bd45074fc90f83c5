### A person's own settings: the two pages of `/settings`, their menus and buttons, and the list of blocked people.

settings-looks =
    あなただけに見えるメッセージの表示：
    - テーマ：**{ $theme }**
    - 言語：**{ $language }**
    - 座標の表記：**{ $notation }**
    - 打つ前の確認：**{ $confirm }**
    - `/profile`の公開先：**{ $profile }**

settings-turn-to-looks = 表示

settings-time =
    時計とリマインダーの設定：
    - タイムゾーン：**{ $zone }**
    - リマインダー：**{ $reminders }**
    - 通知オフの時間帯：**{ $quiet }**
    - 週末（時計停止）：**{ $weekend }**
    - 休暇：**{ $vacation }**（今年の残り{ $left }）
    - リマインダーの送り先：**{ $messages }**
    - 毎日の一覧：**{ $digest }**

settings-turn-to-time = 時間とリマインダー

settings-saved = **保存しました**
settings-value = - { $name }：**{ $value }**
settings-another = カスタム

settings-damaged = 保存された設定の一部を読み込めないため、標準の設定を使っています。もう一度選んでください。

settings-theme-menu = テーマ
settings-theme-shared = サーバーと同じ

settings-notation-menu = 座標の表記
settings-notation-board = 文字と数字：K10
settings-notation-relative = 中央からの歩数：R3U2

settings-confirm-menu = 打つ前の確認
settings-confirm-yes = 選んだ交点に打つ前に確認する
settings-confirm-no = 選んだ交点にすぐ打つ
settings-confirm-switch-on = 打つ前に確認する
settings-confirm-switch-off = 確認せずに打つ

settings-reminders-menu = リマインダー
settings-reminders-calm = 控えめ：残り時間が少ないときと、最後のお知らせ
settings-reminders-insistent = しっかり：持ち時間の半分が過ぎたときも
settings-reminders-off = リマインダーなし

settings-quiet-menu = 通知オフの時間帯
settings-quiet-none = 通知オフの時間帯なし

settings-quiet-hours = { $from }:00～{ $to }:00

settings-no-quiet-hours = なし

settings-weekend-menu = 週末（時計停止）
settings-weekend-none = なし：毎日時計が進む
settings-weekend-sat-sun = 土曜日と日曜日
settings-weekend-fri-sat = 金曜日と土曜日
settings-weekend-thu-fri = 木曜日と金曜日
settings-weekend-fri-sat-sun = 金曜日～日曜日
settings-weekend-fri = 金曜日
settings-weekend-sat = 土曜日
settings-weekend-sun = 日曜日

settings-vacation-menu = 休暇
settings-vacation-yes = 時間切れになる前に使う
settings-vacation-no = 使わない

settings-messages-label = リマインダーの送り先
settings-messages-yes = DM
settings-messages-no = 対局のチャンネル

settings-remind-privately = DMで受け取る

settings-remind-in-channel = チャンネルで受け取る

settings-digest-label = 毎日の一覧
settings-digest-yes = 手を待っている対局
settings-digest-no = なし

settings-digest-switch-on = 毎日の一覧をオン

settings-digest-switch-off = 毎日の一覧をオフ

settings-zone-button = タイムゾーン
settings-zone-title = あなたのタイムゾーン
settings-zone-label = タイムゾーン名、またはその地域の大都市

settings-blocked-nobody = 誰もブロックしていません。
settings-blocked-parted = テーブル{ $tables }には、もう一緒に座っていません。

settings-blocked = ブロックした人とは、お互いに招待や提案ができません。`/settings unblock`で解除できます。ブロック中：

settings-language-menu = 言語
settings-language-client = Discordと同じ

settings-profile-label = プロフィールの公開先
settings-profile-everybody = 全員
settings-profile-server = 自分がいるサーバーから見る人
settings-profile-nobody = 自分だけ
