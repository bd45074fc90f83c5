//! A whole game, from the invitation to the leaderboard, as two people play it in the browser.

use crate::access::is_accessible;
use crate::driver::{PHONE, WIDE, Window};
use crate::screen::{DOWN, ENTER, Screen};
use crate::stage::{Plan, Stage};

#[tokio::test]
async fn a_game_is_played_in_a_wide_window() {
    play(WIDE, "wide").await;
}

#[tokio::test]
async fn a_game_is_played_on_a_phone() {
    play(PHONE, "phone").await;
}

async fn play(window: Window, name: &str) {
    let stage = Stage::set(Plan::default()).await.unwrap();
    let Some(screen) = Screen::open(&stage, window).await else {
        return stage.clear().await;
    };
    invite(&screen).await;
    screen.is_shown_as(&format!("{name}-invitation")).await;
    accept(&screen).await;
    pick(&screen, name).await;
    type_a_point(&screen, name).await;
    reply(&screen, 4, "K12").await;
    capture(&screen).await;
    screen.is_shown_as(&format!("{name}-capture")).await;
    is_accessible(&screen).await;
    let rest = [
        (6, "C1"),
        (7, "H10"),
        (8, "C3"),
        (9, "J10"),
        (10, "E5"),
        (11, "L10"),
    ];
    for (ply, point) in rest {
        reply(&screen, ply, point).await;
    }
    screen.sees("Ann wins game 1 in 11 moves").await;
    screen.is_shown_as(&format!("{name}-end")).await;
    screen.begins("leaderboard").await;
    screen.sends().await;
    screen
        .until("/1\\. .*Ann|Ann .*\\d{4}/.test(text(messages().at(-1)))")
        .await;
    screen.is_shown_as(&format!("{name}-leaderboard")).await;
    is_accessible(&screen).await;
    screen.is_quiet().await;
    assert_eq!(stage.discord.violations(), []);
    stage.clear().await;
}

/// Ann invites Ben and wants to move first.
async fn invite(screen: &Screen) {
    screen.begins("challenge").await;
    screen.fills("opponent", "be").await;
    screen.fills("first", "me").await;
    screen.sends().await;
    screen.sees("You invited Ben").await;
    screen.sees("@Ben, Ann invites you to Pente").await;
    screen
        .until("account('Ben').querySelector('.badge').textContent === '1 ping'")
        .await;
    let toast = "text(document.querySelector('.toast')).startsWith('Ben · Tessera in #general')";
    screen.until(toast).await;
}

async fn accept(screen: &Screen) {
    screen.sits("Ben").await;
    screen
        .until("account('Ben').querySelector('.badge').textContent === ''")
        .await;
    screen.uses("Accept").await;
    screen.sees("game 1, move 2").await;
}

/// Ben plays his first stone by the picker.
async fn pick(screen: &Screen, name: &str) {
    screen.uses("Play").await;
    screen.sees("Only you can see this").await;
    screen.until("control('K11')").await;
    screen.is_shown_as(&format!("{name}-picker")).await;
    screen.uses("K11").await;
    screen.uses("Play K11").await;
    screen.sees("game 1, move 3").await;
}

/// Ann types hers into the form.
async fn type_a_point(screen: &Screen, name: &str) {
    screen.sits("Ann").await;
    screen.sees("game 1, move 3").await;
    screen.uses("Type a point").await;
    screen
        .until("document.activeElement.closest('dialog.form')")
        .await;
    screen.is_shown_as(&format!("{name}-form")).await;
    screen.types("G10").await;
    screen.types(ENTER).await;
    screen.until("!document.querySelector('dialog')").await;
    screen.sees("game 1, move 4").await;
}

/// Whoever is to move replies to the board with a point.
async fn reply(screen: &Screen, ply: u32, point: &str) {
    screen
        .sits(if ply.is_multiple_of(2) { "Ben" } else { "Ann" })
        .await;
    let board = format!("message('game 1, move {ply}.')");
    screen.until(&board).await;
    screen.look(&format!("{board}.focus()")).await;
    screen.types("r").await;
    screen
        .until("text(document.querySelector('.composer-note')).startsWith('Replying to Tessera')")
        .await;
    screen.types(point).await;
    screen.types(ENTER).await;
    screen
        .until("!text(document.querySelector('.composer-note'))")
        .await;
    if ply < 11 {
        screen.sees(&format!("game 1, move {}.", ply + 1)).await;
    }
}

/// Ann captures two stones with `/move`, the point being suggested.
async fn capture(screen: &Screen) {
    screen.sits("Ann").await;
    screen.sees("game 1, move 5").await;
    screen.begins("move").await;
    screen.types("K13").await;
    screen.until("withText('.option-label', 'K13')").await;
    screen.types(DOWN).await;
    screen.types(ENTER).await;
    screen.sends().await;
    screen.sees("game 1, move 6").await;
    let alt = screen.alt().await;
    assert!(alt.contains("K13, which removed K12, K11"), "{alt}");
    screen.sees("Captured 1 : 0").await;
}
