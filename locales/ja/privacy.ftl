### `/privacy`: what is stored about a person. "I" is the bot; only the person sees it.

privacy-heading = あなたの名前とDiscordの言語のほかに、次の内容を保存しています。
privacy-games = - 対局：終局 **{ $finished }**、対局中 **{ $running }**（すべての手とその時刻。対局を見られる人に見えます）
privacy-results = - レーティング、成績、表彰台：**{ $count }**（レーティングはランキングに載ります。プロフィールの公開範囲は `/settings`）
privacy-tournaments = - 大会：**{ $count }**（そのサーバーの全員に見えます）
privacy-hills = - 丘での位置：**{ $count }**（そのサーバーの全員に見えます）
privacy-invitations = - 招待、テーブル、対局募集：**{ $count }**
privacy-plans = - 予約手と封じ手：**{ $count }**（終局まであなただけに見えます）
privacy-settings = - 設定と休暇：**{ $count }**
privacy-blocks = - ブロックした人：**{ $count }**
privacy-following = - フォロー中の他の人の対局：**{ $count }**
privacy-lessons = - レッスン：案内したかどうかと、どこまで進んだか
privacy-solved-tasks = - レッスンで解いた課題：**{ $count }**
privacy-puzzles = - 出題された詰め問題とその結果：**{ $count }**
privacy-reviews = - 誰かが求めたあなたの対局の検討：**{ $count }**（対局を見られる人は検討も見られます。検討は書き出されず、対局とともに残ります）
privacy-review-shares = - 検討を対局のチャンネルに表示するかどうかの質問と返事：**{ $count }**
privacy-library = - 取り込んだ棋譜：**{ $count }**（あなただけに見えます）
privacy-reports = - あなたの報告：**{ $count }**（運営者だけが読みます）
privacy-names = - サーバーでのニックネーム：**{ $count }**
privacy-messages = - 送信待ちのメッセージと、ここ数時間・数日の記録：**{ $count }**
privacy-bars = - 運営者、サーバー、大会による利用停止：**{ $count }**（ほかを削除しても、有効な間はアカウント番号とともに残ります）
privacy-kept = あなたが削除するまで保存します。一時的なものは自動で消えます：ボタンの記録は15分、通知の記録は1時間、個人メッセージの記録は数日、返事のない招待は1週間で消えます。
privacy-what-to-do = `/privacy export` ですべてをファイルで受け取り、`/privacy delete` で削除できます。
privacy-policy = プライバシーポリシー：{ $url }
privacy-in-file = あなたについて保存しているすべてがこのファイルにあります。終局した{ $count }局の棋譜を含みます。
privacy-rest-of-games = すべての対局は入りきりません。続きは `/export all from:{ $game }` で受け取れます。
privacy-left-out = 1つのファイルに入りきりませんでした。欠けている件数は `data.json` にあります。残りは運営者に問い合わせてください。
privacy-question = **あなたに関するすべてを削除しますか？**
privacy-running-end = - 対局中の{ $count }局は投了となり、相手に知らされます。
privacy-goes = - 招待、テーブル、大会への参加は終了します。名前、レーティング、設定、レッスン、詰め問題、棋譜、報告など、あなただけのものはすべて削除されます。
privacy-stays = - 対局は一緒に打った人のために残り、成績もそのままですが、あなたの名前の代わりに「{ general-deleted-player }」と表示されます。
privacy-bars-stay = - 運営者やサーバーに利用を止められている場合、その記録はアカウント番号とともに残ります。そうでないと、削除で停止が解けてしまうためです。
privacy-discord-stays = - すでにDiscordにあるメッセージはそのまま残ります。削除はDiscordまたはサーバーに依頼してください。
privacy-backups = - データベースの控えには、破棄されるまで数日間残ります。
privacy-daily-backups =
    { $count ->
       *[other] - データベースの毎日の控えには、新しい控えが{ $count }個作られるまで残ります。
    }
privacy-delete = すべて削除する
privacy-keep = 削除しない
privacy-question-again = **本当に削除しますか？** 元には戻せません。また来たときは、初めての人として始まります。
privacy-delete-for-good = はい、完全に削除する
privacy-nothing-deleted = 何も削除していません。
privacy-deleting = あなたに関するすべてを削除しています。まず対局を終わらせて相手に知らせるので、15分から1時間半かかります。それまでほかの操作はできません。この件で改めてご連絡することもありません。遊んでくれてありがとうございました。
privacy-being-deleted = ご希望のとおり、あなたに関するすべてを削除しています。最長で1時間半かかります。その後は新しく始められます。
privacy-other-being-deleted = この人はデータの削除を希望したため、もう対局しません。ほかの人を選んでください。
