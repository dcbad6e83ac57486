//! The rules of `docs/rules/roll.md`, section by section.

mod assign;
mod build;
mod empire;
mod end;
mod explore;
mod goods;
mod setup;
