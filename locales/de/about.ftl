### `/about`: what the bot says of itself. "I" is the bot. $url is the address of a web page.

about-version = Ich bin **Tessera** { $version }: Pente und seine Verwandten auf Discord. Ich laufe seit { $since }. Alles Weitere steht in `/help`.
about-own-data = `/privacy` zeigt, was ich über dich speichere, schickt es dir und löscht es.
about-source = Quelltext: { $url }
about-support = Fragen und Hilfe: { $url }
about-terms = Nutzungsbedingungen: { $url }
about-privacy = Datenschutzerklärung: { $url }
