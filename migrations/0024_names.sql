-- Tables under the names that the code uses. Columns keep theirs: `machine`, `anew`, `rest`.
ALTER TABLE life RENAME TO heartbeat;
ALTER TABLE machine_results RENAME TO computer_results;
