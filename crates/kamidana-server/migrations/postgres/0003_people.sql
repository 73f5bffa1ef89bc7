-- What a guest would like to be called. It is no name of an account: several may share it, and nobody is
-- found by it.
ALTER TABLE people ADD COLUMN nickname TEXT;

-- Whom somebody follows.
CREATE TABLE follows (
    person BIGINT NOT NULL,
    other BIGINT NOT NULL,
    PRIMARY KEY (person, other)
);
CREATE INDEX follows_other ON follows (other);

-- When somebody last had a connection, to some node.
CREATE TABLE online (
    person BIGINT NOT NULL PRIMARY KEY,
    at BIGINT NOT NULL
);

-- Browsers that can be told something while no page is open. `id` is a hash of the endpoint; what
-- belongs to a session ends with it.
CREATE TABLE push_subscriptions (
    id TEXT NOT NULL PRIMARY KEY,
    person BIGINT NOT NULL,
    session TEXT NOT NULL,
    endpoint TEXT NOT NULL,
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL,
    language TEXT NOT NULL,
    created BIGINT NOT NULL
);
CREATE INDEX push_subscriptions_person ON push_subscriptions (person, session);

-- What all nodes sign with.
CREATE TABLE site_keys (
    name TEXT NOT NULL PRIMARY KEY,
    secret TEXT NOT NULL
);
