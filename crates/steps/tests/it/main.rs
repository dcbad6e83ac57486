//! What must hold of every game that is played by steps.

mod batch;
mod properties;
