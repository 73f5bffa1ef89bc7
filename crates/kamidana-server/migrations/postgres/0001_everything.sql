-- Times are milliseconds since 1970. `body` is JSON, as text so that both stores hold the same.
-- Ids sort by their bytes, as they do in the program.

-- The last state of every table, for lists. Its `number` is that of the table's last event.
CREATE TABLE tables (
    id TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    number BIGINT NOT NULL,
    game TEXT NOT NULL,
    mode TEXT NOT NULL,
    speed TEXT NOT NULL,
    rated BOOLEAN NOT NULL,
    public BOOLEAN NOT NULL,
    stage TEXT NOT NULL,
    created BIGINT NOT NULL,
    updated BIGINT NOT NULL,
    wake BIGINT,
    how TEXT,
    winners TEXT,
    body TEXT NOT NULL
);
CREATE INDEX tables_updated ON tables (updated, id);
CREATE INDEX tables_public ON tables (stage, updated, id) WHERE public;
CREATE INDEX tables_due ON tables (wake) WHERE wake IS NOT NULL;

-- The logs.
CREATE TABLE events (
    table_id TEXT COLLATE "C" NOT NULL,
    number BIGINT NOT NULL,
    at BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
);

-- Who sits where; `won` is unknown until the game is over.
CREATE TABLE seats (
    table_id TEXT COLLATE "C" NOT NULL,
    seat BIGINT NOT NULL,
    person BIGINT NOT NULL,
    won BOOLEAN,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX seats_person ON seats (person, table_id);

-- Whose name stands in which log, whether they still sit there or not.
CREATE TABLE mentions (
    person BIGINT NOT NULL,
    table_id TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (person, table_id)
);

CREATE TABLE people (
    id BIGINT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    skeleton TEXT NOT NULL UNIQUE,
    kind TEXT NOT NULL,
    password TEXT,
    admin BOOLEAN NOT NULL,
    created BIGINT NOT NULL,
    banned BIGINT
);

CREATE TABLE keys (
    hash TEXT NOT NULL PRIMARY KEY,
    id TEXT NOT NULL,
    person BIGINT NOT NULL,
    scopes TEXT,
    label TEXT NOT NULL,
    created BIGINT NOT NULL,
    seen BIGINT NOT NULL,
    expires BIGINT NOT NULL
);
CREATE INDEX keys_person ON keys (person, id);

CREATE TABLE ratings (
    person BIGINT NOT NULL,
    game TEXT NOT NULL,
    speed TEXT NOT NULL,
    value DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    games BIGINT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (person, game, speed)
);
CREATE INDEX ratings_top ON ratings (game, speed, value);

CREATE TABLE rating_history (
    person BIGINT NOT NULL,
    game TEXT NOT NULL,
    speed TEXT NOT NULL,
    value DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    games BIGINT NOT NULL,
    at BIGINT NOT NULL,
    table_id TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (person, game, speed, games)
);

CREATE TABLE chat (
    table_id TEXT COLLATE "C" NOT NULL,
    number BIGINT NOT NULL,
    at BIGINT NOT NULL,
    person BIGINT NOT NULL,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
);
CREATE INDEX chat_person ON chat (person, at);

CREATE TABLE mutes (
    person BIGINT NOT NULL,
    other BIGINT NOT NULL,
    PRIMARY KEY (person, other)
);

CREATE TABLE reports (
    at BIGINT NOT NULL,
    reporter BIGINT NOT NULL,
    table_id TEXT COLLATE "C" NOT NULL,
    about BIGINT NOT NULL,
    text TEXT NOT NULL
);
CREATE INDEX reports_at ON reports (at);
