INSERT INTO reminders (game, player, ply, reminder) VALUES (3, 12, 1, 1);
INSERT INTO digests (player, due_at) VALUES (11, 1700400000000);
