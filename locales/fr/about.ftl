### `/about`: what the bot says of itself. "I" is the bot. $url is the address of a web page.

about-version = Je suis **Tessera** { $version } : Pente et ses variantes sur Discord. Je tourne depuis { $since }. `/help` dit le reste.
about-own-data = `/privacy` montre ce que je conserve sur toi, te l'envoie et le supprime.
about-source = Code source : { $url }
about-support = Questions et aide : { $url }
about-terms = Conditions d'utilisation : { $url }
about-privacy = Politique de confidentialité : { $url }
