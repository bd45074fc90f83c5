-- The games of a player that are over, in the order of their numbers.
CREATE INDEX seats_finished ON seats (player, game) WHERE NOT running;

-- Records that people keep for study, each for its owner alone: the record's text with its headers. The
-- numbers are the owner's own.
CREATE TABLE library (
    player INTEGER NOT NULL,
    number INTEGER NOT NULL,
    record TEXT NOT NULL,
    imported_at INTEGER NOT NULL,
    PRIMARY KEY (player, number)
) STRICT, WITHOUT ROWID;
