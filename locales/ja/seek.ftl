### 対局相手探し：相手を探している人の一覧と、その結果。

seek-choice-any = レートを問わない
seek-choice-points = 自分との差が{ $most }点まで
seek-any = レート不問
seek-points = レート差{ $most }点まで（暫定レートならそれ以上も）

seek-list = 対局相手を探している人：
seek-none = 今ここで対局相手を探している人はいません。*相手を探す*を押すと、最初に条件の合った人と対局します。
seek-own-line =
    { $scope ->
        [everywhere] **あなた**（全サーバー）：{ $terms } · { $band } · { $until }に終了
       *[server] **あなた**：{ $terms } · { $band } · { $until }に終了
    }
seek-line = { $name }（{ $rating }）：{ $terms } · { $band } · { $since }に募集、{ $until }に終了
seek-on-another-server = ほかのサーバー：{ $seek }
seek-item = { $name }（{ $rating }）
seek-play = 一覧の人と対局する

seek-seek = 相手を探す
seek-everywhere = 全サーバーで探す
seek-stop = 探すのをやめる
seek-stop-one = やめる：{ $ruleset }
seek-show-list = 一覧を見る
seek-agree = 同意して全サーバーで探す

seek-listed =
    { $scope ->
        [everywhere] 全サーバーの一覧に載せました：{ $terms } · { $band }。条件の合う人が見つかりしだい対局が始まり、お知らせします。一覧に載るのは{ $until }までです。
        [nowhere] まだ誰もあなたを見つけられません。個人メッセージには一覧がないからです。下のボタンで全サーバーで探すことに同意するか、サーバーのチャンネルで`/seek`を使ってください。希望は{ $until }まで控えておきます：{ $terms } · { $band }。
       *[server] このサーバーの一覧に載せました：{ $terms } · { $band }。条件の合う人が見つかりしだい対局が始まり、お知らせします。一覧に載るのは{ $until }までです。
    }
seek-ask-everywhere = ほかのサーバーで相手を探している人に、あなたのDiscordの名前（{ $name }）とレート（{ $rating }）が表示され、あなたにも相手のものが表示されます。その対局は私との個人メッセージで行います。二人の間のメッセージは取り次ぎません。同意しますか？
seek-conversation = ほかのサーバーの人との対局は、ここ、私との個人メッセージで行います。
seek-stopped = { $terms }の相手を探すのをやめました。
seek-playing =
    { $place ->
        [here] { $opponent }と対局します：{ $terms }。対局{ $game }はこの下で始まります。
        [private] { $opponent }と対局します：{ $terms }。対局{ $game }は個人メッセージで始まります。
       *[elsewhere] { $opponent }と対局します：{ $terms }。対局{ $game }は{ $channel }で始まります。
    }
seek-matched = 対局相手が見つかりました：{ $opponent }、{ $terms }。{ $game }は{ $opponent }の手番です。
seek-matched-own = 対局相手が見つかりました：{ $opponent }、{ $terms }。{ $game }はあなたの手番です。
seek-ended = 条件の合う人がいなかったため、募集は終わりました：{ $terms } · { $band }。`/seek`でまた始められます。

seek-gone = その募集は終わっています：相手が見つかったか、取り消されたか、時間が過ぎました。`/seek`で一覧を見られます。
seek-too-many = すでに{ $most }件の対局を探していて、これが上限です。先にどれかをやめてください：`/seek`。
seek-too-many-games = 進行中の対局が{ $most }局あります。これだけあると新しい相手は探せません。先にいくつか終えてください。
seek-in-private = ほかのサーバーの人との対局は、個人メッセージで行います。
seek-not-reached = 今はメッセージを送れませんでした。一分後にもう一度試してください。
seek-opponent-not-reached = 今は相手にメッセージを送れなかったので、対局は始まっていません。一分後にもう一度試すか、一覧のほかの人と対局してください：`/seek`
seek-own-seek = それは自分の募集です。
seek-other-terms = 二人の希望する対局が違います。
seek-too-far-apart = その人は、レートの差が{ $most }点までの相手を探しています。
seek-playing-already = 二人はすでにこれで対局中です。先にその対局を終えてください。
seek-busy = その人には進行中の対局がすでに{ $most }局あり、まだ新しい対局を始められません。一覧のほかの人と対局してください。

seek-report = 通報する
seek-block = ブロックする
seek-report-title = 相手を通報する
seek-report-label = 何がありましたか？
seek-report-example = このボットの管理者が読みます。相手には知らされません
seek-reported = ありがとうございます。このボットの管理者が通報を読めるようになり、対応を決めます。相手には知らされません。もう会いたくない場合は*ブロックする*を押してください。対局は続きます。`/resign`で終えられます。
seek-no-reason = 何があったかを短く書いてください。
seek-too-many-reports = 一日に{ $most }件の通報をしていて、これが上限です。明日また試してください。
