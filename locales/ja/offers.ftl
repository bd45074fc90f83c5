### Offers between the players of a game.

offers-offered =
    { $kind ->
        [takeback] { $opponent }さん、{ $maker }が対局{ $game }で待った（最後の手の取り消し）をお願いしています。
        [takeback-with-reply] { $opponent }さん、{ $maker }が対局{ $game }で待ったをお願いしています。{ $maker }の最後の手と、それに対するあなたの手が取り消されます。
        [pause] { $opponent }さん、{ $maker }が対局{ $game }の一時停止を提案しています。誰かが再開するか打つまで、時計が止まります。
        [pause-without-clock] { $opponent }さん、{ $maker }が対局{ $game }の一時停止を提案しています。誰かが再開するか打つまで続きます。
        [adjourn] { $opponent }さん、{ $maker }が対局{ $game }の中断を提案しています。誰の負けにもならず、全員が同意すると再開します。
        [resume] { $opponent }さん、{ $maker }が対局{ $game }の再開を提案しています。
        [resign] { $opponent }さん、{ $maker }が対局{ $game }でのチームの投了を提案しています。同意すると2人とも負けになります。
        [takeback-with-replies] { $opponent }さん、{ $maker }が対局{ $game }で待ったを求めています。最後の手とそれ以降の手がすべて取り消されます。
        [rate] { $opponent }さん、{ $maker }が対局{ $game }をレート戦にすることを提案しています。
        [unrate] { $opponent }さん、{ $maker }が対局{ $game }を非レート戦にすることを提案しています。
       *[draw] { $opponent }さん、{ $maker }が対局{ $game }の引き分けを提案しています。
    }

offers-agree = 同意
offers-decline = 断る
offers-withdraw = 取り下げ

offers-agreed =
    { $kind ->
        [takeback] { $answerer }が対局{ $game }で{ $maker }の待ったに同意しました。
        [pause] { $maker }と{ $answerer }が対局{ $game }を一時停止しました。
        [adjourn] { $maker }と{ $answerer }が対局{ $game }を中断しました。
        [resume] { $maker }と{ $answerer }が対局{ $game }を再開しました。
        [resign] { $maker }と{ $answerer }が対局{ $game }を投了しました。
        [rate] { $maker }と{ $answerer }が対局{ $game }をレート戦にしました。
        [unrate] { $maker }と{ $answerer }が対局{ $game }を非レート戦にしました。
       *[draw] { $maker }と{ $answerer }が対局{ $game }の引き分けに合意しました。
    }
offers-declined =
    { $kind ->
        [takeback] { $answerer }が対局{ $game }で{ $maker }の待ったを断りました。
        [pause] { $answerer }が{ $maker }からの対局{ $game }の一時停止の提案を断りました。
        [adjourn] { $answerer }が{ $maker }からの対局{ $game }の中断の提案を断りました。
        [resume] { $answerer }が{ $maker }からの対局{ $game }の再開の提案を断りました。
        [resign] { $answerer }は対局{ $game }の投了に同意しませんでした。
        [rate] { $answerer }が{ $maker }からの対局{ $game }をレート戦にする提案を断りました。
        [unrate] { $answerer }が{ $maker }からの対局{ $game }を非レート戦にする提案を断りました。
       *[draw] { $answerer }が{ $maker }からの対局{ $game }の引き分けの提案を断りました。
    }
offers-withdrawn =
    { $kind ->
        [takeback] { $maker }が対局{ $game }の待ったを取り下げました。
        [pause] { $maker }が対局{ $game }の一時停止の提案を取り下げました。
        [adjourn] { $maker }が対局{ $game }の中断の提案を取り下げました。
        [resume] { $maker }が対局{ $game }の再開の提案を取り下げました。
        [resign] { $maker }は対局{ $game }の投了の提案を取り下げました。
        [rate] { $maker }が対局{ $game }をレート戦にする提案を取り下げました。
        [unrate] { $maker }が対局{ $game }を非レート戦にする提案を取り下げました。
       *[draw] { $maker }が対局{ $game }の引き分けの提案を取り下げました。
    }
