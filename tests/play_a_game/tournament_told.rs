//! What is told of a tournament, to whom, and how often: whom a round rings, who sits out, the final, decisions, pauses,
//! and ends.

use std::sync::Arc;

use jiff::SignedDuration;
use local_discord::{Message, OptionValue, Person};
use tessera::game::TournamentId;
use tessera::service::{TournamentState, TournamentView};

use crate::table::{Table, private};

pub const CUP: TournamentId = TournamentId(1);

pub async fn view(table: &Table) -> TournamentView {
    table.service().tournament(CUP).await.unwrap()
}

pub fn owner(table: &Table) -> Person {
    table.discord.person("Owner")
}

pub fn people(table: &Table, names: &[&str]) -> Vec<Person> {
    names.iter().map(|it| table.discord.person(it)).collect()
}

/// A tournament that is announced, after this was chosen from the menus of its preview, and that these have entered.
pub async fn entered(table: &Table, choices: &[(&str, &str)], names: &[&str]) -> Arc<Message> {
    let options: [(&str, OptionValue); 1] = [("name", "Cup".into())];
    let made = owner(table).slash("tournament create", options).await;
    let preview = made.unwrap().message.unwrap();
    for (menu, choice) in choices {
        table.wait_out_double_press();
        let id = format!("t1:tournament:{menu}:1");
        let chosen = owner(table).select(&preview, &id, &[*choice]).await;
        chosen.unwrap();
    }
    table.wait_out_double_press();
    owner(table).press(&preview, "Announce").await.unwrap();
    let announcement = table.message("Entered: 0 (").await;
    for who in people(table, names) {
        who.press(&announcement, "Enter").await.unwrap();
    }
    announcement
}

/// What the owner does by command, up to the answer.
pub async fn manage(table: &Table, options: &[(&str, OptionValue)]) -> Arc<Message> {
    table.wait_out_double_press();
    let owner = owner(table);
    let asked = owner.slash("tournament manage", options.to_vec()).await;
    asked.unwrap().message.unwrap()
}

pub async fn start(table: &Table) {
    let question = manage(table, &[("do", "start".into())]).await;
    owner(table).press(&question, "Start now").await.unwrap();
}

/// The owner decides a board for the one named first.
async fn decide(table: &Table, board: i64) {
    table.wait_out_double_press();
    let options: [(&str, OptionValue); 4] = [
        ("do", "decide".into()),
        ("board", board.into()),
        ("result", "first".into()),
        ("reason", "agreed".into()),
    ];
    let form = owner(table).slash("tournament manage", options).await;
    let form = form.unwrap().modal.unwrap();
    owner(table).submit_modal(&form, &[]).await.unwrap();
}

/// The board of the round that is played is decided, and what follows from it has happened.
pub async fn decided(table: &Table) {
    let round = view(table).await.rounds.len();
    decide(table, 1).await;
    table
        .passes_until(async || {
            let now = view(table).await;
            now.rounds.len() > round || now.tournament.state == TournamentState::Over
        })
        .await;
}

pub async fn shown(table: &Table, who: &Person) -> String {
    table.wait_out_double_press();
    let shown = who.slash("tournament show", []).await.unwrap();
    private(&shown).to_owned()
}

/// The one of these who is in no pairing of the last round.
async fn sitting_out(table: &Table, all: &[Person]) -> Person {
    let view = view(table).await;
    let is_out = |it: &&Person| {
        let player = tessera::game::PlayerId(it.id().get());
        view.pairing_of(player).is_none()
    };
    all.iter().find(is_out).unwrap().clone()
}

pub const SMALL: (&str, &str) = ("size", "3 to 8 players");
const SINGLE: (&str, &str) = ("games", "Single games, rated");

