//! States made to order. A state is plain data, so a test takes a dealt game, changes it as JSON and reads it again.

use game::{Chance, Element, Game, Legal, Observer, Seat, Seed, Set, Setup as _, Told};
use race::{
    Action, Card, Cause, Design, Event, Illegal, Move, Prompt, Race, Setup, Snapshot, Timing, View, Way, WayOption,
};
use serde_json::{Value, json};

/// The card of this name; of two copies the first one, unless the name says otherwise.
pub(crate) fn card(name: &str) -> Card {
    Card::by_name(name).or_else(|| Card::by_name(&format!("{name}#1"))).unwrap_or_else(|| panic!("no card {name}"))
}

pub(crate) fn cards(names: &[&str]) -> Set<Card> {
    names.iter().map(|name| card(name)).collect()
}

pub(crate) fn list(names: &[&str]) -> Vec<Card> {
    names.iter().map(|name| card(name)).collect()
}

/// A round about to begin, that a test can arrange as it needs. Nobody holds or owns anything unless it is said.
pub(crate) struct Scene {
    setup: Setup,
    hands: Vec<Set<Card>>,
    tableaus: Vec<Vec<Card>>,
    goods: Vec<Set<Card>>,
    vp: Vec<u16>,
    pool: i16,
    discard: Set<Card>,
    deck: Option<Set<Card>>,
    draws: Option<Vec<Card>>,
}

impl Scene {
    pub(crate) fn new(players: u8, variant: &str) -> Self {
        let setup = Setup::of(players, variant).expect("a setup that exists");
        let count = usize::from(players);
        let starts = ["Old Earth", "Epsilon Eridani", "Alpha Centauri", "New Sparta"];
        Self {
            setup,
            hands: vec![Set::EMPTY; count],
            tableaus: starts[..count].iter().map(|name| vec![card(name)]).collect(),
            goods: vec![Set::EMPTY; count],
            vp: vec![0; count],
            pool: 12 * i16::from(players),
            discard: Set::EMPTY,
            deck: None,
            draws: None,
        }
    }

    /// Two players of the standard game.
    pub(crate) fn two() -> Self {
        Self::new(2, "standard")
    }

    pub(crate) fn timing(mut self, timing: Timing) -> Self {
        self.setup.timing = timing;
        self
    }

    pub(crate) fn capped(mut self, rounds: u16) -> Self {
        self.setup = self.setup.capped(rounds);
        self
    }

    pub(crate) fn hand(mut self, seat: usize, names: &[&str]) -> Self {
        self.hands[seat] = cards(names);
        self
    }

    /// This many hand cards that nothing needs: the last ones not used otherwise.
    pub(crate) fn money(mut self, seat: usize, count: usize) -> Self {
        for card in self.spare().take(count).collect::<Vec<_>>() {
            self.hands[seat].insert(card);
        }
        self
    }

    pub(crate) fn tableau(mut self, seat: usize, names: &[&str]) -> Self {
        self.tableaus[seat] = list(names);
        self
    }

    pub(crate) fn goods(mut self, seat: usize, names: &[&str]) -> Self {
        self.goods[seat] = cards(names);
        self
    }

    pub(crate) fn vp(mut self, seat: usize, vp: u16) -> Self {
        self.pool -= vp as i16;
        self.vp[seat] = vp;
        self
    }

    pub(crate) fn pool(mut self, pool: i16) -> Self {
        self.pool = pool;
        self
    }

    pub(crate) fn discard(mut self, names: &[&str]) -> Self {
        self.discard = cards(names);
        self
    }

    /// The deck, if it is not to hold everything else. All other cards leave the game.
    pub(crate) fn deck(mut self, names: &[&str]) -> Self {
        self.deck = Some(cards(names));
        self
    }

    /// The cards that will come from the deck, in order.
    pub(crate) fn draws(mut self, names: &[&str]) -> Self {
        self.draws = Some(list(names));
        self
    }

    /// The cards that nothing was said of, the last first.
    fn spare(&self) -> impl Iterator<Item = Card> + use<> {
        let mut used = self.discard.union(self.deck.unwrap_or_default());
        used = self.draws.iter().flatten().fold(used, |used, &card| used.union([card].into_iter().collect()));
        for (hand, tableau) in self.hands.iter().zip(&self.tableaus) {
            used = used.union(*hand).union(tableau.iter().copied().collect());
        }
        let mut spare: Vec<Card> = Card::ALL.without(used).iter().collect();
        spare.reverse();
        spare.into_iter()
    }

