tournament-setup-wrong = まだ正しくない項目（**入力…**で書いた内容をもう一度開けます）：
tournament-setup-wrong-elsewhere = まだ正しくない項目（**{ $page }** の **入力…** で書いた内容をもう一度開けます）：
tournament-setup-still-to-write = 書いた内容は保存されています。もう一度開いて送信してください。
tournament-setup-of-line =
    { $line ->
        [name] **名前**
        [ruleset] **ルール**
        [players] **人数**
        [ratings] **レーティング**
        [rounds] **回戦数**
        [start] **開始**
        [entry-end] **参加締め切り**
        [check-in] **出席確認**
       *[repeats] **繰り返し**
    }：{ $why }
tournament-setup-start-passed = 選んだ開始時刻は過ぎたか、近すぎます。下で別の時刻を選ぶか、**入力…** を押してください。
tournament-setup-you-wrote = 入力した内容：
tournament-setup-unrated-options = レーティング対象外です。対象になるのは通常の規則の { $ruleset } だけで、盤や布石などを変えると対象外になります。
tournament-setup-unrated-ruleset = レーティング対象外です。{ $ruleset } にはレーティングがありません。
tournament-setup-menu-pace = 持ち時間
tournament-setup-menu-entry-end = 参加の締め切り
tournament-setup-menu-check-in = 開始前の出席確認
tournament-setup-menu-repeat = 繰り返し
tournament-setup-dates = 日程…
tournament-setup-game = 内容…
tournament-setup-write = 入力…
tournament-setup-entry-until-start = 開始まで
tournament-setup-entry-before = 開始の{ $span }前まで
tournament-setup-check-in-none = 出席確認なし
tournament-setup-check-in-span = 開始前の{ $span }に出席確認
tournament-setup-repeat-none = 一回だけ
tournament-setup-repeat-choice =
    { $kind ->
        [weekly] 毎週
        [fortnightly] 隔週
       *[monthly] 毎月の同じ曜日（例：第一土曜日）
    }
tournament-setup-choice-swiss-like = スイス式（初戦は実力の近い同士）
tournament-setup-choice-groups-like = 実力の近い{ $count }人組での総当たり
tournament-setup-format-like = 最初は実力の近い人同士が対戦します。
tournament-setup-format-like-groups = 各グループには実力の近い人が集まります。
tournament-setup-format-rounds = { $count }回戦まであります。
tournament-setup-format-draws = 引き分けの場合は（可能なら短い持ち時間で）もう一度対戦し、それも引き分けなら上位シードが勝ち上がります。
tournament-setup-form-game = 内容
tournament-setup-form-dates = 日程
tournament-setup-line-name = 名前
tournament-setup-line-ruleset = ルール（オプション付き）
tournament-setup-line-players = 人数：最少-最多、満員で開始は full
tournament-setup-line-ratings = レーティング（空欄は制限なし）
tournament-setup-line-rounds = 回戦数（空欄は自動）
tournament-setup-line-start = 開始（あなたの時刻）
tournament-setup-line-entry-end = 参加締め切り（空欄は開始まで）
tournament-setup-line-check-in = 出席確認：開始の何分前（空欄はなし）
tournament-setup-line-repeats = 繰り返し（RRULE、空欄は一回）
tournament-setup-example-name = 秋のカップ
tournament-setup-usual-name = 大会
tournament-setup-entry-until = 参加の締め切りは{ $time }（{ $span }）です。
tournament-setup-repeats =
    { $kind ->
        [weekly] 毎週開かれます。
        [fortnightly] 隔週で開かれます。
       *[monthly] 毎月、同じ曜日に開かれます。
    }
tournament-setup-repeats-by-rule = 規則`{ $rule }`で繰り返されます。
tournament-setup-next = 次回は{ $time }です。
tournament-setup-last = これが最終回です。
