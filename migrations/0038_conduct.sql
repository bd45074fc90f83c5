-- What a finished game of a match for points brought, by seat, so that a later game need not replay it.
-- Where it is missing, it follows from the game's record.
CREATE TABLE match_points (
    game INTEGER NOT NULL REFERENCES games (id),
    seat INTEGER NOT NULL,
    for_row INTEGER NOT NULL,
    for_captures INTEGER NOT NULL,
    for_lesser_rows INTEGER NOT NULL,
    plies INTEGER NOT NULL,
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;

-- How many plies a player had made who left a game that others play on: a takeback does not change that.
ALTER TABLE seats ADD COLUMN left_after INTEGER;

-- Invitations to tables have numbers of their own, so that one that is made again is not taken for the
-- first.
ALTER TABLE table_invitations ADD COLUMN number INTEGER NOT NULL DEFAULT 0;

UPDATE table_invitations SET number = numbered.number
FROM (
    SELECT table_number, player, ROW_NUMBER() OVER (ORDER BY table_number, player) AS number
    FROM table_invitations
) AS numbered
WHERE numbered.table_number = table_invitations.table_number
    AND numbered.player = table_invitations.player;

INSERT INTO next_numbers (kind, number)
SELECT 'table-invitation', COUNT(*) + 1 FROM table_invitations;

-- More news: that the host of a table had the person stand up ('removed', `id` is the table).
CREATE TABLE news_kept (
    number INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    player INTEGER NOT NULL,
    kind TEXT NOT NULL,
    id INTEGER NOT NULL,
    since INTEGER NOT NULL DEFAULT 0,
    kept_at INTEGER NOT NULL,
    CONSTRAINT news_kind CHECK (kind IN ('answer', 'line', 'vacation', 'vacation-day', 'vacation-ends',
        'offer-declined', 'offer-agreed', 'lines-ended', 'removed'))
) STRICT;

-- No number is given twice.
INSERT INTO sqlite_sequence (name, seq) SELECT 'news_kept', seq FROM sqlite_sequence WHERE name = 'news';

INSERT INTO news_kept (number, player, kind, id, since, kept_at)
SELECT number, player, kind, id, since, kept_at FROM news
WHERE kind IN ('answer', 'line', 'vacation', 'vacation-day', 'vacation-ends', 'offer-declined',
    'offer-agreed', 'lines-ended');

DROP TABLE news;
ALTER TABLE news_kept RENAME TO news;

CREATE INDEX news_of ON news (player, kind, id);
