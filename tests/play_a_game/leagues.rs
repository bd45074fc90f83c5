//! A league as it is used: made by a command, announced, entered, played, and followed by its second season.

use std::sync::Arc;

use jiff::SignedDuration;
use local_discord::{Message, OptionValue, Person};
use tessera::game::TournamentId;
use tessera::service::TournamentView;

use crate::table::{Table, private};

const LEAGUE: TournamentId = TournamentId(1);

/// A league called Steps, in divisions of five, that is announced.
async fn announced(table: &Table) -> Arc<Message> {
    let owner = table.discord.person("Owner");
    let options: [(&str, OptionValue); 2] = [("name", "Steps".into()), ("division-size", 5.into())];
    let made = owner.slash("league create", options).await.unwrap();
    let said = private(&made);
    let heading = "**Steps** · league 1 · season 1\n";
    assert!(said.starts_with(heading), "{said}");
    assert!(said.contains("League in divisions of 5"), "{said}");
    let preview = made.message.unwrap();
    let choice = "Divisions of 5, one up and one down";
    owner
        .select(&preview, "t1:tournament:format:1", &[choice])
        .await
        .unwrap();
    table.wait_out_double_press();
    let preview = table.now(preview.id);
    let words = "one player of each division goes up and one goes down";
    assert!(preview.content.contains(words), "{preview:?}");
    owner.press(&preview, "Announce").await.unwrap();
    let said = table.now(preview.id).content.clone();
    assert!(said.contains("`/league manage` lets you step in"), "{said}");
    table.message("Entered: 0 (").await
}

/// Ten people, one of whose names is full of markdown.
fn ten(table: &Table) -> Vec<Person> {
    let names = (1..=9).map(|it| format!("Player {it}"));
    let names = names.chain(["**Bold**".to_owned()]);
    names.map(|it| table.discord.person(&it)).collect()
}

async fn season(table: &Table) -> TournamentView {
    table.service().league(LEAGUE, None).await.unwrap()
}

/// In each game whoever has the larger number resigns.
async fn all_resigned(table: &Table, people: &[Person]) {
    let view = season(table).await;
    for pairing in &view.last_round().unwrap().pairings {
        let loser = *pairing.pairing.players.iter().max().unwrap();
        let loser = view.entry(loser).unwrap().player;
        let loser = people.iter().find(|it| it.id().get() == loser.0).unwrap();
        let number = pairing.game.unwrap().to_string();
        table.wait_out_double_press();
        let options = [("game", number.as_str().into())];
        let question = loser.slash("resign", options).await.unwrap();
        let button = format!("Resign game {number}");
        let question = question.message.unwrap();
        loser.press(&question, &button).await.unwrap();
    }
    let before = view.season.unwrap().number;
    table
        .passes_until(async || season(table).await.season.unwrap().number > before)
        .await;
}

/// Lets the season of now begin when it is due.
async fn begins(table: &Table) {
    let starts_at = season(table).await.tournament.setup.starts_at;
    table.passes(starts_at.duration_since(table.time()) + SignedDuration::from_secs(1));
    table
        .passes_until(async || season(table).await.rounds.len() == 1)
        .await;
}

fn posts(table: &Table, words: &str) -> usize {
    let messages = table.messages().into_iter();
    messages.filter(|it| it.content.contains(words)).count()
}

/// Somebody opens the crosstable of the last division from their page, in both forms, and then its table.
async fn sees_a_division(table: &Table, who: &Person, page: &Message) {
    let menu = "t1:tournament:division:1";
    let crosstable = "Division 2: crosstable";
    // Drawing may take longer than an answer may wait.
    let answer = who.select(page, menu, &[crosstable]).await.unwrap();
    who.settled(answer).await.unwrap();
    let seen = table.now(page.id);
    assert!(seen.content.contains("**Division 2**\n"), "{seen:?}");
    let told = seen.attachments[0].description.as_deref().unwrap();
    assert!(told.contains("Pente · Season 1. Division 2: 1. "), "{told}");
    table.wait_out_double_press();
    who.press(&seen, "As text").await.unwrap();
    let text = table.now(page.id);
    assert!(text.content.contains("**Division 2**\n```"), "{text:?}");
    assert!(text.content.contains("number + for a win"), "{text:?}");
    table.wait_out_double_press();
    let answer = who.press(&text, "As picture").await.unwrap();
    who.settled(answer).await.unwrap();
    let seen = table.now(page.id);
    assert!(seen.content.contains("**Division 2**\n"), "{seen:?}");
    table.wait_out_double_press();
    who.select(&seen, menu, &["Division 2"]).await.unwrap();
    let seen = table.now(page.id);
    assert!(seen.content.contains("▲ goes up"), "{seen:?}");
    assert!(
        !seen.content.contains("▼ goes down"),
        "it is the last: {seen:?}"
    );
}