    /// The moment before everyone chooses.
    pub(crate) fn play(self) -> Play {
        let mut game = Race::new(&self.setup, Chance::seeded(Seed::from_number(1)), &mut ()).expect("a playable setup");
        let mut choices = Chance::seeded(Seed::from_number(2));
        while game.round() == 0 {
            let seat = game.asked().first().expect("the opening discards");
            let answer = game.random_move(seat, &mut choices).expect("a legal move");
            game.play(seat, &answer, &mut ()).expect("a legal move");
        }
        let mut state = serde_json::to_value(&game).expect("plain data");
        let galaxy = &mut state["galaxy"];
        let mut spare = self.spare();
        let mut goods = serde_json::Map::new();
        for world in self.goods.iter().flat_map(|goods| goods.iter()) {
            goods.insert(world.to_string(), json!(spare.next().expect("a spare card")));
        }
        for (seat, player) in galaxy["players"].as_array_mut().expect("players").iter_mut().enumerate() {
            *player = json!({
                "hand": self.hands[seat], "tableau": self.tableaus[seat], "goods": self.goods[seat],
                "vp": self.vp[seat], "thrown": [], "shown": [],
            });
        }
        galaxy["goods"] = Value::Object(goods);
        let rest: Set<Card> = spare.collect();
        let draws: Set<Card> = self.draws.iter().flatten().copied().collect();
        galaxy["deck"] = json!(self.deck.unwrap_or(rest.union(draws.without(self.discard))));
        galaxy["discard"] = json!(self.discard);
        galaxy["open_discards"] = json!([]);
        galaxy["pool"] = json!(self.pool);
        if let Some(draws) = &self.draws {
            let numbers: Vec<u32> = draws.iter().map(|card| card.number().into()).collect();
            galaxy["chance"] = json!(Chance::scripted(numbers));
        }
        let game = serde_json::from_value(state).expect("a state of the right shape");
        Play { game, told: Vec::new() }
    }

    /// The moment after everyone has chosen.
    pub(crate) fn choose(self, actions: &[Action]) -> Play {
        let mut play = self.play();
        play.choose(actions);
        play
    }
}

/// A game being played by a test, with all events so far.
pub(crate) struct Play {
    pub(crate) game: Race,
    pub(crate) told: Vec<Told<Event>>,
}

impl Play {
    pub(crate) fn prompt(&self, seat: u8) -> Prompt {
        self.game.prompt(Seat::new(seat)).unwrap_or_else(|| panic!("seat {seat} is not asked"))
    }

    pub(crate) fn asked(&self) -> Vec<u8> {
        self.game.asked().iter().map(Seat::number).collect()
    }

    pub(crate) fn view(&self, seat: u8) -> View {
        self.game.view(Observer::Seat(Seat::new(seat)))
    }

    pub(crate) fn public(&self) -> View {
        self.game.view(Observer::Public)
    }

    pub(crate) fn truth(&self) -> Snapshot {
        self.game.snapshot()
    }

    /// Plays a legal move.
    #[track_caller]
    pub(crate) fn does(&mut self, seat: u8, answer: Move) -> &mut Self {
        let offered = self.prompt(seat).moves();
        assert!(offered.contains(&answer), "{answer:?} is not offered: {offered:?}");
        let result = self.game.play(Seat::new(seat), &answer, &mut self.told);
        result.unwrap_or_else(|illegal| panic!("{answer:?}: {illegal}"));
        self
    }

    /// Tries a move that must be refused, and says why it was.
    #[track_caller]
    pub(crate) fn refused(&mut self, seat: u8, answer: Move) -> Illegal {
        let before = self.game.clone();
        let illegal = self.game.play(Seat::new(seat), &answer, &mut ()).expect_err("an illegal move");
        assert_eq!(self.game, before, "a refused move changes nothing");
        illegal
    }

    /// Everyone chooses, one action each or two in the advanced game.
    pub(crate) fn choose(&mut self, actions: &[Action]) -> &mut Self {
        let players = self.game.setup().players;
        for seat in 0..players {
            let answer = if actions.len() == usize::from(players) {
                Move::Choose(actions[usize::from(seat)])
            } else {
                Move::ChoosePair(actions[usize::from(seat) * 2], actions[usize::from(seat) * 2 + 1])
            };
            self.does(seat, answer);
        }
        self
    }

