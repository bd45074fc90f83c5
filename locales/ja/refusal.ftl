### Why something that a person asked for was not done: what is wrong, and what would be right.

refusal-no-such-ruleset-typed = { $typed }はルールセットの名前ではありません。一覧から選んでください。`/rules`にすべての説明があります。
refusal-which-ruleset = { $typed }に当てはまるのは{ $rulesets }です。名前をもう少し入力してください。
refusal-one-stone = 今打てる石は1つです。点を1つだけ入力してください。何も打っていません。
refusal-not-a-game = { $typed }は対局番号ではありません。412のような番号を入力してください。`/games`で自分の対局を見られます。
refusal-no-such-zone = { $typed }はタイムゾーンとして読めません。`Europe/Berlin`のような名前か、その地域の大都市を入力してください。
refusal-not-quiet-hours = { $typed }は時間帯として読めません。`22-7`のように1時間単位で入力するか、`none`と入力してください。
refusal-not-a-point = { $typed }は座標ではありません。`K10`のような文字と数字か、`R3U2`のような中央からの歩数を入力してください。

refusal-no-file-i = { $typed }は座標ではありません。盤にIの列はなく、Hの次はJです。

refusal-point-off-board = { $typed }はこの盤にない座標です。

refusal-no-game = 進行中の対局はありません。`/challenge`で始められます。
refusal-not-over = 対局{ $game }はまだ終わっていません。`/board`で今の盤面を見られます。
refusal-profile-hidden = この人はここではあなたにプロフィールを公開していません。
refusal-nothing-waits = あなたの手番の対局はありません。誰の手番かは`/games`で見られます。
refusal-none-fits = 今はどの対局でもそれはできません。`/games`で一覧を見られます。
refusal-over-here = このスレッドの対局{ $game }は終局しています。別の対局なら、コマンドにはオプション`game`を付け、メッセージは`412 K10`のように番号で始めてください。

refusal-which-game = どの対局ですか（{ $games }）？コマンドならオプション`game`を付け、メッセージなら`412 K10`のように番号で始めてください。
refusal-other-games = ほか{ $count }局
refusal-no-such-game = 対局{ $game }はありません。`/games`で自分の対局を見られます。
refusal-no-such-invitation = その招待はもうありません。`/challenge`で新しい招待を送れます。
refusal-overtaken = 対局{ $game }で、ちょうど誰かが打ったところです。`/board`で見られます。
refusal-overtaken-below = 対局{ $game }で、ちょうど誰かが打ったところです。

refusal-opponent-is-bot = ほかのボットは招待できません。人を招待するか、私と打ってください。
refusal-level-of-person = `level`は私との対局だけで使えます。外すか、`opponent`で私を選んでください。
refusal-rated-against-computer = 私との対局はレーティングの対象になりません。`rated`は指定しないでください。
refusal-no-such-opponent = 私は2人用のルールセットをすべて、レベル1～10で打てます。その中から選んでください。
refusal-only-on-servers = 招待はサーバーでのみ使えます。二人とも盤を見られるチャンネルで`/challenge`を使ってください。
refusal-not-reachable = ここには盤を投稿できません。私と打つには、私とのDMで`/help`と入力して「ボットと対局」を押すか、私を追加したサーバーを使ってください。

refusal-permissions = ここで対局するには、このチャンネルでの私の権限が足りません。管理している人に、次の権限の許可を頼んでください：{ $permissions }。

refusal-games-channel = ここの対局は{ $channel }で行いますが、私はそこに投稿できません。サーバーを管理している人に、許可するか、`/server`で別のチャンネルを選ぶよう頼んでください。

refusal-manage-server = ここの対局の設定を変えるには、**{ $permission }**の権限が必要です。自分の設定は`/settings`にあります。

refusal-button = このボタンはもう使えません。`/games`で自分の対局を、`/board`で盤面を見られます。
refusal-command = このコマンドは変わりました。1分後にもう一度試すか、`/help`を見てください。
refusal-too-much = 一度に対応できる量を超えたので、しばらく残りには返答しません。1分後にもう一度試してください。
refusal-too-soon = 短い間に繰り返しすぎです。何も変更していません。{ $when }にもう一度試してください。
refusal-stopping = まもなく再起動します。何も変更していません。少し待ってからもう一度試してください。
refusal-banned = このボットは利用できません。運営者によって利用を禁止されています。
refusal-banned-until = { $until } までこのボットは利用できません。運営者によって利用を禁止されています。
refusal-ban-reason = 示された理由：{ $reason }
refusal-other-is-banned = この人は招待できません。このボットの利用を禁止されています。
refusal-other-is-barred = この人は招待できません。サーバーの管理者が、ここで何かを始めることを止めています。
refusal-barred = このサーバーの管理者により、ここでは新しく始められません。対局中のものは続けられ、ほかの場所には影響しません。管理者に問い合わせてください。
refusal-bar-whom = 人の利用は止められますが、ボットや自分自身は止められません。
refusal-too-many-barred = ここでは{ $most }人の利用が止められていて、これが上限です。`unbar` で解除するか、Discordでバンしてください。
refusal-repeated = それはもう済んでいます。
refusal-clock-set-back = 私が動いているコンピューターの時刻が逆戻りしたため、直るまでそれはできません。対局はすべて無事です。
refusal-no-such-ruleset = そのルールセットはありません。一覧から選んでください。`/rules`にすべての説明があります。
refusal-no-such-id = その人がDiscordで見つかりません。一覧から選んでください。

refusal-size = { $lines }路の盤はありません。9～19の奇数を選んでください。
refusal-size-is-fixed = { $ruleset }の盤の大きさは決まっています。`size`を外してください。
refusal-opening-is-fixed = { $ruleset }の開局は決まっています。`opening`を外してください。

refusal-opening = { $ruleset }で選べる開局：{ $openings }。どれかを選んでください。
refusal-poof-is-fixed = オプション`poof`は{ $ruleset }では使えません。外してください。
refusal-boat-is-fixed = オプション`boat`は{ $ruleset }では使えません。外してください。
refusal-overline-is-fixed = { $ruleset }では6連の扱いが決まっています。`overline`を外してください。
refusal-bans-are-fixed = { $ruleset }では三々の扱いが決まっています。`bans`を外してください。

refusal-bans = { $ruleset }で選べる三々の扱い：{ $bans }。どれかを選んでください。
refusal-no-match = `target`と`handicap`は、複数の対局で争うPoints用です。{ $ruleset }は1局だけの対局です。これらを外してください。
refusal-target = マッチは{ $fewest }～{ $most }点先取です。{ $points }の代わりに、この範囲の`target`を選んでください。
refusal-handicap = { $target }点以上から始めると、始めから勝ちになります。`handicap`を小さくするか、`target`を大きくしてください。
refusal-not-a-handicap = { $typed }はハンデではありません。5のような数を入力すると、相手が5点から始めます。-5なら、あなたが5点から始めます。
refusal-not-an-opening = { $typed }は開局ではありません。`opening`を省くか、入力中に表示される一覧から選んでください。
