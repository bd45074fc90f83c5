//! Tournaments as they are used: made with menus, announced, entered, played, and told when they are over.

use std::sync::Arc;

use jiff::SignedDuration;
use local_discord::{Message, OptionValue, Person};
use tessera::game::TournamentId;
use tessera::service::{TournamentState, TournamentView};

use crate::table::{Table, private};

const CUP: TournamentId = TournamentId(1);

/// The preview of a tournament called Cup that the owner has just made.
async fn draft(table: &Table, owner: &Person) -> Arc<Message> {
    let options: [(&str, OptionValue); 1] = [("name", "Cup".into())];
    let made = owner.slash("tournament create", options).await.unwrap();
    let said = private(&made);
    assert!(said.starts_with("**Cup** · tournament 1\n"), "{said}");
    assert!(said.contains("Only you see this preview."), "{said}");
    assert!(table.said().is_empty(), "{:?}", table.said());
    made.message.unwrap()
}

/// A tournament that is announced, after this was chosen from the menus of its preview.
async fn announced(table: &Table, choices: &[(&str, &str)]) -> Arc<Message> {
    let owner = table.discord.person("Owner");
    let preview = draft(table, &owner).await;
    for (menu, choice) in choices {
        let id = format!("t1:tournament:{menu}:1");
        owner.select(&preview, &id, &[*choice]).await.unwrap();
        table.wait_out_double_press();
    }
    owner.press(&preview, "Announce").await.unwrap();
    table.message("Entered: 0 (").await
}

fn four(table: &Table) -> [Person; 4] {
    let person = |name| table.discord.person(name);
    [
        person("Ann"),
        person("Ben"),
        person("Carol"),
        person("Dora"),
    ]
}

async fn view(table: &Table) -> TournamentView {
    table.service().tournament(CUP).await.unwrap()
}

/// The organiser starts it before its time, after one question.
async fn start(table: &Table) {
    let owner = table.discord.person("Owner");
    let page = owner.slash("tournament manage", []).await.unwrap();
    let page = page.message.unwrap();
    owner.press(&page, "Start now").await.unwrap();
    assert_eq!(view(table).await.tournament.state, TournamentState::Open);
    table.wait_out_double_press();
    let question = table.now(page.id);
    assert!(
        question.content.starts_with("Start now, with"),
        "{question:?}"
    );
    owner.press(&question, "Start now").await.unwrap();
}

/// Whoever has the higher number resigns all games of the round.
async fn resigned(table: &Table, people: &[Person]) {
    let view = view(table).await;
    let round = view.last_round().unwrap();
    for pairing in &round.pairings {
        let (Some(game), Some(&loser)) = (pairing.game, pairing.pairing.players.iter().max())
        else {
            continue;
        };
        let loser = view.entry(loser).unwrap().player;
        let loser = people.iter().find(|it| it.id().get() == loser.0).unwrap();
        let games = if view.tournament.setup.terms.set {
            2
        } else {
            1
        };
        for game in game.0..game.0 + games {
            table.wait_out_double_press();
            let number = game.to_string();
            let options = [("game", number.as_str().into())];
            let question = loser.slash("resign", options).await.unwrap();
            let question = question.message.unwrap();
            loser
                .press(&question, &format!("Resign game {game}"))
                .await
                .unwrap();
        }
    }
    let number = round.number;
    table
        .passes_until(async || {
            let now = self::view(table).await;
            now.rounds.len() > number || now.tournament.state == TournamentState::Over
        })
        .await;
}

fn posts(table: &Table, words: &str) -> usize {
    let messages = table.messages().into_iter();
    messages.filter(|it| it.content.contains(words)).count()
}

