-- The games against the computer that began lately.
CREATE INDEX games_against_computer ON games (started_at) WHERE machine IS NOT NULL;
