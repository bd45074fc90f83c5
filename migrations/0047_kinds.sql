-- The kinds of news, offers and things that could not be posted are those that the program knows: it reports
-- any other as damage. As constraints here they would have to be lifted, with a copy of the table, for each
-- new kind.
CREATE TABLE news_kept (
    number INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    player INTEGER NOT NULL,
    kind TEXT NOT NULL,
    id INTEGER NOT NULL,
    since INTEGER NOT NULL DEFAULT 0,
    kept_at INTEGER NOT NULL
) STRICT;

-- No number is given twice.
INSERT INTO sqlite_sequence (name, seq) SELECT 'news_kept', seq FROM sqlite_sequence WHERE name = 'news';

INSERT INTO news_kept (number, player, kind, id, since, kept_at)
SELECT number, player, kind, id, since, kept_at FROM news;

DROP TABLE news;
ALTER TABLE news_kept RENAME TO news;

CREATE INDEX news_of ON news (player, kind, id);

CREATE TABLE offers_made (
    game INTEGER NOT NULL REFERENCES games (id),
    player INTEGER NOT NULL REFERENCES players (id),
    kind TEXT NOT NULL,
    ply INTEGER NOT NULL,
    message INTEGER,
    silent INTEGER NOT NULL DEFAULT FALSE,
    number INTEGER NOT NULL DEFAULT 0,
    agreed INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (game, player)
) STRICT, WITHOUT ROWID;

-- A damaged row is not taken along.
INSERT INTO offers_made (game, player, kind, ply, message, silent, number, agreed)
SELECT game, player, kind, ply, message, silent, number, agreed FROM offers
WHERE game IN (SELECT id FROM games) AND player IN (SELECT id FROM players);

DROP TABLE offers;
ALTER TABLE offers_made RENAME TO offers;

CREATE INDEX offers_unposted ON offers (game, player) WHERE message IS NULL;

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
    PRIMARY KEY (kind, id, player)
) STRICT, WITHOUT ROWID;

INSERT INTO attempts (kind, id, player, revision, tries, last_at, next_at, outage, forbidden)
SELECT kind, id, player, revision, tries, last_at, next_at, outage, forbidden FROM post_attempts;

DROP TABLE post_attempts;
ALTER TABLE attempts RENAME TO post_attempts;
