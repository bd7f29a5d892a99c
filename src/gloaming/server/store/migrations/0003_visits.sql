-- When somebody was last at a table: one at which nobody has been for long is forgotten.
CREATE TABLE visits (log TEXT PRIMARY KEY, at INTEGER NOT NULL) WITHOUT ROWID;

CREATE INDEX visits_in_order ON visits (at);

INSERT INTO visits
SELECT id, coalesce((SELECT max(wall) FROM inputs WHERE log = number), made_at)
FROM logs WHERE header->>'code' IS NOT NULL;

CREATE INDEX sessions_in_order ON sessions (seen_at);
