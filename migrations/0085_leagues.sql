-- Leagues. Each season is a tournament, and `league` is that of the first one. `season` counts from 1. After a season
-- that `is_last`, no other begins.
CREATE TABLE league_seasons (
    tournament INTEGER NOT NULL PRIMARY KEY REFERENCES tournaments (id),
    league INTEGER NOT NULL REFERENCES tournaments (id),
    season INTEGER NOT NULL,
    is_last INTEGER NOT NULL DEFAULT FALSE
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX league_seasons_of ON league_seasons (league, season);

-- Where those who played the season before a season ended in it: the division and the place, both from 0. Whoever
-- `has_left` starts anew if they enter again.
CREATE TABLE league_places (
    tournament INTEGER NOT NULL REFERENCES tournaments (id),
    division INTEGER NOT NULL,
    place INTEGER NOT NULL,
    player INTEGER NOT NULL REFERENCES players (id),
    has_left INTEGER NOT NULL,
    PRIMARY KEY (tournament, division, place)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX league_places_of ON league_places (tournament, player);
