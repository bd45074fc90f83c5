-- The finished games of every player, so that lists of them, whatever they are filtered by, read a few
-- neighbouring pages. `ruleset` is the id alone. `opponent` is empty where more than two sat.
-- `result` is the player's: 0 lost, 1 drawn, 2 won, 3 no winner; empty as long as it is not known, for
-- the record says it. `moves` is how many stones were placed.
CREATE TABLE finished_games (
    player INTEGER NOT NULL,
    ended_at INTEGER NOT NULL,
    game INTEGER NOT NULL REFERENCES games (id),
    ruleset TEXT NOT NULL,
    server INTEGER,
    opponent INTEGER,
    result INTEGER,
    moves INTEGER,
    PRIMARY KEY (player, ended_at, game)
) STRICT, WITHOUT ROWID;

CREATE INDEX finished_games_unread ON finished_games (game) WHERE result IS NULL;

INSERT OR IGNORE INTO finished_games (player, ended_at, game, ruleset, server, opponent)
SELECT seats.player, games.moved_at, games.id,
       substr(games.ruleset, 1, instr(games.ruleset || ' ', ' ') - 1), games.server,
       (SELECT other.player FROM seats AS other WHERE other.game = games.id AND other.seat <> seats.seat
        AND NOT EXISTS (SELECT 1 FROM seats AS third WHERE third.game = games.id AND third.seat > 1))
FROM games JOIN seats ON seats.game = games.id
WHERE games.to_move IS NULL;

-- Who may look at a person's profile: 'everybody', 'server' for those on a server that they share, 'nobody';
-- empty for the same as 'server'.
ALTER TABLE settings ADD COLUMN profile TEXT;