/// The end of a season stands before the next one, names the tie-breaks of a round robin, and leaves everybody a place.
async fn check_end(table: &Table, who: &Person, (over, second): (&Message, &Message)) {
    let messages = table.messages();
    let at = |id| messages.iter().position(|it| it.id == id).unwrap();
    assert!(
        at(over.id) < at(second.id),
        "the end comes first: {messages:?}"
    );
    assert!(!over.content.contains("Buchholz"), "{over:?}");
    let former = [("number", 1.into()), ("season", 1.into())];
    let shown = who.slash("league show", former).await.unwrap();
    assert!(
        private(&shown).contains("You finished division "),
        "{shown:?}"
    );
    let listed = who.slash("tournament list", []).await.unwrap();
    let items = format!("{:?}", listed.message.unwrap());
    for season in ["Steps · season 1", "Steps · season 2"] {
        assert!(items.contains(season), "{items}");
    }
}

#[tokio::test]
async fn a_league_is_made_entered_and_played_until_its_second_season() {
    let table = Table::in_english().await;
    let announcement = announced(&table).await;
    let people = ten(&table);
    for who in &people[1..] {
        let answer = who.press(&announcement, "Enter").await.unwrap();
        assert!(private(&answer).starts_with("You're in."), "{answer:?}");
    }
    let answer = people[0].slash("league enter", []).await.unwrap();
    assert!(private(&answer).starts_with("You're in."), "{answer:?}");
    let planned = people[0].slash("league show", []).await.unwrap();
    assert!(
        private(&planned).contains("If the season began now, you would play in division "),
        "{planned:?}"
    );
    begins(&table).await;
    let first = table.message("**Steps** · season 1 has begun").await;
    assert!(first.content.contains("\nDivision 1: "), "{first:?}");
    assert!(first.content.contains("\nDivision 2: "), "{first:?}");
    assert!(first.content.contains(r"\*\*Bold\*\*"), "{first:?}");
    assert!(
        !first.content.contains("(new)"),
        "all of them are: {first:?}"
    );
    assert!(first.pings.is_empty(), "{first:?}");
    let told = table
        .private_message(&people[3], "season 1, division")
        .await;
    assert_eq!(
        told.content.matches("(game ").count() + told.content.matches("([game ").count(),
        4
    );

    // What a person sees, by command, button and menu.
    let shown = people[3].slash("league show", [("number", 1.into())]).await;
    let shown = shown.unwrap();
    let said = private(&shown);
    assert!(said.contains("You are in division "), "{said}");
    assert!(
        said.contains("Still possible at the end: 1 to 5."),
        "{said}"
    );
    assert!(said.contains("You still play "), "{said}");
    let page = shown.message.unwrap();
    sees_a_division(&table, &people[3], &page).await;

    all_resigned(&table, &people).await;
    let over = table.message("**Steps** · season 1 is over").await;
    assert!(over.content.contains("\nDivision 1 · first: "), "{over:?}");
    assert_eq!(over.content.matches(" Up: ").count(), 1, "{over:?}");
    assert_eq!(over.content.matches(" Down: ").count(), 1, "{over:?}");
    assert!(
        over.content.contains("The next season starts <t:"),
        "{over:?}"
    );
    assert!(over.pings.is_empty(), "{over:?}");
    assert_eq!(
        over.attachments.len(),
        2,
        "a table of each division: {over:?}"
    );
    for (number, table) in (1..).zip(&over.attachments) {
        let told = table.description.as_deref().unwrap();
        assert!(told.contains(&format!("Division {number}: 1. ")), "{told}");
    }
    let second = table.message("league 1 · season 2").await;
    assert!(second.content.contains("Entered: 10 ("), "{second:?}");

    check_end(&table, &people[3], (&over, &second)).await;

    // An old button says what became of it; a newcomer enters the new season, one leaves.
    let nina = table.discord.person("Nina");
    let refused = nina.press(&announcement, "Withdraw").await;
    assert!(refused.is_err() || private(&refused.unwrap()).contains("over"));
    table.wait_out_double_press();
    nina.press(&second, "Enter").await.unwrap();
    let left = people[9].slash("league leave", []).await.unwrap();
    assert!(
        private(&left).starts_with("You're out of the league's season."),
        "{left:?}"
    );
    begins(&table).await;
    let began = table.message("**Steps** · season 2 has begun").await;
    assert!(began.content.contains("(up)"), "{began:?}");
    assert!(began.content.contains("Nina (new)"), "{began:?}");
    assert!(!began.content.contains("Bold"), "{began:?}");
    for words in [
        "season 1 has begun",
        "season 1 is over",
        "season 2 has begun",
    ] {
        assert_eq!(posts(&table, words), 1, "{words}");
    }
    let former = [("number", 1.into()), ("season", 1.into())];
    let former = people[3].slash("league show", former).await.unwrap();
    assert!(private(&former).contains("season 1"), "{former:?}");
}

