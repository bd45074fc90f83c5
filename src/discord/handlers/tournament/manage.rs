//! What organisers do about a tournament that is announced, by button or by command. The service decides who may; each
//! deed is asked once, by a question or by the form for its reason, which `reasons.rs` takes.

use jiff::{SignedDuration, Timestamp};
use serenity::all::{ComponentInteraction, ComponentInteractionDataKind};

use crate::discord::action::{PersonDeed, TournamentAction};
use crate::discord::bot::Bot;
use crate::discord::handlers::common::options::NamedUser;
use crate::discord::handlers::common::viewer::Viewer;
use crate::discord::handlers::tournament::visitor::{Visitor, of_season_if_league, refused};
use crate::discord::message::Message;
use crate::discord::refusal::{Refusal, RequestError};
use crate::discord::respond::Response;
use crate::discord::views;
use crate::game::{PlayerId, TournamentId};
use crate::language::say;
use crate::service::{
    ServiceRefusal, TournamentRefusal, TournamentState, TournamentView, check_enough, decidable,
    start_when_resumed,
};

/// How many entries of the log are shown at most.
const LOGGED: u32 = 40;

/// Does what a button or menu of the organiser's page asks for; `value` is what was chosen.
pub async fn press(
    bot: &Bot,
    visitor: &Visitor,
    action: TournamentAction,
    (view, value): (&TournamentView, Option<&str>),
) -> Result<Message, RequestError> {
    visitor.check_organises(view)?;
    let (by, id, now) = (&visitor.actor, view.tournament.id, bot.now());
    let service = &bot.service;
    let value = || value.ok_or(Refusal::Button);
    if let Some(question) = ask(bot, visitor, view, action)? {
        return Ok(question);
    }
    let done = match action {
        TournamentAction::Manage => return Ok(page(visitor, view, 0)),
        // Older pages have `PutOff`, which asks like the other.
        TournamentAction::AskPutOff | TournamentAction::PutOff => {
            return ask_put_off(view, hours(value()?)?);
        }
        TournamentAction::Log => {
            let events = service.tournament_log(id, LOGGED).await?;
            return Ok(views::tournament_log(view, &events));
        }
        TournamentAction::Board => {
            let value = value()?;
            if let Some(first) = value.strip_prefix(views::FROM) {
                let first = first.parse().map_err(|_| Refusal::Button)?;
                return Ok(page(visitor, view, first));
            }
            let board = value.parse().map_err(|_| Refusal::Button)?;
            return board_results(view, board, &[]);
        }
        TournamentAction::Person => {
            let player = value()?.parse().map_err(|_| Refusal::Button)?;
            let found = views::tournament_person(view, PlayerId(player));
            return Ok(found.unwrap_or_else(nobody_of_it));
        }
        TournamentAction::StartNow => Box::pin(service.start_tournament_now(id, by, now)).await?,
        TournamentAction::EndLeague => service.set_last_season(id, by, true, now).await?,
        TournamentAction::KeepLeague => service.set_last_season(id, by, false, now).await?,
        TournamentAction::Pause => service.pause_tournament(id, by, now).await?,
        TournamentAction::Resume => service.resume_tournament(id, by, now).await?,
        TournamentAction::EndSeries => service.end_tournament_series(id, by, now).await?,
        TournamentAction::TakeOver => service.take_over_tournament(id, by, now).await?,
        _ => return Err(Refusal::Button.into()),
    };
    Ok(page(visitor, &done, 0))
}

/// The question before a deed that concerns the tournament as a whole; `None` for any other action. What can only be
/// refused is refused before it is asked.
fn ask(
    bot: &Bot,
    visitor: &Visitor,
    view: &TournamentView,
    action: TournamentAction,
) -> Result<Option<Message>, RequestError> {
    let tournament = &view.tournament;
    let is_paused = tournament.paused_at.is_some();
    let is_open = tournament.state == TournamentState::Open;
    let why_not = match action {
        TournamentAction::AskStart
        | TournamentAction::AskPause
        | TournamentAction::AskResume
        | TournamentAction::AskCancel
        | TournamentAction::AskEndSeries
        | TournamentAction::AskEndLeague
        | TournamentAction::AskTakeOver
            if tournament.state.is_ended() =>
        {
            Some(TournamentRefusal::Over)
        }
        TournamentAction::AskStart if !is_open => Some(TournamentRefusal::Begun),
        TournamentAction::AskStart if is_paused => Some(TournamentRefusal::StartPaused),
        TournamentAction::AskStart => check_enough(view).err(),
        TournamentAction::AskPause if is_paused => Some(TournamentRefusal::PausedAlready),
        TournamentAction::AskResume if !is_paused => Some(TournamentRefusal::NotPaused),
        TournamentAction::AskEndSeries if tournament.setup.repeats.is_none() => {
            Some(TournamentRefusal::RepeatsNot)
        }
        TournamentAction::AskTakeOver if tournament.organiser == visitor.actor.person.id => {
            Some(TournamentRefusal::OrganiserAlready)
        }
        _ => None,
    };
    if let Some(refusal) = why_not {
        return Err(refused(refusal));
    }
    Ok(Some(match action {
        TournamentAction::AskStart => views::ask_start_tournament(view),
        TournamentAction::AskPause => views::ask_pause_tournament(view),
        TournamentAction::AskResume => {
            let starts_at = start_when_resumed(tournament, bot.now());
            views::ask_resume_tournament(view, starts_at)
        }
        TournamentAction::AskCancel => views::ask_cancel_tournament(view),
        TournamentAction::AskEndSeries => views::ask_end_series(view),
        TournamentAction::AskEndLeague => views::ask_end_league(view),
        TournamentAction::AskTakeOver => views::ask_take_over(view),
        _ => return Ok(None),
    }))
}

