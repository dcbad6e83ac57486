//! Roll for the Galaxy told to people.
