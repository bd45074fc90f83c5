-- Tournaments. `format` and `ruleset` are ids with their options; a tournament is a `draft` until it is announced, then
-- `open` for entries, `running`, and `over` or `cancelled`. `due` is when it is looked at next, empty if nothing happens by
-- itself. `shown` is the revision that its message shows. `tries` counts failures in a row; one that is `set_aside_at` is
-- looked at no more.
CREATE TABLE tournaments (
    id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    server INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    organiser INTEGER NOT NULL REFERENCES players (id),
    name TEXT NOT NULL,
    ruleset TEXT NOT NULL,
    pace TEXT NOT NULL,
    rated INTEGER NOT NULL,
    calls INTEGER NOT NULL,
    in_set INTEGER NOT NULL,
    format TEXT NOT NULL,
    fewest INTEGER NOT NULL,
    most INTEGER NOT NULL,
    rating_from INTEGER,
    rating_to INTEGER,
    starts_at INTEGER NOT NULL,
    starts_when_full INTEGER NOT NULL,
    entry_until INTEGER,
    check_in INTEGER,
    repeats TEXT,
    repeats_zone TEXT,
    state TEXT NOT NULL DEFAULT 'draft',
    paused_at INTEGER,
    paused_by_absence INTEGER NOT NULL DEFAULT FALSE,
    extended INTEGER NOT NULL DEFAULT FALSE,
    seed INTEGER NOT NULL,
    made_at INTEGER NOT NULL,
    announced_at INTEGER,
    started_at INTEGER,
    ended_at INTEGER,
    follows INTEGER UNIQUE REFERENCES tournaments (id),
    message INTEGER,
    revision INTEGER NOT NULL DEFAULT 0,
    shown INTEGER NOT NULL DEFAULT 0,
    due INTEGER,
    tries INTEGER NOT NULL DEFAULT 0,
    set_aside_at INTEGER
) STRICT;

CREATE INDEX tournaments_due ON tournaments (due) WHERE due IS NOT NULL AND set_aside_at IS NULL;
CREATE INDEX tournaments_on ON tournaments (server, id);
CREATE INDEX tournaments_going_on ON tournaments (server, id) WHERE state IN ('draft', 'open', 'running');
CREATE INDEX tournaments_unposted ON tournaments (id) WHERE state = 'open' AND message IS NULL;
CREATE INDEX tournaments_unshown ON tournaments (id) WHERE message IS NOT NULL AND shown < revision;
CREATE INDEX tournaments_to_repeat ON tournaments (id) WHERE repeats IS NOT NULL AND started_at IS NOT NULL;

-- Who entered. `number` is the pairing number, empty until the start. Who takes part from a later round on than the
-- first entered late; who left plays in no round after `left_after`.
CREATE TABLE tournament_entries (
    tournament INTEGER NOT NULL REFERENCES tournaments (id),
    player INTEGER NOT NULL REFERENCES players (id),
    entered_at INTEGER NOT NULL,
    rating INTEGER NOT NULL,
    checked_in INTEGER NOT NULL DEFAULT FALSE,
    number INTEGER,
    from_round INTEGER NOT NULL DEFAULT 1,
    left_after INTEGER,
    left_why TEXT,
    PRIMARY KEY (tournament, player)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX tournament_entries_number ON tournament_entries (tournament, number) WHERE number IS NOT NULL;
CREATE INDEX tournament_entries_of ON tournament_entries (player, tournament);

CREATE TABLE tournament_rounds (
    tournament INTEGER NOT NULL REFERENCES tournaments (id),
    round INTEGER NOT NULL,
    begun_at INTEGER NOT NULL,
    ended_at INTEGER,
    PRIMARY KEY (tournament, round)
) STRICT, WITHOUT ROWID;

-- Who meets whom, by pairing numbers in the order of the seats: one for a bye. `game` is the first one of a set.
-- A `reason` is the organiser's, who decided the result.
CREATE TABLE tournament_pairings (
    tournament INTEGER NOT NULL REFERENCES tournaments (id),
    round INTEGER NOT NULL,
    board INTEGER NOT NULL,
    stage INTEGER NOT NULL,
    section INTEGER NOT NULL,
    numbers TEXT NOT NULL,
    further INTEGER NOT NULL,
    blocked INTEGER NOT NULL,
    game INTEGER REFERENCES games (id),
    result TEXT,
    settled_at INTEGER,
    reason TEXT,
    PRIMARY KEY (tournament, round, board)
) STRICT, WITHOUT ROWID;

CREATE INDEX tournament_pairings_open ON tournament_pairings (tournament, game) WHERE result IS NULL;
CREATE UNIQUE INDEX tournament_pairings_game ON tournament_pairings (game) WHERE game IS NOT NULL;

-- The half-point byes that were asked for.
CREATE TABLE tournament_byes (
    tournament INTEGER NOT NULL REFERENCES tournaments (id),
    round INTEGER NOT NULL,
    player INTEGER NOT NULL,
    PRIMARY KEY (tournament, round, player)
) STRICT, WITHOUT ROWID;

-- What happened, the organiser's deeds among it (`actor` is empty for what happened by itself). What is not `told` is
-- still to be posted.
CREATE TABLE tournament_events (
    number INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    tournament INTEGER NOT NULL REFERENCES tournaments (id),
    at INTEGER NOT NULL,
    actor INTEGER,
    kind TEXT NOT NULL,
    round INTEGER,
    board INTEGER,
    player INTEGER,
    other INTEGER,
    reason TEXT,
    told INTEGER NOT NULL
) STRICT;

CREATE INDEX tournament_events_of ON tournament_events (tournament, number);
CREATE INDEX tournament_events_untold ON tournament_events (number) WHERE NOT told;

-- Who may not enter for a time on a server, having missed games there; `strikes` is how often in a row.
CREATE TABLE tournament_bars (
    server INTEGER NOT NULL,
    player INTEGER NOT NULL,
    strikes INTEGER NOT NULL,
    until INTEGER NOT NULL,
    PRIMARY KEY (server, player)
) STRICT, WITHOUT ROWID;
