-- How many entries a match has. All else that lists show may stay the same when the last entry is lost: this does not.
ALTER TABLE progress ADD COLUMN entries BIGINT NOT NULL DEFAULT 0;
UPDATE progress SET entries = (SELECT COUNT(*) FROM entries e WHERE e.match_id = progress.match_id);