/// The organiser's page, with the boards from the `first` one on.
pub fn page(visitor: &Visitor, view: &TournamentView, first: usize) -> Message {
    views::tournament_manage(view, first, visitor.actor.person.id)
}

/// The results that can be decided on a board. One whose result cannot be is answered by those that can; what was written
/// already is repeated.
pub fn board_results(
    view: &TournamentView,
    board: usize,
    written: &[String],
) -> Result<Message, RequestError> {
    let Err(refusal) = decidable(view, (None, board)) else {
        let results = views::tournament_board(view, board);
        let mut results = results.ok_or(Refusal::Button)?;
        results.text = views::not_taken(results.text, written).text;
        return Ok(results);
    };
    if !matches!(
        refusal,
        TournamentRefusal::NoSuchBoard { .. } | TournamentRefusal::DecidedAlready
    ) {
        return Err(refused(refusal));
    }
    let told = views::refusal(&ServiceRefusal::Tournament(refusal).into());
    Ok(views::tournament_boards(view, Some(told), written))
}

/// Asks whether to put the start off by so many hours, if there is a start to come.
pub fn ask_put_off(view: &TournamentView, hours: u16) -> Result<Message, RequestError> {
    let why_not = match view.tournament.state {
        TournamentState::Open => None,
        state if state.is_ended() => Some(TournamentRefusal::Over),
        _ => Some(TournamentRefusal::Begun),
    };
    if let Some(why_not) = why_not {
        return Err(refused(why_not));
    }
    let question = views::ask_put_off(view, hours);
    Ok(question.ok_or(Refusal::Button)?)
}

/// Puts the start off by the hours that a button holds, from the start that its question showed. An older button, which
/// doesn't say which that was, is asked again.
pub async fn press_to_put_off(
    bot: &Bot,
    interaction: &ComponentInteraction,
    id: TournamentId,
    (hours, shown): (u16, Option<Timestamp>),
) -> Result<Response, RequestError> {
    let visitor = Visitor::of_press(bot, interaction).await?;
    let viewer = Viewer::of_press(bot, interaction).await?;
    let view = visitor.tournament(bot, id).await?;
    visitor.check_organises(&view)?;
    let Some(shown) = shown else {
        let question = of_season_if_league(&view, ask_put_off(&view, hours))?;
        return Ok(viewer.response(question));
    };
    let span = SignedDuration::from_hours(i64::from(hours));
    let to = shown.saturating_add(span).map_err(|_| Refusal::Button)?;
    let (by, now) = (&visitor.actor, bot.now());
    let done = bot.service.extend_tournament(id, by, (shown, to), now);
    let done = of_season_if_league(&view, done.await.map_err(Into::into))?;
    bot.outbox.wake_retries.notify_one();
    Ok(viewer.response(page(&visitor, &done, 0)))
}

fn hours(value: &str) -> Result<u16, Refusal> {
    value.parse().map_err(|_| Refusal::Button)
}

/// Takes somebody out, or puts the person who was chosen in their place, after a question.
pub async fn about_entrant(
    bot: &Bot,
    interaction: &ComponentInteraction,
    id: TournamentId,
    player: PlayerId,
    deed: PersonDeed,
) -> Result<Response, RequestError> {
    let visitor = Visitor::of_press(bot, interaction).await?;
    let viewer = Viewer::of_press(bot, interaction).await?;
    let view = visitor.tournament(bot, id).await?;
    visitor.check_organises(&view)?;
    let (by, now) = (&visitor.actor, bot.now());
    let message = match deed {
        PersonDeed::AskRemove => ask_take_out(&view, player),
        // Older pages have `Replace`, which asks like the other: nobody is replaced without a reason.
        PersonDeed::Replace | PersonDeed::AskReplace => {
            let put = chosen(interaction).ok_or(Refusal::Button)?;
            let asked = ask_replace(bot, &visitor, (&view, player), put).await;
            of_season_if_league(&view, asked)?
        }
        PersonDeed::Remove => {
            let removed = bot.service.remove_entrant(id, by, player, now).await;
            let removed = of_season_if_league(&view, removed.map_err(Into::into))?;
            page(&visitor, &removed, 0)
        }
    };
    bot.outbox.wake_retries.notify_one();
    Ok(viewer.response(message))
}

/// Asks whether to take somebody out.
pub fn ask_take_out(view: &TournamentView, player: PlayerId) -> Message {
    views::ask_take_out(view, player).unwrap_or_else(nobody_of_it)
}

/// Asks whether this person takes somebody's place, whose name is noted until the answer.
pub async fn ask_replace(
    bot: &Bot,
    visitor: &Visitor,
    (view, out): (&TournamentView, PlayerId),
    put: NamedUser,
) -> Result<Message, RequestError> {
    if put.is_bot || !put.is_member {
        return Ok(Message::text(say!(tournament::no_bot)));
    }
    let view = propose(bot, visitor, (view, out), &put).await?;
    let question = views::ask_replace(&view, out, (put.person.id, put.person.called()));
    Ok(question.unwrap_or_else(nobody_of_it))
}

/// Notes the name of whoever is to take somebody's place until the answer. Refuses at once what the replacement itself would
/// be refused for.
pub async fn propose(
    bot: &Bot,
    visitor: &Visitor,
    (view, out): (&TournamentView, PlayerId),
    put: &NamedUser,
) -> Result<TournamentView, RequestError> {
    let (id, by) = (view.tournament.id, &visitor.actor);
    let people = (out, &put.person);
    let proposed = bot.service.propose_replacement(id, by, people, bot.now());
    Ok(proposed.await?)
}

fn nobody_of_it() -> Message {
    Message::text(say!(tournament::nobody_of_it))
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