    /// Everyone places a development, or none for an empty name.
    pub(crate) fn develop(&mut self, names: &[&str]) -> &mut Self {
        for (seat, name) in names.iter().enumerate() {
            self.does(seat as u8, Move::Develop((!name.is_empty()).then(|| card(name))));
        }
        self
    }

    /// Everyone places a world, or none for an empty name.
    pub(crate) fn settle(&mut self, names: &[&str]) -> &mut Self {
        for (seat, name) in names.iter().enumerate() {
            self.does(seat as u8, Move::Settle((!name.is_empty()).then(|| card(name))));
        }
        self
    }

    /// Settles the placed world, paying with the last hand cards.
    #[track_caller]
    pub(crate) fn takes(&mut self, seat: u8, way: Way, discards: &[&str], due: usize) -> &mut Self {
        let money = self.money(seat, due);
        self.does(seat, Move::PayWorld { way, discards: cards(discards), cards: money })
    }

    /// Pays for the placed development with the last hand cards.
    #[track_caller]
    pub(crate) fn pays(&mut self, seat: u8, due: usize) -> &mut Self {
        let money = self.money(seat, due);
        self.does(seat, Move::Pay(money))
    }

    /// The last hand cards.
    fn money(&self, seat: u8, count: usize) -> Set<Card> {
        let hand: Vec<Card> = self.hand(seat).iter().collect();
        hand.iter().rev().take(count).copied().collect()
    }

    /// Uses a Consume power on the goods of these worlds.
    #[track_caller]
    pub(crate) fn consumes(&mut self, seat: u8, name: &str, power: u8, goods: &[&str]) -> &mut Self {
        self.does(seat, consume(name, power, goods))
    }

    /// The ways to settle that are offered, as way, discards and cards due.
    pub(crate) fn ways(&self, seat: u8) -> Vec<(Way, Vec<String>, u8)> {
        let Prompt::PayWorld { ways, .. } = self.prompt(seat) else { panic!("nothing to settle") };
        let way = |way: &WayOption| (way.way, way.discards.iter().map(|card| card.to_string()).collect(), way.due);
        ways.iter().map(way).collect()
    }

    /// The cards that a seat may place.
    pub(crate) fn options(&self, seat: u8) -> Set<Card> {
        match self.prompt(seat) {
            Prompt::Develop { options, .. } => options.iter().map(|option| option.card).collect(),
            Prompt::Settle { options, .. } => options.iter().map(|option| option.card).collect(),
            other => panic!("not a choice of cards: {other:?}"),
        }
    }

    pub(crate) fn hand(&self, seat: u8) -> Set<Card> {
        self.truth().players[Seat::new(seat)].hand
    }

    pub(crate) fn hand_size(&self, seat: u8) -> u32 {
        self.hand(seat).len()
    }

    pub(crate) fn tableau(&self, seat: u8) -> Vec<Card> {
        self.truth().players[Seat::new(seat)].tableau.clone()
    }

    pub(crate) fn vp(&self, seat: u8) -> u16 {
        self.truth().players[Seat::new(seat)].vp
    }

    /// The worlds of a seat that carry a good.
    pub(crate) fn goods(&self, seat: u8) -> Set<Card> {
        self.truth().players[Seat::new(seat)].goods.iter().map(|(world, _)| *world).collect()
    }

    pub(crate) fn happened(&self, event: Event) -> bool {
        self.told.iter().any(|told| told.event == event)
    }

    /// How many cards a seat drew for a cause.
    pub(crate) fn drew(&self, seat: u8, cause: Cause) -> u8 {
        let drawn = self.told.iter().map(|told| match told.event {
            Event::Drew { seat: drawer, count, cause: why } if drawer == Seat::new(seat) && why == cause => count,
            _ => 0,
        });
        drawn.sum()
    }
}

pub(crate) fn consume(name: &str, power: u8, goods: &[&str]) -> Move {
    Move::Consume { card: card(name), power, goods: cards(goods) }
}

/// What a six-cost development is worth to the owner of these cards.
pub(crate) fn worth(development: Design, others: &[&str], chips: u16) -> i32 {
    let mut tableau = list(others);
    tableau.push(development.card());
    let score = race::Score::of(&tableau, chips);
    score.six_cost.iter().find(|line| line.card == development.card()).expect("a six-cost development").points
}
