-- The puzzles that somebody has met, and those that were found in finished games. A built-in puzzle gets its row
-- when the first person meets it.
CREATE TABLE puzzles (
    -- What it is known by: a hash of what is asked (puzzle/id.rs).
    id INTEGER PRIMARY KEY,
    -- The puzzle (puzzle/text.rs).
    puzzle TEXT NOT NULL,
    -- The finished game in which it was found; empty for a built-in one.
    game INTEGER REFERENCES games (id),
    -- How hard it is, as the ratings of players are stored. It begins with its grade.
    rating INTEGER NOT NULL,
    deviation INTEGER NOT NULL,
    volatility INTEGER NOT NULL,
    -- How many people have tried it, and how many of them solved it the first time.
    tried INTEGER NOT NULL DEFAULT 0,
    solved INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE INDEX puzzles_game ON puzzles (game) WHERE game IS NOT NULL;

-- People who solve puzzles.
CREATE TABLE solvers (
    player INTEGER PRIMARY KEY,
    rating INTEGER NOT NULL,
    deviation INTEGER NOT NULL,
    volatility INTEGER NOT NULL,
    rated_at INTEGER NOT NULL,
    tried INTEGER NOT NULL DEFAULT 0,
    solved INTEGER NOT NULL DEFAULT 0,
    -- On how many days in a row they solved one, the longest such time, and the last such day, counted from
    -- 1970-01-01 in their own time zone.
    streak INTEGER NOT NULL DEFAULT 0,
    longest_streak INTEGER NOT NULL DEFAULT 0,
    solved_on INTEGER,
    -- Whether they want the puzzles back that they did not solve.
    repeats INTEGER NOT NULL DEFAULT FALSE,
    -- What kind of puzzle they asked for last: what the next one is to be like.
    wanted TEXT NOT NULL DEFAULT ''
) STRICT;

-- How far a person has come with a puzzle.
CREATE TABLE puzzle_attempts (
    player INTEGER NOT NULL,
    puzzle INTEGER NOT NULL REFERENCES puzzles (id),
    -- The moves of both sides so far.
    line TEXT NOT NULL DEFAULT '',
    -- Whether the first attempt solved it; empty before it has ended.
    solved INTEGER,
    hinted INTEGER NOT NULL DEFAULT FALSE,
    -- Whether it came back as a repetition that is not over.
    repeating INTEGER NOT NULL DEFAULT FALSE,
    -- How often it was solved as a repetition, and when it comes back next; empty if it does not.
    repeated INTEGER NOT NULL DEFAULT 0,
    due_at INTEGER,
    shown_at INTEGER NOT NULL,
    PRIMARY KEY (player, puzzle)
) STRICT, WITHOUT ROWID;

CREATE INDEX puzzle_attempts_due ON puzzle_attempts (player, due_at) WHERE due_at IS NOT NULL;
