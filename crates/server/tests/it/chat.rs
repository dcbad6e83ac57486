//! What people say at a table: who reads it, what is refused, and that it stays.

use axum::http::Method;
use game::{Chance, Seed};
use protocol::{ChatLine, ChatRefusal, ChatSide, FromPage, NewSeat, QuickPhrase, RefusalCode, Saying, ToPage};
use serde_json::json;
use server::client::Client;
use server::host::{self, AdminCommand, AdminError, AdminReply, ChatInfo, HostError};
use server::{Config, Limits, Rate};

use crate::table::{House, Player, bot, create, two_people, wish};

/// Somebody who talks, as a player or as a spectator.
struct Talker {
    player: Player,
    lines: u32,
}

/// What was said, and by which side.
type Heard = (ChatSide, String);

fn text(said: &str) -> Saying {
    Saying::Text(said.into())
}

impl Talker {
    fn new(player: Player) -> Self {
        Self { player, lines: 0 }
    }

    /// Somebody who watches, and whom the server knows.
    async fn watching(house: &House, id: &str) -> Self {
        let mut client = house.client();
        client.get("/api/me").await.expect("a cookie");
        Self::joined(&client, id).await
    }

    async fn joined(client: &Client, id: &str) -> Self {
        let mut player = Player::join(client, id, None).await;
        player.until(|message| matches!(message, ToPage::State { .. })).await;
        Self::new(player)
    }

    /// Says something; returns why it was refused.
    async fn say(&mut self, says: Saying) -> Option<ChatRefusal> {
        self.lines += 1;
        let own = self.lines;
        self.player.send(FromPage::Chat { id: own, says }).await;
        match self.player.until(|message| matches!(message, ToPage::Chatted { id, .. } if *id == own)).await {
            ToPage::Chatted { refused, .. } => refused,
            _ => unreachable!(),
        }
    }

    async fn said(&mut self, words: &str) {
        assert_eq!(self.say(text(words)).await, None, "{words}");
    }

    async fn refused(&mut self, says: Saying) -> (RefusalCode, String) {
        let ChatRefusal { code, said } = self.say(says).await.expect("a refusal");
        (code, said.key.to_string())
    }

    /// Everything on the page. Whatever the match has sent until now has arrived after an answer to something refused.
    async fn lines(&mut self) -> Vec<ChatLine> {
        self.say(text(" ")).await;
        let mut lines = Vec::new();
        for message in &self.player.heard {
            if let ToPage::Chat { all, lines: new, .. } = message {
                if *all {
                    lines.clear();
                }
                lines.extend(new.iter().cloned());
            }
        }
        lines
    }

    async fn read(&mut self) -> Vec<Heard> {
        let words = |line: ChatLine| match line.says {
            Saying::Text(text) => (line.side, text),
            Saying::Quick(phrase) => panic!("{phrase:?}"),
        };
        self.lines().await.into_iter().map(words).collect()
    }

    async fn is_over(&mut self) {
        while !self.player.over {
            self.player.next().await;
        }
    }
}

async fn two_talkers(house: &House) -> (Talker, Talker) {
    let (ann, ben) = two_people(house, "race").await;
    (Talker::new(ann), Talker::new(ben))
}

async fn give_up(ann: &mut Talker, ben: &mut Talker) {
    for talker in [&mut *ann, &mut *ben] {
        talker.player.send(FromPage::Resign).await;
    }
}

