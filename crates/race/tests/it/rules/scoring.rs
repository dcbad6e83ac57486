//! Section 9: the twelve six-cost developments.

use race::Design;

use crate::support::worth;

/// each card counts once, by the first line that fits.
#[test]
fn a_card_counts_once() {
    // A Rebel military world is a military world, too.
    assert_eq!(worth(Design::GalacticImperium, &["Rebel Base"], 0), 2);
    // An Alien production world carries the keyword, too.
    assert_eq!(worth(Design::AlienTechInstitute, &["Alien Robotic Factory"], 0), 3 + 2);
}

///
#[test]
fn alien_tech_institute() {
    let others = ["Alien Rosetta Stone World", "Lost Alien Battle Fleet", "Alien Robot Sentry"];
    assert_eq!(worth(Design::AlienTechInstitute, &others, 0), 2 + 2 + 3 + 2);
    assert_eq!(worth(Design::AlienTechInstitute, &["Old Earth"], 0), 2);
}

///
#[test]
fn free_trade_association() {
    let others = ["Gem World", "Galactic Resort", "Consumer Markets", "Expanding Colony", "Comet Zone"];
    assert_eq!(worth(Design::FreeTradeAssociation, &others, 0), 2 + 1 + 2 + 2);
}

///
#[test]
fn galactic_federation() {
    assert_eq!(worth(Design::GalacticFederation, &["Trade League", "Drop Ships", "Old Earth"], 0), 2 + 2 + 1);
}

///
#[test]
fn galactic_imperium() {
    assert_eq!(
        worth(Design::GalacticImperium, &["New Sparta", "Rebel Miners", "Pirate World", "Old Earth"], 0),
        1 + 2 + 1
    );
}

///
#[test]
fn galactic_renaissance() {
    assert_eq!(worth(Design::GalacticRenaissance, &["Old Earth"], 11), 3);
    let three = ["Research Labs", "Galactic Trendsetters", "Artist Colony"];
    assert_eq!(worth(Design::GalacticRenaissance, &three, 2), 9);
}

///
#[test]
fn galactic_survey_seti() {
    let others = ["Expedition Force", "Star Nomad Lair", "Old Earth"];
    assert_eq!(worth(Design::GalacticSurveySeti, &others, 0), 1 + 1 + 2 + 1);
}

///
#[test]
fn merchant_guild() {
    assert_eq!(worth(Design::MerchantGuild, &["Gem World", "Plague World", "Asteroid Belt", "Old Earth"], 0), 4);
}

///
#[test]
fn mining_league() {
    let others = ["Mining World", "Asteroid Belt", "Mining Robots", "Mining Conglomerate", "Gem World"];
    assert_eq!(worth(Design::MiningLeague, &others, 0), 2 + 1 + 2 + 2);
}

///
#[test]
fn new_economy() {
    let others = ["Trade League", "Export Duties", "Black Market Trading World", "Merchant World"];
    assert_eq!(worth(Design::NewEconomy, &others, 0), 2 + 2 + 1 + 1);
    assert_eq!(worth(Design::NewEconomy, &["Gambling World", "Deficit Spending"], 0), 2 + 1 + 2);
}

///
#[test]
fn new_galactic_order() {
    assert_eq!(worth(Design::NewGalacticOrder, &["Refugee World", "Empath World", "Contact Specialist"], 0), -1);
    let others = ["New Sparta", "Alien Tech Institute", "New Military Tactics"];
    assert_eq!(worth(Design::NewGalacticOrder, &others, 0), 2 + 2);
}

///
#[test]
fn pan_galactic_league() {
    let others = ["Avian Uplift Race", "Rebel Base", "Contact Specialist", "Plague World"];
    assert_eq!(worth(Design::PanGalacticLeague, &others, 0), 2 + 1 + 3 + 2);
}

///
#[test]
fn trade_league() {
    let others = ["New Economy", "Export Duties", "Black Market Trading World", "Merchant World"];
    assert_eq!(worth(Design::TradeLeague, &others, 0), 2 + 2 + 1);
}
