-- An invitation may be to anybody, runs out after a week, and may be answered with other terms.
-- SQLite cannot change a column, so that the table is made anew; what refers to it stays as it is.
PRAGMA defer_foreign_keys = ON;

CREATE TABLE challenges_before AS SELECT * FROM challenges;

DROP TABLE challenges;

-- `opponent` is empty where anybody may accept. A challenge is open until it has a `game` or was
-- `refused`; one that was answered with other terms has the challenge that holds them as `counter`.
-- `shown` is whether its message says what became of it, where nobody's press did.
CREATE TABLE challenges (
    id INTEGER NOT NULL PRIMARY KEY,
    challenger INTEGER NOT NULL REFERENCES players (id),
    opponent INTEGER REFERENCES players (id),
    ruleset TEXT NOT NULL,
    pace TEXT NOT NULL,
    rated INTEGER NOT NULL,
    first INTEGER NOT NULL,
    server INTEGER,
    channel INTEGER NOT NULL,
    made_at INTEGER NOT NULL,
    game INTEGER REFERENCES games (id),
    refused TEXT,
    counter INTEGER REFERENCES challenges (id),
    message INTEGER,
    shown INTEGER NOT NULL DEFAULT TRUE,
    CONSTRAINT challenge_between_two CHECK (challenger <> opponent),
    CONSTRAINT challenge_first CHECK (first IN (0, 1, 2)),
    CONSTRAINT challenge_refused
        CHECK (refused IN ('declined', 'withdrawn', 'expired', 'countered')),
    CONSTRAINT challenge_answered_once CHECK (game IS NULL OR refused IS NULL),
    CONSTRAINT challenge_countered CHECK ((counter IS NULL) = (refused IS NOT 'countered'))
) STRICT;

INSERT INTO challenges (id, challenger, opponent, ruleset, pace, rated, first, server, channel,
                        made_at, game, refused, message)
SELECT id, challenger, opponent, ruleset, pace, rated, first, server, channel, made_at, game,
       refused, message
FROM challenges_before;

DROP TABLE challenges_before;

CREATE INDEX challenges_unposted ON challenges (id)
    WHERE game IS NULL AND refused IS NULL AND message IS NULL;

CREATE INDEX challenges_unshown ON challenges (id) WHERE NOT shown AND message IS NOT NULL;

CREATE INDEX challenges_open ON challenges (made_at) WHERE game IS NULL AND refused IS NULL;

CREATE INDEX challenges_open_by ON challenges (challenger) WHERE game IS NULL AND refused IS NULL;

CREATE INDEX challenges_pair ON challenges (challenger, opponent, id);

-- Who wants no invitations from whom.
CREATE TABLE blocks (
    player INTEGER NOT NULL REFERENCES players (id),
    blocked INTEGER NOT NULL REFERENCES players (id),
    PRIMARY KEY (player, blocked)
) STRICT, WITHOUT ROWID;
