-- Whether the games of a server are seen only from within it, and by their players.
ALTER TABLE servers ADD COLUMN closed INTEGER NOT NULL DEFAULT FALSE;

-- What people are called on a server, where that is not what they are called everywhere: those names
-- are in `players`.
CREATE TABLE nicknames (
    server INTEGER NOT NULL,
    player INTEGER NOT NULL REFERENCES players (id),
    name TEXT NOT NULL,
    PRIMARY KEY (server, player)
) STRICT, WITHOUT ROWID;
