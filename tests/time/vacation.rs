//! Vacation: what is told of it, and that it passes with time.

use jiff::SignedDuration;
use local_discord::Person;
use tessera::game::PlayerId;

use crate::table::{Table, private};

const MINUTE: SignedDuration = SignedDuration::from_mins(1);
const HOUR: SignedDuration = SignedDuration::from_hours(1);
const DAY: SignedDuration = SignedDuration::from_hours(24);
const ALL: SignedDuration = SignedDuration::from_hours(240);

const BEGAN: &str = "Your time is up, so your vacation is being used until you move";
const GOES_ON: &str = "Your vacation is still being used until you move";
const ON_BOARD: &str = "The clock has run out, so vacation is being used. Deadline: <t:";

/// A game that can be lost: Ann is to move.
async fn game(table: &Table) -> u32 {
    let game = table.game(false, "free").await;
    table.play(game, "K11 N10 L11").await;
    table.board(game, 5).await;
    game
}

/// Lets so much time pass that Ann's own time in a game is up by this much. Returns when it was up.
async fn time_is_up(table: &Table, game: u32, by: SignedDuration) -> jiff::Timestamp {
    let own = table.deadline(game).await;
    table.wait(own.duration_since(table.time()) + by);
    own
}

async fn hours_left(table: &Table) -> u16 {
    let ann = PlayerId(table.ann.id().get());
    let left = table.service().vacation_left(ann, table.time()).await;
    left.unwrap()
}

/// Waits until so many hours are left.
async fn until_left(table: &Table, hours: u16) {
    let mut ticks = tokio::time::interval(std::time::Duration::from_millis(5));
    let mut tries = 0;
    while hours_left(table).await != hours {
        ticks.tick().await;
        tries += 1;
        let left = hours_left(table).await;
        assert!(tries < 2_000, "{left} hours are left instead of {hours}");
    }
}

fn written(table: &Table, to: &Person, text: &str) -> usize {
    let channel = to.in_dm().channel();
    table.discord.look(|world| {
        let said = world.messages(channel).iter();
        said.filter(|it| it.content.contains(text)).count()
    })
}

#[tokio::test]
async fn it_is_told_when_it_begins_and_the_board_says_how_long_it_lasts() {
    let mut table = Table::set().await;
    let game = game(&table).await;
    let board = table.board(game, 5).await;
    let own = time_is_up(&table, game, MINUTE).await;
    let told = table.private_message(&table.ann, BEGAN).await;
    let end = own + ALL;
    let until = format!(", at most until <t:{}:f>.", end.as_second());
    assert!(told.content.contains(&until), "{told:?}");
    assert!(
        told.content
            .contains("Left this year: 9 days 23 hours.\n- [game 1]("),
        "{told:?}"
    );
    assert!(told.content.contains(" against Ben · due <t:"), "{told:?}");
    assert_eq!(table.deadline(game).await, end);
    let line = format!("{ON_BOARD}{}:R>.", end.as_second());
    table
        .until(board.id, |it| it.content.ends_with(&line))
        .await;
    // What is known is known after a restart.
    table.stop().await;
    table.start().await;
    table.wait(MINUTE * 30);
    let settings = table.ann.slash("settings", []).await.unwrap();
    let page = settings.message.unwrap();
    let page = table.ann.press(&page, "Time and reminders").await.unwrap();
    assert!(
        page.content().contains("9 days 23 hours left this year"),
        "{page:?}"
    );
    let picker = table.ann.in_dm().press(&told, "Play game 1").await.unwrap();
    private(&picker);
    table.place(&table.ann, game, "N13").await;
    let next = table.board(game, 6).await;
    assert_eq!(next.pings, [table.ben.id()]);
    assert!(!next.content.contains("vacation"), "{next:?}");
    assert_eq!(written(&table, &table.ann, "our vacation is"), 1);
    table.clear().await;
}

#[tokio::test]
async fn three_days_of_it_cost_three_days_and_are_told_once() {
    let mut table = Table::set().await;
    let game = game(&table).await;
    time_is_up(&table, game, MINUTE).await;
    table.private_message(&table.ann, BEGAN).await;
    until_left(&table, 239).await;
    table.wait(DAY * 3);
    let told = table.private_message(&table.ann, GOES_ON).await;
    assert!(
        told.content.contains("Left this year: 6 days 23 hours."),
        "{told:?}"
    );
    until_left(&table, 240 - 73).await;
    table.stop().await;
    table.start().await;
    table.wait(HOUR);
    until_left(&table, 240 - 74).await;
    assert_eq!(written(&table, &table.ann, "our vacation is"), 2);
    table.wait(HOUR * 23);
    until_left(&table, 240 - 97).await;
    table.private_message(&table.ann, "5 days 23 hours").await;
    assert_eq!(written(&table, &table.ann, "our vacation is"), 3);
    table.clear().await;
}

