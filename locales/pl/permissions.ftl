### The names of permissions, exactly as Discord itself shows them in this language.

permissions-view-channel = Wyświetlanie kanału
permissions-send-messages = Wysyłanie wiadomości
permissions-send-messages-in-threads = Wysyłanie wiadomości w wątkach
permissions-embed-links = Wyświetlanie podglądu linku
permissions-attach-files = Załączanie plików
permissions-manage-server = Zarządzanie serwerem
