//! The tests of Race for the Galaxy: rule by rule, by properties, against the data, and as whole games.

mod cards;
mod cited;
mod goldens;
mod position;
mod properties;
mod rules;
mod support;