#[tokio::test]
async fn a_round_robin_of_three_says_who_sits_out_and_which_places_are_certain() {
    let table = Table::in_english().await;
    let names = ["Ann", "Ben", "Cleo"];
    let choices = [("format", "Round robin in groups of 4"), SMALL, SINGLE];
    entered(&table, &choices, &names).await;
    let all = people(&table, &names);
    start(&table).await;
    let first = table.message("round 1 has begun").await;
    let out = sitting_out(&table, &all).await;
    let told = format!("{}: no opponent in this round.", out.name());
    assert!(first.content.contains(&told), "{first:?}");
    let news = "**Cup** · round 1: you sit out this round.";
    table.private_message(&out, news).await;
    let said = shown(&table, &out).await;
    assert!(said.contains("You sit out this round."), "{said}");
    assert!(!said.contains("is over"), "{said}");
    // The one named first wins each: whoever has two wins out of two cannot be reached.
    decided(&table).await;
    decided(&table).await;
    let last = view(&table).await;
    let course = last.course();
    let tables = course.tables();
    let best = &tables[0].standings[0];
    if best.half_points == 4 {
        assert_eq!(course.bounds(0)[best.player - 1], 1..=1);
    }
    let played = sitting_out(&table, &all).await;
    let said = shown(&table, &played).await;
    assert!(
        said.contains("You have no further game in this tournament."),
        "{said}"
    );
    decided(&table).await;
    let end = table.message("**Cup** is over.").await;
    let level = {
        let now = view(&table).await;
        let tables = now.course().tables();
        let points: Vec<u32> = tables[0]
            .standings
            .iter()
            .map(|it| it.half_points)
            .collect();
        points.windows(2).any(|it| it[0] == it[1])
    };
    assert_eq!(end.content.contains("With equal points"), level, "{end:?}");
    assert!(!end.content.contains("Buchholz"), "{end:?}");
}

#[tokio::test]
async fn whoever_leaves_a_round_robin_early_is_struck_out_and_everybody_reads_it() {
    let table = Table::in_english().await;
    let names = ["Ann", "Ben", "Cleo"];
    let choices = [("format", "Round robin in groups of 4"), SMALL, SINGLE];
    entered(&table, &choices, &names).await;
    start(&table).await;
    table.message("round 1 has begun").await;
    let round = view(&table).await;
    let number = round.last_round().unwrap().pairings[0].pairing.players[0];
    let name = round.entry(number).unwrap().name.clone();
    let leaver = table.discord.person(&name);
    table.wait_out_double_press();
    let asked = leaver.slash("tournament withdraw", []).await.unwrap();
    let asked = asked.message.unwrap();
    leaver.press(&asked, "Withdraw").await.unwrap();
    let withdrawn = format!("**Cup** · {name} has withdrawn.");
    let posted = table.message(&withdrawn).await.content.clone();
    let told = posted.contains("played half of the games yet. If that stays so")
        || posted.contains("left before playing half of the games: their results don't count.");
    assert!(told, "{posted}");
    table
        .passes_until(async || view(&table).await.rounds.len() > 1)
        .await;
    let end = format!("In Cup, this game doesn't count: {name} left before playing half");
    table.message(&end).await;
    let said = shown(&table, &leaver).await;
    let struck_out = format!("{name} left before playing half of the games: their results");
    assert!(said.contains(&struck_out), "{said}");
}

#[tokio::test]
async fn a_bye_into_the_final_is_told_and_bounds_the_places() {
    let table = Table::in_english().await;
    let names = ["Ann", "Ben", "Cleo"];
    entered(&table, &[("format", "Knock-out"), SMALL, SINGLE], &names).await;
    let all = people(&table, &names);
    start(&table).await;
    let first = table.message("round 1 has begun").await;
    let out = sitting_out(&table, &all).await;
    let told = format!("{}: no opponent in this round.", out.name());
    assert!(first.content.contains(&told), "{first:?}");
    let news = "**Cup** · round 1: you sit out this round, and are in the final.";
    table.private_message(&out, news).await;
    let said = shown(&table, &out).await;
    assert!(
        said.contains(
            "Still possible at the end: 1 to 2. You sit out this round, and are in the final."
        ),
        "{said}"
    );
    decided(&table).await;
    table.message("round 2 has begun: the final").await;
    let told = table.private_message(&out, "This is the final.").await;
    assert!(told.content.contains("round 2"), "{told:?}");
}

