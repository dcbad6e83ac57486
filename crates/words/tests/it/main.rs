//! What holds for the texts of all games: every language says the same, and every lesson can be finished. What holds for one game is in
//! `GAME_in_words.rs`.

#[path = "../checks/keys.rs"]
mod keys;
mod languages;
mod lessons;
#[path = "../checks/messages.rs"]
mod messages;
