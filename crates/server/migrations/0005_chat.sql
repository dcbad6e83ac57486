-- What people say at a table, beside the game: nothing that a match is restored from. The players and the spectators each count their
-- own lines.
CREATE TABLE chat (
    match_id TEXT NOT NULL REFERENCES matches (id),
    side TEXT NOT NULL,
    number BIGINT NOT NULL,
    -- The player's id.
    speaker TEXT NOT NULL,
    -- As JSON: a text, or the key of a phrase.
    says TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (match_id, side, number)
);
CREATE INDEX chat_by_speaker ON chat (speaker);
