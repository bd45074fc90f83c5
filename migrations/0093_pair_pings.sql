-- Each ping of the last hour from one person to another by anything but a move, whatever it was about.
CREATE TABLE pair_pings (
    number INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    player INTEGER NOT NULL,
    pinged INTEGER NOT NULL,
    at INTEGER NOT NULL
) STRICT;

CREATE INDEX pair_pings_of ON pair_pings (player, pinged, at);
CREATE INDEX pair_pings_at ON pair_pings (at);
