refusal-tournament-no-such = トーナメント{ $tournament }はありません。`/tournament list`でこのサーバーのものが見られます。
refusal-tournament-only-on-servers = 大会とリーグはサーバーにだけあります。サーバーのチャンネルで`/tournament`を使ってください。
refusal-tournament-not-allowed = ここでトーナメントを作れるのは、サーバーを管理できる人と、`/server`の`organisers`で指定されたロールの人です。
refusal-tournament-not-organiser = これができるのは、このトーナメントの主催者か、ここでトーナメントを作れる人だけです。
refusal-tournament-bad-name = トーナメントには、目に見える{ $most }文字以内の名前が必要です。
refusal-tournament-too-many = ここではすでに{ $most }件のトーナメントが進行中で、これが上限です。どれかが終わるのを待つか、取りやめてください。
refusal-tournament-not-for-tournaments = { $ruleset }はトーナメントでは打てません。一人で勝つ一局ごとの対局が必要です。別のルールを選んでください。
refusal-tournament-seats = この形式は{ $ruleset }に合いません。巡回は一局三人か四人用、ほかの形式は二人用です。
refusal-tournament-needs-clock = トーナメントが終わるように、対局には時計が必要です。時計のあるペースを選んでください。
refusal-tournament-numbers = この形式の参加人数は{ $fewest }人から{ $most }人までで、最少人数は最多人数を超えられません。
refusal-tournament-rounds = トーナメントは1から{ $most }回戦まで、組は3人から7人までです。
refusal-tournament-start = トーナメントの開始は、早くて{ $soonest }、遅くて{ $latest }です。
refusal-tournament-start-passed = 選んだ開始時刻は過ぎたか、近すぎます。最も早くて { $soonest } です。**日程…** で変えられます。
refusal-tournament-entry-end = 受付の締め切りは、これから先で、開始より後でない時刻にしてください。
refusal-tournament-empty-band = 最低レーティングが最高レーティングを上回っていて、誰も参加できません。
refusal-tournament-check-in-length = 出席確認の時間は5分以上{ $hours }時間以内です。
refusal-tournament-announced-already = このトーナメントはすでに告知されています。約束した内容は変わりませんが、主催者は開始を延期したり取りやめたりできます。
refusal-tournament-entries-over = このトーナメントの受付は終了しました。`/tournament list`でほかのものが見られます。
refusal-tournament-over = このトーナメントは終わりました。
refusal-tournament-not-begun = このトーナメントはまだ始まっていません。
refusal-tournament-begun = このトーナメントはすでに始まっています。
refusal-tournament-start-paused = この大会は一時停止中です。先に再開してから開始してください。
refusal-tournament-season =
    { $kind ->
        [over] リーグのこのシーズンは終わりました。
        [not-begun] リーグのこのシーズンはまだ始まっていません。
        [begun] リーグのこのシーズンはすでに始まっています。
        [start-paused] このリーグは一時停止中です。先に再開してからシーズンを開始してください。
        [paused-already] このリーグはすでに中断しています。
       *[not-paused] このリーグは中断していません。
    }
