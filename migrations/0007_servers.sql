-- What those who manage a server choose for everybody on it: the channel for games, if there is one;
-- whether each game has a thread; whether old boards are removed; what is proposed where nothing is
-- said; whether vacation saves rated games.
ALTER TABLE servers ADD COLUMN channel INTEGER;
ALTER TABLE servers ADD COLUMN threads INTEGER NOT NULL DEFAULT FALSE;
ALTER TABLE servers ADD COLUMN tidy INTEGER NOT NULL DEFAULT FALSE;
ALTER TABLE servers ADD COLUMN ruleset TEXT;
ALTER TABLE servers ADD COLUMN pace TEXT;
ALTER TABLE servers ADD COLUMN vacation INTEGER NOT NULL DEFAULT TRUE;

-- `parent` is the channel whose thread the game has, or in which it has none though one was wished
-- for. `board_channel` is where the board was posted, if not in `channel`: a game whose channel takes
-- nothing any more goes `astray`.
ALTER TABLE games ADD COLUMN parent INTEGER;
ALTER TABLE games ADD COLUMN board_channel INTEGER;
ALTER TABLE games ADD COLUMN astray INTEGER NOT NULL DEFAULT FALSE;

CREATE INDEX challenges_game ON challenges (game) WHERE game IS NOT NULL;
