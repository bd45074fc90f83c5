//! Two accounts side by side, time that passes, and trouble one can watch.

use jiff::Timestamp;

use crate::access::is_accessible;
use crate::driver::WIDE;
use crate::screen::Screen;
use crate::stage::{Plan, Stage};

#[tokio::test]
async fn what_one_says_the_other_sees_beside_it() {
    let stage = Stage::set(Plan::default()).await.unwrap();
    let Some(screen) = Screen::open(&stage, WIDE).await else {
        return stage.clear().await;
    };
    screen
        .press("document.querySelector('[aria-label=\"Two accounts side by side\"]')")
        .await;
    screen
        .until("pane(1)?.getAttribute('aria-label') === \"Ben's window\"")
        .await;
    screen.says("hello @Ben, **look** <t:0:R>").await;
    screen.until("said('hello @Ben, look', 1)").await;
    screen
        .until("message('hello @Ben', 1).classList.contains('rings')")
        .await;
    screen
        .until("/\\d+ years ago/.test(text(message('hello @Ben', 1)))")
        .await;
    is_accessible(&screen).await;
    screen.is_quiet().await;
    stage.clear().await;
}

#[tokio::test]
async fn time_passes_for_the_bot_as_well() {
    let stage = Stage::set(Plan::default()).await.unwrap();
    let Some(screen) = Screen::open(&stage, WIDE).await else {
        return stage.clear().await;
    };
    let started_at = Timestamp::now();
    screen
        .press("document.querySelector('[aria-label=Workbench]')")
        .await;
    screen.press("withText('.bench .button', 'A week')").await;
    screen
        .until("text(document.querySelector('.bench .reading')) === 'The clock is 7 days ahead.'")
        .await;
    screen.press("withText('.bench .button', 'An hour')").await;
    screen
        .until("/7 days and 1 hour/.test(text(document.querySelector('.bench .reading')))")
        .await;
    screen.begins("challenge").await;
    screen.types("Ben").await;
    screen.fills("first", "me").await;
    screen.sends().await;
    screen.sits("Ben").await;
    screen.uses("Accept").await;
    screen.sees("game 1, move 2").await;
    screen.begins("settings").await;
    screen.fills("vacation", "Not used").await;
    screen.sends().await;
    let deadline = "message('game 1, move 2').querySelector('.text time').dateTime";
    let deadline = screen.look(deadline).await;
    let deadline: Timestamp = deadline.as_str().unwrap().parse().unwrap();
    let days = deadline.duration_since(started_at).as_hours() / 24;
    assert_eq!(days, 10, "three days from then: {deadline}");
    screen.press("withText('.bench .button', 'A week')").await;
    screen
        .sees("Game 1 ended without a winner after 1 move: Ben ran out of time")
        .await;
    screen.is_shown_as("workbench").await;
    is_accessible(&screen).await;
    stage.clear().await;
}

#[tokio::test]
async fn the_bot_is_killed_and_comes_back() {
    let stage = Stage::set(Plan::default()).await.unwrap();
    let Some(screen) = Screen::open(&stage, WIDE).await else {
        return stage.clear().await;
    };
    screen.begins("challenge").await;
    screen.types("Ben").await;
    screen.fills("first", "me").await;
    screen.sends().await;
    screen.sits("Ben").await;
    screen
        .press("document.querySelector('[aria-label=Workbench]')")
        .await;
    screen.press("withText('.bench .button', 'Kill it')").await;
    let gone = "text(pane().querySelector('.link-state')) === 'Tessera is not connected.'";
    screen.until(gone).await;
    screen.uses("Accept").await;
    screen
        .sees("This interaction failed: the application did not respond.")
        .await;
    screen.press("withText('.bench .button', 'Start it')").await;
    screen
        .until("text(pane().querySelector('.link-state')) === ''")
        .await;
    screen.uses("Accept").await;
    screen.sees("game 1, move 2").await;
    screen.press("withText('.choices strong', 'Badly')").await;
    screen
        .until("document.querySelectorAll('.choices input')[4].checked")
        .await;
    screen.press("withText('.choices strong', 'Well')").await;
    screen
        .until("document.querySelectorAll('.choices input')[0].checked")
        .await;
    screen.press("withText('.bench .button', 'Drop it')").await;
    stage.discord.bot_is_ready().await.unwrap();
    screen.uses("More").await;
    screen.sees("Only you can see this").await;
    stage.clear().await;
}
