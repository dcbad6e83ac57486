//! Scenarios for every numbered rule of `docs/rules/race.md`, one file for each group of sections.

mod advanced;
mod consume;
mod develop;
mod end;
mod explore;
mod knowledge;
mod order;
mod produce;
mod round;
mod scoring;
mod settle;
mod setup;
mod special_ways;
