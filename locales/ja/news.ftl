### News for one person, once each, in a direct message or in a channel, after a mention of them.

news-accepted = { $opponent }があなたの招待を受けました：{ $terms }。{ $game }は{ $opponent }の手番です。
news-declined = { $opponent }があなたの招待を断りました：{ $terms }。
news-expired =
    { $to ->
        [anybody] あなたの招待は、誰も受けずに期限切れになりました：{ $terms }。
       *[player] { $opponent }への招待は、返答がなく期限切れになりました：{ $terms }。
    }
news-expired-several = 次の招待は、受けられずに期限切れになりました：
news-expired-one =
    { $to ->
        [anybody] 誰でも：{ $terms }
       *[player] { $opponent }：{ $terms }
    }

news-line = { $game }であなたの予約手が打たれました。
news-lines-left = 残っている予約手：
news-no-lines-left = この対局に予約手はもうありません。
news-lines-ended = { $game }から抜けた人がいますが、ほかの人で対局は続きます。この対局のあなたの予約手は無効になりました。`/if-then`で新しく残せます。
news-removed = { $channel }のテーブル{ $table }を開いた人が、あなたを席から外しました。招待されれば、また座れます。

news-vacation =
    { $news ->
        [began] 持ち時間がなくなったため、あなたが打つまで休暇を使います。最長で{ $until }までです。今年の残り：{ $left }。
       *[goes-on] あなたが打つまで、引き続き休暇を使っています。最長で{ $until }までです。今年の残り：{ $left }。
    }
news-vacation-ends = あるサーバーでレート戦で休暇を使えなくなったため、あなたの休暇は次の期限で終わります。それまでに打たないと負けになります：

news-offer-declined =
    { $kind ->
        [takeback] { $opponent }が{ $game }での待ったを断りました。
        [pause] { $opponent }が{ $game }の一時停止の提案を断りました。
        [adjourn] { $opponent }が{ $game }の中断の提案を断りました。
        [resume] { $opponent }が{ $game }の再開の提案を断りました。
        [rate] { $opponent }が{ $game }をレート戦にする提案を断りました。
        [unrate] { $opponent }が{ $game }を非レート戦にする提案を断りました。
       *[draw] { $opponent }が{ $game }の引き分けの提案を断りました。
    }
news-offer-agreed =
    { $kind ->
        [pause] { $opponent }が{ $game }の一時停止に同意しました。
        [adjourn] { $opponent }が{ $game }の中断に同意しました。
        [resume] { $opponent }が{ $game }の再開に同意しました。
        [rate] { $opponent }が{ $game }をレート戦にすることに同意しました。
        [unrate] { $opponent }が{ $game }を非レート戦にすることに同意しました。
       *[takeback] { $opponent }が{ $game }での待ったに同意しました。
    }
