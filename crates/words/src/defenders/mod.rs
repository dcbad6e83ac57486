//! Planet Defenders told to people.
