### The names of permissions, exactly as Discord itself shows them in this language.

permissions-view-channel = Kanal ansehen
permissions-send-messages = Nachrichten senden
permissions-send-messages-in-threads = Nachrichten in Threads senden
permissions-embed-links = Links einbetten
permissions-attach-files = Dateien anhängen
permissions-manage-server = Server verwalten
