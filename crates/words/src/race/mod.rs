//! Race for the Galaxy told to people.