#[tokio::test]
async fn only_organisers_make_and_manage_leagues_and_only_on_their_server() {
    let table = Table::in_english().await;
    let options: [(&str, OptionValue); 1] = [("name", "Mine".into())];
    let refused = table.ann.slash("league create", options).await.unwrap();
    assert!(
        private(&refused).starts_with("Tournaments are made here by"),
        "{refused:?}"
    );
    let none = table.ann.slash("league show", []).await.unwrap();
    assert!(private(&none).starts_with("There is no league"), "{none:?}");
    let owner = table.discord.person("Owner");
    let wrong: [(&str, OptionValue); 3] = [
        ("name", "Steps".into()),
        ("division-size", 5.into()),
        ("moving", 3.into()),
    ];
    let refused = owner.slash("league create", wrong).await.unwrap();
    assert!(
        private(&refused).starts_with("A division has 5 to 11"),
        "{refused:?}"
    );
    table.wait_out_double_press();
    let announcement = announced(&table).await;
    let refused = table.ann.slash("league manage", []).await.unwrap();
    assert!(
        private(&refused).starts_with("Only the organiser"),
        "{refused:?}"
    );

    let elsewhere = table.elsewhere().await;
    let stranger = table.discord.person("Stranger").in_channel(&elsewhere);
    for command in ["league show", "league enter"] {
        table.wait_out_double_press();
        let number = [("number", 1.into())];
        let refused = stranger.slash(command, number).await.unwrap();
        assert!(
            private(&refused).starts_with("There's no league 1"),
            "{refused:?}"
        );
    }

    // The organiser ends it after this season, changes their mind, and cancels it.
    let page = owner.slash("league manage", []).await.unwrap();
    let page = page.message.unwrap();
    owner.press(&page, "No further season").await.unwrap();
    let question = table.now(page.id);
    assert!(
        question
            .content
            .starts_with("Let no season of **Steps** follow"),
        "{question:?}"
    );
    table.wait_out_double_press();
    owner.press(&question, "No further season").await.unwrap();
    let posted = table.message("**Steps** · season 1 is the last one.").await;
    assert!(posted.pings.is_empty(), "{posted:?}");
    table.wait_out_double_press();
    let page = table.now(page.id);
    owner.press(&page, "Let the league go on").await.unwrap();
    table.message("the league goes on after season 1").await;
    table.wait_out_double_press();
    let page = table.now(page.id);
    owner.press(&page, "Cancel the season").await.unwrap();
    table.wait_out_double_press();
    let question = table.now(page.id);
    assert!(
        question.content.contains("The league ends with it"),
        "{question:?}"
    );
    let form = owner.press(&question, "Cancel the season").await;
    let reason = [("line", "Too few have time")];
    owner
        .submit_modal(&form.unwrap().modal.unwrap(), &reason)
        .await
        .unwrap();
    table
        .until(announcement.id, |it| it.content.contains("It's cancelled."))
        .await;
}

#[tokio::test]
async fn who_makes_no_move_in_a_season_is_told_what_follows_from_it() {
    let table = Table::in_english().await;
    let announcement = announced(&table).await;
    let people = ten(&table);
    for who in &people[..5] {
        who.press(&announcement, "Enter").await.unwrap();
    }
    begins(&table).await;
    table.passes(SignedDuration::from_hours(30 * 24));
    let gone = async || {
        let first = table.service().tournament(LEAGUE).await.unwrap();
        let mut entries = first.entries.into_iter();
        let left = entries.find(|it| it.departure.is_some());
        left.map(|it| it.player.0)
    };
    table.passes_until(async || gone().await.is_some()).await;
    let gone = gone().await.unwrap();
    let who = people.iter().find(|it| it.id().get() == gone).unwrap();
    let words = "out of this season of the league";
    let told = table.private_message(who, words).await;
    let said = &told.content;
    assert!(said.contains("begin in the lowest division"), "{said}");
    assert!(!said.contains("out of the tournament"), "{said}");
}
