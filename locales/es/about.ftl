### `/about`: what the bot says of itself. "I" is the bot. $url is the address of a web page.

about-version = Soy **Tessera** { $version }: Pente y sus variantes en Discord. Estoy en marcha desde { $since }. Lo demás está en `/help`.
about-own-data = `/privacy` muestra lo que guardo sobre ti, te lo envía y lo elimina.
about-source = Código fuente: { $url }
about-support = Preguntas y ayuda: { $url }
about-terms = Condiciones de uso: { $url }
about-privacy = Política de privacidad: { $url }
