-- Games are played against time. A `pace` is its word, as `relaxed` or `days-3`.
ALTER TABLE challenges ADD COLUMN pace TEXT NOT NULL DEFAULT 'untimed';

-- From here on a board is named by one number, its mark: the plies, and 65,536 for every time the
-- game was set up anew before; `anew` says why it was last. `ply` and `posted_ply` hold marks, which
-- are the plies of all games so far.
--
-- `clocks` holds for every seat the milliseconds that were left when its clock last began or ceased
-- to run, and those that its last move earned, as `259200000+0 172800000+86400000`. While a clock
-- runs, it does so since `turn_since` until `deadline`; `reminded` holds what its owner was reminded
-- of in this turn. `opened` is the mark at which the one to move began to answer. `grace` is what
-- the outage at `grace_ply` gave back. `due` is when something is to be done about the game, and
-- empty if nothing ever is.
ALTER TABLE games ADD COLUMN pace TEXT NOT NULL DEFAULT 'untimed';
ALTER TABLE games ADD COLUMN clocks TEXT;
ALTER TABLE games ADD COLUMN turn_since INTEGER;
ALTER TABLE games ADD COLUMN deadline INTEGER;
ALTER TABLE games ADD COLUMN on_vacation INTEGER NOT NULL DEFAULT FALSE;
ALTER TABLE games ADD COLUMN reminded INTEGER NOT NULL DEFAULT 0;
ALTER TABLE games ADD COLUMN rest TEXT CONSTRAINT game_rest CHECK (rest IN ('paused', 'adjourned'));
ALTER TABLE games ADD COLUMN anew TEXT
    CONSTRAINT game_anew CHECK (anew IN ('taken-back', 'resumed', 'revived'));
ALTER TABLE games ADD COLUMN opened INTEGER;
ALTER TABLE games ADD COLUMN grace INTEGER;
ALTER TABLE games ADD COLUMN grace_ply INTEGER;
ALTER TABLE games ADD COLUMN due INTEGER;

-- Ninety days without a move, and a game without a clock is put away.
UPDATE games SET due = moved_at + 7776000000 WHERE to_move IS NOT NULL;

CREATE INDEX games_due ON games (due) WHERE due IS NOT NULL;

-- What the players of a game offered each other. At another board than `ply` it is moot.
CREATE TABLE offers (
    game INTEGER NOT NULL REFERENCES games (id),
    player INTEGER NOT NULL REFERENCES players (id),
    kind TEXT NOT NULL,
    ply INTEGER NOT NULL,
    message INTEGER,
    PRIMARY KEY (game, player),
    CONSTRAINT offer_kind CHECK (kind IN ('draw', 'takeback', 'pause', 'adjourn', 'revive'))
) STRICT, WITHOUT ROWID;

CREATE INDEX offers_unposted ON offers (game, player) WHERE message IS NULL;

-- When a person's clocks run and reminders come. `zone` is the IANA name of a time zone, UTC if
-- empty; `weekend` has a bit for every day that does not count, Monday the lowest; `reminders` one
-- for every reminder: half, little, last call. `messages` is whether private messages are welcome,
-- `refused` whether Discord turned the last one away. `digest_due` is when the daily list of waiting
-- games is sent; empty for who wants none.
ALTER TABLE settings ADD COLUMN zone TEXT;
ALTER TABLE settings ADD COLUMN weekend INTEGER NOT NULL DEFAULT 0;
ALTER TABLE settings ADD COLUMN reminders INTEGER NOT NULL DEFAULT 6;
ALTER TABLE settings ADD COLUMN quiet_from INTEGER;
ALTER TABLE settings ADD COLUMN quiet_to INTEGER;
ALTER TABLE settings ADD COLUMN vacation INTEGER NOT NULL DEFAULT TRUE;
ALTER TABLE settings ADD COLUMN messages INTEGER NOT NULL DEFAULT TRUE;
ALTER TABLE settings ADD COLUMN refused INTEGER NOT NULL DEFAULT FALSE;
ALTER TABLE settings ADD COLUMN digest_due INTEGER;

CREATE INDEX settings_digest ON settings (digest_due) WHERE digest_due IS NOT NULL;

-- The hours of vacation that a person has spent in a year, and when the last of them ends.
CREATE TABLE vacations (
    player INTEGER NOT NULL PRIMARY KEY REFERENCES players (id),
    year INTEGER NOT NULL,
    spent INTEGER NOT NULL,
    until INTEGER NOT NULL
) STRICT;

-- When the bot was last known to be there.
CREATE TABLE life (
    only INTEGER NOT NULL PRIMARY KEY CHECK (only = 1),
    alive_at INTEGER NOT NULL
) STRICT;
