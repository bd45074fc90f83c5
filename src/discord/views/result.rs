//! The message that tells how a game ended.

use crate::discord::action::{Action, StepWay};
use crate::discord::message::{Button, ButtonStyle, Message};
use crate::discord::views::{
    conduct, match_score, phrases, puzzle_buttons, rematch, review, seats, set, tournament_result,
};
use crate::game::{GameId, PlayerId, Status, places};
use crate::language::{Text, say};
use crate::rating::{Change, Method, Rating};
use crate::rules::{Departure, Notation, Outcome, Reason};
use crate::service::GameView;

/// How the game ended and what it changed. It pings nobody.
pub fn ending(view: &GameView) -> Message {
    ending_to(view, None)
}

/// What whoever ended the game is told privately. The score of a match is left to the end that everybody
/// sees.
pub(super) fn receipt(view: &GameView, reader: PlayerId) -> Text {
    match view.game.status() {
        Status::Over(outcome) if view.scored.is_some() => result(view, outcome, Some(reader)),
        _ => ending_to(view, Some(reader)).text,
    }
}

/// The same, told to one person if there is a reader: it speaks to that person.
pub fn ending_to(view: &GameView, reader: Option<PlayerId>) -> Message {
    let Status::Over(outcome) = view.game.status() else {
        return Message::default();
    };
    let result = result(view, outcome, reader);
    let ratings = rating_change(view).or_else(|| too_short_to_rate(view));
    let tournament = tournament_result::of_game(view);
    let score = match_score::after_game(view);
    let set = set::after_game(view, reader);
    let told = if score.is_empty() {
        let told = [result].into_iter().chain(tournament);
        let told = told.chain(set).chain(tournament_result::of_match(view));
        Text::sentences(told.chain(ratings).chain(lesson_over(view)))
    } else {
        Text::lines([result].into_iter().chain(score).chain(ratings))
    };
    let buttons = rematch::button(view).into_iter().chain(replay_button(view));
    let buttons = buttons.chain(review::review_button(view));
    let puzzle = view.is_lesson.then(puzzle_buttons::any_puzzle);
    Message::text(told)
        .with_buttons(buttons.chain(conduct::buttons(view)).collect())
        .with_buttons(puzzle.into_iter().collect())
}

/// Where to go on after the game of the last lesson; nothing after one that was too short for a review.
fn lesson_over(view: &GameView) -> Option<Text> {
    let is_told = view.is_lesson && review::review_button(view).is_some();
    is_told.then(|| say!(learn::game_over, review = say!(review::button)))
}

/// The message with the whole game as an animation, for one person, and the button that begins to step
/// through it at the empty board.
pub fn replay(view: &GameView) -> Message {
    let game = view.game.id.0;
    let press = Action::Step(view.game.id, 0, StepWay::First);
    let step = Button::new(say!(replay::step_through), ButtonStyle::Inviting, press);
    Message::text(say!(result::replay_of, game = game)).with_buttons(vec![step])
}

/// Whether the end of a game has a picture and can be replayed. A game for two that was too short to count is
/// told in a line; at a table and in a match, everything else has the end that others have, if there is a
/// stone on the board.
pub fn is_worth_showing(view: &GameView) -> bool {
    let game = &view.game;
    let is_for_several = game.players.len() > 2 || view.scored.is_some();
    !game.is_aborted() || (is_for_several && game.ply() > 0)
}

/// The button that shows the whole game; `None` if there is nothing to show.
pub(super) fn replay_button(view: &GameView) -> Option<Button> {
    let press = Action::Replay(view.game.id);
    is_worth_showing(view).then(|| Button::new(say!(result::replay), ButtonStyle::Plain, press))
}

/// A rating as people read it: a whole number.
pub fn rating(rating: Rating) -> Text {
    Text::verbatim(format!("{:.0}", rating.rating))
}

fn result(view: &GameView, outcome: Outcome, reader: Option<PlayerId>) -> Text {
    let game = &view.game;
    let GameId(number) = game.id;
    let moves = game.position().ply();
    let why = reason(view, outcome, reader);
    if game.is_aborted() {
        let why = departures(view, reader).unwrap_or(why);
        if view.tournament.is_some() {
            return say!(result::early, game = number, moves = moves, why = why);
        }
        if let Some(told) = set::left_early(view, why.clone(), reader) {
            return told;
        }
        return say!(
            result::without_winner,
            game = number,
            moves = moves,
            why = why
        );
    }
    let winners = game.winners();
    if winners.is_empty() {
        return say!(result::drawn, game = number, moves = moves, why = why);
    }
    if reader.is_some_and(|reader| winners == [reader]) {
        return say!(result::you_won, game = number, moves = moves, why = why);
    }
    say!(
        result::won,
        names = Text::list(
            seats::winners(view)
                .into_iter()
                .map(|it| seats::name(view, it))
        ),
        winners = winners.len(),
        game = number,
        moves = moves,
        why = why
    )
}

