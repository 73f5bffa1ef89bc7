-- From when until when some node was there: what lies between two of them nobody is charged for.
CREATE TABLE lives (
    began BIGINT NOT NULL PRIMARY KEY,
    beat BIGINT NOT NULL
);
