-- When a person last began to change their weekend or time zone, in milliseconds; NULL for never.
ALTER TABLE settings ADD COLUMN calendar_changed INTEGER;
