-- Whether a win on time has to be claimed, instead of coming by itself, and until when one may be claimed.
ALTER TABLE challenges ADD COLUMN claim INTEGER NOT NULL DEFAULT FALSE;
ALTER TABLE games ADD COLUMN claim INTEGER NOT NULL DEFAULT FALSE;
ALTER TABLE games ADD COLUMN claim_until INTEGER;

-- Why a board was reset. The program knows the reasons, and reports any other as damage.
ALTER TABLE games ADD COLUMN reset TEXT;
UPDATE games SET reset = anew WHERE anew IS NOT NULL;
ALTER TABLE games DROP COLUMN anew;

-- How often a player has given the other one time, and when that was last.
CREATE TABLE time_gifts (
    game INTEGER NOT NULL REFERENCES games (id),
    giver INTEGER NOT NULL,
    gifts INTEGER NOT NULL,
    last_at INTEGER NOT NULL,
    PRIMARY KEY (game, giver)
) STRICT, WITHOUT ROWID;
