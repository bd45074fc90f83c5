-- Reminders that are to be sent: at which board (`ply`, a mark), and which (0 half, 1 low, 2 last
-- call). A more pressing one takes the place of another. At any other board it means nothing any more.
CREATE TABLE reminders (
    game INTEGER NOT NULL REFERENCES games (id),
    player INTEGER NOT NULL,
    ply INTEGER NOT NULL,
    reminder INTEGER NOT NULL,
    PRIMARY KEY (game, player)
) STRICT, WITHOUT ROWID;

-- Daily lists that are to be sent, and since when.
CREATE TABLE digests (
    player INTEGER NOT NULL PRIMARY KEY,
    due_at INTEGER NOT NULL
) STRICT;

-- What could not be posted may be one of these, too: of a list `id` is 0. The `revision` of a reminder is
-- four times the mark and the number of the reminder; of a list since when it is due.
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
        ('board', 'engine', 'offer', 'invitation', 'outcome', 'reminder', 'digest'))
) STRICT, WITHOUT ROWID;

INSERT INTO attempts (kind, id, player, revision, tries, last_at, next_at, outage, forbidden)
SELECT kind, id, player, revision, tries, last_at, next_at, outage, forbidden FROM post_attempts;

DROP TABLE post_attempts;
ALTER TABLE attempts RENAME TO post_attempts;
