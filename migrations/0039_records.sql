-- The games of a player that are over, in the order of their numbers.
CREATE INDEX seats_finished ON seats (player, game) WHERE NOT running;
