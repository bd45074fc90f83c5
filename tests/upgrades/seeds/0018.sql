INSERT INTO former_habits (player, revision, changed_at, zone, weekend, reminders) VALUES (11, 0, 1700000000000, 'UTC', 0, 6);
UPDATE settings SET habits_revision = 1 WHERE player = 11;
