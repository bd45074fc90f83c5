-- How often it was tried to change the message of an open invitation, which stands for longer than it
-- says because the bot was away; empty where it says what is true.
ALTER TABLE challenges ADD COLUMN refresh INTEGER;

CREATE INDEX challenges_refresh ON challenges (id) WHERE refresh IS NOT NULL;
