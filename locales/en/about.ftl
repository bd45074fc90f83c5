### `/about`: what the bot says of itself. "I" is the bot. $url is the address of a web page.

# $version is as in "0.2.0", $since as Discord shows a time, as in "3 days ago".
about-version = I'm **Tessera** { $version }: Pente and its relatives on Discord. I've been running since { $since }. `/help` tells the rest.
about-own-data = `/privacy` shows what I store about you, sends it to you, and deletes it.
about-source = Source code: { $url }
about-support = Questions and help: { $url }
about-terms = Terms of service: { $url }
about-privacy = Privacy policy: { $url }
