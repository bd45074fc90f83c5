-- The message in which something that happened in a tournament is told, so that another one with the same words is not taken
-- for it.
ALTER TABLE tournament_events ADD COLUMN message INTEGER;
