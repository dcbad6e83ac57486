//! Section 8, paying: exchange, interchange, and every way to pay.

use ControlTile::C2;
use Defender::{Blue, Red, Yellow};
use defenders::{Bill, ControlTile, Defender, Illegal, Move, Payment, Prompt};

use crate::support::{Scene, energy, main, paying, payments, sorted, technology, ways};

const EXCHANGE_BLUE: &str = "T15";
const EXCHANGE_ORANGE: &str = "T16";
const EXCHANGE_GREEN: &str = "T17";
const BLUE_ORANGE: &str = "T18";
const ORANGE_GREEN: &str = "T20";

fn costs(blue: u8, orange: u8, green: u8, any: u8, batteries: u8) -> Bill {
    Bill { energy: energy(blue, orange, green), any, batteries }
}

/// D-8.6: a blue cube pays one battery and one comes back as change; it pays two exactly.
#[test]
fn an_exchange_gives_change() {
    let held = energy(1, 0, 0);
    assert_eq!(ways(held, 0, &[EXCHANGE_BLUE], Bill::batteries(1)), [paying(1, 0, 0, -1)]);
    assert_eq!(ways(held, 0, &[EXCHANGE_BLUE], Bill::batteries(2)), [paying(1, 0, 0, 0)]);
    assert_eq!(ways(held, 1, &[EXCHANGE_BLUE], Bill::batteries(3)), [paying(1, 0, 0, 1)]);
    assert_eq!(ways(held, 0, &[EXCHANGE_BLUE], Bill::batteries(3)), []);
    assert_eq!(ways(held, 0, &[EXCHANGE_GREEN], Bill::batteries(1)), [], "another color");

    let scene = Scene::new(2, "base").defender(Red, 0).defender(Yellow, 2).defender(Blue, 8);
    let mut play = scene.holds(0, held, 0).owns(0, &[EXCHANGE_BLUE]).play();
    play.does(main(C2, 3, paying(1, 0, 0, -1)));
    assert_eq!(play.batteries(0), 1, "the change");
}

/// D-8.7: no more cubes than the payment needs; but a player with batteries may use cubes all the same.
#[test]
fn only_needed_cubes_are_exchanged() {
    let purse = energy(3, 0, 0);
    assert_eq!(ways(purse, 5, &[EXCHANGE_BLUE], Bill::batteries(1)), [paying(0, 0, 0, 1), paying(1, 0, 0, -1)]);
    assert_eq!(
        ways(purse, 5, &[EXCHANGE_BLUE], Bill::batteries(3)),
        [paying(0, 0, 0, 3), paying(1, 0, 0, 1), paying(2, 0, 0, -1)]
    );
    assert_eq!(ways(purse, 5, &[EXCHANGE_BLUE], costs(1, 0, 0, 0, 0)), [paying(0, 0, 0, 2), paying(1, 0, 0, 0)]);
}

/// D-8.8: two batteries stand for a cube, even if the reserve has none.
#[test]
fn batteries_pay_for_energy() {
    assert_eq!(
        ways(energy(1, 0, 0), 4, &[EXCHANGE_BLUE], costs(2, 0, 0, 0, 0)),
        [paying(0, 0, 0, 4), paying(1, 0, 0, 2)]
    );
    assert_eq!(ways(energy(0, 0, 0), 3, &[EXCHANGE_BLUE], costs(1, 0, 0, 0, 1)), [paying(0, 0, 0, 3)]);
    assert_eq!(ways(energy(0, 0, 0), 9, &[EXCHANGE_BLUE], costs(0, 1, 0, 0, 0)), [], "another color");

    let scene = Scene::new(2, "base").defender(Red, 7).defender(Yellow, 2).defender(Blue, 0);
    let mut play = scene.reserve(energy(0, 0, 0)).owns(0, &[EXCHANGE_BLUE]).play();
    play.moves(C2, 8, 1);
    let Prompt::Trade { payments: ways, .. } = play.prompt() else { panic!("no trade") };
    assert_eq!(payments(&ways), [Payment::batteries(2)], "two batteries are an energy of any color");
    play.does(Move::Trade { payment: Payment::batteries(2) });
    assert_eq!(play.batteries(0), 4 - 2 + 5);
}

