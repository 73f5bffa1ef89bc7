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
ALTER TABLE seats ADD COLUMN ended BIGINT;
UPDATE seats SET ended = tables.updated FROM tables WHERE id = table_id AND stage = 'over';
DROP INDEX seats_person;
CREATE INDEX seats_person ON seats (person, ended, table_id);

-- `closed` once the table is over: what somebody can go on with is found without what they ended.
ALTER TABLE mentions ADD COLUMN closed BOOLEAN NOT NULL DEFAULT FALSE;
UPDATE mentions SET closed = TRUE FROM tables WHERE id = table_id AND stage = 'over';
CREATE INDEX mentions_open ON mentions (person, closed, table_id);
CREATE INDEX mentions_open_table ON mentions (table_id) WHERE NOT closed;

-- The database keeps these two itself, so they are right whoever writes: a node of the version
-- before, or a backup that does not know them.
CREATE FUNCTION tables_over() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    UPDATE seats SET ended = NEW.updated WHERE table_id = NEW.id;
    UPDATE mentions SET closed = TRUE WHERE table_id = NEW.id AND NOT closed;
    RETURN NULL;
END $$;
CREATE TRIGGER tables_over AFTER UPDATE OF updated, stage ON tables
    FOR EACH ROW WHEN (NEW.stage = 'over') EXECUTE FUNCTION tables_over();
CREATE FUNCTION seats_taken() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    NEW.ended := (SELECT updated FROM tables WHERE id = NEW.table_id AND stage = 'over');
    RETURN NEW;
END $$;
CREATE TRIGGER seats_taken BEFORE INSERT ON seats
    FOR EACH ROW EXECUTE FUNCTION seats_taken();
CREATE FUNCTION mentions_made() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    NEW.closed := EXISTS (SELECT 1 FROM tables WHERE id = NEW.table_id AND stage = 'over');
    RETURN NEW;
END $$;
CREATE TRIGGER mentions_made BEFORE INSERT ON mentions
    FOR EACH ROW EXECUTE FUNCTION mentions_made();

-- A ladder is read from its top without looking at the ratings themselves.
DROP INDEX ratings_top;
CREATE INDEX ratings_top ON ratings (game, speed, value DESC, person, deviation);

-- Keys that have expired are deleted.
CREATE INDEX keys_expires ON keys (expires);

-- Names that nobody may take yet, because somebody who had them has left.
CREATE TABLE reserved_names (
    skeleton TEXT NOT NULL PRIMARY KEY,
    until BIGINT NOT NULL
);

-- From when until when some node was there: what lies between two of them nobody is charged for.
CREATE TABLE lives (
    began BIGINT NOT NULL PRIMARY KEY,
    beat BIGINT NOT NULL
);

-- Two v's side by side look like a w: of names that share a look only one can be taken. Where somebody has
-- the other one already, both keep what they have.
UPDATE people SET skeleton = replace(skeleton, 'vv', 'w')
WHERE skeleton LIKE '%vv%' AND NOT EXISTS (
    SELECT 1 FROM people AS other
    WHERE other.id <> people.id
      AND replace(other.skeleton, 'vv', 'w') = replace(people.skeleton, 'vv', 'w')
);

-- The logs, spread by table: nothing ever concerns two tables at once, so a database on several machines can
-- keep each part elsewhere.
ALTER TABLE events RENAME TO events_before;
ALTER INDEX events_pkey RENAME TO events_before_pkey;

CREATE TABLE events (
    table_id TEXT COLLATE "C" NOT NULL,
    number BIGINT NOT NULL,
    at BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
) PARTITION BY HASH (table_id);

DO $$
BEGIN
    FOR part IN 0..15 LOOP
        EXECUTE format(
            'CREATE TABLE events_%s PARTITION OF events FOR VALUES WITH (MODULUS 16, REMAINDER %s)',
            part, part
        );
    END LOOP;
END $$;

INSERT INTO events SELECT table_id, number, at, body FROM events_before;
DROP TABLE events_before;
