### News for one person, once each, in a direct message or in a channel, after a mention of them.

news-accepted = { $opponent }があなたの招待を受けました：{ $terms }。{ $game }は{ $opponent }の手番です。
news-declined = { $opponent }があなたの招待を断りました：{ $terms }。
news-expired =
    { $to ->
        [anybody] あなたの招待は、1週間誰も受けずに期限切れになりました：{ $terms }。
       *[player] { $opponent }への招待は、1週間返答がなく期限切れになりました：{ $terms }。
    }

news-line = { $game }であなたの予約手が打たれました。
news-lines-left = 残っている予約手：
news-no-lines-left = この対局に予約手はもうありません。

news-vacation =
    { $news ->
        [began] 持ち時間がなくなったため、あなたが打つまで休暇を使います。最長で{ $until }までです。今年の残り：{ $left }。
       *[goes-on] あなたが打つまで、引き続き休暇を使っています。最長で{ $until }までです。今年の残り：{ $left }。
    }