#[tokio::test]
async fn a_small_swiss_is_made_entered_played_and_ended() {
    let table = Table::in_english().await;
    let announcement = announced(&table, &[]).await;
    assert!(
        announcement.content.contains("Swiss system"),
        "{announcement:?}"
    );
    let people = four(&table);
    for who in &people {
        let answer = who.press(&announcement, "Enter").await.unwrap();
        assert!(private(&answer).starts_with("You're in."), "{answer:?}");
    }
    let shown = table
        .until(announcement.id, |it| it.content.contains("Entered: 4 ("))
        .await;
    assert!(shown.content.contains("Ann, Ben, Carol, Dora"), "{shown:?}");
    table.wait_out_double_press();
    let again = people[0].press(&announcement, "Enter").await.unwrap();
    assert!(private(&again).contains("already"), "{again:?}");
    start(&table).await;
    let first = table.message("round 1 has begun").await;
    assert_eq!(first.content.lines().count(), 3, "{first:?}");
    assert!(first.pings.is_empty(), "{first:?}");
    while view(&table).await.tournament.state != TournamentState::Over {
        resigned(&table, &people).await;
    }
    let end = table.message("**Cup** is over.").await;
    assert!(end.content.contains("\n1\\. "), "{end:?}");
    let standings = view(&table).await.course().tables();
    let points = standings[0].standings.iter().map(|it| it.half_points);
    let points: Vec<u32> = points.collect();
    let is_anybody_level = points.windows(2).any(|it| it[0] == it[1]);
    let explains = end.content.contains("With equal points these decide");
    assert_eq!(explains, is_anybody_level, "{end:?}");
    assert!(end.pings.is_empty(), "{end:?}");
    for round in 1..=view(&table).await.rounds.len() {
        assert_eq!(posts(&table, &format!("round {round} has begun")), 1);
    }
    table
        .until(announcement.id, |it| {
            it.content.contains("It's over.\nFirst place: ")
        })
        .await;
    table.wait_out_double_press();
    let page = people[0].press(&end, "Show").await.unwrap();
    assert!(private(&page).contains("Your place: "), "{page:?}");
    let page = page.message.unwrap();
    people[0].press(&page, "Crosstable").await.unwrap();
    let crosstable = table.now(page.id);
    check_table(&crosstable, "Cup. Pente · final standings. ");
    let words = &crosstable.content;
    assert!(words.contains("the opponent's number with +"), "{words}");
    assert!(!words.contains("stones"), "sets have both colours: {words}");
    table.wait_out_double_press();
    people[0].press(&crosstable, "As text").await.unwrap();
    let text = table.now(page.id);
    assert!(text.attachments.is_empty(), "{text:?}");
    let first = text.content.lines().find(|it| it.starts_with("1. "));
    let first: Vec<&str> = first.unwrap().split_whitespace().collect();
    let standings = view(&table).await.course().tables();
    let best = &standings[0].standings[0];
    assert_eq!(first[1], best.player.to_string(), "{text:?}");
    assert!(people.iter().any(|it| it.name() == first[2]), "{text:?}");
    assert_eq!(first[3], (best.half_points / 2).to_string(), "{text:?}");
    table.wait_out_double_press();
    let answer = people[0].press(&text, "As picture").await.unwrap();
    people[0].settled(answer).await.unwrap();
    check_table(&table.now(page.id), "Cup. Pente · final standings. ");
    table.wait_out_double_press();
    let shown = table.now(page.id);
    let given = people[0].press(&shown, "Report file").await.unwrap();
    let given = given.message.unwrap();
    assert!(given.content.contains("TRF-2026"), "{given:?}");
    let report = &given.attachments[0];
    let extension = std::path::Path::new(&report.filename).extension();
    assert_eq!(extension.unwrap(), "trf", "{report:?}");
    check_table(&end, "Cup. Pente · final standings. ");
}

/// The picture tells the first place in words.
fn check_table(message: &Message, head: &str) {
    let picture = &message.attachments[0];
    assert_eq!(picture.filename, "crosstable.png");
    let told = picture.description.as_deref().unwrap();
    assert!(told.starts_with(head) && told.contains(" 1. "), "{told}");
}

#[tokio::test]
async fn a_person_sees_how_many_tournaments_they_were_in() {
    let table = Table::in_english().await;
    let announcement = announced(&table, &[("format", "Knock-out")]).await;
    let people = four(&table);
    for who in &people {
        who.press(&announcement, "Enter").await.unwrap();
    }
    start(&table).await;
    table.message("round 1 has begun").await;
    let shown = people[0].slash("privacy show", []).await.unwrap();
    let text = private(&shown);
    assert!(text.contains("tournaments: **1**"), "{text}");
}

