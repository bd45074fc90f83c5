-- King of the Hill: the people who climb the hill of a ruleset on a server, each on a step; the bottom one is
-- 1. `since` is when somebody joined or last finished a set there, `due` when to look at their place next, and
-- `told` whether they know since then when it ends.
CREATE TABLE hills (
    number INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    server INTEGER NOT NULL,
    ruleset TEXT NOT NULL,
    CONSTRAINT hill_once UNIQUE (server, ruleset)
) STRICT;

CREATE TABLE climbers (
    hill INTEGER NOT NULL REFERENCES hills (number),
    player INTEGER NOT NULL REFERENCES players (id),
    step INTEGER NOT NULL,
    since INTEGER NOT NULL,
    due INTEGER NOT NULL,
    told INTEGER NOT NULL DEFAULT FALSE,
    PRIMARY KEY (hill, player)
) STRICT, WITHOUT ROWID;

CREATE INDEX climbers_due ON climbers (due);
CREATE INDEX climbers_player ON climbers (player);

-- What a set changed on its hill, kept with the game that ended it.
CREATE TABLE climbs (
    game INTEGER NOT NULL REFERENCES games (id),
    player INTEGER NOT NULL REFERENCES players (id),
    before INTEGER NOT NULL,
    after INTEGER NOT NULL,
    king INTEGER NOT NULL,
    PRIMARY KEY (game, player)
) STRICT, WITHOUT ROWID;

-- Whether what is agreed is a set for the hill, and whether a game belongs to one.
ALTER TABLE challenges ADD COLUMN on_hill INTEGER NOT NULL DEFAULT FALSE;
ALTER TABLE games ADD COLUMN on_hill INTEGER NOT NULL DEFAULT FALSE;

-- Whether there are hills on a server.
ALTER TABLE servers ADD COLUMN hill INTEGER NOT NULL DEFAULT FALSE;

-- Whether who leaves a game of a set too early has lost it there: the players of earlier sets were told that
-- such a set does not count.
ALTER TABLE sets ADD COLUMN leaver_loses INTEGER NOT NULL DEFAULT FALSE;

CREATE INDEX sets_running ON sets (server, ruleset) WHERE ended_by IS NULL;
