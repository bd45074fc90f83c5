-- How long the seasons of a server are: 'monthly' or 'quarterly'; empty where there are none.
ALTER TABLE servers ADD COLUMN seasons TEXT;

-- The seasons of each server, by their `number` there. `period` is what the season is called after, such
-- as '2026-10' or '2026-q4'. At its end everybody's deviation on the server's ladders grows by `growth`, in
-- thousandths, if anybody has played a rated game in it: `last_game` is the latest of them. A season is
-- `closed` once its podiums are known, `counted` once the ladders know who became provisional with it, and
-- `told` once it was announced, or never will be.
--
-- The standings of a season are a ladder of their own in `ratings`, under its id below zero instead of a
-- server; nothing changes them any more once the season is closed.
CREATE TABLE seasons (
    id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    server INTEGER NOT NULL,
    number INTEGER NOT NULL,
    period TEXT NOT NULL,
    ends_at INTEGER NOT NULL,
    growth INTEGER NOT NULL,
    last_game INTEGER REFERENCES games (id),
    closed INTEGER NOT NULL DEFAULT FALSE,
    counted INTEGER NOT NULL DEFAULT FALSE,
    told INTEGER NOT NULL DEFAULT FALSE,
    UNIQUE (server, number)
) STRICT;

CREATE UNIQUE INDEX seasons_open_of ON seasons (server) WHERE NOT closed;
CREATE INDEX seasons_open ON seasons (ends_at) WHERE NOT closed;
CREATE INDEX seasons_uncounted ON seasons (id) WHERE closed AND NOT counted;
CREATE INDEX seasons_untold ON seasons (id) WHERE closed AND NOT told;

-- The first three of each ladder of a closed season.
CREATE TABLE podiums (
    season INTEGER NOT NULL REFERENCES seasons (id),
    ruleset TEXT NOT NULL,
    place INTEGER NOT NULL,
    player INTEGER NOT NULL REFERENCES players (id),
    PRIMARY KEY (season, ruleset, place)
) STRICT, WITHOUT ROWID;

CREATE INDEX podiums_of ON podiums (player);