#[tokio::test]
async fn who_moves_before_anybody_looks_has_spent_it_all_the_same() {
    let table = Table::set().await;
    let game = game(&table).await;
    time_is_up(&table, game, MINUTE).await;
    table.private_message(&table.ann, BEGAN).await;
    table.wait(DAY * 3);
    table.place(&table.ann, game, "N13").await;
    assert_eq!(hours_left(&table).await, 240 - 73);
    table.board(game, 6).await;
    table.clear().await;
}

#[tokio::test]
async fn there_is_a_last_call_once_more_and_the_end_is_told_to_both() {
    let table = Table::set().await;
    let game = game(&table).await;
    time_is_up(&table, game, -MINUTE * 30).await;
    table.private_message(&table.ann, "last call").await;
    table.wait(HOUR);
    table.private_message(&table.ann, BEGAN).await;
    let end = table.deadline(game).await;
    table.wait(end.duration_since(table.time()) - MINUTE * 30);
    table.private_message(&table.ann, GOES_ON).await;
    let channel = table.ann.in_dm().channel();
    let line = format!(
        "last call, your time is almost up. Deadline: <t:{}:R>.",
        end.as_second()
    );
    let called = table
        .discord
        .await_message(channel, |it| it.content.contains(&line));
    called.await.unwrap();
    assert_eq!(written(&table, &table.ann, "last call"), 2);
    table.wait(HOUR);
    let over = table.message("Ann ran out of time").await;
    assert_eq!(over.pings, [table.ann.id(), table.ben.id()]);
    assert_eq!(hours_left(&table).await, 0);
    table.clear().await;
}

#[tokio::test]
async fn who_cannot_be_written_to_is_told_in_the_game() {
    let table = Table::set().await;
    let game = game(&table).await;
    table.ann.closes_dms();
    let off = [("reminders", "off".into())];
    table.ann.slash("settings", off).await.unwrap();
    time_is_up(&table, game, MINUTE).await;
    let told = table.message("your vacation is being used").await;
    assert_eq!(told.pings, [table.ann.id()]);
    assert!(
        told.content
            .starts_with(&format!("{}: {BEGAN}", table.ann.mention())),
        "{told:?}"
    );
    table.wait(DAY * 2);
    until_left(&table, 240 - 49).await;
    table.place(&table.ann, game, "N13").await;
    table.board(game, 6).await;
    let told = table.said();
    let told = told.iter().filter(|text| text.contains("your vacation"));
    assert_eq!(told.count(), 1, "no reminders are wanted");
    table.leave().await;
}

#[tokio::test]
async fn who_wants_no_more_of_it_sees_when_the_game_is_lost() {
    let table = Table::set().await;
    let game = game(&table).await;
    let board = table.board(game, 5).await;
    let own = time_is_up(&table, game, MINUTE).await;
    table.private_message(&table.ann, BEGAN).await;
    let off = [("vacation", "no".into())];
    table.ann.slash("settings", off).await.unwrap();
    let end = own + HOUR;
    assert_eq!(table.deadline(game).await, end);
    table.wait(MINUTE * 2);
    let line = format!("{ON_BOARD}{}:R>.", end.as_second());
    table
        .until(board.id, |it| it.content.ends_with(&line))
        .await;
    table.wait(HOUR);
    table.message("Ann ran out of time").await;
    assert_eq!(hours_left(&table).await, 239);
    table.clear().await;
}

/// A rated game on vacation: Ann is to move.
async fn rated_game_on_vacation(table: &Table) -> u32 {
    let game = table.game(true, "tournament").await;
    table.play(game, "K11 N10 L11").await;
    table.board(game, 5).await;
    time_is_up(table, game, MINUTE).await;
    table.private_message(&table.ann, BEGAN).await;
    until_left(table, 239).await;
    game
}

async fn server_allows_vacation(table: &Table, is_allowed: bool) {
    let owner = table.discord.person("Owner");
    let vacation = [("vacation", is_allowed.into())];
    owner.slash("server", vacation).await.unwrap();
}

