-- Since when a reminder is kept: no message from before that is this reminder. It is the beginning of
-- 1970 where it was not noted yet.
ALTER TABLE reminders ADD COLUMN kept_at INTEGER NOT NULL DEFAULT 0;
