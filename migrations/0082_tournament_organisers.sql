-- The role whose members organise tournaments, besides those who manage the server.
ALTER TABLE servers ADD COLUMN organisers INTEGER;