const ENDS: &str =
    "A server no longer allows vacation in rated games, so yours ends at these deadlines.";

#[tokio::test]
async fn a_server_that_allows_no_more_of_it_leaves_a_day_to_move() {
    let mut table = Table::set().await;
    let game = rated_game_on_vacation(&table).await;
    let board = table.board(game, 5).await;
    let before = table.time();
    server_allows_vacation(&table, false).await;
    let told = table.private_message(&table.ann, ENDS).await;
    let end = table.deadline(game).await;
    let stretch = end.duration_since(before);
    assert!((stretch - DAY).abs() < MINUTE, "{stretch:#}");
    let line = format!("\n- [game {game}](");
    assert!(told.content.contains(&line), "{told:?}");
    let due = format!(" against Ben · due <t:{}:R>", end.as_second());
    assert!(told.content.contains(&due), "{told:?}");
    let line = format!("{ON_BOARD}{}:R>.", end.as_second());
    table
        .until(board.id, |it| it.content.ends_with(&line))
        .await;
    // It is vacation still, by the hour, and known after a restart.
    table.stop().await;
    table.start().await;
    table.wait(HOUR * 22);
    until_left(&table, 240 - 23).await;
    let moved = table.deadline(game).await.duration_since(end);
    assert!(moved.abs() < MINUTE, "by the restart alone: {moved:#}");
    // A last call comes before the end.
    table.wait(HOUR + MINUTE * 30);
    table.private_message(&table.ann, "last call").await;
    table.wait(HOUR);
    let over = table.message("Ann ran out of time").await;
    assert_eq!(over.pings, [table.ann.id(), table.ben.id()]);
    assert_eq!(written(&table, &table.ann, ENDS), 1);
    assert!(hours_left(&table).await >= 240 - 25);
    table.clear().await;
}

#[tokio::test]
async fn who_moves_in_the_last_stretch_plays_on_without_vacation() {
    let table = Table::set().await;
    let game = rated_game_on_vacation(&table).await;
    server_allows_vacation(&table, false).await;
    table.private_message(&table.ann, ENDS).await;
    table.place(&table.ann, game, "N13").await;
    let next = table.board(game, 6).await;
    assert!(!next.content.contains("vacation"), "{next:?}");
    table.place(&table.ben, game, "M11").await;
    table.board(game, 7).await;
    time_is_up(&table, game, MINUTE).await;
    table.message("Ann ran out of time").await;
    assert_eq!(written(&table, &table.ann, BEGAN), 1);
    table.clear().await;
}

#[tokio::test]
async fn a_server_that_allows_it_again_gives_back_what_is_left() {
    let table = Table::set().await;
    let game = rated_game_on_vacation(&table).await;
    let all = table.deadline(game).await;
    server_allows_vacation(&table, false).await;
    table.private_message(&table.ann, ENDS).await;
    server_allows_vacation(&table, true).await;
    table.wait(HOUR);
    until_left(&table, 238).await;
    assert_eq!(table.deadline(game).await, all);
    table.place(&table.ann, game, "N13").await;
    table.board(game, 6).await;
    table.clear().await;
}

#[tokio::test]
async fn one_message_tells_of_all_games() {
    let table = Table::set().await;
    let first = game(&table).await;
    let second = game(&table).await;
    time_is_up(&table, first, MINUTE * 10).await;
    until_left(&table, 239).await;
    table.private_message(&table.ann, BEGAN).await;
    table.wait(DAY);
    let told = table.private_message(&table.ann, GOES_ON).await;
    for game in [first, second] {
        let listed = format!("\n- [game {game}](");
        assert!(told.content.contains(&listed), "{told:?}");
    }
    assert_eq!(written(&table, &table.ann, "our vacation is"), 2);
    until_left(&table, 240 - 25).await;
    table.clear().await;
}

#[tokio::test]
async fn none_is_spent_on_a_game_that_does_not_count() {
    let table = Table::set().await;
    let game = table.game(false, "free").await;
    table.play(game, "K11").await;
    table.board(game, 3).await;
    time_is_up(&table, game, MINUTE).await;
    let end = table.message("without a winner").await;
    assert_eq!(end.pings, [table.ann.id(), table.ben.id()]);
    assert_eq!(hours_left(&table).await, 240);
    assert_eq!(written(&table, &table.ann, "our vacation is"), 0);
    table.clear().await;
}
