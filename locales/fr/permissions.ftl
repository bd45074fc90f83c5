### The names of permissions, exactly as Discord itself shows them in this language.

permissions-view-channel = Voir le salon
permissions-send-messages = Envoyer des messages
permissions-send-messages-in-threads = Envoyer des messages dans les fils
permissions-embed-links = Intégrer des liens
permissions-attach-files = Joindre des fichiers
permissions-manage-server = Gérer le serveur
