-- Who agrees that the review of a game is shown in its channel, and since when. It is `asked` once the other player
-- was asked there in this one's name.
CREATE TABLE review_shares (
    game INTEGER NOT NULL REFERENCES games (id),
    player INTEGER NOT NULL,
    agreed_at INTEGER NOT NULL,
    asked INTEGER NOT NULL DEFAULT FALSE,
    PRIMARY KEY (game, player)
) STRICT, WITHOUT ROWID;

-- The games whose review was shown in their channel.
CREATE TABLE shared_reviews (
    game INTEGER NOT NULL PRIMARY KEY REFERENCES games (id)
) STRICT;
