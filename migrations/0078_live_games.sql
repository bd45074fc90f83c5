-- Live games end to the second, and what is offered for one waits half an hour: both are looked for often.
CREATE INDEX games_live ON games (id) WHERE due IS NOT NULL AND substr(pace, 1, 5) = 'live-';

CREATE INDEX challenges_open_live ON challenges (made_at)
    WHERE game IS NULL AND refused IS NULL AND substr(pace, 1, 5) = 'live-';

CREATE INDEX tables_open_live ON tables (opened_at)
    WHERE game IS NULL AND ended IS NULL AND substr(pace, 1, 5) = 'live-';

CREATE INDEX seeks_live ON seeks (made_at) WHERE NOT ended AND substr(pace, 1, 5) = 'live-';
