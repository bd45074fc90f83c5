//! What one person does, with its time measured.

use std::future::Future;
use std::time::{Duration, Instant};

use local_discord::{ActError, Answer, Message, Person};
use tokio::time::timeout;

use crate::chance::Chance;
use crate::tally::Tally;

/// The files and ranks in the middle of the board, where games are decided: the first, and how
/// many.
const MIDDLE: (u64, u64) = (5, 9);
/// How many files and ranks the board has.
const LINES: u64 = 19;

/// How long to wait for the final answer after "thinking".
pub const PATIENCE: Duration = Duration::from_secs(4);

/// Waits for the answer to an act and records how long it took.
pub async fn timed(
    tally: &Tally,
    act: impl Future<Output = Result<Answer, ActError>>,
) -> Option<Answer> {
    let (acted, began) = (Instant::now(), tally.is_scraped());
    let answer = act.await;
    tally.note(&answer, acted.elapsed(), [began, tally.is_scraped()]);
    answer.ok()
}

/// A random point, most often in the middle of the board. The bot decides whether it is free.
pub fn any_point(chance: &mut Chance) -> String {
    let line = |chance: &mut Chance| {
        let (from, count) = MIDDLE;
        if chance.percent(85) {
            from + chance.below(count)
        } else {
            chance.below(LINES)
        }
    };
    let (file, rank) = (line(chance), line(chance));
    // File letters leave out I.
    let letter = b"ABCDEFGHJKLMNOPQRST"[usize::try_from(file).unwrap_or(0)];
    format!("{}{}", char::from(letter), rank + 1)
}

/// Presses "Type a point" under a board and submits the form.
pub async fn type_point(
    tally: &Tally,
    who: &Person,
    board: &Message,
    point: &str,
) -> Option<Answer> {
    let asked = timed(tally, who.press_as_seen(board, "Type a point")).await?;
    let form = asked.modal?;
    timed(tally, who.submit_modal(&form, &[("line", point)])).await
}

/// Resigns a game, and confirms it; a partner is asked first. Returns whether the bot confirmed that
/// this person has left the game.
pub async fn resign(tally: &Tally, who: &Person, game: i64) -> bool {
    let named = [("game", game.to_string().into())];
    let Some(asked) = timed(tally, who.slash("resign", named)).await else {
        return false;
    };
    let Some(question) = asked.message else {
        return false;
    };
    let labels = [
        format!("Resign game {game}"),
        "Resign the match".to_owned(),
        format!("Propose to resign game {game}"),
    ];
    let Some(button) = labels.iter().find(|it| question.button(it).is_some()) else {
        return false;
    };
    let Some(answer) = timed(tally, who.press(&question, button)).await else {
        return false;
    };
    let told = timeout(PATIENCE, who.settled(answer)).await;
    let resigned = format!("You resigned game {game}.");
    matches!(told, Ok(Ok(told)) if told.content().starts_with(&resigned))
}
