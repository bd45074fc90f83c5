-- Who follows a running game that is not theirs, and is told about it in private.
CREATE TABLE followers (
    game INTEGER NOT NULL REFERENCES games (id),
    player INTEGER NOT NULL,
    -- 'moves' or 'end'.
    wants TEXT NOT NULL,
    -- How many moves the game had when the person was last told, or began to follow.
    told INTEGER NOT NULL,
    PRIMARY KEY (game, player)
) STRICT, WITHOUT ROWID;

CREATE INDEX followers_by_player ON followers (player);

-- More news: that a game went on which the person follows ('followed', `id` is the game, `since` the
-- number of moves that it had when the person was last told).
CREATE TABLE news_kept (
    number INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    player INTEGER NOT NULL,
    kind TEXT NOT NULL,
    id INTEGER NOT NULL,
    since INTEGER NOT NULL DEFAULT 0,
    kept_at INTEGER NOT NULL,
    CONSTRAINT news_kind CHECK (kind IN ('answer', 'line', 'vacation', 'vacation-day', 'vacation-ends',
        'offer-declined', 'offer-agreed', 'lines-ended', 'removed', 'followed'))
) STRICT;

-- No number is given twice.
INSERT INTO sqlite_sequence (name, seq) SELECT 'news_kept', seq FROM sqlite_sequence WHERE name = 'news';

INSERT INTO news_kept (number, player, kind, id, since, kept_at)
SELECT number, player, kind, id, since, kept_at FROM news
WHERE kind IN ('answer', 'line', 'vacation', 'vacation-day', 'vacation-ends', 'offer-declined',
    'offer-agreed', 'lines-ended', 'removed');

DROP TABLE news;
ALTER TABLE news_kept RENAME TO news;

CREATE INDEX news_of ON news (player, kind, id);