#[tokio::test]
async fn a_round_rings_each_player_once() {
    let table = Table::in_english().await;
    let names = ["Ann", "Ben", "Cleo", "Dora"];
    entered(&table, &[], &names).await;
    let ann = &people(&table, &names)[0];
    let silent: [(&str, OptionValue); 1] = [("messages", "no".into())];
    ann.slash("settings", silent).await.unwrap();
    start(&table).await;
    table.message("round 1 has begun").await;
    for who in &people(&table, &names)[1..] {
        let told = table
            .private_message(who, "**Cup** · round 1: you play")
            .await;
        assert!(
            told.content.contains("is played at the same time: game "),
            "{told:?}"
        );
        assert_eq!(told.buttons().len(), 2, "{told:?}");
    }
    for game in 1..=4 {
        table
            .message(&format!("your turn · game {game}, move "))
            .await;
    }
    let boards = table.messages().into_iter();
    let pinged = boards.flat_map(|it| it.pings.clone());
    let pinged: Vec<_> = pinged.collect();
    assert!(!pinged.is_empty(), "who takes no messages is called");
    assert!(pinged.iter().all(|it| *it == ann.id()), "{pinged:?}");
}

#[tokio::test]
async fn a_decision_is_told_to_its_players_and_says_what_becomes_of_the_game() {
    let table = Table::in_english().await;
    let names = ["Ann", "Ben", "Cleo", "Dora"];
    entered(&table, &[SINGLE], &names).await;
    start(&table).await;
    table.message("round 1 has begun").await;
    decide(&table, 1).await;
    let posted = table.message("the organiser has decided the result").await;
    let goes_on = "This game goes on, but no longer counts for the tournament: game ";
    assert!(posted.content.contains(goes_on), "{posted:?}");
    assert!(posted.pings.is_empty(), "{posted:?}");
    let view = view(&table).await;
    let players = &view.last_round().unwrap().pairings[0].pairing.players;
    for number in players {
        let name = view.entry(*number).unwrap().name.clone();
        let who = table.discord.person(&name);
        let told = table
            .private_message(&who, "the organiser has decided your game against")
            .await;
        for part in ["Reason: agreed", goes_on, " wins"] {
            assert!(told.content.contains(part), "{part} in {told:?}");
        }
    }
    // What is cancelled says that its games go on, and why it is.
    let question = manage(&table, &[("do", "cancel".into())]).await;
    let form = owner(&table)
        .press(&question, "Cancel the tournament")
        .await;
    let form = form.unwrap().modal.unwrap();
    owner(&table)
        .submit_modal(&form, &[("line", "Too few have time")])
        .await
        .unwrap();
    let posted = table.message("**Cup** is cancelled.").await;
    let goes_on = "What is still being played goes on as ordinary games.";
    assert!(posted.content.contains(goes_on), "{posted:?}");
    assert!(
        posted.content.contains("Reason: Too few have time"),
        "{posted:?}"
    );
}

#[tokio::test]
async fn who_is_put_in_anothers_place_is_told_and_why_is_posted() {
    let table = Table::in_english().await;
    let names = ["Ann", "Ben", "Cleo", "Dora"];
    entered(&table, &[SINGLE], &names).await;
    let [dora, nina] = ["Dora", "Nina"].map(|it| table.discord.person(it));
    let options: [(&str, OptionValue); 4] = [
        ("do", "replace".into()),
        ("player", OptionValue::from(&dora)),
        ("replacement", OptionValue::from(&nina)),
        ("reason", "Dora is ill".into()),
    ];
    table.wait_out_double_press();
    let form = owner(&table).slash("tournament manage", options).await;
    let form = form.unwrap().modal.unwrap();
    assert_eq!(
        form.fields[0].value, "Dora is ill",
        "nothing written is lost"
    );
    owner(&table).submit_modal(&form, &[]).await.unwrap();
    let posted = table.message("takes the place of").await;
    // Both are named alike.
    let replaced = format!("<@{}> takes the place of <@{}>.", nina.id(), dora.id());
    assert!(posted.content.contains(&replaced), "{posted:?}");
    assert!(posted.content.contains("Reason: Dora is ill"), "{posted:?}");
    assert!(posted.pings.is_empty(), "{posted:?}");
    let told = table
        .private_message(&nina, "has put you in the place of")
        .await;
    assert!(told.content.contains("It starts <t:"), "{told:?}");
    table
        .private_message(&dora, "has let somebody else take your place")
        .await;
    // Once it has begun, she reads whom she plays with the same line.
    start(&table).await;
    table.message("the organiser has started it early").await;
    table.message("round 1 has begun").await;
    let log = manage(&table, &[("do", "log".into())]).await;
    for part in ["started early · <@", "round 1 began", "replaced · "] {
        assert!(log.content.contains(part), "{part} in {log:?}");
    }
    assert!(!log.content.contains("began · 1"), "{log:?}");
}

