//! Scenarios for every numbered rule of `docs/rules/defenders.md`, one file for each group of sections.

mod end;
mod extra_actions;
mod main_action;
mod payments;
mod planets;
mod setup;
mod technologies;
mod turn;
