-- Answered challenges are deleted once nothing needs them. Who refers to them is found by these: a challenge
-- that was answered with other terms refers to the one that holds them, a finished game to that of its rematch.
CREATE INDEX challenges_countered_by ON challenges (counter) WHERE counter IS NOT NULL;
CREATE INDEX rematches_by ON rematches (challenge);
