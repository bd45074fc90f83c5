INSERT INTO table_removals (table_number, player) VALUES (1, 99);
INSERT INTO kept_chairs (table_number, chair, player, silent) VALUES (1, 2, 13, 0);
