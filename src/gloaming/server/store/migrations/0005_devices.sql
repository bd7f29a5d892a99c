-- A session is one device of a person. What a device is called says nothing of its token; the label is
-- made from what the browser says of itself, which is not kept.
ALTER TABLE sessions ADD COLUMN device TEXT NOT NULL DEFAULT '';
ALTER TABLE sessions ADD COLUMN label TEXT NOT NULL DEFAULT '';
ALTER TABLE sessions ADD COLUMN made_at INTEGER NOT NULL DEFAULT 0;
ALTER TABLE sessions ADD COLUMN used_at INTEGER NOT NULL DEFAULT 0;

UPDATE sessions SET device = lower(hex(randomblob(12))), made_at = seen_at, used_at = seen_at;
