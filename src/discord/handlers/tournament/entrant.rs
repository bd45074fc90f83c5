//! What players do in a tournament, by button or by command: they enter, leave, check in, and ask for a bye.

use crate::discord::action::TournamentAction;
use crate::discord::bot::Bot;
use crate::discord::handlers::tournament::visitor::{of_season_if_league, refused};
use crate::discord::message::Message;
use crate::discord::refusal::{Refusal, RequestError};
use crate::discord::views;
use crate::game::{Person, TournamentId};
use crate::language::{Text, say};
use crate::service::{TournamentRefusal, TournamentState, TournamentView, round_of_bye};

/// Checks somebody in who presses the button of the private message that tells of it. To others the tournament does not
/// exist there.
pub async fn check_in_privately(
    bot: &Bot,
    person: &Person,
    id: TournamentId,
) -> Result<Message, RequestError> {
    let view = bot.service.tournament(id).await?;
    if view.entry_of(person.id).is_none() {
        return Err(refused(TournamentRefusal::NoSuchTournament(id)));
    }
    let done = press(bot, person, TournamentAction::CheckIn, &view).await;
    bot.outbox.wake_retries.notify_one();
    done
}

/// Does what a person asks for, and says so; a refusal calls a season of a league by its name.
pub async fn press(
    bot: &Bot,
    person: &Person,
    action: TournamentAction,
    view: &TournamentView,
) -> Result<Message, RequestError> {
    of_season_if_league(view, fulfil(bot, person, action, view).await)
}

async fn fulfil(
    bot: &Bot,
    person: &Person,
    action: TournamentAction,
    view: &TournamentView,
) -> Result<Message, RequestError> {
    let id = view.tournament.id;
    let now = bot.now();
    let has_begun = view.tournament.state == TournamentState::Running;
    let is_in = view
        .entry_of(person.id)
        .is_some_and(|it| it.departure.is_none());
    let text = match action {
        TournamentAction::Enter => {
            let entered = bot.service.enter_tournament(id, person.clone(), now);
            let entered = entered.await?;
            let entry = entered.entry_of(person.id);
            if entered.tournament.setup.check_in.is_some()
                && entry.is_some_and(|it| !it.is_checked_in)
            {
                say!(tournament::entered_check_in)
            } else {
                say!(tournament::entered_now)
            }
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
        TournamentAction::Withdraw | TournamentAction::Leave => {
            let left = bot.service.withdraw_from_tournament(id, person.id, now);
            left.await?;
            if view.tournament.setup.format.divisions().is_some() {
                say!(league::withdrawn)
            } else {
                say!(tournament::withdrawn)
            }
        }
        TournamentAction::AskBye => {
            // What can only be refused is not asked.
            round_of_bye(view, person.id).map_err(refused)?;
            return Ok(views::ask_bye(view));
        }
        TournamentAction::Bye => {
            bot.service.ask_for_tournament_bye(id, person.id).await?;
            say!(tournament_manage::bye_given)
        }
        _ => return Err(Refusal::Button.into()),
    };
    // Whoever gave no number reads which one it was.
    let lines = [text, views::tournament_heading(view)];
    Ok(Message::text(Text::lines(lines)))
}