/// Random people talk, leave and come back. Until the end, no player gets a spectator's line, and nothing tells of it.
#[tokio::test]
async fn every_line_reaches_those_who_may_read_it_and_nobody_else() {
    for seed in 0..4 {
        let house = House::open().await;
        let (ann, ben) = two_talkers(&house).await;
        let id = ann.player.id.clone();
        let (eve, dan) = (Talker::watching(&house, &id).await, Talker::watching(&house, &id).await);
        let mut talkers = [ann, ben, eve, dan];
        let sides = [ChatSide::Players, ChatSide::Players, ChatSide::Spectators, ChatSide::Spectators];
        let (mut all, mut chance) = (Vec::<Heard>::new(), Chance::seeded(Seed::from_number(seed)));
        for n in 0..40 {
            let who = chance.below(4) as usize;
            let side = sides[who];
            if chance.below(5) == 0 {
                let again = Talker::joined(&talkers[who].player.client, &id).await;
                talkers[who] = again;
            }
            let words = format!("{side:?} {n}");
            talkers[who].said(&words).await;
            all.push((side, words));
            let reader = chance.below(4) as usize;
            let expected: Vec<Heard> = if sides[reader] == ChatSide::Players {
                all.iter().filter(|(side, _)| *side == ChatSide::Players).cloned().collect()
            } else {
                all.clone()
            };
            assert_eq!(talkers[reader].read().await, expected, "seed {seed}, reader {reader}");
        }
        for player in &mut talkers[..2] {
            let numbers: Vec<u32> = player.lines().await.iter().map(|line| line.number).collect();
            assert_eq!(
                numbers,
                (0..numbers.len() as u32).collect::<Vec<_>>(),
                "a gap would count the spectators' lines"
            );
            for message in &player.player.heard {
                assert!(!serde_json::to_string(message).unwrap().contains("Spectators "), "{message:?}");
            }
        }
        let [ann, ben, ..] = &mut talkers;
        give_up(ann, ben).await;
        for talker in &mut talkers {
            talker.is_over().await;
            assert_eq!(talker.read().await, all, "everyone reads everything");
        }
        for (who, side) in sides.into_iter().enumerate() {
            talkers[who].said("Good game").await;
            all.push((side, "Good game".into()));
        }
        for talker in &mut talkers {
            assert_eq!(talker.read().await, all);
        }
    }
}

/// The disk is copied after every acknowledged line, without warning, as `kill -9` leaves it.
#[tokio::test]
async fn what_was_acknowledged_survives_a_crash() {
    let house = House::open().await;
    let (mut ann, mut ben) = two_talkers(&house).await;
    let id = ann.player.id.clone();
    let mut eve = Talker::watching(&house, &id).await;
    assert_eq!(ben.say(Saying::Quick(QuickPhrase::GoodLuck)).await, None);
    for round in 0..2 {
        ann.said(&format!("Your <b>turn</b>, {round}")).await;
        eve.said(&format!("Who leads? {round}")).await;
        let after = house.crashed().await;
        for talker in [&mut ann, &mut ben, &mut eve] {
            let mut again = Talker::joined(&after.again(&talker.player.client), &id).await;
            assert_eq!(again.lines().await, talker.lines().await);
            assert!(again.lines().await.len() > 1);
        }
    }
    // The next line after a crash has the next number.
    let after = house.crashed().await;
    let mut again = Talker::joined(&after.again(&ann.player.client), &id).await;
    again.said("Still here").await;
    let numbers: Vec<u32> = again.lines().await.iter().map(|line| line.number).collect();
    assert_eq!(numbers, [0, 1, 2, 3]);
}

#[tokio::test]
async fn lines_name_their_speaker_and_not_the_speakers_id() {
    let house = House::open().await;
    let (mut ann, mut ben) = two_talkers(&house).await;
    let mut eve = Talker::watching(&house, &ann.player.id).await;
    ann.said("one").await;
    eve.said("two").await;
    assert_eq!(ben.say(Saying::Quick(QuickPhrase::Thanks)).await, None);
    let lines = eve.lines().await;
    assert_eq!(
        lines.iter().map(|line| line.seat.map(game::Seat::number)).collect::<Vec<_>>(),
        [Some(0), None, Some(1)]
    );
    assert_eq!(lines.iter().map(|line| line.mine).collect::<Vec<_>>(), [false, true, false]);
    assert_eq!(lines[2].says, Saying::Quick(QuickPhrase::Thanks));
    assert!(lines.iter().all(|line| line.name.starts_with("Guest ")), "{lines:?}");
    assert!(lines[0].speaker != lines[1].speaker && lines[1].speaker != lines[2].speaker);
    for talker in [&ann, &ben, &eve] {
        let sent = serde_json::to_string(&lines).unwrap();
        assert!(!sent.contains(&id_of(&talker.player.client)), "an id is half of a cookie");
    }
    let body = Some(json!({ "name": "Anna" }).to_string());
    ann.player.client.send(Method::PUT, "/api/me", body).await.unwrap();
    ben.player.until(|message| matches!(message, ToPage::Chat { lines, .. } if lines[0].name == "Anna")).await;
    // Muting somebody works at the next table too.
    let (mut ann_again, ben_again) = (ann.player.client.clone(), ben.player.client.clone());
    let next = create(&mut ann_again, &wish("roll", vec![NewSeat::Me, NewSeat::Open])).await;
    let mut ann = Talker::new(Player::join(&ann_again, &next.id, None).await);
    ann.said("here too").await;
    let mut ben = Player::join(&ben_again, &next.id, None).await;
    let chat = ben.until(|message| matches!(message, ToPage::Chat { .. })).await;
    let ToPage::Chat { lines: there, .. } = chat else { unreachable!() };
    assert_eq!(there[0].speaker, lines[0].speaker);
}

