-- Whether the players agreed on calls: the line of a turn then adds "tria!" and "tessera!".
ALTER TABLE games ADD COLUMN calls INTEGER NOT NULL DEFAULT FALSE;
ALTER TABLE challenges ADD COLUMN calls INTEGER NOT NULL DEFAULT FALSE;
ALTER TABLE tables ADD COLUMN calls INTEGER NOT NULL DEFAULT FALSE;

-- The tables at which a person sits.
CREATE INDEX chairs_player ON chairs (player) WHERE player IS NOT NULL;

-- Whom the host had stand up: they sit down again only if they are invited.
CREATE TABLE table_removals (
    table_number INTEGER NOT NULL REFERENCES tables (id),
    player INTEGER NOT NULL REFERENCES players (id),
    PRIMARY KEY (table_number, player)
) STRICT, WITHOUT ROWID;

-- The finished game whose players a table was opened for again.
ALTER TABLE tables ADD COLUMN after_game INTEGER REFERENCES games (id);

CREATE INDEX tables_after_game ON tables (after_game) WHERE after_game IS NOT NULL;

-- The chairs at such a table that are kept for its players; `silent` is whether the table's message does
-- not ping them.
CREATE TABLE kept_chairs (
    table_number INTEGER NOT NULL REFERENCES tables (id),
    chair INTEGER NOT NULL,
    player INTEGER NOT NULL REFERENCES players (id),
    silent INTEGER NOT NULL,
    PRIMARY KEY (table_number, chair)
) STRICT, WITHOUT ROWID;

-- More news: that somebody's departure ended if-then lines ('lines-ended', `id` is the game).
CREATE TABLE news_kept (
    number INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    player INTEGER NOT NULL,
    kind TEXT NOT NULL,
    id INTEGER NOT NULL,
    since INTEGER NOT NULL DEFAULT 0,
    kept_at INTEGER NOT NULL,
    CONSTRAINT news_kind CHECK (kind IN ('answer', 'line', 'vacation', 'vacation-day', 'vacation-ends',
        'offer-declined', 'offer-agreed', 'lines-ended'))
) STRICT;

-- No number is given twice.
INSERT INTO sqlite_sequence (name, seq) SELECT 'news_kept', seq FROM sqlite_sequence WHERE name = 'news';

INSERT INTO news_kept (number, player, kind, id, since, kept_at)
SELECT number, player, kind, id, since, kept_at FROM news
WHERE kind IN ('answer', 'line', 'vacation', 'vacation-day', 'vacation-ends', 'offer-declined',
    'offer-agreed');

DROP TABLE news;
ALTER TABLE news_kept RENAME TO news;

CREATE INDEX news_of ON news (player, kind, id);
