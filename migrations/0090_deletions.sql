-- People who asked that everything about them is deleted (service/deletions.rs). `stand_in` is the anonymous player who
-- takes their place in games: its number is never given out again. `player` is empty once nothing of the person is left;
-- the row goes when the file was written anew after that.
CREATE TABLE deletions (
    stand_in INTEGER NOT NULL PRIMARY KEY,
    player INTEGER UNIQUE,
    asked_at INTEGER NOT NULL,
    cleared_at INTEGER
) STRICT;

INSERT INTO next_numbers (kind, number) VALUES ('stand-in', 1000000001);

-- Whatever others do meanwhile, such a person is not saved again.
CREATE TRIGGER players_being_deleted BEFORE INSERT ON players
WHEN EXISTS (SELECT 1 FROM deletions WHERE player = new.id) BEGIN
    SELECT RAISE(ABORT, 'person_being_deleted');
END;

-- When the database file was last written anew, so that deleted bytes are not in it any more.
CREATE TABLE rewrites (
    only INTEGER NOT NULL PRIMARY KEY CHECK (only = 1),
    at INTEGER NOT NULL
) STRICT;
