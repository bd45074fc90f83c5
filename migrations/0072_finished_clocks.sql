-- Finished games need no clocks, and once their end is posted, not the time at which the computer was asked.
UPDATE games SET
    clocks = NULL, turn_since = NULL, deadline = NULL, on_vacation = FALSE, vacation_until = NULL,
    claim_until = NULL, reminded = 0
WHERE to_move IS NULL;

UPDATE games SET asked_at = NULL WHERE to_move IS NULL AND end_posted;
