-- Tables for three to six people. `by_chance` is whether lots decide the order of play, `level` that of
-- the computer. A table is open until it has a `game` or has `ended`. `revision` counts its changes;
-- `shown` is the one that its `message` shows.
CREATE TABLE tables (
    id INTEGER NOT NULL PRIMARY KEY,
    host INTEGER NOT NULL REFERENCES players (id),
    ruleset TEXT NOT NULL,
    pace TEXT NOT NULL,
    by_chance INTEGER NOT NULL,
    level INTEGER NOT NULL,
    server INTEGER,
    channel INTEGER NOT NULL,
    opened_at INTEGER NOT NULL,
    game INTEGER REFERENCES games (id),
    ended TEXT,
    message INTEGER,
    revision INTEGER NOT NULL DEFAULT 0,
    shown INTEGER NOT NULL DEFAULT 0,
    CONSTRAINT table_ended CHECK (ended IN ('closed', 'expired')),
    CONSTRAINT table_ended_once CHECK (game IS NULL OR ended IS NULL)
) STRICT;

CREATE INDEX tables_unposted ON tables (id)
    WHERE game IS NULL AND ended IS NULL AND message IS NULL;

CREATE INDEX tables_unshown ON tables (id) WHERE message IS NOT NULL AND shown < revision;

CREATE INDEX tables_open ON tables (opened_at) WHERE game IS NULL AND ended IS NULL;

CREATE INDEX tables_host ON tables (host, opened_at);

CREATE INDEX tables_channel ON tables (channel) WHERE game IS NULL AND ended IS NULL;

CREATE INDEX tables_game ON tables (game) WHERE game IS NOT NULL;

-- The chairs that are taken, from 0; `player` is empty where the computer sits.
CREATE TABLE chairs (
    table_number INTEGER NOT NULL REFERENCES tables (id),
    chair INTEGER NOT NULL,
    player INTEGER REFERENCES players (id),
    PRIMARY KEY (table_number, chair)
) STRICT, WITHOUT ROWID;

-- Who was invited to a table by name; `silent` is whether without a ping.
CREATE TABLE table_invitations (
    table_number INTEGER NOT NULL REFERENCES tables (id),
    player INTEGER NOT NULL REFERENCES players (id),
    silent INTEGER NOT NULL,
    message INTEGER,
    PRIMARY KEY (table_number, player)
) STRICT, WITHOUT ROWID;

CREATE INDEX table_invitations_unposted ON table_invitations (table_number, player)
    WHERE message IS NULL;

INSERT INTO next_numbers (kind, number) VALUES ('table', 1);

-- A damaged row is not taken along.
-- A player may propose to a partner to resign. `agreed` holds the seats whose players have agreed to an
-- offer that several people answer: a bit for each, the first seat's the lowest.
CREATE TABLE offers_made (
    game INTEGER NOT NULL REFERENCES games (id),
    player INTEGER NOT NULL REFERENCES players (id),
    kind TEXT NOT NULL,
    ply INTEGER NOT NULL,
    message INTEGER,
    silent INTEGER NOT NULL DEFAULT FALSE,
    number INTEGER NOT NULL DEFAULT 0,
    agreed INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (game, player),
    CONSTRAINT offer_kind CHECK (kind IN ('draw', 'takeback', 'pause', 'adjourn', 'revive', 'resign'))
) STRICT, WITHOUT ROWID;

INSERT INTO offers_made (game, player, kind, ply, message, silent, number)
SELECT game, player, kind, ply, message, silent, number FROM offers
WHERE kind IN ('draw', 'takeback', 'pause', 'adjourn', 'revive')
    AND game IN (SELECT id FROM games) AND player IN (SELECT id FROM players);

DROP TABLE offers;
ALTER TABLE offers_made RENAME TO offers;

CREATE INDEX offers_unposted ON offers (game, player) WHERE message IS NULL;

-- What could not be posted may be a table, its changes, or an invitation to it.
CREATE TABLE attempts (
    kind TEXT NOT NULL,
    id INTEGER NOT NULL,
    player INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    tries INTEGER NOT NULL,
    last_at INTEGER NOT NULL,
    next_at INTEGER,
    outage INTEGER NOT NULL,
    forbidden INTEGER NOT NULL,
    PRIMARY KEY (kind, id, player),
    CONSTRAINT post_attempt_kind CHECK (kind IN
        ('board', 'engine', 'offer', 'invitation', 'outcome', 'reminder', 'digest', 'news', 'table',
         'table-invitation'))
) STRICT, WITHOUT ROWID;

INSERT INTO attempts (kind, id, player, revision, tries, last_at, next_at, outage, forbidden)
SELECT kind, id, player, revision, tries, last_at, next_at, outage, forbidden FROM post_attempts
WHERE kind IN ('board', 'engine', 'offer', 'invitation', 'outcome', 'reminder', 'digest', 'news');

DROP TABLE post_attempts;
ALTER TABLE attempts RENAME TO post_attempts;
