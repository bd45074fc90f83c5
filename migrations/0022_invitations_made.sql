-- How many invitations somebody has made lately.
CREATE INDEX challenges_made_by ON challenges (challenger, made_at);
