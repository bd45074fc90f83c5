-- Who pinged whom, and when last, by anything but a move: about a `game`, or with invitations, whose
-- `game` is 0. What is older than the pause between two pings is removed.
CREATE TABLE pings (
    player INTEGER NOT NULL,
    pinged INTEGER NOT NULL,
    game INTEGER NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (player, pinged, game)
) STRICT, WITHOUT ROWID;

CREATE INDEX pings_at ON pings (at);

-- Whether it is posted without a ping, for its maker pinged the same person a moment before.
ALTER TABLE challenges ADD COLUMN silent INTEGER NOT NULL DEFAULT FALSE;
ALTER TABLE offers ADD COLUMN silent INTEGER NOT NULL DEFAULT FALSE;

-- The commands and presses that have begun something lately: Discord may deliver them twice.
CREATE TABLE interactions (
    id INTEGER NOT NULL PRIMARY KEY,
    at INTEGER NOT NULL
) STRICT;

CREATE INDEX interactions_at ON interactions (at);
