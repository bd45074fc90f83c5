-- Finds what one person organises, their drafts among it, without reading all tournaments.
CREATE INDEX tournaments_of ON tournaments (organiser);

-- Drafts that were thrown away are not kept any more; of those from before, what their authors typed goes. (The rows
-- themselves go with their authors.)
UPDATE tournaments SET name = '' WHERE state = 'cancelled' AND announced_at IS NULL;
