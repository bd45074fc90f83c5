-- News that people are told in private, each once: that an invitation was answered or expired
-- ('answer', `id` is the challenge), that an if-then line was played ('line', `id` is the game, `since`
-- the number of moves before it), that vacation began, or has been used for another day (`id` is 0).
CREATE TABLE news (
    number INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    player INTEGER NOT NULL,
    kind TEXT NOT NULL,
    id INTEGER NOT NULL,
    since INTEGER NOT NULL DEFAULT 0,
    kept_at INTEGER NOT NULL,
    CONSTRAINT news_kind CHECK (kind IN ('answer', 'line', 'vacation', 'vacation-day'))
) STRICT;

CREATE INDEX news_of ON news (player, kind, id);

-- When a person was to be told last that vacation is being used.
ALTER TABLE vacations ADD COLUMN told_at INTEGER;

-- The deadline of a game on vacation is when vacation ends at the latest; `vacation_until` is the end
-- of the hour that is being used.
ALTER TABLE games ADD COLUMN vacation_until INTEGER;

UPDATE games SET vacation_until = deadline WHERE on_vacation;

-- What could not be sent may be news, too: `id` is its number.
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
        ('board', 'engine', 'offer', 'invitation', 'outcome', 'reminder', 'digest', 'news'))
) STRICT, WITHOUT ROWID;

INSERT INTO attempts (kind, id, player, revision, tries, last_at, next_at, outage, forbidden)
SELECT kind, id, player, revision, tries, last_at, next_at, outage, forbidden FROM post_attempts;

DROP TABLE post_attempts;
ALTER TABLE attempts RENAME TO post_attempts;