/// D-8.9: the two colors stand for each other.
#[test]
fn an_interchange() {
    let bill = costs(2, 1, 0, 0, 0);
    assert_eq!(ways(energy(0, 3, 0), 0, &[BLUE_ORANGE], bill), [paying(0, 3, 0, 0)]);
    assert_eq!(ways(energy(2, 2, 0), 0, &[BLUE_ORANGE], bill), [paying(1, 2, 0, 0), paying(2, 1, 0, 0)]);
    assert_eq!(ways(energy(0, 2, 1), 0, &[BLUE_ORANGE], bill), [], "green is not one of them");
}

/// D-8.10: two interchanges in a row.
#[test]
fn interchanges_chain() {
    let both = &[BLUE_ORANGE, ORANGE_GREEN];
    assert_eq!(ways(energy(0, 0, 1), 0, both, costs(1, 0, 0, 0, 0)), [paying(0, 0, 1, 0)]);
}

/// D-8.10: an interchange and an exchange: orange serves as blue, which serves as two batteries, and back.
#[test]
fn exchange_and_interchange_chain() {
    let both = &[BLUE_ORANGE, EXCHANGE_BLUE];
    assert_eq!(ways(energy(0, 1, 0), 0, both, Bill::batteries(2)), [paying(0, 1, 0, 0)]);
    assert_eq!(ways(energy(0, 0, 0), 2, both, costs(0, 1, 0, 0, 0)), [paying(0, 0, 0, 2)]);
}

/// D-8.10: two exchanges: a blue cube becomes two batteries, these a green cube.
#[test]
fn exchanges_chain() {
    let both = &[EXCHANGE_BLUE, EXCHANGE_GREEN];
    assert_eq!(ways(energy(1, 0, 0), 0, both, costs(0, 0, 1, 0, 0)), [paying(1, 0, 0, 0)]);
    assert_eq!(
        ways(energy(2, 0, 1), 2, both, costs(0, 0, 1, 0, 1)),
        [paying(0, 0, 1, 1), paying(1, 0, 0, 1), paying(1, 0, 1, -1), paying(2, 0, 0, -1)]
    );
}

/// D-8.12: conversions help to buy a technology and to pay for a main action.
#[test]
fn conversions_help_with_every_payment() {
    let scene = Scene::new(2, "base").defender(Red, 5).moved(&[Red]).display([Some("T21"), Some("T19"), None, None]);
    let mut play = scene.holds(0, energy(0, 2, 0), 1).owns(0, &[EXCHANGE_ORANGE, BLUE_ORANGE]).play();
    assert_eq!(sorted(play.upgrade_payments("T21")), [paying(0, 1, 0, 1), paying(0, 2, 0, -1)]);
    assert_eq!(play.upgrade_payments("T19"), [], "green is missing");
    play.does(Move::Upgrade { technology: technology("T21"), payment: paying(0, 2, 0, -1) });
    assert_eq!(play.batteries(0), 2);
}

/// D-8.13: an energy of any color, with and without conversions.
#[test]
fn any_color_is_the_players_choice() {
    let held = energy(1, 1, 0);
    assert_eq!(ways(held, 1, &[], costs(0, 0, 0, 1, 1)), [paying(0, 1, 0, 1), paying(1, 0, 0, 1)]);
    // The second cube may pay the battery by an exchange, one of them being blue.
    assert_eq!(
        ways(held, 1, &[EXCHANGE_BLUE], costs(0, 0, 0, 1, 1)),
        [paying(0, 1, 0, 1), paying(1, 0, 0, 1), paying(1, 1, 0, -1)]
    );
}

/// D-8.13: what pays no bill, or is not at hand, is refused.
#[test]
fn other_payments_are_refused() {
    let scene = Scene::new(2, "base").defender(Red, 0).defender(Yellow, 2).defender(Blue, 8);
    let mut play = scene.holds(0, energy(1, 1, 0), 1).owns(0, &[EXCHANGE_BLUE]).play();
    for payment in
        [paying(1, 0, 0, 0), paying(0, 1, 0, -1), paying(1, 0, 0, 1), paying(2, 0, 0, -3), paying(0, 0, 0, -1)]
    {
        assert_eq!(play.refused(main(C2, 3, payment)), Illegal::WrongPayment, "{payment:?}");
    }
    assert_eq!(play.refused(main(C2, 3, paying(255, 255, 255, 127))), Illegal::WrongPayment);
}

