INSERT INTO learners (player, task) VALUES (13, NULL);
INSERT INTO lesson_games (game) VALUES (5);
