league-heading = **{ $name }** · リーグ { $league } · シーズン { $season }
league-list-item = { $name } · シーズン { $season }
league-format =
    { $movers ->
       *[other] { $size } 人ずつのディビジョンに分かれたリーグ：ディビジョン内の全員と対戦し、対局はすべて同時に進みます。シーズン後に各ディビジョンから { $movers } 人が昇格し、{ $movers } 人が降格します。次のシーズンは最後の対局の一週間後に始まります。
    }
league-running = シーズンが進行中です。{ $span }にまだ続いている対局は引き分けになります。
league-last = このシーズンが最後です。
league-next = 次のシーズンの開始：{ $time }（{ $span }）。
league-menu-divisions = ディビジョンの分け方
league-choice =
    { $movers ->
       *[other] { $size } 人ずつ、昇格 { $movers } 人・降格 { $movers } 人
    }
league-announced = リーグのチャンネルで告知しました。シーズンの開始も組み合わせも自動です。`/league manage` で介入できます。
league-menu-division = ディビジョンを見る …
league-item = ディビジョン { $number }
league-item-crosstable = ディビジョン { $number }：対戦表
league-division = **ディビジョン { $number }**
league-up = ▲ 昇格
league-down = ▼ 降格
league-left = 離脱
league-came-up = { $name }（昇格）
league-came-down = { $name }（降格）
league-new = { $name }（新規）
league-own-planned = 今シーズンが始まれば、ディビジョン { $number } です。
league-own-place = ディビジョン { $division } で、現在 { $place } 位です。
league-own-final-place = ディビジョン { $division } を { $place } 位で終えました。
league-own-games = 残りの対局：{ $games }。
league-own-not-in = あなたはこのシーズンに参加していません。
league-own-left = あなたはこのシーズンを抜けました。
league-which = 該当する大会はありません。リーグのことですか？
league-withdrawn = リーグのシーズンから抜けました。
league-ask-leave = いま **{ $name }** を抜けると、今シーズンの対局は投了になり、このシーズンには戻れません。次のシーズンには参加でき、一番下のディビジョンから始まります。抜けますか？
league-no-show = **{ $name }** の対局で時間切れまで一手も打たなかったため、今シーズンから外れました。ほかの対局は投了になり、次のシーズンには自動では参加しません。自分で参加すれば一番下のディビジョンから始まります。このサーバーのほかの大会にはしばらく参加できません。
league-put-in = **{ $name }**：主催者が、出場しない人の代わりにあなたを入れました。出たくなければ `/league leave` で抜けられます。
league-began = **{ $name }** · シーズン { $season } 開始
league-division-of = ディビジョン { $number }：{ $names }
league-over = **{ $name }** · シーズン { $season } 終了
league-first = ディビジョン { $number } · 一位：{ $names }。
league-go-up = 昇格：{ $names }。
league-go-down = 降格：{ $names }。
league-carried = 次のシーズンは { $time }（{ $span }）に始まります。最後まで戦った人は参加済みで、その告知の下で辞退できます。ほかの人もそこで参加できます。
league-was-last = これが最後のシーズンでした。
league-last-post = **{ $name }** · シーズン { $season } が最後です。
league-goes-on-post = **{ $name }** · リーグはシーズン { $season } の後も続きます。
league-end = 次のシーズンなし
league-ask-end = **{ $name }** の今シーズンの次は開催しませんか？今シーズンは最後まで行われ、それまではリーグを続けることに戻せます。
league-keep = リーグを続ける
league-cancel = シーズンを中止
league-ask-cancel = **{ $name }** のこのシーズンを中止しますか？元には戻せません。リーグも終わり、対局は通常の対局として続きます。「次のシーズンなし」なら最後まで行われます。
league-none = このサーバーにはまだリーグがありません。サーバーを管理する人は `/league create` で作れます。
