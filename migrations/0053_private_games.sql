-- Where the two players of a game in private conversations see its board: each in their own conversation
-- with the bot.
CREATE TABLE private_boards (
    game INTEGER NOT NULL REFERENCES games (id),
    player INTEGER NOT NULL REFERENCES players (id),
    channel INTEGER NOT NULL,
    message INTEGER NOT NULL,
    PRIMARY KEY (game, player)
) STRICT, WITHOUT ROWID;

-- What people report about an opponent whom they met by a seek. Only the operator reads it.
CREATE TABLE reports (
    id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    reporter INTEGER NOT NULL REFERENCES players (id),
    reported INTEGER NOT NULL REFERENCES players (id),
    game INTEGER NOT NULL REFERENCES games (id),
    reason TEXT NOT NULL,
    made_at INTEGER NOT NULL
) STRICT;

CREATE INDEX reports_by ON reports (reporter, made_at);
