-- From when until when some node was there: what lies between two of them nobody is charged for.
CREATE TABLE lives (
    began INTEGER NOT NULL PRIMARY KEY,
    beat INTEGER NOT NULL
) WITHOUT ROWID;