offers-moot =
    { $kind ->
        [takeback] 対局{ $game }の待ったは無効になりました。
        [pause] 対局{ $game }の一時停止の提案は無効になりました。
        [adjourn] 対局{ $game }の中断の提案は無効になりました。
        [resume] 対局{ $game }の再開の提案は無効になりました。
        [resign] 対局{ $game }の投了の提案は無効になりました。
        [rate] 対局{ $game }をレート戦にする提案は無効になりました。
        [unrate] 対局{ $game }を非レート戦にする提案は無効になりました。
       *[draw] 対局{ $game }の引き分けの提案は無効になりました。
    }
offers-replaced = { $maker }が代わりに別の提案をしました。

offers-sent =
    { $kind ->
        [takeback] 対局{ $game }で待ったをお願いしました。相手は次の手まで同意できます。
        [pause] 対局{ $game }の一時停止を提案しました。相手は次の手まで同意できます。
        [adjourn] 対局{ $game }の中断を提案しました。相手は次の手まで同意できます。
        [resume] 対局{ $game }の再開を提案しました。相手が同意すると続きが始まります。
        [rate] 対局{ $game }をレート戦にすることを提案しました。相手は次の手まで同意できます。
        [unrate] 対局{ $game }を非レート戦にすることを提案しました。相手は次の手まで同意できます。
       *[draw] 対局{ $game }の引き分けを提案しました。相手は次の手まで同意できます。
    }
offers-stands =
    { $kind ->
        [takeback] 対局{ $game }で、もう待ったをお願いしています。相手は次の手まで同意できます。
        [pause] 対局{ $game }の一時停止は、もう提案しています。相手は次の手まで同意できます。
        [adjourn] 対局{ $game }の中断は、もう提案しています。相手は次の手まで同意できます。
        [resume] 対局{ $game }の再開は、もう提案しています。相手が同意すると続きが始まります。
        [rate] 対局{ $game }をレート戦にすることは、もう提案しています。相手は次の手まで同意できます。
        [unrate] 対局{ $game }を非レート戦にすることは、もう提案しています。相手は次の手まで同意できます。
       *[draw] 対局{ $game }の引き分けは、もう提案しています。相手は次の手まで同意できます。
    }
offers-done =
    { $kind ->
        [takeback] 対局{ $game }で最後の自分の手を取り消しました。
        [takeback-with-reply] 対局{ $game }で最後の自分の手と、そのあとの手を取り消しました。
        [takeback-from-bot] 対局{ $game }であなたの最後の手と、それに対する私の手を取り消しました。
        [pause] 対局{ $game }を一時停止しました。誰かが再開するか打つまで続きます。
        [adjourn] 対局{ $game }を中断しました。誰の負けにもならず、あとで再開できます。
        [resume] 対局{ $game }を再開しました。
        [resign] あなたとパートナーは対局{ $game }を投了しました。
        [rate] 対局{ $game }はレート戦になりました。2人とも提案していました。
        [unrate] 対局{ $game }は非レート戦になりました。2人とも提案していました。
       *[draw] 両者が提案したので、対局{ $game }は引き分けです。
    }
offers-went-on = 対局{ $game }を再開しました。

offers-button =
    { $kind ->
        [takeback] 待った
        [takeback-if-agreed] 待ったを頼む
        [takeback-from-bot] 待った（2手とも）
        [pause] 一時停止
        [adjourn] 中断
        [resume] 再開
        [rate] レート戦にする
        [unrate] 非レート戦にする
       *[draw] 引き分けを提案
    }
offers-agreed-so-far = 同意済み：{ $names }。
offers-you-agreed =
    { $kind ->
        [pause] 対局{ $game }では一時停止がもう提案されていたので、同意したことになります。ほかの人の返答待ちです。
        [adjourn] 対局{ $game }では中断がもう提案されていたので、同意したことになります。ほかの人の返答待ちです。
        [resume] 対局{ $game }では再開がもう提案されていたので、同意したことになります。ほかの人の返答待ちです。
       *[draw] 対局{ $game }では引き分けがもう提案されていたので、同意したことになります。ほかの人の返答待ちです。
    }
offers-waits-for =
    { $count ->
        [1] 対局{ $game }の提案は{ $names }の返答待ちです。同意されると成立し、次の手で無効になります。
       *[other] 対局{ $game }の提案は{ $names }の返答待ちです。全員が同意すると成立し、次の手で無効になります。
    }
offers-proposed-to-partner = { $partner }に、対局{ $game }でのチームの投了を提案しました。同意されるとチームの負けになり、次の手で提案は無効になります。
