-- What the answers of a finished match cost. It can be computed again from the match, but that takes a minute.
CREATE TABLE reviews (
    match_id TEXT NOT NULL PRIMARY KEY REFERENCES matches (id),
    -- In how many imagined games each decision was measured.
    samples BIGINT NOT NULL,
    -- As JSON.
    review TEXT NOT NULL
);
