-- Whether games of two people are reviewed while they play a rated one on the server.
ALTER TABLE servers ADD COLUMN reviews INTEGER NOT NULL DEFAULT TRUE;
