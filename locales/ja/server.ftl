### The settings of a server, which `/server` shows and changes, and the places of its games.

server-settings =
    このサーバーの設定：
    - テーマ：**{ $theme }**（各自のテーマは`/settings`で選べます）
    - 言語：**{ $language }**
    - 対局する場所：**{ $channel }**
    - 対局ごとにスレッドを作る：**{ $threads }**
    - 新しい盤を投稿したら古い盤を削除：**{ $tidy }**
    - 標準の対局：**{ $ruleset }**、**{ $pace }**
    - レート戦で休暇を使える：**{ $vacation }**
    - ランキングのシーズン：**{ $seasons }**
    - キング・オブ・ザ・ヒル（`/hill`）：**{ $hill }**
    - 同じ2人がレート戦の対局中でもその対局を検討できる：**{ $reviews }**
    - 今日の詰め問題（`/puzzle`）：**{ $puzzles }**
    - トーナメントの主催：**{ $organisers }**
    - 対局を見られる人：**{ $visibility }**

server-channel-any = 招待したチャンネル

server-channel-one = { $channel }

server-visibility-open = 誰でも（ほかのサーバーからも）

server-visibility-closed = このサーバーのメンバーと対局者だけ

server-thread-name = { $players } · 対局{ $game }

server-players = { $first } vs { $second }

server-continued-here = この対局のチャンネルに投稿できなくなったため、ここで続けます。

server-saved = 保存しました。
server-language-own = サーバーのコミュニティと同じ
server-organisers-none = サーバーを管理する人
server-organisers-role = サーバーを管理する人と{ $role }
server-barred = ここで新しく始められない人：{ $people }。`unbar` で再び対局を始められるようになります。
server-nobody-barred = ここでは全員が対局を始められます。
