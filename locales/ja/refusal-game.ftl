### Why the game, an invitation or an offer did not allow something: what is wrong, and what would be right.

refusal-game-self-challenge = 自分自身とは対局できません。ほかの人を招待してください。
refusal-game-self-block = 自分をブロックしたり、ブロックを解除したりはできません。ほかの人を選んでください。
refusal-game-not-for-two = { $ruleset }は3人以上用で、テーブルが必要です。`/table`で開けます。ここでは2人用のルールセットを選んでください。`/rules`で一覧を見られます。

refusal-game-not-ratable = このオプションの{ $ruleset }はレート戦にできません。`rated`をfalseにするか、ほかのオプションを外してください。

refusal-game-rated-without-clock = レート戦には時間制限が必要です。別の`pace`を選ぶか、`rated`をfalseにしてください。
refusal-game-rated-with-handicap = レート戦のマッチは全員0点から始まります。`handicap`を外すか、`rated`をfalseにしてください。
refusal-game-not-for-you = これは{ $opponent }への招待なので、返答できるのは{ $opponent }だけです。
refusal-game-your-own-challenge = これはあなた自身の招待なので、承諾できるのはほかの人です。ボタンで取り下げることができます。
refusal-game-not-your-challenge = この招待を取り下げられるのは{ $challenger }だけです。
refusal-game-already-accepted = この招待はもう承諾され、対局{ $game }になっています。`/board`で見られます。
refusal-game-already-declined = この招待はもう断られています。`/challenge`で新しい招待を送れます。
refusal-game-already-withdrawn = この招待はもう取り下げられています。`/challenge`で新しい招待を送れます。
refusal-game-expired = この招待は時間内に返答がなく、期限切れになりました。`/challenge`で新しい招待を送れます。
refusal-game-already-countered = この招待にはもう対案が出ています。そちらに返答してください。
refusal-game-same-terms = 同じ条件のままです。どれか1つは変更するか、招待をそのまま承諾してください。
refusal-game-for-anybody = これは誰でも受けられる招待です。興味がなければ、そのままで大丈夫です。
refusal-game-too-many-open = 返答待ちの招待がもう{ $most }件あります。1つ取り下げるか、返答を待ってください。
refusal-game-too-many-lately = 1分間に{ $most }件の招待を送りました。1人分として投稿できるのはここまでです。今回は送っていません。{ $when }にもう一度試してください。
refusal-game-blocked = どちらかがブロックしているため、お互いに招待できません。自分がブロックした場合は、`/settings unblock`で解除できます。
refusal-game-too-many-computer-games = 私との対局がもう{ $most }局あります。同時に打てるのはここまでです。1局終えるか投了してください。`/games`で一覧を見られます。
refusal-game-too-many-computer-games-begun = 短い間に私との対局を{ $most }局始めました。1人と続けて始められるのはここまでです。次に始められるのは{ $when }です。

refusal-game-calendar-stays = この1週間のうちに週末かタイムゾーンを変更しています。時計に関わるため、次に変更できるのは{ $when }です。何も変更していません。

refusal-game-not-a-player = あなたは対局{ $game }の対局者ではありません。`/games`で自分の対局を見られ、`/challenge`で新しく始められます。
refusal-game-over = 対局{ $game }は終局しています。`/board`で結果を見られ、`/challenge`で新しく始められます。
refusal-game-over-below = 対局{ $game }は終局しています。`/challenge`で新しく始められます。
refusal-game-still-running = 対局{ $game }はまだ続いています。再戦は終局後に申し込めます。
refusal-game-not-your-turn = 相手の手番です。あなたの手番になったらメンションします。
refusal-game-computers-turn = 今は私の手番です。打ったらすぐ盤に表示します。

refusal-game-not-your-turn-after = 相手の手番です。あなたの手番になったらメンションします。最後の手は{ $point }です。
refusal-game-not-your-turn-among = { $player }の手番です。あなたの手番になったらメンションします。
refusal-game-not-your-turn-among-after = { $player }の手番です。あなたの手番になったらメンションします。最後の手は{ $point }です。

refusal-game-stale =
    { $whose ->
        [you] その盤面から対局が進んでいます。今はあなたの手番です。
       *[opponent] その盤面から対局が進んでいます。今は相手の手番です。
    }

