-- When the bot was not there: neither stopped clocks nor those who wait for them can help that, and
-- so clocks show at `until` what they showed at `since`. Where the system's clock turned out to have
-- been ahead of the time, `until` lies before `since`. `id` counts up from 1.
CREATE TABLE absences (
    id INTEGER NOT NULL PRIMARY KEY,
    since INTEGER NOT NULL,
    until INTEGER NOT NULL
) STRICT;

-- `absence` is the last absence that a game's clocks account for. `refresh` is how often it was tried
-- to change the message of the board, whose deadline has moved; empty where it shows what is true.
ALTER TABLE games ADD COLUMN absence INTEGER NOT NULL DEFAULT 0;
ALTER TABLE games ADD COLUMN refresh INTEGER;

CREATE INDEX games_refresh ON games (due) WHERE refresh IS NOT NULL;
