-- How often anything but the inputs of logs was written: `gloaming.mark` names it beside their ends.
ALTER TABLE pulse ADD COLUMN serial INTEGER NOT NULL DEFAULT 0;

-- Logs that had more inputs, once acknowledged, than were found on disk; '' stands for other writes.
CREATE TABLE losses (
    log TEXT PRIMARY KEY, had INTEGER NOT NULL, has INTEGER NOT NULL, found_at INTEGER NOT NULL
) WITHOUT ROWID;