#[tokio::test]
async fn a_knock_out_ends_with_its_winner() {
    let table = Table::in_english().await;
    let choices = [("format", "Knock-out"), ("games", "Single games, rated")];
    let announcement = announced(&table, &choices).await;
    assert!(
        announcement
            .content
            .contains("whoever loses a match is out")
    );
    let people = four(&table);
    for who in &people {
        who.press(&announcement, "Enter").await.unwrap();
    }
    start(&table).await;
    table.message("round 1 has begun").await;
    table.message("Tournament: Cup.").await;
    let games = people[0].slash("games", []).await.unwrap();
    assert!(private(&games).contains(" · Cup · move "), "{games:?}");
    resigned(&table, &people).await;
    resigned(&table, &people).await;
    let end = table.message("**Cup** is over.").await;
    assert!(!end.content.contains("With equal points"), "{end:?}");
    // Its games are resigned before anybody has moved twice: they count here all the same.
    assert_eq!(posts(&table, "the point goes to "), 0, "there are none");
    let goes_on = table.messages().into_iter();
    let goes_on =
        goes_on.filter(|it| it.content.contains("In Cup, ") && it.content.contains(" goes on."));
    assert_eq!(goes_on.count(), 2);
    assert_eq!(posts(&table, " wins Cup."), 1);
    assert_eq!(posts(&table, "A game this short doesn't count"), 0);
    assert!(!end.content.contains("performance"), "{end:?}");
    let played = view(&table).await;
    assert_eq!(played.rounds.len(), 2);
    // Its games say in their records where they belong.
    let game = played.rounds[0].pairings[0].game.unwrap();
    let options = [("game", game.to_string().into())];
    let record = people[0].slash("export game", options).await.unwrap();
    let record = String::from_utf8(record.attachments()[0].bytes().unwrap().to_vec()).unwrap();
    let event = format!("[Event \"Cup, game {game}\"]");
    assert!(record.contains(&event), "{record}");
}

#[tokio::test]
async fn who_withdraws_before_the_start_is_gone_and_too_few_do_not_start() {
    let table = Table::in_english().await;
    let announcement = announced(&table, &[]).await;
    table.ann.press(&announcement, "Enter").await.unwrap();
    table
        .until(announcement.id, |it| it.content.contains("Entered: 1 ("))
        .await;
    table.wait_out_double_press();
    table.ann.press(&announcement, "Withdraw").await.unwrap();
    table
        .until(announcement.id, |it| it.content.contains("Entered: 0 ("))
        .await;
    // What can only be refused is not asked.
    let owner = table.discord.person("Owner");
    let page = owner.slash("tournament manage", []).await.unwrap();
    let refused = owner.press(&page.message.unwrap(), "Start now").await;
    let refused = refused.unwrap();
    assert_eq!(
        private(&refused),
        "Too few have entered: it takes at least 4."
    );
    assert_eq!(view(&table).await.tournament.state, TournamentState::Open);
    let until_start = view(&table)
        .await
        .tournament
        .setup
        .starts_at
        .duration_since(table.time());
    table.passes(until_start + SignedDuration::from_mins(1));
    let put_off = table.message("**Cup** starts later").await;
    assert!(put_off.content.contains("Fewer than 4"), "{put_off:?}");
}

#[tokio::test]
async fn only_who_manages_the_server_makes_and_manages_tournaments() {
    let table = Table::in_english().await;
    let options: [(&str, OptionValue); 1] = [("name", "Mine".into())];
    let refused = table.ann.slash("tournament create", options).await.unwrap();
    assert!(!private(&refused).contains("preview"), "{refused:?}");
    let owner = table.discord.person("Owner");
    draft(&table, &owner).await;
    let hidden = [("number", 1.into())];
    let seen = table.ann.slash("tournament show", hidden).await.unwrap();
    assert!(!private(&seen).contains("Cup"), "a draft is seen: {seen:?}");
    let none = table.ann.slash("tournament list", []).await.unwrap();
    assert!(
        private(&none).starts_with("There is no tournament"),
        "{none:?}"
    );
}

