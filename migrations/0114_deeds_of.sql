-- What somebody did in tournaments, to bound how often they do it.
CREATE INDEX tournament_events_by ON tournament_events (actor, kind, number) WHERE actor IS NOT NULL;
