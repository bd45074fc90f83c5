-- A draft of a tournament that nobody announces is thrown away 14 days after it was made. Those that were made before
-- this was so are looked at then, too. Times are milliseconds since 1970.

UPDATE tournaments SET due = made_at + 14 * 24 * 3600000 WHERE state = 'draft' AND due IS NULL;
