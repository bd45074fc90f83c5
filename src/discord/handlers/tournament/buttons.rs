//! The buttons and menus of a tournament. All answers are private; what changes, the outbox shows to everybody. Whoever
//! presses is asked for again each time: what they may do depends on what they are now, not on what the button says.

use serenity::all::ComponentInteraction;

use crate::discord::action::TournamentAction;
use crate::discord::bot::Bot;
use crate::discord::handlers::common::input::{chosen, chosen_or_person};
use crate::discord::handlers::common::viewer::Viewer;
use crate::discord::handlers::tournament::visitor::{Visitor, of_season_if_league};
use crate::discord::handlers::tournament::{crosstable, drafting, entrant, manage, reasons};
use crate::discord::message::Message;
use crate::discord::people;
use crate::discord::refusal::RequestError;
use crate::discord::respond::Response;
use crate::discord::views;
use crate::game::TournamentId;
use crate::service::{TournamentState, TournamentView};

/// Does what a button or menu asks for.
pub async fn press(
    bot: &Bot,
    interaction: &ComponentInteraction,
    action: TournamentAction,
    id: TournamentId,
) -> Result<Response, RequestError> {
    let viewer = Viewer::of_press(bot, interaction).await?;
    // The message that tells of the check-in has this button, too.
    if action == TournamentAction::CheckIn && interaction.guild_id.is_none() {
        let message = entrant::check_in_privately(bot, &people::presser(interaction), id).await?;
        return Ok(viewer.response(message));
    }
    let visitor = Visitor::of_press(bot, interaction).await?;
    let view = visitor.tournament(bot, id).await?;
    let done = respond_on_server(bot, interaction, action, (&visitor, &viewer, &view)).await;
    of_season_if_league(&view, done)
}

async fn respond_on_server(
    bot: &Bot,
    interaction: &ComponentInteraction,
    action: TournamentAction,
    (visitor, viewer, view): (&Visitor, &Viewer, &TournamentView),
) -> Result<Response, RequestError> {
    let message = match action {
        TournamentAction::Enter
        | TournamentAction::Withdraw
        | TournamentAction::Leave
        | TournamentAction::CheckIn
        | TournamentAction::AskBye
        | TournamentAction::Bye => entrant::press(bot, &visitor.actor.person, action, view).await?,
        TournamentAction::Show | TournamentAction::Page => page(visitor, view, None),
        TournamentAction::Division => match views::chosen_division(chosen(interaction)) {
            (Some(division), true) => {
                return crosstable::shown(bot, viewer, view, division).await;
            }
            (division, _) => page(visitor, view, division),
        },
        TournamentAction::Crosstable => {
            let is_league = view.tournament.setup.format.divisions().is_some();
            let own = is_league.then(|| views::league_division(view, viewer.id));
            return crosstable::shown(bot, viewer, view, own.unwrap_or(0)).await;
        }
        TournamentAction::Report => return Ok(crosstable::report(view)),
        TournamentAction::Calendar => {
            let file = views::tournament_calendar_file(view, viewer.language, bot.now());
            return Ok(Response::private(views::tournament_calendar(view)).with(file));
        }
        TournamentAction::Cancel => return reasons::ask_why_cancel(visitor, view),
        TournamentAction::WriteGame | TournamentAction::WriteDates => {
            let draft = (visitor, view);
            return drafting::open_form(bot, draft, action, viewer.zone()).await;
        }
        TournamentAction::Format
        | TournamentAction::Games
        | TournamentAction::Size
        | TournamentAction::Pace
        | TournamentAction::Start
        | TournamentAction::EntryEnd
        | TournamentAction::CheckInTime
        | TournamentAction::Repeat
        | TournamentAction::Game
        | TournamentAction::Dates
        | TournamentAction::Announce
        | TournamentAction::Discard => {
            let choice = (action, chosen(interaction));
            drafting::press(bot, (visitor, view), choice, viewer.zone()).await?
        }
        TournamentAction::Manage if view.tournament.state == TournamentState::Draft => {
            let choice = (TournamentAction::Game, None);
            drafting::press(bot, (visitor, view), choice, viewer.zone()).await?
        }
        // What is over has nothing to manage.
        TournamentAction::Manage if view.tournament.state.is_ended() => page(visitor, view, None),
        TournamentAction::Manage
        | TournamentAction::AskStart
        | TournamentAction::StartNow
        | TournamentAction::AskPause
        | TournamentAction::Pause
        | TournamentAction::AskResume
        | TournamentAction::Resume
        | TournamentAction::AskPutOff
        | TournamentAction::PutOff
        | TournamentAction::AskCancel
        | TournamentAction::AskEndSeries
        | TournamentAction::EndSeries
        | TournamentAction::AskTakeOver
        | TournamentAction::TakeOver
        | TournamentAction::Log
        | TournamentAction::EndLeague
        | TournamentAction::KeepLeague
        | TournamentAction::AskEndLeague
        | TournamentAction::Board
        | TournamentAction::Person => {
            let value = chosen_or_person(interaction);
            manage::press(bot, visitor, action, (view, value.as_deref())).await?
        }
    };
    bot.outbox.wake_retries.notify_one();
    Ok(viewer.response(message))
}

/// The page of a person; of a league with the division that they chose, from 0.
pub(super) fn page(visitor: &Visitor, view: &TournamentView, division: Option<usize>) -> Message {
    let (viewer, may_manage) = (visitor.actor.person.id, visitor.organises(view));
    if view.tournament.setup.format.divisions().is_some() {
        return views::league_page(view, viewer, (division, may_manage));
    }
    views::tournament_page(view, viewer, may_manage)
}
