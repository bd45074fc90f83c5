INSERT INTO table_handicaps (table_number, player, points) VALUES (1, 12, 3);
