//! The buttons and menus of a tournament. All answers are private; what changes, the outbox shows to everybody.

use serenity::all::ComponentInteraction;

use crate::discord::action::TournamentAction;
use crate::discord::bot::Bot;
use crate::discord::handlers::common::input::{chosen, chosen_or_person};
use crate::discord::handlers::common::viewer::Viewer;
use crate::discord::handlers::tournament::visitor::Visitor;
use crate::discord::handlers::tournament::{draft, manage};
use crate::discord::message::Message;
use crate::discord::refusal::{Refusal, RequestError};
use crate::discord::respond::Response;
use crate::discord::views;
use crate::game::TournamentId;
use crate::language::say;
use crate::service::{TournamentState, TournamentView};

/// Does what a button or menu asks for.
pub async fn press(
    bot: &Bot,
    interaction: &ComponentInteraction,
    action: TournamentAction,
    id: TournamentId,
) -> Result<Response, RequestError> {
    let visitor = Visitor::of_press(interaction)?;
    let viewer = Viewer::of_press(bot, interaction).await?;
    let view = visitor.tournament(bot, id).await?;
    let message = match action {
        TournamentAction::Enter
        | TournamentAction::Withdraw
        | TournamentAction::Leave
        | TournamentAction::CheckIn => take_part(bot, &visitor, action, &view).await?,
        TournamentAction::Show | TournamentAction::Page => page(&visitor, &view, None),
        TournamentAction::Division => page(&visitor, &view, chosen(interaction)),
        TournamentAction::Crosstable if view.tournament.setup.format.divisions().is_some() => {
            views::league_crosstable(&view, visitor.actor.person.id)
        }
        TournamentAction::Crosstable => views::crosstable(&view),
        TournamentAction::Format
        | TournamentAction::Games
        | TournamentAction::Size
        | TournamentAction::Start => {
            let value = chosen(interaction).ok_or(Refusal::Button)?;
            let setup = draft::changed(bot, view.tournament.setup, action, value)?;
            let by = &visitor.actor;
            let changed = bot.service.change_tournament(id, by, setup, bot.now());
            views::tournament_draft(&changed.await?)
        }
        TournamentAction::Announce => {
            let announced = bot
                .service
                .announce_tournament(id, &visitor.actor, bot.now());
            announced.await?;
            Message::text(say!(tournament::announced))
        }
        TournamentAction::Discard => {
            let discarded = bot
                .service
                .discard_tournament(id, &visitor.actor, bot.now());
            discarded.await?;
            Message::text(say!(tournament::discarded))
        }
        TournamentAction::Manage
        | TournamentAction::AskStart
        | TournamentAction::StartNow
        | TournamentAction::Pause
        | TournamentAction::Resume
        | TournamentAction::PutOff
        | TournamentAction::AskCancel
        | TournamentAction::Cancel
        | TournamentAction::EndLeague
        | TournamentAction::KeepLeague
        | TournamentAction::Board
        | TournamentAction::Person => {
            let value = chosen_or_person(interaction);
            manage::press(bot, &visitor, action, (&view, value.as_deref())).await?
        }
    };
    bot.outbox.wake_retries.notify_one();
    Ok(viewer.response(message))
}

/// The page of a person; of a league with the division that they chose.
pub(super) fn page(visitor: &Visitor, view: &TournamentView, division: Option<&str>) -> Message {
    let (viewer, may_manage) = (visitor.actor.person.id, visitor.organises(view));
    if view.tournament.setup.format.divisions().is_some() {
        return views::league_page(view, viewer, (division, may_manage));
    }
    views::tournament_page(view, viewer, may_manage)
}

/// Enters, leaves or checks in, and says so.
pub(super) async fn take_part(
    bot: &Bot,
    visitor: &Visitor,
    action: TournamentAction,
    view: &TournamentView,
) -> Result<Message, RequestError> {
    let id = view.tournament.id;
    let (person, now) = (visitor.actor.person.clone(), bot.now());
    let has_begun = view.tournament.state == TournamentState::Running;
    let is_in = view
        .entry_of(person.id)
        .is_some_and(|it| it.departure.is_none());
    let text = match action {
        TournamentAction::Enter => {
            bot.service.enter_tournament(id, person, now).await?;
            say!(tournament::entered_now)
        }
        TournamentAction::CheckIn => {
            let checked = bot.service.check_in_to_tournament(id, person.id, now);
            checked.await?;
            say!(tournament::checked_in)
        }
        // Only who would lose games by it is asked.
        TournamentAction::Withdraw if has_begun && is_in => {
            return Ok(views::ask_leave_tournament(view));
        }
        _ => {
            let left = bot.service.withdraw_from_tournament(id, person.id, now);
            left.await?;
            say!(tournament::withdrawn)
        }
    };
    Ok(Message::text(text))
}