/// Who left one after the other and how, as in "Cy resigned, Ben ran out of time (in this order)"; `None` if
/// only one did.
fn departures(view: &GameView, reader: Option<PlayerId>) -> Option<Text> {
    let gone = view.game.departures();
    let several = gone.len() > 1;
    let told = gone.into_iter().map(|(seat, how)| {
        let is_reader = reader == Some(view.game.player(seat));
        departure(seats::name(view, seat), how, is_reader)
    });
    several.then(|| {
        let departures = Text::brief_list(told);
        say!(result::in_this_order, departures = departures)
    })
}

/// "Ben resigned" or "you ran out of time".
fn departure(name: Text, how: Departure, is_reader: bool) -> Text {
    match how {
        Departure::Resigned if is_reader => say!(result::you_resigned),
        Departure::OutOfTime if is_reader => say!(result::you_out_of_time),
        Departure::Resigned => say!(result::resigned, name = name),
        Departure::OutOfTime => say!(result::out_of_time, name = name),
    }
}

/// Why the game ended, as in "five in a row (K10-O14)"; it speaks to the reader, if there is one.
pub(super) fn reason(view: &GameView, outcome: Outcome, reader: Option<PlayerId>) -> Text {
    let last = view.game.last_move().map(|last| last.by);
    let is_reader = reader.is_some() && last == reader;
    let leaver = || {
        let last = view.game.last();
        let name = last.map(|last| seats::name(view, last.seat));
        name.unwrap_or_default()
    };
    match outcome.reason {
        Reason::Row => row(view),
        Reason::Captures => captures(view, outcome),
        Reason::Resigned => departure(leaver(), Departure::Resigned, is_reader),
        Reason::OutOfTime => departure(leaver(), Departure::OutOfTime, is_reader),
        Reason::BoardFull => say!(result::board_full),
        Reason::Agreed if view.game.players.len() > 2 => say!(result::all_agreed),
        Reason::Agreed => say!(result::both_agreed),
        Reason::RowAgainstCaptures => say!(result::row_against_captures),
        Reason::PlyLimit => say!(result::longest),
    }
}

/// "five in a row (K10-O14)".
fn row(view: &GameView) -> Text {
    let position = view.game.position();
    let row = position.winning_row();
    let count = row.len();
    let words = phrases::number(count);
    match (row.first(), row.last()) {
        (Some(&first), Some(&last)) => say!(
            result::row,
            count = count,
            words = words,
            from = phrases::point(first, position, Notation::Board),
            to = phrases::point(last, position, Notation::Board)
        ),
        _ => say!(result::row_somewhere, count = count, words = words),
    }
}

/// "five pairs captured".
fn captures(view: &GameView, outcome: Outcome) -> Text {
    let position = view.game.position();
    let stones = outcome
        .winning_colour
        .map_or(0, |colour| usize::from(position.captured_by(colour)));
    if position.ruleset().captures.count_pairs() {
        let pairs = stones / 2;
        let words = phrases::number(pairs);
        say!(result::pairs_captured, count = pairs, words = words)
    } else {
        let words = phrases::number(stones);
        say!(result::stones_captured, count = stones, words = words)
    }
}

/// That a rated game does not change ratings because it ended too soon; a game of a match or a set is not
/// rated by itself, and one without a winner has said it.
fn too_short_to_rate(view: &GameView) -> Option<Text> {
    let game = &view.game;
    let is_single = view.scored.is_none() && view.set.is_none() && game.computer.is_none();
    let is_untold = game.terms.rated && is_single && !game.is_aborted();
    let is_too_short = is_untold && !game.counts_for_rating();
    is_too_short.then(|| say!(result::too_short_to_rate))
}

/// "Ratings: Ann 1540 → 1552, Ben 1498 → 1487 (provisional: Ben).", in the order in which they finished.
/// Who did not take part is left out. On a server it shows the server's own ladder.
fn rating_change(view: &GameView) -> Option<Text> {
    let changes = view.ratings.as_ref()?;
    let changes = changes.server.as_ref().unwrap_or(&changes.everywhere);
    let points = view.scored.as_ref().map(|scored| scored.points.as_slice());
    let places = places(&view.game, points);
    let players = view.game.players.iter().zip(places);
    let mut told: Vec<_> = changes
        .iter()
        .zip(players)
        .filter_map(|(change, (&player, place))| Some((place, player, change.as_ref()?)))
        .collect();
    told.sort_by_key(|&(place, ..)| place);
    let steps = told
        .iter()
        .map(|&(_, player, change)| step(view, change, player));
    let changes = Text::brief_list(steps);
    let method = Method::among(view.game.terms.ruleset.seats);
    let provisional: Vec<_> = told
        .iter()
        .filter(|(.., change)| change.after.is_provisional(method))
        .collect();
    Some(if provisional.is_empty() {
        say!(result::ratings, changes = changes)
    } else if provisional.len() == told.len() {
        say!(result::ratings_provisional, changes = changes)
    } else {
        let names = provisional
            .iter()
            .map(|&&(_, player, _)| phrases::name(view, player));
        say!(
            result::ratings_provisional_of,
            changes = changes,
            names = Text::list(names)
        )
    })
}

/// "Ann 1540 → 1552".
fn step(view: &GameView, change: &Change, player: PlayerId) -> Text {
    say!(
        result::rating_of,
        name = phrases::name(view, player),
        before = rating(change.before),
        after = rating(change.after)
    )
}