fn id_of(client: &Client) -> String {
    let cookie = client.cookie.as_ref().expect("a cookie");
    cookie.trim_start_matches("orrery=").split('.').next().expect("an id").to_string()
}

#[tokio::test]
async fn bad_lines_are_refused_with_a_reason_and_nobody_reads_them() {
    let house = House::open().await;
    let (mut ann, mut ben) = two_talkers(&house).await;
    let blank = (RefusalCode::BadChat, "refused-bad-chat".to_string());
    for nothing in ["", " \n\t ", "\u{202e}\u{200b}", "\u{3164}"] {
        assert_eq!(ann.refused(text(nothing)).await, blank, "{nothing:?}");
    }
    let long = (RefusalCode::BadChat, "refused-bad-chat-long".to_string());
    assert_eq!(ann.refused(text(&"x".repeat(201))).await, long);
    let malformed = [
        json!({ "type": "chat", "id": 1, "says": { "quick": "sing" } }),
        json!({ "type": "chat", "id": 1, "says": { "text": "a", "quick": "hello" } }),
        json!({ "type": "chat", "id": 1, "says": { "text": "a" }, "to": "players" }),
        json!({ "type": "chat", "id": 1, "says": "a" }),
        json!({ "type": "chat", "says": { "text": "a" } }),
    ];
    for message in malformed {
        ann.player.socket.send_text(message.to_string()).await.unwrap();
        assert_eq!(ann.player.refusal().await, RefusalCode::Malformed, "{message}");
    }
    ann.said("<img src=x onerror=alert(1)> \u{202e}\u{7}ok").await;
    let expected = [(ChatSide::Players, "<img src=x onerror=alert(1)> ok".to_string())];
    assert_eq!(ben.read().await, expected);
    assert_eq!(ann.read().await, expected);
}

/// Anyone may watch, but somebody whom the server does not know could neither be muted nor slowed down.
#[tokio::test]
async fn strangers_read_and_do_not_speak() {
    let house = House::open().await;
    let (mut ann, _ben) = two_talkers(&house).await;
    let mut stranger = Talker::joined(&house.client(), &ann.player.id).await;
    let expected = (RefusalCode::NotSeated, "refused-chat-stranger".to_string());
    assert_eq!(stranger.refused(text("Hello")).await, expected);
    ann.said("Hello").await;
    assert_eq!(stranger.read().await, [(ChatSide::Players, "Hello".to_string())]);
}

fn is_chat(message: &ToPage) -> bool {
    matches!(message, ToPage::Chat { .. })
}

#[tokio::test]
async fn there_is_no_chat_with_bots_alone() {
    let house = House::open().await;
    let mut client = house.client();
    let created = create(&mut client, &wish("race", vec![NewSeat::Me, bot(), bot()])).await;
    let mut ann = Talker::joined(&client, &created.id).await;
    let no_chat = (RefusalCode::NoChat, "refused-no-chat".to_string());
    assert_eq!(ann.refused(text("Hello")).await, no_chat);
    let mut eve = Talker::watching(&house, &created.id).await;
    assert_eq!(eve.refused(text("Hello")).await, no_chat);
    assert!(!ann.player.heard.iter().chain(&eve.player.heard).any(is_chat));
    // The last open seat goes to a bot: there is nobody left to talk to.
    let created = create(&mut client, &wish("race", vec![NewSeat::Me, NewSeat::Open])).await;
    let mut ann = Talker::new(Player::join(&client, &created.id, None).await);
    ann.said("Is anybody there?").await;
    let bot = json!({ "level": "random" });
    let filled = client.post(&format!("/api/matches/{}/seats/1/bot", created.id), &bot).await.unwrap();
    assert!(filled.status.is_success(), "{}", filled.text);
    let off = ToPage::Chat { on: false, all: true, lines: Vec::new() };
    ann.player.until(|message| *message == off).await;
    assert_eq!(ann.refused(text("Hello")).await, no_chat);
}

