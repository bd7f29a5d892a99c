-- A log is a table or a match: a header, and inputs that are only ever appended.
CREATE TABLE logs (
    number INTEGER PRIMARY KEY, -- in the order in which logs begin
    id TEXT NOT NULL UNIQUE,
    header TEXT NOT NULL,
    digest TEXT NOT NULL,       -- what the first input has to follow
    made_at INTEGER NOT NULL
);

-- When a deadline falls due, by the wall clock in ms, even if nobody looks.
CREATE TABLE alarms (log TEXT PRIMARY KEY, wake_at INTEGER) WITHOUT ROWID;

CREATE INDEX alarms_in_order ON alarms (wake_at);

-- All that one commit brings a log is one row. Rows lie in the order in which they were written, and
-- logs are numbered, so that a commit touches few pages however many logs it brings something.
CREATE TABLE inputs (
    log INTEGER NOT NULL,      -- its number
    seq INTEGER NOT NULL,      -- of the first of them; the others follow
    wall INTEGER NOT NULL,
    entries TEXT NOT NULL      -- a list of [at, by, move, digest, of, chosen, reasons, key]
);

-- It finds the inputs of a log, and decides races: whoever appends begins where somebody ended.
CREATE UNIQUE INDEX inputs_in_order ON inputs (log, seq);

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
