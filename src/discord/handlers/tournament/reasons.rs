//! What organisers do for a reason, which they write into a form: decide a result, replace somebody, cancel a tournament. If
//! it is refused, the reason is repeated.

use serenity::all::{ComponentInteraction, ModalInteraction};

use crate::discord::action::{Action, DecidedResult, RoundBoard, TournamentAction};
use crate::discord::bot::Bot;
use crate::discord::handlers::common::input::{typed, with_typed};
use crate::discord::handlers::tournament::manage;
use crate::discord::handlers::tournament::visitor::{Visitor, of_season_if_league, refused};
use crate::discord::message::Message;
use crate::discord::refusal::{Refusal, RequestError};
use crate::discord::respond::Response;
use crate::discord::views;
use crate::game::{PlayerId, TournamentId};
use crate::language::say;
use crate::service::{Adjudication, ServiceRefusal, TournamentRefusal, TournamentView, decidable};
use crate::tournament::course::Outcome;
use crate::tournament::round::GameResult;

/// Opens the form for the reason of a decision.
pub async fn ask_reason(
    bot: &Bot,
    interaction: &ComponentInteraction,
    id: TournamentId,
    at: RoundBoard,
    result: DecidedResult,
) -> Result<Response, RequestError> {
    let visitor = Visitor::of_press(bot, interaction).await?;
    let view = visitor.tournament(bot, id).await?;
    visitor.check_organises(&view)?;
    of_season_if_league(&view, check_decidable(&view, at))?;
    let form = views::decision_form(id, of_now(&view, at), result, None);
    Ok(Response::form(form))
}

/// Decides a result, for the reason that was written.
pub async fn decide(
    bot: &Bot,
    interaction: &ModalInteraction,
    id: TournamentId,
    at: RoundBoard,
    result: DecidedResult,
) -> Result<Response, RequestError> {
    let reason = typed(interaction).unwrap_or_default().to_owned();
    let done = decided(bot, interaction, id, (at, result, &reason)).await;
    with_reason(done, reason, Action::Decide(id, at, result))
}

async fn decided(
    bot: &Bot,
    interaction: &ModalInteraction,
    id: TournamentId,
    (at, result, reason): (RoundBoard, DecidedResult, &str),
) -> Result<Response, RequestError> {
    let visitor = Visitor::of_form(bot, interaction).await?;
    let view = visitor.tournament(bot, id).await?;
    visitor.check_organises(&view)?;
    of_season_if_league(&view, check_decidable(&view, at))?;
    let board = usize::from(at.board);
    if !can_end(&view, board, result) {
        return Err(Refusal::Button.into());
    }
    let wanted = Adjudication {
        round: at.round.map_or(view.rounds.len(), usize::from),
        board,
        outcome: outcome(&view, board, result),
        reason: reason.to_owned(),
    };
    let decided = bot
        .service
        .adjudicate_pairing(id, &visitor.actor, wanted, bot.now());
    let view = of_season_if_league(&view, decided.await.map_err(Into::into))?;
    bot.outbox.wake_retries.notify_one();
    Ok(Response::in_place(manage::page(&visitor, &view, 0)))
}

/// Refuses to decide a board that is not played.
fn check_decidable(view: &TournamentView, at: RoundBoard) -> Result<(), RequestError> {
    let board = (at.round.map(usize::from), usize::from(at.board));
    decidable(view, board).map_err(refused)?;
    Ok(())
}

/// What became of a form for a reason: a refusal repeats what was written, and a reason of which nothing can be seen is
/// answered by a button that opens the form again.
fn with_reason(
    done: Result<Response, RequestError>,
    reason: String,
    again: Action,
) -> Result<Response, RequestError> {
    match done {
        Err(RequestError::Refused(
            refusal @ Refusal::Service(ServiceRefusal::Tournament(TournamentRefusal::NoReason {
                ..
            })),
        )) => Ok(Response::private(views::reason_missing(
            views::refusal(&refusal),
            again,
        ))),
        done => with_typed(done, vec![reason]),
    }
}

/// The board in the round that is played, unless a round is said already.
pub fn of_now(view: &TournamentView, at: RoundBoard) -> RoundBoard {
    let now = u16::try_from(view.rounds.len()).ok();
    RoundBoard {
        round: at.round.or(now),
        ..at
    }
}

/// Whether a game on this board can end like this.
pub fn can_end(view: &TournamentView, board: usize, result: DecidedResult) -> bool {
    result.fits(seats(view, board))
}