#[tokio::test]
async fn a_host_can_switch_the_chat_off() {
    let house = House::with(|config: &mut Config| config.chat = false).await;
    let (mut ann, mut ben) = two_talkers(&house).await;
    assert_eq!(ann.refused(Saying::Quick(QuickPhrase::Hello)).await.0, RefusalCode::NoChat);
    assert_eq!(ben.refused(text("Hello")).await.0, RefusalCode::NoChat);
    assert!(!ann.player.heard.iter().chain(&ben.player.heard).any(is_chat));
}

#[tokio::test]
async fn nobody_talks_without_end() {
    let slow = |burst| Rate { burst, per_second: 1e-6 };
    let house = House::with(|config: &mut Config| {
        config.limits = Limits { player_chat: slow(2), table_chat: slow(3), ..Limits::generous() };
    });
    let house = house.await;
    let (mut ann, mut ben) = two_talkers(&house).await;
    let mut eve = Talker::watching(&house, &ann.player.id).await;
    ann.said("one").await;
    assert_eq!(ann.say(Saying::Quick(QuickPhrase::Hello)).await, None);
    let too_fast = (RefusalCode::TooFast, "refused-chat-too-fast".to_string());
    assert_eq!(ann.refused(text("three")).await, too_fast);
    ben.said("four").await;
    assert_eq!(ben.refused(text("five")).await, (RefusalCode::TooFast, "refused-chat-busy".to_string()));
    // Spectators have their own share.
    eve.said("six").await;
    // A player's limit counts at every table.
    let mut client = ann.player.client.clone();
    let other = create(&mut client, &wish("race", vec![NewSeat::Me, NewSeat::Open])).await;
    let mut elsewhere = Talker::new(Player::join(&client, &other.id, None).await);
    assert_eq!(elsewhere.refused(text("seven")).await, too_fast);
    assert_eq!(ben.lines().await.len(), 3);
}

#[tokio::test]
async fn old_lines_are_forgotten_on_the_page_and_on_disk() {
    let house = House::open().await;
    let (mut ann, mut ben) = two_talkers(&house).await;
    let mut eve = Talker::watching(&house, &ann.player.id).await;
    eve.said("I was first").await;
    for n in 0..203 {
        ann.said(&n.to_string()).await;
    }
    let expected: Vec<u32> = (3..203).collect();
    let numbers = async |talker: &mut Talker| -> Vec<u32> {
        let lines = talker.lines().await.into_iter().filter(|line| line.side == ChatSide::Players);
        lines.map(|line| line.number).collect()
    };
    let id = ann.player.id.clone();
    let mut again = Talker::joined(&ben.player.client, &id).await;
    assert_eq!(numbers(&mut again).await, expected);
    let after = house.crashed().await;
    let mut restored = Talker::joined(&after.again(&eve.player.client), &id).await;
    assert_eq!(numbers(&mut restored).await, expected);
    assert_eq!(restored.lines().await.len(), 201, "the spectators' line is not among the players'");
    assert_eq!(ben.lines().await.len(), 203, "a page keeps what it was sent");
}

/// The record and the replay of a game are the same whether people talked or not.
#[tokio::test]
async fn what_is_said_is_no_part_of_the_game() {
    let house = House::open().await;
    let mut ann = house.client();
    let created = create(&mut ann, &wish("defenders", vec![NewSeat::Me, NewSeat::Open, bot()])).await;
    let mut ben = house.client();
    let claim = created.links[0].path.replace("/seat/", "/api/seats/");
    assert!(ben.post(&claim, &()).await.unwrap().status.is_success());
    let (mut ann, mut ben) = (Talker::joined(&ann, &created.id).await, Talker::joined(&ben, &created.id).await);
    let version = ann.player.version();
    ann.said("a sentence of mine").await;
    ben.said("a sentence of mine too").await;
    assert_eq!(ann.lines().await.len(), 2);
    assert_eq!((ann.player.version(), &ann.player.log), (version, &ben.player.log));
    give_up(&mut ann, &mut ben).await;
    ann.is_over().await;
    let mut client = ann.player.client.clone();
    for path in ["record", "replay", "replay/0?as=all"] {
        let answered = client.get(&format!("/api/matches/{}/{path}", created.id)).await.unwrap();
        assert!(answered.status.is_success() && !answered.text.contains("sentence of mine"), "{path}");
    }
}

