//! What organisers do about a tournament that is announced. The service decides who may; what cannot be undone is
//! asked once, by a question, by a form for the reason, or by a menu that does nothing else.

use jiff::SignedDuration;
use serenity::all::{ComponentInteraction, ComponentInteractionDataKind, ModalInteraction};

use crate::discord::action::{DecidedResult, PersonDeed, TournamentAction};
use crate::discord::bot::Bot;
use crate::discord::handlers::common::input::typed;
use crate::discord::handlers::common::options::NamedUser;
use crate::discord::handlers::common::viewer::Viewer;
use crate::discord::handlers::tournament::visitor::Visitor;
use crate::discord::message::Message;
use crate::discord::refusal::{Refusal, RequestError};
use crate::discord::respond::Response;
use crate::discord::views;
use crate::game::{PlayerId, TournamentId};
use crate::language::say;
use crate::service::{
    Adjudication, Replacement, ServiceRefusal, TournamentRefusal, TournamentView,
};
use crate::tournament::course::Outcome;
use crate::tournament::round::GameResult;

/// Does what a button or menu of the organiser's page asks for; `value` is what was chosen.
pub async fn press(
    bot: &Bot,
    visitor: &Visitor,
    action: TournamentAction,
    (view, value): (&TournamentView, Option<&str>),
) -> Result<Message, RequestError> {
    check(visitor, view)?;
    let (by, id, now) = (&visitor.actor, view.tournament.id, bot.now());
    let service = &bot.service;
    let value = || value.ok_or(Refusal::Button);
    let done = match action {
        TournamentAction::Manage => return Ok(views::tournament_manage(view, 0)),
        TournamentAction::AskStart => return Ok(views::ask_start_tournament(view)),
        TournamentAction::AskCancel => return Ok(views::ask_cancel_tournament(view)),
        TournamentAction::Board => {
            let value = value()?;
            if let Some(first) = value.strip_prefix(views::FROM) {
                let first = first.parse().map_err(|_| Refusal::Button)?;
                return Ok(views::tournament_manage(view, first));
            }
            let board = value.parse().map_err(|_| Refusal::Button)?;
            let page = views::tournament_board(view, board);
            return Ok(page.unwrap_or_else(|| views::tournament_manage(view, 0)));
        }
        TournamentAction::Person => {
            let player = value()?.parse().map_err(|_| Refusal::Button)?;
            let page = views::tournament_person(view, PlayerId(player));
            return Ok(page.unwrap_or_else(|| Message::text(say!(tournament::nobody_of_it))));
        }
        TournamentAction::StartNow => Box::pin(service.start_tournament_now(id, by, now)).await?,
        TournamentAction::EndLeague => service.set_last_season(id, by, true, now).await?,
        TournamentAction::KeepLeague => service.set_last_season(id, by, false, now).await?,
        TournamentAction::Pause => service.pause_tournament(id, by, now).await?,
        TournamentAction::Resume => service.resume_tournament(id, by, now).await?,
        TournamentAction::PutOff => {
            let hours: u16 = value()?.parse().map_err(|_| Refusal::Button)?;
            let span = SignedDuration::from_hours(i64::from(hours));
            let until = view.tournament.setup.starts_at.saturating_add(span);
            let until = until.map_err(|_| Refusal::Button)?;
            service.extend_tournament(id, by, until, now).await?
        }
        TournamentAction::Cancel => {
            service.cancel_tournament(id, by, None, now).await?;
            return Ok(Message::text(say!(tournament::cancelled)));
        }
        _ => return Err(Refusal::Button.into()),
    };
    Ok(views::tournament_manage(&done, 0))
}

/// Opens the form for the reason of a decision.
pub async fn ask_reason(
    bot: &Bot,
    interaction: &ComponentInteraction,
    id: TournamentId,
    board: u16,
    result: DecidedResult,
) -> Result<Response, RequestError> {
    let visitor = Visitor::of_press(interaction)?;
    let view = visitor.tournament(bot, id).await?;
    check(&visitor, &view)?;
    Ok(Response::form(views::decision_form(id, board, result)))
}

/// Decides a result, for the reason that was written.
pub async fn decide(
    bot: &Bot,
    interaction: &ModalInteraction,
    id: TournamentId,
    board: u16,
    result: DecidedResult,
) -> Result<Response, RequestError> {
    let visitor = Visitor::of_form(interaction)?;
    let view = visitor.tournament(bot, id).await?;
    check(&visitor, &view)?;
    let wanted = Adjudication {
        board: usize::from(board),
        outcome: outcome(&view, usize::from(board), result),
        reason: typed(interaction).unwrap_or_default().to_owned(),
    };
    let decided = bot
        .service
        .adjudicate_pairing(id, &visitor.actor, wanted, bot.now());
    let view = decided.await?;
    bot.outbox.wake_retries.notify_one();
    Ok(Response::in_place(views::tournament_manage(&view, 0)))
}

/// What a decision means on a board. At a table of more than two, those who do not win share the second place.
fn outcome(view: &TournamentView, board: usize, result: DecidedResult) -> Outcome {
    let mut pairings = view.last_round().into_iter().flat_map(|it| &it.pairings);
    let pairing = pairings.find(|it| it.board == board);
    let seats = pairing.map_or(2, |it| it.pairing.players.len());
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

/// Takes somebody out, or puts the person who was chosen in their place.
pub async fn about_entrant(
    bot: &Bot,
    interaction: &ComponentInteraction,
    id: TournamentId,
    player: PlayerId,
    deed: PersonDeed,
) -> Result<Response, RequestError> {
    let visitor = Visitor::of_press(interaction)?;
    let viewer = Viewer::of_press(bot, interaction).await?;
    let view = visitor.tournament(bot, id).await?;
    check(&visitor, &view)?;
    let (by, now) = (&visitor.actor, bot.now());
    let view = match deed {
        PersonDeed::Remove => bot.service.remove_entrant(id, by, player, now).await?,
        PersonDeed::Replace => {
            let put = chosen(interaction).ok_or(Refusal::Button)?;
            if put.is_bot || !put.is_member {
                return Ok(viewer.response(Message::text(say!(tournament::no_bot))));
            }
            let wanted = Replacement {
                out: player,
                put: put.person,
            };
            Box::pin(bot.service.replace_entrant(id, by, wanted, now)).await?
        }
    };
    bot.outbox.wake_retries.notify_one();
    Ok(viewer.response(views::tournament_manage(&view, 0)))
}

/// The person who was chosen, as they are called on this server.
fn chosen(interaction: &ComponentInteraction) -> Option<NamedUser> {
    let ComponentInteractionDataKind::UserSelect { values } = &interaction.data.kind else {
        return None;
    };
    let id = values.first()?;
    let resolved = &interaction.data.resolved;
    let (user, member) = (resolved.users.get(id)?, resolved.members.get(id));
    Some(NamedUser::new(user, interaction.guild_id, member))
}

fn check(visitor: &Visitor, view: &TournamentView) -> Result<(), RequestError> {
    if visitor.organises(view) {
        return Ok(());
    }
    let refusal = TournamentRefusal::NotOrganiser;
    Err(Refusal::from(ServiceRefusal::Tournament(refusal)).into())
}