#[tokio::test]
async fn what_is_paused_before_its_start_says_that_it_waits() {
    let table = Table::in_english().await;
    let announcement = entered(&table, &[], &["Ann"]).await;
    let question = manage(&table, &[("do", "pause".into())]).await;
    assert_eq!(
        question.content,
        "Pause **Cup**? It doesn't start until you resume it."
    );
    owner(&table).press(&question, "Pause").await.unwrap();
    let posted = table
        .message("**Cup** is paused: it doesn't start until")
        .await;
    assert!(!posted.content.contains("Games go on"), "{posted:?}");
    let waits = "It's paused and doesn't start until it's resumed.";
    let shown = table
        .until(announcement.id, |it| it.content.contains(waits))
        .await;
    assert!(!shown.content.contains("It starts"), "{shown:?}");
    // What can only be refused is not offered.
    let page = manage(&table, &[]).await;
    let offers = |page: &Message| {
        page.buttons()
            .iter()
            .any(|it| format!("{it:?}").contains("Start now"))
    };
    assert!(!offers(&page), "{page:?}");
    let question = manage(&table, &[("do", "resume".into())]).await;
    owner(&table).press(&question, "Resume").await.unwrap();
    let posted = table.message("**Cup** goes on.\nIt starts <t:").await;
    let until = "People can enter until then.";
    assert!(posted.content.ends_with(until), "{posted:?}");
    let page = manage(&table, &[]).await;
    assert!(offers(&page), "{page:?}");
}

#[tokio::test]
async fn where_several_are_open_it_is_asked_which_one_is_meant() {
    let table = Table::in_english().await;
    entered(&table, &[], &[]).await;
    let options: [(&str, OptionValue); 1] = [("name", "Trophy".into())];
    table.wait_out_double_press();
    let made = owner(&table).slash("tournament create", options).await;
    let preview = made.unwrap().message.unwrap();
    owner(&table).press(&preview, "Announce").await.unwrap();
    table.message("**Trophy** · tournament 2").await;
    let ann = table.discord.person("Ann");
    let asked = ann.slash("tournament enter", []).await.unwrap();
    assert!(
        private(&asked).starts_with("Which tournament do you mean?"),
        "{asked:?}"
    );
    let entry = |view: &TournamentView| view.entries.len();
    assert_eq!(entry(&view(&table).await), 0, "nothing is done yet");
    let question = asked.message.unwrap();
    ann.press(&question, "Cup").await.unwrap();
    assert_eq!(entry(&view(&table).await), 1);
    // Only one is left that she can enter, and then only one that she can leave.
    table.wait_out_double_press();
    let left = ann.slash("tournament withdraw", []).await.unwrap();
    assert!(private(&left).contains("**Cup**"), "{left:?}");
    ann.slash("tournament enter", [("number", 1.into())])
        .await
        .unwrap();
    table.wait_out_double_press();
    let entered = ann.slash("tournament enter", []).await.unwrap();
    assert!(private(&entered).contains("**Trophy**"), "{entered:?}");
    table.wait_out_double_press();
    let asked = ann.slash("tournament withdraw", []).await.unwrap();
    assert!(
        private(&asked).starts_with("Which tournament do you mean?"),
        "{asked:?}"
    );
}

