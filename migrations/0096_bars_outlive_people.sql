-- A bar stays when everything else about a person is deleted, so it does not refer to their row.
CREATE TABLE server_bars_kept (
    server INTEGER NOT NULL,
    player INTEGER NOT NULL,
    barred_at INTEGER NOT NULL,
    PRIMARY KEY (server, player)
) STRICT, WITHOUT ROWID;

INSERT INTO server_bars_kept (server, player, barred_at) SELECT server, player, barred_at FROM server_bars;
DROP TABLE server_bars;
ALTER TABLE server_bars_kept RENAME TO server_bars;