refusal-tournament-plays-already = 交代して入る人は、すでにこの大会に参加しているか、抜けた人です。別の人を選んでください。
refusal-tournament-organiser-already = この大会の主催者は、すでにあなたです。
# $most is the most drafts of one person.
refusal-tournament-too-many-drafts = 下書きはここで { $most } 件までです。どれかを告知するか破棄してください。`/tournament list` で見られます。
refusal-tournament-entered-already = すでにこのトーナメントに参加しています。辞退のボタンで取り消せます。
refusal-tournament-not-entered = このトーナメントには参加していません。
refusal-tournament-has-left = 一度抜けたトーナメントには戻れません。次のトーナメントには参加できます。
refusal-tournament-outside-band = このトーナメントは別のレーティング向けです。ここでのあなたのレーティングは{ $rating }です。
refusal-tournament-full = { $most }人分の席はすべて埋まっています。開始前に誰かが辞退すれば空きます。
refusal-tournament-barred = ここのトーナメントの対局で一手も打たなかったため、次に参加できるのは{ $when }です。
refusal-tournament-check-in-later = 出席確認の開始は{ $when }です。
refusal-tournament-no-check-in = このトーナメントに出席確認はありません。参加登録した人がそのまま出場します。
refusal-tournament-no-bye = 不戦を申し込めるのはスイス式で、最終回戦を除きます。
refusal-tournament-no-bye-yet = この大会はまだ始まっていません。最初のラウンドが始まれば、その後のラウンドの休みを頼めます。
refusal-tournament-bye-taken = このトーナメントではすでに不戦があったか、申し込み済みです。不戦は一度までです。
refusal-tournament-no-such-board = 今の回戦に{ $board }番の対戦はありません。
refusal-tournament-not-this-round = 第 { $round } ラウンドは進行中のラウンドではないため、結果を裁定できません。
refusal-tournament-decided-already = すでに結果が出ています。
refusal-tournament-wrong-result = その結果はこの対戦に合いません。一覧から選んでください。
refusal-tournament-no-reason = 理由を{ $most }文字以内で書いてください。理由は投稿されます。
refusal-tournament-played-already = 交代できるのは、その人がトーナメントで最初の一手を打つ前だけです。
refusal-tournament-start-moved = 質問のあとで開始時刻が変わりました。今は{ $time }({ $when })です。何も変更していません。
refusal-tournament-too-often = 1時間に{ $most }回行いました。毎回みんなに知らされるため、これが上限です。次は{ $when }にできます。
refusal-tournament-put-in-before = この人はこの大会にすでに{ $most }回入れられており、これが上限です。ほかの人を選んでください。
refusal-tournament-paused-already = このトーナメントはすでに中断しています。
refusal-tournament-not-paused = このトーナメントは中断していません。
refusal-tournament-too-few = 参加者が足りません。少なくとも{ $fewest }人必要です。
refusal-tournament-too-few-there = チェックインした人が足りません。現在{ $ready }人で、少なくとも{ $fewest }人必要です。
refusal-tournament-option = それには`/tournament manage`のオプション`{ $option }`も必要です。
refusal-tournament-repeats-not = このトーナメントは繰り返されません。
refusal-tournament-not-right-yet = 書いた内容にまだ正しくないところがあります。書いたページの**入力…**で開いて直してから告知してください。
refusal-tournament-draft-changed = この下書きは表示された後に、ほかの人か別の端末で変更されたため、実行しませんでした。現在の内容は次のとおりです。
refusal-tournament-rounds-follow = この方式ではラウンド数は参加人数で決まります。その行は空にしてください。
refusal-tournament-cannot-be-read = トーナメント{ $tournament }は表示できません。一部が壊れているか、別の版のボットで保存されています。対局は続きます。ボットの管理者に知らせてください。
refusal-tournament-rule-misses-start = 開始日が規則の日と合いません。次に合うのは{ $time }です。その開始か別の規則を選んでください。
refusal-tournament-rule-is-over = 繰り返しの規則が開始前に終わります。もっと後の`COUNT`や`UNTIL`か、別の開始を選んでください。
refusal-tournament-no-such-zone = シリーズのタイムゾーンが分かりません。繰り返しを選び直してください。
refusal-tournament-line-players = { $typed }は人数ではありません。`4-16`のように最少と最多、または一つの数を書いてください。`full`を付けると満員で始まります。
refusal-tournament-line-ratings = { $typed }はレーティングの範囲ではありません。`1200-1600`、`1200-`、`-1600`（4000まで）か、空欄にしてください。
refusal-tournament-line-rounds = { $typed }は回戦数ではありません。1から15か、空欄にしてください。
refusal-tournament-line-time = { $typed }は日時ではありません。`2027-03-06 20:00`のように、`/settings`のタイムゾーンで年月日と時刻を書いてください。
refusal-tournament-line-check-in = { $typed }は分数ではありません。出席確認が開始の何分前に始まるかを`60`のように書くか、空欄にしてください。
refusal-tournament-line-ruleset = { $typed }には使えないオプションがあります。`keryo-pente size=15 opening=swap2`のように書いてください。`/rules`で説明されます。
refusal-tournament-line-other = { $typed }はここでは読み取れません。
refusal-tournament-rule-frequency = 規則には頻度が必要です：`FREQ=DAILY`、`FREQ=WEEKLY`、`FREQ=MONTHLY`。
refusal-tournament-rule-part = { $typed }は規則の一部ではありません。`FREQ`（`DAILY`、`WEEKLY`、`MONTHLY`）のほか、`INTERVAL`（1〜99）、`BYDAY`（`SA`、月ごとは`1SA`、`-1FR`）、`COUNT`（1〜999）か`UNTIL`（`20271231`）を、`;`で区切って一度ずつ書けます。
refusal-tournament-rule-two-ends = 規則の終わりは`COUNT`か`UNTIL`のどちらか一つです。
refusal-tournament-no-such-league = このサーバーにリーグ{ $league }、またはそのシーズンはありません。`/tournament list`で進行中のものが見られます。
refusal-tournament-no-league = このトーナメントはリーグのシーズンではありません。
refusal-tournament-season-running = シーズンが進行中です。終わると次のシーズンが告知され、参加できます。
refusal-tournament-live-league = シーズンの対局はすべて同時に進むため、ライブにはできません。日単位のペースを選んでください。
refusal-tournament-league-goes-on = リーグは各シーズンの一週間後に自動で続きます。繰り返しの指定は不要です。
refusal-tournament-divisions = ディビジョンは5人から11人です。5人か6人なら昇格と降格は1人か2人、それより多ければ1人から3人です。
refusal-tournament-last-already = このシーズンはすでに最後のシーズンです。
refusal-tournament-goes-on-already = リーグはすでにこのシーズンの後も続くことになっています。
