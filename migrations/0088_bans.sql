-- Whom the operator has banned: they are refused every use of the bot, and nobody can invite them. `until` is empty for
-- good. Whoever is banned may never have used the bot.
CREATE TABLE bans (
    player INTEGER NOT NULL PRIMARY KEY,
    reason TEXT NOT NULL,
    banned_at INTEGER NOT NULL,
    until INTEGER
) STRICT;
