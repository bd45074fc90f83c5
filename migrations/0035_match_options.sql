-- The points with which somebody starts a match for points that is begun at a table. Whoever is not
-- named starts with none.
CREATE TABLE table_handicaps (
    table_number INTEGER NOT NULL REFERENCES tables (id),
    player INTEGER NOT NULL REFERENCES players (id),
    points INTEGER NOT NULL,
    PRIMARY KEY (table_number, player)
) STRICT, WITHOUT ROWID;