#[tokio::test]
async fn the_organiser_decides_a_result_and_says_why() {
    let table = Table::in_english().await;
    let announcement = announced(&table, &[("games", "Single games, rated")]).await;
    for who in &four(&table) {
        who.press(&announcement, "Enter").await.unwrap();
    }
    start(&table).await;
    table.message("round 1 has begun").await;
    let owner = table.discord.person("Owner");
    let page = owner.slash("tournament manage", []).await.unwrap();
    let page = page.message.unwrap();
    owner
        .select(&page, "t1:tournament:board:1", &["1"])
        .await
        .unwrap();
    table.wait_out_double_press();
    let form = owner.press(&table.now(page.id), "A draw").await.unwrap();
    let form = form.modal.unwrap();
    let reason = [("line", "They agreed")];
    owner.submit_modal(&form, &reason).await.unwrap();
    let posted = table.message("the organiser has decided the result").await;
    assert!(posted.content.contains("Reason: They agreed"), "{posted:?}");
    let names = posted.content.lines().nth(1).unwrap();
    assert!(names.contains(" – ") && names.contains("game "), "{names}");
}

#[tokio::test]
async fn the_organiser_decides_a_table_of_three() {
    let table = Table::in_english().await;
    let owner = table.discord.person("Owner");
    let options: [(&str, OptionValue); 2] = [("name", "Cup".into()), ("ruleset", "pente-3".into())];
    let made = owner.slash("tournament create", options).await.unwrap();
    owner
        .press(&made.message.unwrap(), "Announce")
        .await
        .unwrap();
    let announcement = table.message("Entered: 0 (").await;
    for who in &four(&table) {
        who.press(&announcement, "Enter").await.unwrap();
    }
    start(&table).await;
    table.message("round 1 has begun").await;
    let page = owner.slash("tournament manage", []).await.unwrap();
    let page = page.message.unwrap();
    owner
        .select(&page, "t1:tournament:board:1", &["1"])
        .await
        .unwrap();
    table.wait_out_double_press();
    let question = table.now(page.id);
    assert!(
        question.button("No point for either").is_none(),
        "{question:?}"
    );
    let view = view(&table).await;
    let seats = &view.last_round().unwrap().pairings[0].pairing.players;
    let third = view.entry(seats[2]).unwrap().name.clone();
    let button = format!("{third} wins");
    let form = owner.press(&question, &button).await.unwrap();
    let reason = [("line", "Two left")];
    owner
        .submit_modal(&form.modal.unwrap(), &reason)
        .await
        .unwrap();
    let posted = table.message("the organiser has decided the result").await;
    let first = format!("1\\. {third}, 2\\. ");
    let (_, result) = posted.content.split_once(&first).unwrap();
    assert!(result.contains("2\\. "), "{posted:?}");
}

#[tokio::test]
async fn every_board_and_everybody_of_a_large_tournament_can_be_reached() {
    let table = Table::in_english().await;
    let choices = [
        ("games", "Single games, rated"),
        ("size", "8 to 64 players"),
    ];
    let announcement = announced(&table, &choices).await;
    for number in 1..=60 {
        let who = table.discord.person(&format!("Player {number}"));
        who.press(&announcement, "Enter").await.unwrap();
    }
    start(&table).await;
    table.message("round 1 has begun").await;
    let owner = table.discord.person("Owner");
    let page = owner.slash("tournament manage", []).await.unwrap();
    let page = page.message.unwrap();
    let menu = "t1:tournament:board:1";
    owner.select(&page, menu, &["More boards …"]).await.unwrap();
    table.wait_out_double_press();
    owner
        .select(&table.now(page.id), menu, &["30"])
        .await
        .unwrap();
    let question = table.now(page.id);
    assert!(question.button("A draw").is_some(), "{question:?}");
    table.wait_out_double_press();
    owner.press(&question, "Back").await.unwrap();
    let stranger = table.discord.person("Stranger");
    let people = "t1:tournament:person:1";
    let page = table.now(page.id);
    table.wait_out_double_press();
    let refused = owner
        .select_people(&page, people, &[&stranger])
        .await
        .unwrap();
    assert!(
        private(&refused).starts_with("Only somebody who is in"),
        "{refused:?}"
    );
    table.wait_out_double_press();
    let page = owner.slash("tournament manage", []).await.unwrap();
    let last = table.discord.person("Player 60");
    let page = page.message.unwrap();
    owner.select_people(&page, people, &[&last]).await.unwrap();
    let shown = table.now(page.id);
    assert!(shown.content.starts_with("Player 60: "), "{shown:?}");
}