/// How many sit at a board of the present round.
fn seats(view: &TournamentView, board: usize) -> usize {
    let mut pairings = view.last_round().into_iter().flat_map(|it| &it.pairings);
    let pairing = pairings.find(|it| it.board == board);
    pairing.map_or(2, |it| it.pairing.players.len())
}

/// What a decision means on a board. At a table of more than two, those who do not win share the second place.
fn outcome(view: &TournamentView, board: usize, result: DecidedResult) -> Outcome {
    let seats = seats(view, board);
    if seats > 2 {
        let place = |seat| match result.winner() {
            Some(winner) if seat != winner => 2,
            _ => 1,
        };
        return Outcome::Table((0..seats).map(place).collect());
    }
    Outcome::Pair(match result {
        DecidedResult::First => GameResult::WhiteWins,
        DecidedResult::Second => GameResult::BlackWins,
        DecidedResult::Draw => GameResult::Draw,
        _ => GameResult::BothForfeit,
    })
}

/// Opens the form for the reason why somebody is replaced. Refuses at once what the replacement would be refused for.
pub async fn ask_why_replace(
    bot: &Bot,
    interaction: &ComponentInteraction,
    id: TournamentId,
    people: (PlayerId, PlayerId),
) -> Result<Response, RequestError> {
    let visitor = Visitor::of_press(bot, interaction).await?;
    let view = visitor.tournament(bot, id).await?;
    visitor.check_organises(&view)?;
    let by = &visitor.actor;
    let checked = bot.service.check_replacement(id, by, people, bot.now());
    of_season_if_league(&view, checked.await.map_err(Into::into))?;
    let form = views::replacement_form(id, people, None);
    Ok(Response::form(form))
}

/// Puts the person whom a form names in somebody's place, for the reason that was written.
pub async fn replace(
    bot: &Bot,
    interaction: &ModalInteraction,
    id: TournamentId,
    people: (PlayerId, PlayerId),
) -> Result<Response, RequestError> {
    let reason = typed(interaction).unwrap_or_default().to_owned();
    let done = replaced(bot, interaction, id, (people, &reason)).await;
    let (out, put) = people;
    with_reason(done, reason, Action::Replace(id, out, put))
}

async fn replaced(
    bot: &Bot,
    interaction: &ModalInteraction,
    id: TournamentId,
    (people, reason): ((PlayerId, PlayerId), &str),
) -> Result<Response, RequestError> {
    let visitor = Visitor::of_form(bot, interaction).await?;
    let view = visitor.tournament(bot, id).await?;
    visitor.check_organises(&view)?;
    let (by, reason) = (&visitor.actor, reason.to_owned());
    let done = bot.service.put_in_place(id, by, people, reason, bot.now());
    let done = of_season_if_league(&view, Box::pin(done).await.map_err(Into::into))?;
    bot.outbox.wake_retries.notify_one();
    Ok(Response::in_place(manage::page(&visitor, &done, 0)))
}

/// Opens the form for the reason why a tournament is cancelled.
pub fn ask_why_cancel(visitor: &Visitor, view: &TournamentView) -> Result<Response, RequestError> {
    visitor.check_organises(view)?;
    if view.tournament.state.is_ended() {
        return Err(refused(TournamentRefusal::Over));
    }
    let form = views::cancellation_form(view, None);
    Ok(Response::form(form))
}

/// Cancels a tournament, for the reason that was written.
pub async fn cancel(
    bot: &Bot,
    interaction: &ModalInteraction,
    id: TournamentId,
) -> Result<Response, RequestError> {
    let reason = typed(interaction).unwrap_or_default().to_owned();
    let done = cancelled(bot, interaction, id, &reason).await;
    let again = Action::Tournament(TournamentAction::Cancel, id);
    with_reason(done, reason, again)
}

async fn cancelled(
    bot: &Bot,
    interaction: &ModalInteraction,
    id: TournamentId,
    reason: &str,
) -> Result<Response, RequestError> {
    let visitor = Visitor::of_form(bot, interaction).await?;
    let view = visitor.tournament(bot, id).await?;
    visitor.check_organises(&view)?;
    let by = &visitor.actor;
    let cancelled = bot
        .service
        .cancel_tournament(id, by, Some(reason), bot.now());
    of_season_if_league(&view, cancelled.await.map_err(Into::into))?;
    bot.outbox.wake_retries.notify_one();
    Ok(Response::in_place(Message::text(say!(
        tournament::cancelled
    ))))
}
