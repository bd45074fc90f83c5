### The names of permissions, exactly as Discord itself shows them in this language.

permissions-view-channel = View Channel
permissions-send-messages = Send Messages
permissions-send-messages-in-threads = Send Messages in Threads
permissions-embed-links = Embed Links
permissions-attach-files = Attach Files
permissions-manage-server = Manage Server