/// The paces that a command offers, by their words.
#[tokio::test]
async fn a_tournament_is_not_offered_without_a_clock() {
    let table = Table::in_english().await;
    let untimed: [(&str, OptionValue); 2] = [("name", "Cup".into()), ("pace", "untimed".into())];
    let made = owner(&table).slash("tournament create", untimed).await;
    assert!(made.is_err(), "Discord offers no such choice: {made:?}");
}

#[tokio::test]
async fn a_reason_is_repeated_if_what_it_is_for_is_refused() {
    let table = Table::in_english().await;
    let names = ["Ann", "Ben", "Cleo", "Dora"];
    entered(&table, &[SINGLE], &names).await;
    let [dora, nina] = ["Dora", "Nina"].map(|it| table.discord.person(it));
    let options: [(&str, OptionValue); 4] = [
        ("do", "replace".into()),
        ("player", OptionValue::from(&dora)),
        ("replacement", OptionValue::from(&nina)),
        ("reason", "Dora is ill".into()),
    ];
    table.wait_out_double_press();
    let replacing = owner(&table).slash("tournament manage", options).await;
    let replacing = replacing.unwrap().modal.unwrap();
    let why: [(&str, OptionValue); 2] = [("do", "cancel".into()), ("reason", "No time".into())];
    table.wait_out_double_press();
    let cancelling = owner(&table).slash("tournament manage", why).await;
    let cancelling = cancelling.unwrap().modal.unwrap();
    let cancelled = owner(&table).submit_modal(&cancelling, &[]).await;
    cancelled.unwrap();
    table.message("**Cup** is cancelled.").await;
    for (form, reason) in [(&replacing, "Dora is ill"), (&cancelling, "No time")] {
        table.wait_out_double_press();
        let refused = owner(&table).submit_modal(form, &[]).await.unwrap();
        let said = private(&refused);
        assert!(said.contains("This tournament is over."), "{said}");
        let repeated = format!("You wrote:\n```\n{reason}\n```");
        assert!(said.contains(&repeated), "{said}");
    }
}

#[tokio::test]
async fn a_form_for_a_round_that_is_over_decides_nothing_in_the_next() {
    let table = Table::in_english().await;
    let names = ["Ann", "Ben", "Cleo"];
    let choices = [("format", "Round robin in groups of 4"), SMALL, SINGLE];
    entered(&table, &choices, &names).await;
    start(&table).await;
    table.message("round 1 has begun").await;
    let options: [(&str, OptionValue); 4] = [
        ("do", "decide".into()),
        ("board", 1.into()),
        ("result", "first".into()),
        ("reason", "agreed".into()),
    ];
    table.wait_out_double_press();
    let older = owner(&table).slash("tournament manage", options).await;
    let older = older.unwrap().modal.unwrap();
    decided(&table).await;
    table.wait_out_double_press();
    let refused = owner(&table).submit_modal(&older, &[]).await.unwrap();
    let said = private(&refused);
    assert!(said.starts_with("Round 1 isn't the one"), "{said}");
    assert!(said.contains("agreed"), "{said}");
    let now = view(&table).await;
    assert_eq!(now.rounds.len(), 2);
    assert!(now.rounds[1].pairings[0].pairing.result.is_none());
}

#[tokio::test]
async fn an_old_announcement_shows_the_last_change_though_discord_lets_few_edits_pass() {
    let table = Table::in_english().await;
    let announcement = entered(&table, &[], &["Ann"]).await;
    table
        .until(announcement.id, |it| it.content.contains("Entered: 1 ("))
        .await;
    table.passes(SignedDuration::from_hours(2));
    table
        .discord
        .allow_old_edits(1, std::time::Duration::from_mins(10));
    for (name, count) in [("Ben", 2), ("Cleo", 3), ("Dora", 4)] {
        table.wait_out_double_press();
        let who = table.discord.person(name);
        who.slash("tournament enter", []).await.unwrap();
        if count == 2 {
            let one = format!("Entered: {count} (");
            table
                .until(announcement.id, |it| it.content.contains(&one))
                .await;
        }
    }
    let shown = || table.now(announcement.id).content.contains("Entered: 4 (");
    assert!(!shown(), "it is one edit in ten minutes");
    table.passes_until(async || shown()).await;
}
