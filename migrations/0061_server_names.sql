-- What servers are called, so that a private message can name the server that it is about.
CREATE TABLE server_names (
    server INTEGER NOT NULL PRIMARY KEY,
    name TEXT NOT NULL
) STRICT;
