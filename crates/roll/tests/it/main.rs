//! The tests of Roll for the Galaxy: rule by rule, by properties, against the data, and as whole games.

mod cards;
mod cited;
mod goldens;
mod position;
mod presets;
mod properties;
mod rules;
mod support;
