### The names of permissions, exactly as Discord itself shows them in this language.

permissions-view-channel = Ver canal
permissions-send-messages = Enviar mensagens
permissions-send-messages-in-threads = Enviar mensagens em tópicos
permissions-embed-links = Inserir links
permissions-attach-files = Anexar arquivos
permissions-manage-server = Gerenciar servidor
