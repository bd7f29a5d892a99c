-- A log is a table or a match: a header, and inputs that are only ever appended.
CREATE TABLE logs (
    id TEXT PRIMARY KEY,
    header TEXT NOT NULL,
    digest TEXT NOT NULL,      -- what the first input has to follow
    made_at INTEGER NOT NULL
) WITHOUT ROWID;

-- When a deadline falls due, by the wall clock in ms, even if nobody looks.
CREATE TABLE alarms (log TEXT PRIMARY KEY, wake_at INTEGER) WITHOUT ROWID;

CREATE INDEX alarms_in_order ON alarms (wake_at);

CREATE TABLE inputs (
    log TEXT NOT NULL,
    seq INTEGER NOT NULL,
    at INTEGER NOT NULL,
    by TEXT NOT NULL,
    move TEXT NOT NULL,
    digest TEXT NOT NULL,
    of INTEGER NOT NULL,
    chosen INTEGER NOT NULL,
    reasons TEXT,              -- a bot's; sealed until the match is over
    key TEXT,                  -- of the command it came from: a copy of that does nothing
    wall INTEGER NOT NULL,
    PRIMARY KEY (log, seq)
) WITHOUT ROWID;

-- Seeds of matches, written before their commitment is shown.
CREATE TABLE seeds (
    match TEXT PRIMARY KEY,
    seed BLOB NOT NULL
) WITHOUT ROWID;

CREATE TABLE sessions (
    hash BLOB PRIMARY KEY,
    person TEXT NOT NULL,      -- on each of their devices
    name TEXT NOT NULL,
    seen_at INTEGER NOT NULL
) WITHOUT ROWID;

CREATE INDEX sessions_of ON sessions (person);

-- When the server was last known to be up, and the times when it was not: no clock is charged for them.
CREATE TABLE pulse (only INTEGER PRIMARY KEY CHECK (only = 1), at INTEGER NOT NULL);
CREATE TABLE downtimes (since INTEGER NOT NULL, until INTEGER NOT NULL);

-- What is said at tables, and what people write down for themselves.
CREATE TABLE talk (log TEXT, n INTEGER, line TEXT NOT NULL, PRIMARY KEY (log, n)) WITHOUT ROWID;
CREATE TABLE notes (
    match TEXT, person TEXT, text TEXT NOT NULL, PRIMARY KEY (match, person)
) WITHOUT ROWID;
