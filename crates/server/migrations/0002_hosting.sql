-- The version of the rules that a match was begun by. All matches before this column were begun by version 1.
ALTER TABLE matches ADD COLUMN rules BIGINT NOT NULL DEFAULT 1;

-- When a player was last here, in milliseconds, to the day.
ALTER TABLE players ADD COLUMN seen BIGINT NOT NULL DEFAULT 0;

-- Facts about the database itself: a fingerprint of the key that belongs to it, and what the last probe wrote.
CREATE TABLE facts (
    name TEXT PRIMARY KEY NOT NULL,
    value TEXT NOT NULL
);

-- Links by which a seat that is taken passes to whoever opens them. Of each only a hash is kept, and each works once.
CREATE TABLE handovers (
    token TEXT PRIMARY KEY NOT NULL,
    match_id TEXT NOT NULL REFERENCES matches (id),
    seat BIGINT NOT NULL,
    created BIGINT NOT NULL
);

-- Links by which a player is known again on another device. Of each only a hash is kept; a player has one at most.
CREATE TABLE recoveries (
    player TEXT PRIMARY KEY NOT NULL,
    token TEXT NOT NULL,
    created BIGINT NOT NULL
);
CREATE UNIQUE INDEX recoveries_by_token ON recoveries (token);

-- Players, and keyed hashes of addresses, that are not served.
CREATE TABLE blocks (
    kind TEXT NOT NULL,
    value TEXT NOT NULL,
    reason TEXT NOT NULL,
    created BIGINT NOT NULL,
    PRIMARY KEY (kind, value)
);
