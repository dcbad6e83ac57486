//! Tables by scenario, one file for each topic, and by property.

mod support;
mod treasure_hunt;

mod automatic;
mod chains;
mod clocks;
mod history;
mod lessons;
mod moves;
mod properties;
mod rematch;
mod resign;
mod restore;
mod seats;
mod stand_in;
mod undo;
