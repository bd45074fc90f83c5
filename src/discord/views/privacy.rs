//! What is stored about a person, in plain words, and the questions before it is deleted.

use crate::discord::action::{Action, DeleteAction};
use crate::discord::message::{Button, ButtonStyle, Message};
use crate::game::GameId;
use crate::language::{Text, say};
use crate::service::{StoredAbout, StoredKind};

/// The kinds in the order in which they are listed.
const KINDS: [StoredKind; 18] = [
    StoredKind::Results,
    StoredKind::Tournaments,
    StoredKind::Hills,
    StoredKind::Invitations,
    StoredKind::Plans,
    StoredKind::Settings,
    StoredKind::Blocks,
    StoredKind::Following,
    StoredKind::Lessons,
    StoredKind::SolvedTasks,
    StoredKind::Puzzles,
    StoredKind::Reviews,
    StoredKind::ReviewShares,
    StoredKind::Library,
    StoredKind::Reports,
    StoredKind::Names,
    StoredKind::Messages,
    StoredKind::Bars,
];

/// What is stored about the reader, who may see it, and for how long. `policy` is the address of the operator's words.
pub fn stored(stored: &StoredAbout, policy: Option<&str>) -> Text {
    let games = say!(
        privacy::games,
        finished = shown(stored.finished),
        running = stored.running
    );
    let lines = KINDS.into_iter().filter_map(|kind| {
        let count = stored.count(kind);
        (count > 0).then(|| line(kind, count))
    });
    let lines = [say!(privacy::heading), games].into_iter().chain(lines);
    let rest = [say!(privacy::kept), say!(privacy::what_to_do)];
    Text::lines(lines.chain(rest).chain(policy.map(at)))
}

fn line(kind: StoredKind, count: u64) -> Text {
    let count = shown(count);
    match kind {
        StoredKind::Names => say!(privacy::names, count = count),
        StoredKind::Games => Text::default(),
        StoredKind::Plans => say!(privacy::plans, count = count),
        StoredKind::Invitations => say!(privacy::invitations, count = count),
        StoredKind::Results => say!(privacy::results, count = count),
        StoredKind::Tournaments => say!(privacy::tournaments, count = count),
        StoredKind::Hills => say!(privacy::hills, count = count),
        StoredKind::Settings => say!(privacy::settings, count = count),
        StoredKind::Blocks => say!(privacy::blocks, count = count),
        StoredKind::Following => say!(privacy::following, count = count),
        // One row, which is not counted.
        StoredKind::Lessons => say!(privacy::lessons),
        StoredKind::SolvedTasks => say!(privacy::solved_tasks, count = count),
        StoredKind::Puzzles => say!(privacy::puzzles, count = count),
        StoredKind::Reviews => say!(privacy::reviews, count = count),
        StoredKind::ReviewShares => say!(privacy::review_shares, count = count),
        StoredKind::Library => say!(privacy::library, count = count),
        StoredKind::Reports => say!(privacy::reports, count = count),
        StoredKind::Messages => say!(privacy::messages, count = count),
        StoredKind::Bars => say!(privacy::bars, count = count),
    }
}

fn shown(count: u64) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}

fn at(url: &str) -> Text {
    say!(privacy::policy, url = format!("<{url}>"))
}

/// With the file of everything: how many records of games are in it, from which number on the rest begins, and whether
/// the other data are whole.
pub fn stored_in_file(games: usize, next: Option<GameId>, is_whole: bool) -> Text {
    let file = say!(privacy::in_file, count = games);
    let rest = next.map(|game| say!(privacy::rest_of_games, game = game.to_string()));
    let missing = (!is_whole).then(|| say!(privacy::left_out));
    Text::sentences([Some(file), rest, missing].into_iter().flatten())
}

/// The first question: what is deleted, and what stays, also in backups: the bot keeps so many daily ones, if it makes them.
pub fn ask_to_delete(stored: &StoredAbout, kept: Option<u32>, policy: Option<&str>) -> Message {
    let backups = match kept {
        Some(count) => say!(privacy::daily_backups, count = count),
        None => say!(privacy::backups),
    };
    let running = (stored.running > 0).then(|| say!(privacy::running_end, count = stored.running));
    let lines = [Some(say!(privacy::question)), running];
    let lines = lines.into_iter().flatten();
    let lines = lines.chain([
        say!(privacy::goes),
        say!(privacy::stays),
        say!(privacy::bars_stay),
        say!(privacy::discord_stays),
        backups,
    ]);
    Message::text(Text::lines(lines.chain(policy.map(at)))).with_buttons(vec![
        button(say!(privacy::delete), ButtonStyle::Grave, DeleteAction::Ask),
        button(say!(privacy::keep), ButtonStyle::Plain, DeleteAction::Keep),
    ])
}

/// The second question.
pub fn ask_to_delete_again() -> Message {
    let delete = say!(privacy::delete_for_good);
    Message::text(say!(privacy::question_again)).with_buttons(vec![
        button(delete, ButtonStyle::Grave, DeleteAction::Delete),
        button(say!(privacy::keep), ButtonStyle::Plain, DeleteAction::Keep),
    ])
}

/// Replaces the question once it was answered with no.
pub fn nothing_deleted() -> Message {
    Message::text(say!(privacy::nothing_deleted))
}

/// Replaces the question once it was answered with yes.
pub fn deleting() -> Message {
    Message::text(say!(privacy::deleting))
}

fn button(label: Text, style: ButtonStyle, action: DeleteAction) -> Button {
    Button::new(label, style, Action::Delete(action))
}
