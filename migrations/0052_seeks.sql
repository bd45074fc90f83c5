-- People who want a game and play whoever fits. The row of a seek is deleted when it ends.
CREATE TABLE seeks (
    id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    player INTEGER NOT NULL REFERENCES players (id),
    ruleset TEXT NOT NULL,
    pace TEXT NOT NULL,
    rated INTEGER NOT NULL,
    -- How many points apart the ratings may be, or 'any'.
    band TEXT NOT NULL,
    -- Where the person sought: on this server it is listed; none in a private conversation.
    server INTEGER,
    channel INTEGER NOT NULL,
    -- Whether people on other servers fit, too.
    everywhere INTEGER NOT NULL,
    made_at INTEGER NOT NULL
) STRICT;

CREATE INDEX seeks_of ON seeks (player);
CREATE INDEX seeks_made ON seeks (made_at);
CREATE INDEX seeks_on ON seeks (server, id);
CREATE INDEX seeks_like ON seeks (server, ruleset, pace, rated, id);
CREATE INDEX seeks_everywhere ON seeks (id) WHERE everywhere;
CREATE INDEX seeks_everywhere_like ON seeks (ruleset, pace, rated, id) WHERE everywhere;

-- Games that began because two people sought one: nobody was invited to them. `waited` is the one who
-- sought first.
CREATE TABLE sought_games (
    game INTEGER NOT NULL PRIMARY KEY REFERENCES games (id),
    waited INTEGER NOT NULL REFERENCES players (id)
) STRICT;

-- Who has agreed that people on other servers see their name and rating when they seek.
CREATE TABLE everywhere_consents (
    player INTEGER NOT NULL PRIMARY KEY REFERENCES players (id),
    agreed_at INTEGER NOT NULL
) STRICT;
