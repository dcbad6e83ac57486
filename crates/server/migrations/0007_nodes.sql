-- Servers that share one PostgreSQL database, by name. A folder has one server, and no row here.
CREATE TABLE nodes (
    name TEXT PRIMARY KEY NOT NULL,
    -- Which start of a server this is. No two have the same number, not even starts of the same node.
    incarnation BIGINT NOT NULL,
    -- Where the others reach it.
    address TEXT NOT NULL,
    -- Where it takes the host's orders, and their token, as JSON.
    control TEXT,
    -- Until when what it owns is its own, in milliseconds of the database's clock.
    lease BIGINT NOT NULL
);
CREATE UNIQUE INDEX nodes_by_incarnation ON nodes (incarnation);

-- The node that has the match in memory, by its incarnation, and how often the match has changed hands. Whoever writes names this
-- number, so nobody can write what another has taken over.
ALTER TABLE progress ADD COLUMN node BIGINT;
ALTER TABLE progress ADD COLUMN fence BIGINT NOT NULL DEFAULT 0;
CREATE INDEX progress_by_node ON progress (node) WHERE node IS NOT NULL;
