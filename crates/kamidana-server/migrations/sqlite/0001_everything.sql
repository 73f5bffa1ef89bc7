-- Times are milliseconds since 1970. `body` is JSON.

-- The last state of every table, for lists. Its `number` is that of the table's last event.
CREATE TABLE tables (
    id TEXT NOT NULL PRIMARY KEY,
    number INTEGER NOT NULL,
    game TEXT NOT NULL,
    mode TEXT NOT NULL,
    speed TEXT NOT NULL,
    rated BOOLEAN NOT NULL,
    public BOOLEAN NOT NULL,
    stage TEXT NOT NULL,
    created INTEGER NOT NULL,
    updated INTEGER NOT NULL,
    wake INTEGER,
    how TEXT,
    winners TEXT,
    body TEXT NOT NULL
);
CREATE INDEX tables_updated ON tables (updated, id);
CREATE INDEX tables_public ON tables (stage, updated, id) WHERE public;
CREATE INDEX tables_due ON tables (wake) WHERE wake IS NOT NULL;

-- The logs. One game's events lie together, so that an append touches one page.
CREATE TABLE events (
    table_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    at INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;

-- Who sits where; `won` is unknown until the game is over.
CREATE TABLE seats (
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    person INTEGER NOT NULL,
    won BOOLEAN,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;
CREATE INDEX seats_person ON seats (person, table_id);

-- Whose name stands in which log, whether they still sit there or not.
CREATE TABLE mentions (
    person INTEGER NOT NULL,
    table_id TEXT NOT NULL,
    PRIMARY KEY (person, table_id)
) WITHOUT ROWID;

CREATE TABLE people (
    id INTEGER NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    skeleton TEXT NOT NULL UNIQUE,
    kind TEXT NOT NULL,
    password TEXT,
    admin BOOLEAN NOT NULL,
    created INTEGER NOT NULL,
    banned INTEGER
);

CREATE TABLE keys (
    hash TEXT NOT NULL PRIMARY KEY,
    id TEXT NOT NULL,
    person INTEGER NOT NULL,
    scopes TEXT,
    label TEXT NOT NULL,
    created INTEGER NOT NULL,
    seen INTEGER NOT NULL,
    expires INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX keys_person ON keys (person, id);

CREATE TABLE ratings (
    person INTEGER NOT NULL,
    game TEXT NOT NULL,
    speed TEXT NOT NULL,
    value REAL NOT NULL,
    deviation REAL NOT NULL,
    volatility REAL NOT NULL,
    games INTEGER NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (person, game, speed)
) WITHOUT ROWID;
CREATE INDEX ratings_top ON ratings (game, speed, value);

CREATE TABLE rating_history (
    person INTEGER NOT NULL,
    game TEXT NOT NULL,
    speed TEXT NOT NULL,
    value REAL NOT NULL,
    deviation REAL NOT NULL,
    volatility REAL NOT NULL,
    games INTEGER NOT NULL,
    at INTEGER NOT NULL,
    table_id TEXT NOT NULL,
    PRIMARY KEY (person, game, speed, games)
) WITHOUT ROWID;

CREATE TABLE chat (
    table_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    at INTEGER NOT NULL,
    person INTEGER NOT NULL,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;
CREATE INDEX chat_person ON chat (person, at);

CREATE TABLE mutes (
    person INTEGER NOT NULL,
    other INTEGER NOT NULL,
    PRIMARY KEY (person, other)
) WITHOUT ROWID;

CREATE TABLE reports (
    at INTEGER NOT NULL,
    reporter INTEGER NOT NULL,
    table_id TEXT NOT NULL,
    about INTEGER NOT NULL,
    text TEXT NOT NULL
);
CREATE INDEX reports_at ON reports (at);
