-- How a person's time was counted before they changed that: a row for each change that is not kept
-- yet in all of their running games. `revision` counts the changes of one person up from 1; the
-- columns are those of `settings` before the change at `changed_at`.
CREATE TABLE former_habits (
    player INTEGER NOT NULL REFERENCES players (id),
    revision INTEGER NOT NULL,
    changed_at INTEGER NOT NULL,
    zone TEXT,
    weekend INTEGER NOT NULL,
    reminders INTEGER NOT NULL,
    quiet_from INTEGER,
    quiet_to INTEGER,
    PRIMARY KEY (player, revision)
) STRICT, WITHOUT ROWID;

-- The last change of a person, and the last one that the clock of a game accounts for.
ALTER TABLE settings ADD COLUMN habits_revision INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN habits_revision INTEGER NOT NULL DEFAULT 0;
