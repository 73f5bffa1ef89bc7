-- What a guest would like to be called. It is no name of an account: several may share it, and nobody is
-- found by it.
ALTER TABLE people ADD COLUMN nickname TEXT;
