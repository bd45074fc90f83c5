### The names of permissions, exactly as Discord itself shows them in this language.

permissions-view-channel = チャンネルを見る
permissions-send-messages = メッセージを送信
permissions-send-messages-in-threads = スレッドでメッセージを送信
permissions-embed-links = 埋め込みリンク
permissions-attach-files = ファイルを添付
permissions-manage-server = サーバー管理
