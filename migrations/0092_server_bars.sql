-- People who may begin nothing on a server, as those who manage it have decided.
CREATE TABLE server_bars (
    server INTEGER NOT NULL,
    player INTEGER NOT NULL REFERENCES players (id),
    barred_at INTEGER NOT NULL,
    PRIMARY KEY (server, player)
) STRICT, WITHOUT ROWID;
