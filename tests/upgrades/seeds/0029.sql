INSERT INTO news (player, kind, id, kept_at) VALUES (11, 'answer', 3, 1700500000000);
