### `/about`: what the bot says of itself. "I" is the bot. $url is the address of a web page.

about-version = Jestem **Tessera** { $version }: Pente i jego odmiany na Discordzie. Działam od: { $since }. Reszta jest w `/help`.
about-own-data = `/privacy` pokazuje, co o tobie przechowuję, wysyła to i usuwa.
about-source = Kod źródłowy: { $url }
about-support = Pytania i pomoc: { $url }
about-terms = Regulamin: { $url }
about-privacy = Polityka prywatności: { $url }