async fn chat(
    house: &House,
    id: &str,
    delete: &[&str],
    delete_player: Option<&str>,
) -> Result<Vec<ChatInfo>, AdminError> {
    let delete = delete.iter().map(ToString::to_string).collect();
    let order = AdminCommand::Chat { id: id.into(), delete, delete_player: delete_player.map(Into::into) };
    match host::order(&house.data(), order).await {
        Ok(AdminReply::Chat(lines)) => Ok(lines),
        Err(HostError::Refused(error)) => Err(error),
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn a_host_reads_and_deletes_what_was_said() {
    let house = House::open().await;
    let (mut ann, mut ben) = two_talkers(&house).await;
    let id = ann.player.id.clone();
    assert_eq!(chat(&house, &id, &[], None).await, Ok(Vec::new()));
    ann.said("spam").await;
    ben.said("stop it").await;
    assert_eq!(ann.say(Saying::Quick(QuickPhrase::Sorry)).await, None);
    ann.said("more spam").await;
    let said = chat(&house, &id, &[], None).await.unwrap();
    let lines: Vec<_> = said.iter().map(|line| (line.line.as_str(), line.text.as_str())).collect();
    assert_eq!(
        lines,
        [("players-0", "spam"), ("players-1", "stop it"), ("players-2", "sorry"), ("players-3", "more spam")]
    );
    assert_eq!(said[0].player, id_of(&ann.player.client));
    for (delete, player) in [(&["players-9"][..], None), (&["spectators-0"], None), (&[], Some("nobody"))] {
        let refused = chat(&house, &id, delete, player).await;
        assert!(matches!(refused, Err(AdminError::NoLine { .. })), "{refused:?}");
    }
    ben.said("I am still connected").await;
    let gone = chat(&house, &id, &["players-0"], None).await.unwrap();
    assert_eq!(gone.iter().map(|line| line.text.as_str()).collect::<Vec<_>>(), ["spam"]);
    let mut ben = Talker::joined(&ben.player.client, &id).await;
    assert_eq!(ben.lines().await.iter().map(|line| line.number).collect::<Vec<_>>(), [1, 2, 3, 4]);
    assert_eq!(chat(&house, &id, &[], Some(&said[0].player)).await.unwrap().len(), 2);
    let mut ben = Talker::joined(&ben.player.client, &id).await;
    let left = ["stop it", "I am still connected"].map(|words| (ChatSide::Players, words.to_string()));
    assert_eq!(ben.read().await, left);
    ben.said("thank you").await;
}

/// A spectator has no seat and no name, only lines.
#[tokio::test]
async fn an_erased_player_has_said_nothing() {
    let house = House::open().await;
    let (mut ann, mut ben) = two_talkers(&house).await;
    let id = ann.player.id.clone();
    let mut eve = Talker::watching(&house, &id).await;
    eve.said("eve was here").await;
    ann.said("ann was here").await;
    ben.said("ben is here").await;
    for talker in [&eve, &ann] {
        let player = id_of(&talker.player.client);
        let order = AdminCommand::Erase { player: player.clone() };
        assert!(matches!(host::order(&house.data(), order.clone()).await, Ok(AdminReply::Erased { .. })));
        let again = host::order(&house.data(), order).await;
        assert!(matches!(again, Err(HostError::Refused(AdminError::NoPlayer { .. }))), "{again:?}");
    }
    let left = chat(&house, &id, &[], None).await.unwrap();
    assert_eq!(left.iter().map(|line| line.text.as_str()).collect::<Vec<_>>(), ["ben is here"]);
    // A match that is deleted takes its chat with it.
    host::order(&house.data(), AdminCommand::Delete { id: id.clone() }).await.unwrap();
    let player = id_of(&ben.player.client);
    let gone = host::order(&house.data(), AdminCommand::Erase { player }).await;
    assert!(matches!(gone, Err(HostError::Refused(AdminError::NoPlayer { .. }))), "{gone:?}");
    drop((ann, ben, eve));
    let data = house.close().await;
    let mut tell = |_| {};
    let mut watch = host::Watch { stop: Default::default(), tell: &mut tell };
    assert!(host::check(&data.data(), &mut watch).await.unwrap().is_fine());
}