refusal-game-stale-after =
    { $whose ->
        [you] その盤面から対局が進んでいます。今はあなたの手番で、最後の手は{ $point }です。
       *[opponent] その盤面から対局が進んでいます。今は相手の手番で、最後の手は{ $point }です。
    }
refusal-game-stale-among = その盤面から対局が進んでいます。今は{ $player }の手番です。
refusal-game-stale-among-after = その盤面から対局が進んでいます。今は{ $player }の手番です。最後の手は{ $point }です。

refusal-game-adjourned = 対局{ $game }は中断中です。盤の下のボタンか`/offer`で再開を提案してください。
refusal-game-already-adjourned = 対局{ $game }はもう中断中です。再開するには、盤の下のボタンか`/offer`を使ってください。
refusal-game-not-adjourned = 対局{ $game }は中断中ではないので、そのまま続けられます。`/board`で見られます。

refusal-game-already-paused = 対局{ $game }はもう一時停止中です。誰かが打つか「再開」を押すと再開します。
refusal-game-not-paused = 対局{ $game }は一時停止中ではないので、そのまま続けられます。`/board`で見られます。
refusal-game-already-taken-back = 対局{ $game }の最後の自分の手は、もう取り消されています。もう1手取り消すには、{ $seconds }秒後にもう一度待ったをお願いしてください。
refusal-game-nothing-to-take-back = 対局{ $game }には、取り消せる自分の手がありません。
refusal-game-offer-is-moot = 対局{ $game }のその提案は無効になりました。返答済みか、対局が進んだためです。`/offer`で新しく提案できます。
refusal-game-your-own-offer = これはあなた自身の提案です。返答できるのは相手だけですが、取り下げることはできます。
refusal-game-your-own-offer-among = これはあなた自身の提案です。返答できるのは{ $asked }だけですが、取り下げることはできます。
refusal-game-declined-just-now = 対局{ $game }で同じ提案が断られたばかりです。{ $minutes }分待ってから提案してください。
refusal-game-not-your-offer = この提案を取り下げられるのは{ $by }だけです。
refusal-game-offers-blocked = どちらかがブロックしているため、お互いに提案できません。自分がブロックした場合は、`/settings unblock`で解除できます。対局自体は続きます。
refusal-game-computer-plays-on = 私は引き分けに応じません。一時停止、中断、待った、投了ならできます。

refusal-game-plan-on-own-turn = 対局{ $game }はあなたの手番なので、そのまま打ってください。予約手は相手の手番のときに使います。
refusal-game-plan-is-full = この対局の予約手はもう{ $most }件あります。`/if-then clear:True`ですべて削除できます。
refusal-game-line-contradicts = 別の予約手がその手順にすでに**{ $reply }**と答えていて、打てるのはどちらか一つだけです。新しい予約手は保存されていません。
refusal-game-choice-contradicts = 別の予約手がその手順にすでに別の答えを決めていて、打てるのはどちらか一つだけです。新しい予約手は保存されていません。
refusal-game-line-too-long = 予約手は1件につき{ $most }手までです。最後のほうを省いてください。
refusal-game-line-without-answer = 予約手は、`M9 N8`のように相手の手で始まり自分の手で終わります。
refusal-game-not-a-turn = それは手として読めません。`K10`のように座標を入力してください。
refusal-game-has-left = 対局{ $game }からは抜けています。対局は続いています。`/board`で見られます。
refusal-game-not-asked = この提案に答えられるのは{ $asked }だけです。
refusal-game-already-agreed = あなたはもう同意しています。ほかの人の返答待ちです。

refusal-game-own-game = 自分が打っている対局なので、いつもお知らせしています。
refusal-game-not-public = この対局はそのサーバーでしか見られないので、お知らせできません。そこで`/board`を使うと見られます。
refusal-game-no-messages = 個人メッセージを送れません。`/settings`の`messages`と、Discordのこのサーバーのプライバシー設定で許可してください。
refusal-game-too-many-followers = この対局はすでに{ $most }人がフォローしていて、これ以上は送れません。`/board`でいつでも見られます。
refusal-game-too-many-followed = すでに上限の{ $most }局をフォローしています。`/follow`で一覧が見られます。
