-- Servers from which the bot was removed, and since when. What is theirs alone is put away after some time
-- (service/departures.rs); a server that adds the bot again before loses its row and nothing else.
CREATE TABLE departed_servers (
    server INTEGER NOT NULL PRIMARY KEY,
    left_at INTEGER NOT NULL
) STRICT;
