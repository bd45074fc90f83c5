-- Short ids stand for Discord's long ones where there are many of them: in the rows of finished games.
CREATE TABLE short_ids (
    short_id INTEGER NOT NULL PRIMARY KEY,
    id INTEGER NOT NULL UNIQUE
) STRICT;

INSERT INTO short_ids (id)
SELECT player FROM finished_games
UNION SELECT opponent FROM finished_games WHERE opponent IS NOT NULL
UNION SELECT server FROM finished_games WHERE server IS NOT NULL;

-- `player`, `server` and `opponent` are short ids.
CREATE TABLE finished_games_kept (
    player INTEGER NOT NULL REFERENCES short_ids (short_id),
    ended_at INTEGER NOT NULL,
    game INTEGER NOT NULL REFERENCES games (id),
    ruleset TEXT NOT NULL,
    server INTEGER,
    opponent INTEGER,
    result INTEGER,
    moves INTEGER,
    match_result INTEGER,
    median_time INTEGER,
    PRIMARY KEY (player, ended_at, game)
) STRICT, WITHOUT ROWID;

INSERT INTO finished_games_kept (player, ended_at, game, ruleset, server, opponent, result, moves, match_result,
                                 median_time)
SELECT own.short_id, ended_at, game, ruleset, place.short_id, others.short_id, result, moves, match_result, median_time
FROM finished_games
JOIN short_ids AS own ON own.id = finished_games.player
LEFT JOIN short_ids AS place ON place.id = finished_games.server
LEFT JOIN short_ids AS others ON others.id = finished_games.opponent
-- What is damaged is left out: the game is gone.
WHERE game IN (SELECT id FROM games);

DROP TABLE finished_games;
ALTER TABLE finished_games_kept RENAME TO finished_games;

CREATE INDEX finished_games_unread ON finished_games (game) WHERE moves IS NULL;

-- The games of closed servers are left out of what others see.
CREATE INDEX servers_closed ON servers (server) WHERE closed;
