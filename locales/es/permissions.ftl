### The names of permissions, exactly as Discord itself shows them in this language.

permissions-view-channel = Ver canal
permissions-send-messages = Enviar mensajes
permissions-send-messages-in-threads = Enviar mensajes en hilos
permissions-embed-links = Insertar enlaces
permissions-attach-files = Adjuntar archivos
permissions-manage-server = Gestionar servidor
