-- Whether the table is public, as in matches: public tables are then found by their status without reading all the others.
ALTER TABLE progress ADD COLUMN listed BIGINT NOT NULL DEFAULT 0;
UPDATE progress SET listed = (SELECT m.listed FROM matches m WHERE m.id = progress.match_id);
CREATE INDEX progress_listed ON progress (status, changed) WHERE listed = 1;

-- How the seats ended, as JSON. None before the end, and for matches that ended before this column.
ALTER TABLE progress ADD COLUMN places TEXT;
