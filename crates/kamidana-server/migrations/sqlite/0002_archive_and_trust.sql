-- With a million finished games every search still ends where its index ends.

-- Finished games that everybody may find, for each way to search them. Games that are being played
-- are not in these indexes, so a move costs what it did.
CREATE INDEX archive_rated ON tables (rated, updated, id) WHERE public AND stage = 'over';
CREATE INDEX archive_how ON tables (how, rated, updated, id) WHERE public AND stage = 'over';
CREATE INDEX archive_game ON tables (game, rated, updated, id) WHERE public AND stage = 'over';
CREATE INDEX archive_game_how ON tables (game, how, rated, updated, id)
    WHERE public AND stage = 'over';
CREATE INDEX archive_mode ON tables (game, mode, rated, updated, id)
    WHERE public AND stage = 'over';
CREATE INDEX archive_mode_how ON tables (game, mode, how, rated, updated, id)
    WHERE public AND stage = 'over';

-- `ended` is `updated` of the table once it is over, so that somebody's games are found in order.
ALTER TABLE seats ADD COLUMN ended INTEGER;
UPDATE seats SET ended = (SELECT updated FROM tables WHERE id = table_id AND stage = 'over');
DROP INDEX seats_person;
CREATE INDEX seats_person ON seats (person, ended, table_id);

-- `closed` once the table is over: what somebody can go on with is found without what they ended.
ALTER TABLE mentions ADD COLUMN closed BOOLEAN NOT NULL DEFAULT FALSE;
UPDATE mentions SET closed = TRUE
    WHERE table_id IN (SELECT id FROM tables WHERE stage = 'over');
CREATE INDEX mentions_open ON mentions (person, closed, table_id);
CREATE INDEX mentions_open_table ON mentions (table_id) WHERE NOT closed;

-- The database keeps these two itself, so they are right whoever writes: a node of the version
-- before, or a backup that does not know them.
CREATE TRIGGER tables_over AFTER UPDATE OF updated, stage ON tables WHEN NEW.stage = 'over'
BEGIN
    UPDATE seats SET ended = NEW.updated WHERE table_id = NEW.id;
    UPDATE mentions SET closed = TRUE WHERE table_id = NEW.id AND NOT closed;
END;
CREATE TRIGGER seats_taken AFTER INSERT ON seats
BEGIN
    UPDATE seats SET ended = (SELECT updated FROM tables WHERE id = NEW.table_id AND stage = 'over')
        WHERE table_id = NEW.table_id AND seat = NEW.seat;
END;
CREATE TRIGGER mentions_made AFTER INSERT ON mentions
BEGIN
    UPDATE mentions
        SET closed = EXISTS (SELECT 1 FROM tables WHERE id = NEW.table_id AND stage = 'over')
        WHERE person = NEW.person AND table_id = NEW.table_id;
END;

-- A ladder is read from its top without looking at the ratings themselves.
DROP INDEX ratings_top;
CREATE INDEX ratings_top ON ratings (game, speed, value DESC, person, deviation);

-- Keys that have expired are deleted.
CREATE INDEX keys_expires ON keys (expires);

-- Names that nobody may take yet, because somebody who had them has left.
CREATE TABLE reserved_names (
    skeleton TEXT NOT NULL PRIMARY KEY,
    until INTEGER NOT NULL
) WITHOUT ROWID;

-- From when until when some node was there: what lies between two of them nobody is charged for.
CREATE TABLE lives (
    began INTEGER NOT NULL PRIMARY KEY,
    beat INTEGER NOT NULL
) WITHOUT ROWID;

-- Two v's side by side look like a w: of names that share a look only one can be taken. Where somebody has
-- the other one already, both keep what they have.
UPDATE people SET skeleton = replace(skeleton, 'vv', 'w')
WHERE skeleton LIKE '%vv%' AND NOT EXISTS (
    SELECT 1 FROM people AS other
    WHERE other.id <> people.id
      AND replace(other.skeleton, 'vv', 'w') = replace(people.skeleton, 'vv', 'w')
);
