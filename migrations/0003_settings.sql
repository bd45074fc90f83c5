-- What people have chosen for themselves; who has chosen nothing has no row. An
-- empty `theme` is the theme that the game has for everybody.
CREATE TABLE settings (
    player INTEGER NOT NULL PRIMARY KEY REFERENCES players (id),
    theme TEXT,
    notation TEXT NOT NULL,
    confirm INTEGER NOT NULL
) STRICT;

-- What is the same for everybody on a server; one that chose nothing has no row.
CREATE TABLE servers (
    server INTEGER NOT NULL PRIMARY KEY,
    theme TEXT NOT NULL
) STRICT;
