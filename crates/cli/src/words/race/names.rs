//! What the parts of Race for the Galaxy are called.

use game::Set;
use race::{Action, Card, Color, Filter, Good, Keyword, Kind, Pick, Price, Source, Step};

pub(super) fn kind(kind: Kind) -> &'static str {
    match kind {
        Kind::Novelty => "Novelty",
        Kind::Rare => "Rare Elements",
        Kind::Genes => "Genes",
        Kind::Alien => "Alien Technology",
    }
}

/// `a Genes good`, with the article that the kind takes.
pub(super) fn a_good(of: Kind) -> String {
    format!("{} {} good", if of == Kind::Alien { "an" } else { "a" }, kind(of))
}

/// `Genes `, or nothing if every kind will do: to be put before a noun.
pub(super) fn of_kind(filter: Filter) -> String {
    match filter {
        Filter::Any => String::new(),
        Filter::Only(only) => format!("{} ", kind(only)),
    }
}

pub(super) fn source(source: Source) -> &'static str {
    match source {
        Source::Windfall => "windfall",
        Source::Production => "production",
    }
}

/// The sort of world that holds such goods.
pub(super) fn world(good: Option<Good>) -> String {
    match good {
        Some(good) => format!("{} {} world", kind(good.kind), source(good.source)),
        None => "gray world".into(),
    }
}

pub(super) fn price(price: Price) -> String {
    match price {
        Price::Cost(cost) => format!("cost {cost}"),
        Price::Defense(defense) => format!("defense {defense}"),
    }
}

pub(super) fn keyword(keyword: Keyword) -> &'static str {
    match keyword {
        Keyword::Alien => "Alien",
        Keyword::Rebel => "Rebel",
        Keyword::Imperium => "Imperium",
        Keyword::Uplift => "Uplift",
        Keyword::Chromosome => "Chromosome",
        Keyword::Terraforming => "Terraforming",
    }
}

pub(super) fn color(color: Color) -> &'static str {
    match color {
        Color::Blue => "blue",
        Color::Red => "red",
    }
}

pub(super) fn action(action: Action) -> &'static str {
    match action {
        Action::ExploreFive => "Explore +5",
        Action::ExploreOne => "Explore +1/+1",
        Action::Develop => "Develop",
        Action::Settle => "Settle",
        Action::ConsumeTrade => "Consume: Trade",
        Action::ConsumeDouble => "Consume: 2x VP",
        Action::Produce => "Produce",
    }
}

/// What a seat chose: one action, two, or one twice.
pub(super) fn pick(pick: Pick) -> String {
    match (pick.first, pick.second) {
        (Some(first), Some(second)) if first == second => format!("{} twice", action(first)),
        (Some(first), Some(second)) => format!("{} and {}", action(first), action(second)),
        (Some(only), None) => action(only).into(),
        (None, _) => "nothing yet".into(),
    }
}

pub(super) fn step(step: Step) -> &'static str {
    match step {
        Step::Choose => "choice of actions",
        Step::Explore => "phase I, Explore",
        Step::Develop => "phase II, Develop",
        Step::SecondDevelop => "phase II, Develop, once more",
        Step::Settle => "phase III, Settle",
        Step::SecondSettle => "phase III, Settle, once more",
        Step::Consume => "phase IV, Consume",
        Step::Produce => "phase V, Produce",
        Step::HandLimit => "hand limit",
    }
}

/// A card without the number of its copy, which is not printed.
pub(super) fn card(card: Card) -> &'static str {
    card.face().name
}

/// The names of cards, `none` if there are none.
pub(super) fn cards(set: Set<Card>) -> String {
    let names: Vec<&str> = set.iter().map(card).collect();
    if names.is_empty() { "none".into() } else { names.join(", ") }
}

/// A number of cards.
pub(super) fn card_count(count: impl Into<u32>) -> String {
    match count.into() {
        0 => "no cards".into(),
        1 => "1 card".into(),
        more => format!("{more} cards"),
    }
}

/// A number of goods of some kind.
pub(super) fn good_count(count: u8, filter: Filter) -> String {
    format!("{count} {}good{}", of_kind(filter), if count == 1 { "" } else { "s" })
}

/// Points and cards, as a gain.
pub(super) fn gain(vp: u8, cards: u8) -> String {
    match (vp, cards) {
        (0, 0) => "nothing".into(),
        (vp, 0) => format!("{vp} VP"),
        (0, cards) => card_count(cards),
        (vp, cards) => format!("{vp} VP and {}", card_count(cards)),
    }
}
