-- The language that a person or a server has chosen, by its tag; NULL for the one that Discord names.
ALTER TABLE settings ADD COLUMN language TEXT;
ALTER TABLE servers ADD COLUMN language TEXT;
-- The locale of the Discord client that a person used last; NULL if they only ever wrote messages.
ALTER TABLE players ADD COLUMN locale TEXT;
-- The locales of servers that are communities: only they choose one.
CREATE TABLE server_locales (
    server INTEGER NOT NULL PRIMARY KEY,
    locale TEXT NOT NULL
) STRICT;