/// D-8.13: against a search that knows nothing but single conversions, on every small purse and bill.
#[test]
fn every_way_to_pay_is_found_and_no_other() {
    let cards = [EXCHANGE_BLUE, EXCHANGE_ORANGE, EXCHANGE_GREEN, BLUE_ORANGE, "T19", ORANGE_GREEN];
    for owned in 0..64u32 {
        let owned: Vec<&str> =
            cards.iter().enumerate().filter(|(bit, _)| owned >> bit & 1 != 0).map(|(_, id)| *id).collect();
        for bill in [
            costs(0, 0, 0, 0, 1),
            costs(0, 0, 0, 0, 2),
            costs(1, 0, 0, 0, 1),
            costs(1, 1, 0, 0, 0),
            costs(0, 0, 1, 1, 1),
        ] {
            for held in [energy(2, 0, 0), energy(1, 1, 1), energy(0, 2, 1), energy(0, 0, 0)] {
                for batteries in [0, 1, 3] {
                    let found = ways(held, batteries, &owned, bill);
                    let expected = sorted(by_single_conversions(held, batteries, &owned, bill));
                    assert_eq!(found, expected, "{bill:?} with {held:?}, {batteries} batteries and {owned:?}");
                }
            }
        }
    }
}

/// Everything that can be reached by laying down cubes and batteries and converting what lies there, one step at a time.
///
/// A position is what is still due. Laying down a cube or battery settles one; a conversion turns one due thing into what may
/// stand for it. The last exchanged cube may leave a battery of change.
fn by_single_conversions(held: defenders::Energy, batteries: u16, owned: &[&str], bill: Bill) -> Vec<Payment> {
    let exchanges = ["T15", "T16", "T17"].map(|id| owned.contains(&id));
    let pairs = [("T18", 0, 1), ("T19", 0, 2), ("T20", 1, 2)];
    let start = [bill.energy.blue, bill.energy.orange, bill.energy.green, bill.any, bill.batteries].map(i32::from);
    let mut seen = vec![(start, [0i32; 4])];
    let mut found = Vec::new();
    let hold = [held.blue.into(), held.orange.into(), held.green.into(), i32::from(batteries)];
    let mut next = 0;
    while next < seen.len() {
        let (due, given) = seen[next];
        next += 1;
        if due[..4].iter().all(|&count| count == 0) && due[4] <= 0 {
            let payment = Payment {
                energy: energy(given[0] as u8, given[1] as u8, given[2] as u8),
                batteries: (given[3] + due[4]) as i8,
            };
            if !found.contains(&payment) {
                found.push(payment);
            }
        }
        let mut options: Vec<([i32; 5], [i32; 4])> = Vec::new();
        let mut option = |changes: &[(usize, i32)], gives: Option<usize>| {
            let (mut due, mut given) = (due, given);
            changes.iter().for_each(|&(what, change)| due[what] += change);
            if let Some(what) = gives {
                given[what] += 1;
            }
            if due[..4].iter().all(|&count| count >= 0)
                && due[4] >= -1
                && given[..4].iter().zip(hold).all(|(&gave, has)| gave <= has)
            {
                options.push((due, given));
            }
        };
        for color in 0..3 {
            if due[color] > 0 {
                option(&[(color, -1)], Some(color));
                if exchanges[color] {
                    option(&[(color, -1), (4, 2)], None);
                }
            }
            if due[3] > 0 {
                option(&[(3, -1), (color, 1)], None);
            }
            // An exchange: two due batteries, or one and change, become a due cube.
            if exchanges[color] && due[4] > 0 {
                option(&[(4, -2), (color, 1)], None);
            }
        }
        if due[4] > 0 {
            option(&[(4, -1)], Some(3));
        }
        for (id, one, other) in pairs {
            if owned.contains(&id) {
                for (one, other) in [(one, other), (other, one)] {
                    if due[one] > 0 {
                        option(&[(one, -1), (other, 1)], None);
                    }
                }
            }
        }
        for option in options {
            if !seen.contains(&option) {
                seen.push(option);
            }
        }
    }
    found.retain(|payment| payment.batteries <= batteries as i8);
    found
}
