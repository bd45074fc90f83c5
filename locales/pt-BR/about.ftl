### `/about`: what the bot says of itself. "I" is the bot. $url is the address of a web page.

about-version = Eu sou o **Tessera** { $version }: Pente e seus parentes no Discord. Estou no ar desde { $since }. O resto está em `/help`.
about-own-data = `/privacy` mostra o que eu guardo sobre você, envia e exclui.
about-source = Código-fonte: { $url }
about-support = Perguntas e ajuda: { $url }
about-terms = Termos de uso: { $url }
about-privacy = Política de privacidade: { $url }
