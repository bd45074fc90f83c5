-- The games against the computer that began lately.
CREATE INDEX games_against_computer ON games (started_at) WHERE machine IS NOT NULL;

-- The messages by which people were told something that concerned only them, for some days: another one
-- in the same words is not one of them.
CREATE TABLE sent_notices (
    message INTEGER NOT NULL PRIMARY KEY,
    player INTEGER NOT NULL,
    at INTEGER NOT NULL
) STRICT;

CREATE INDEX sent_notices_to ON sent_notices (player);
CREATE INDEX sent_notices_at ON sent_notices (at);

-- The games on a server that vacation extends.
CREATE INDEX games_on_vacation ON games (server) WHERE on_vacation;

-- More news: that a server allows no more vacation ('vacation-ends', `id` is the server), and that an
-- offer in a game was declined or agreed to (`id` is the game, `since` says what was offered).
CREATE TABLE news_kept (
    number INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    player INTEGER NOT NULL,
    kind TEXT NOT NULL,
    id INTEGER NOT NULL,
    since INTEGER NOT NULL DEFAULT 0,
    kept_at INTEGER NOT NULL,
    CONSTRAINT news_kind CHECK (kind IN ('answer', 'line', 'vacation', 'vacation-day', 'vacation-ends',
        'offer-declined', 'offer-agreed'))
) STRICT;

-- No number is given twice.
INSERT INTO sqlite_sequence (name, seq) SELECT 'news_kept', seq FROM sqlite_sequence WHERE name = 'news';

INSERT INTO news_kept (number, player, kind, id, since, kept_at)
SELECT number, player, kind, id, since, kept_at FROM news
WHERE kind IN ('answer', 'line', 'vacation', 'vacation-day');

DROP TABLE news;
ALTER TABLE news_kept RENAME TO news;

CREATE INDEX news_of ON news (player, kind, id);

-- When a running game that could not be read was set aside, until it is taken up again: it is given that
-- time back.
ALTER TABLE games ADD COLUMN set_aside_at INTEGER;

CREATE INDEX games_set_aside ON games (id) WHERE set_aside_at IS NOT NULL;

-- Whether a player is shown what somebody else did last, other than a move, without being pinged.
ALTER TABLE seats ADD COLUMN silenced INTEGER NOT NULL DEFAULT FALSE;

-- Offers that were declined a moment ago.
CREATE TABLE declined_offers (
    game INTEGER NOT NULL,
    player INTEGER NOT NULL,
    kind TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (game, player, kind)
) STRICT, WITHOUT ROWID;
