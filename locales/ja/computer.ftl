### Games against the computer. "I" and "me" are the bot.

computer-play = ボットと対局
computer-choose = 私とPenteを打ちましょう。時間制限はなく、ランキングにも影響しません。レベルを選ぶと始まります。
computer-how-strong = レベルを選択

computer-level =
    { $level ->
        [1] レベル{ $level }：どんぐり
        [2] レベル{ $level }：ふたば
        [3] レベル{ $level }：苗木
        [4] レベル{ $level }：ハシバミ
        [5] レベル{ $level }：シラカバ
        [6] レベル{ $level }：サクラ
        [7] レベル{ $level }：ブナ
        [8] レベル{ $level }：オーク
        [9] レベル{ $level }：イチイ
       *[10] レベル{ $level }：セコイア
    }

computer-about-level =
    { $level ->
        [1] 初めての対局に。四さえ、自分のも相手のも見落とすことがあります。
        [2] 四は必ず気づきますが、活三や石の取りはよく見落とします。
        [3] 活三に気づくことが増えますが、斜めや飛びはまだよく見落とします。
        [4] 狙いはほとんど気づきますが、斜め、飛び、石の取りはよく見落とします。
        [5] たまに狙いを見落としますが、短い必勝手順は見つけます。
        [6] 狙いをめったに見落とさず、もっと長い必勝手順も見つけます。
        [7] 狙いはまず見落とさず、一手一手を慎重に考えます。
        [8] 見落としはほぼなく、長い必勝手順も見つけます。
        [9] 狙いはもう見落とさず、ずっと先まで読みます。
       *[10] 私の全力です。どんな狙いも見落とさず、いちばん先まで読みます。
    }

computer-begun =
    { $place ->
        [here] 対局{ $game }が下で始まります。
        [private] 対局{ $game }がダイレクトメッセージで始まります。
       *[elsewhere] 対局{ $game }が{ $channel }で始まります。
    }
computer-terms = あなた（{ $yours }）対私（{ $mine }）、レベル{ $level }：{ $terms }。
computer-terms-without-colours = あなた対私、レベル{ $level }：{ $terms }。
computer-already-begun =
    { $place ->
        [here] 対局{ $game }はもうここで始まっています。
        [private] 対局{ $game }はもうダイレクトメッセージで始まっています。
       *[elsewhere] 対局{ $game }はもう{ $channel }で始まっています。
    }
computer-only-one = 続けて2回頼まれたので、1局だけ始めました。

computer-no-move = 対局{ $game }で打つ手が見つかりません。これは不具合で、ログに記録しました。`/board`で私にもう一度考えさせ、`/offer`で最後の自分の手を取り消し、`/resign`で対局を終えられます。

computer-no-results = まだ私との対局を終えていません。`/challenge`で、レベル1～10の私に挑戦できます。
computer-results = 私との対局成績：
computer-result = { $ruleset }（レベル{ $level }）：{ $wins }勝{ $losses }敗{ $draws }分
computer-another-ruleset = 廃止されたルールセット
