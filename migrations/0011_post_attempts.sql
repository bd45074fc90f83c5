-- What is saved and could not be posted, or the engine could not play: how often that was tried, when
-- last, and when it is tried again; `next_at` is empty where it was given up. `id` is the number of a
-- game or a challenge, and `player` who made an offer, 0 for anything else. `revision` is the state
-- that was to be told: twice the mark of a game, one more where it is over; the mark of an offer; 0 of
-- a challenge. At any other the row means nothing any more. `outage` is whether nothing else was known
-- to get through at that time either; `forbidden` whether nothing at all may be said in its place.
CREATE TABLE post_attempts (
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
    CONSTRAINT post_attempt_kind
        CHECK (kind IN ('board', 'engine', 'offer', 'invitation', 'outcome'))
) STRICT, WITHOUT ROWID;
