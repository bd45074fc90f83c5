-- How far people have come in the lessons. A row without a task is somebody to whom the lessons were offered,
-- or who declined them; they are not offered again.
CREATE TABLE learners (
    player INTEGER PRIMARY KEY,
    -- The task at which they go on, by its id.
    task TEXT
) STRICT;

-- The tasks that people have solved, by their ids.
CREATE TABLE solved_tasks (
    player INTEGER NOT NULL,
    task TEXT NOT NULL,
    PRIMARY KEY (player, task)
) STRICT, WITHOUT ROWID;

-- The games of the last lesson, whose boards carry a comment.
CREATE TABLE lesson_games (
    game INTEGER PRIMARY KEY REFERENCES games (id)
) STRICT;
