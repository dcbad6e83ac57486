-- Types and placeholders are those that SQLite and PostgreSQL share: TEXT and BIGINT, $1.

-- Names that people gave themselves. Whoever has not is known by the id in the cookie alone.
CREATE TABLE players (
    id TEXT PRIMARY KEY NOT NULL,
    name TEXT NOT NULL
);

-- What is agreed about a match; it never changes.
CREATE TABLE matches (
    id TEXT PRIMARY KEY NOT NULL,
    game TEXT NOT NULL,
    variant TEXT NOT NULL,
    -- The table's setup as JSON, and what the game unfolds from.
    setup TEXT NOT NULL,
    seed TEXT NOT NULL,
    -- Who made it: a player, and a keyed hash of the address.
    owner TEXT NOT NULL,
    client TEXT NOT NULL,
    listed BIGINT NOT NULL,
    created BIGINT NOT NULL
);
CREATE INDEX matches_by_owner ON matches (owner);
CREATE INDEX matches_by_client ON matches (client);

-- How a match stands, for lists: all of it follows from the entries.
CREATE TABLE progress (
    match_id TEXT PRIMARY KEY NOT NULL REFERENCES matches (id),
    status TEXT NOT NULL,
    round BIGINT NOT NULL,
    -- One bit for each seat that is asked.
    asked BIGINT NOT NULL,
    -- When somebody must look at the match even if nobody comes: a clock runs out, or a bot is asked. In milliseconds.
    wake BIGINT,
    -- The match that follows.
    rematch TEXT,
    changed BIGINT NOT NULL
);
CREATE INDEX progress_by_wake ON progress (wake);
CREATE INDEX progress_by_status ON progress (status, changed);

-- Who sits where. Of a seat's secret link only a hash is kept.
CREATE TABLE seats (
    match_id TEXT NOT NULL REFERENCES matches (id),
    seat BIGINT NOT NULL,
    kind TEXT NOT NULL,
    holder TEXT NOT NULL,
    token TEXT NOT NULL,
    PRIMARY KEY (match_id, seat)
);
CREATE INDEX seats_by_holder ON seats (holder);
CREATE UNIQUE INDEX seats_by_token ON seats (token);

-- All that happened: the truth about a match.
CREATE TABLE entries (
    match_id TEXT NOT NULL REFERENCES matches (id),
    number BIGINT NOT NULL,
    entry TEXT NOT NULL,
    PRIMARY KEY (match_id, number)
);
