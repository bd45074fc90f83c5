//! What is in sight: the picker with its whole pad, what answers a press, and what notifications leave
//! free, in the windows that people have.

use local_discord::Message;
use std::sync::Arc;

use crate::driver::{PHONE, Window};
use crate::screen::Screen;
use crate::stage::{Plan, Stage};

/// A laptop's window.
const LAPTOP: Window = Window {
    width: 1280,
    height: 800,
    is_phone: false,
};

/// Whether the picker is in sight, from the top of its picture to its last row of buttons.
const PICKER_IS_IN_SIGHT: &str = "(() => {
    const picker = message('Only you can see this');
    const picture = picker?.querySelector('.picture img');
    if (!picture?.complete || !picture.naturalWidth) return false;
    const log = pane().querySelector('.log').getBoundingClientRect();
    const rows = [...picker.querySelectorAll('.controls')];
    return rows.length === 5
        && picture.getBoundingClientRect().top >= log.top
        && rows.at(-1).getBoundingClientRect().bottom <= log.bottom;
})()";

/// Whether all notifications leave the field for messages free.
const TOASTS_ARE_ABOVE: &str = "[...document.querySelectorAll('.toast')].every((it) =>
    it.getBoundingClientRect().bottom <= pane().querySelector('.composer').getBoundingClientRect().top)";

/// Ann and Ben begin a game, and then talk until its board is far up.
async fn an_old_board(stage: &Stage) -> Arc<Message> {
    let (ann, ben) = (stage.discord.person("Ann"), stage.discord.person("Ben"));
    let options = [("opponent", (&ben).into()), ("first", "me".into())];
    ann.slash("challenge", options).await.unwrap();
    let general = stage.discord.general().id();
    let invitation = stage
        .discord
        .await_message(general, |it| it.button("Accept").is_some());
    ben.press(&invitation.await.unwrap(), "Accept")
        .await
        .unwrap();
    let board = stage
        .discord
        .await_message(general, |it| it.content.contains("game 1, move 2."));
    let board = board.await.unwrap();
    for line in 1..=30 {
        ann.says(&format!("What I think of it, {line} of 30"))
            .unwrap();
    }
    board
}

#[tokio::test]
async fn the_picker_of_an_old_board_is_in_sight_with_its_whole_pad() {
    for (window, name) in [(LAPTOP, "laptop"), (PHONE, "phone")] {
        let stage = Stage::set(Plan::default()).await.unwrap();
        let Some(screen) = Screen::open(&stage, window).await else {
            return stage.clear().await;
        };
        an_old_board(&stage).await;
        screen.sits("Ben").await;
        screen.sees("30 of 30").await;
        screen.uses("Play").await;
        screen.until(PICKER_IS_IN_SIGHT).await;
        screen.is_shown_as(&format!("sight-{name}-picker")).await;
        stage.clear().await;
    }
}

#[tokio::test]
async fn a_link_to_a_game_leads_to_its_board_on_the_page() {
    let stage = Stage::set(Plan::default()).await.unwrap();
    let Some(screen) = Screen::open(&stage, LAPTOP).await else {
        return stage.clear().await;
    };
    an_old_board(&stage).await;
    screen.sits("Ben").await;
    screen.sees("30 of 30").await;
    screen.begins("games").await;
    screen.sends().await;
    screen.press("withText('.text a', 'game 1')").await;
    screen
        .until("document.activeElement === message('game 1, move 2.')")
        .await;
    screen.is_quiet().await;
    stage.clear().await;
}

#[tokio::test]
async fn a_notification_covers_nothing_that_is_being_typed() {
    for window in [LAPTOP, PHONE] {
        let stage = Stage::set(Plan::default()).await.unwrap();
        let Some(screen) = Screen::open(&stage, window).await else {
            return stage.clear().await;
        };
        an_old_board(&stage).await;
        screen.until("document.querySelector('.toast')").await;
        screen.until(TOASTS_ARE_ABOVE).await;
        stage.clear().await;
    }
}
