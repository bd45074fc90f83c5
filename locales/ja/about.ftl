### `/about`: what the bot says of itself. "I" is the bot. $url is the address of a web page.

about-version = **Tessera** { $version }：Discordで遊ぶペンテとその仲間です。起動：{ $since }。使い方は `/help` にあります。
about-own-data = `/privacy` で、あなたについて保存している内容の確認、受け取り、削除ができます。
about-source = ソースコード：{ $url }
about-support = 質問とサポート：{ $url }
about-terms = 利用規約：{ $url }
about-privacy = プライバシーポリシー：{ $url }
