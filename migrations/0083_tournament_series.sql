-- Series of tournaments. `series_start` is the first start of the series, from which its rule counts; `planned` is the time
-- of the rule for which this tournament was made, however its start is put off. Both are empty unless it repeats.
ALTER TABLE tournaments ADD COLUMN series_start INTEGER;
ALTER TABLE tournaments ADD COLUMN planned INTEGER;

DROP INDEX tournaments_to_repeat;
CREATE INDEX tournaments_to_repeat ON tournaments (id) WHERE repeats IS NOT NULL;

-- What was written into a line of a draft's form and is not right yet, as it was written.
CREATE TABLE tournament_drafts (
    tournament INTEGER NOT NULL REFERENCES tournaments (id),
    line TEXT NOT NULL,
    written TEXT NOT NULL,
    PRIMARY KEY (tournament, line)
) STRICT, WITHOUT ROWID;
