INSERT INTO time_gifts (game, giver, gifts, last_at) VALUES (3, 11, 1, 1701100000000);
UPDATE games SET reset = 'taken-back' WHERE id = 4;
