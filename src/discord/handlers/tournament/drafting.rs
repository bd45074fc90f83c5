//! The preview of a draft: its menus, its forms, and its end, which is the announcement or that it is thrown away.

use jiff::tz::TimeZone;
use serenity::all::ModalInteraction;

use crate::discord::action::{TournamentAction, TournamentLine, Word as _};
use crate::discord::bot::Bot;
use crate::discord::handlers::common::input::typed_line;
use crate::discord::handlers::common::viewer::Viewer;
use crate::discord::handlers::tournament::draft;
use crate::discord::handlers::tournament::visitor::Visitor;
use crate::discord::message::Message;
use crate::discord::refusal::{Refusal, RequestError};
use crate::discord::respond::Response;
use crate::discord::views::{self, DraftPage};
use crate::game::TournamentId;
use crate::language::say;
use crate::service::TournamentView;

/// Does what a menu or button of the preview asks for; `value` is what was chosen.
pub async fn press(
    bot: &Bot,
    (visitor, view): (&Visitor, &TournamentView),
    (action, value): (TournamentAction, Option<&str>),
    zone: &TimeZone,
) -> Result<Message, RequestError> {
    visitor.check_organises(view)?;
    let (id, by) = (view.tournament.id, &visitor.actor);
    let page = DraftPage::of(action);
    match action {
        TournamentAction::Announce => {
            bot.service.announce_tournament(id, by, bot.now()).await?;
            Ok(Message::text(say!(tournament::announced)))
        }
        TournamentAction::Discard => {
            bot.service.discard_tournament(id, by).await?;
            Ok(Message::text(say!(tournament::discarded)))
        }
        TournamentAction::Game | TournamentAction::Dates => {
            draft::page(bot, view, page, zone).await
        }
        _ => {
            let value = value.ok_or(Refusal::Button)?;
            let setup = view.tournament.setup.clone();
            let (setup, line) = draft::changed(bot.now(), setup, (action, value), zone)?;
            let answered: Vec<(&str, Option<String>)> =
                line.map(|it| (it.word(), None)).into_iter().collect();
            let change = (setup, answered.as_slice());
            let changed = bot.service.write_tournament(id, by, change, bot.now());
            let changed = changed.await?;
            draft::page(bot, &changed, page, zone).await
        }
    }
}

/// Opens a form of a draft, with what holds now, or what was written and is not right yet.
pub async fn open_form(
    bot: &Bot,
    (visitor, view): (&Visitor, &TournamentView),
    action: TournamentAction,
    zone: &TimeZone,
) -> Result<Response, RequestError> {
    visitor.check_organises(view)?;
    let kept = draft::kept(bot, view).await?;
    let tournament = &view.tournament;
    let draft = (tournament.id, &tournament.setup);
    let page = DraftPage::of(action);
    Ok(Response::form(views::tournament_form(
        draft, page, zone, &kept,
    )))
}

/// Takes what was written into a form.
pub async fn submit(
    bot: &Bot,
    interaction: &ModalInteraction,
    action: TournamentAction,
    id: TournamentId,
) -> Result<Response, RequestError> {
    let page = DraftPage::of(action);
    let lines: &[TournamentLine] = match action {
        TournamentAction::WriteGame => &TournamentLine::OF_GAME,
        TournamentAction::WriteDates => &TournamentLine::OF_DATES,
        _ => return Err(Refusal::Button.into()),
    };
    let visitor = Visitor::of_form(bot, interaction).await?;
    let viewer = Viewer::of_form(bot, interaction).await?;
    let view = visitor.tournament(bot, id).await?;
    visitor.check_organises(&view)?;
    let typed = lines.iter().filter_map(|line| {
        let text = typed_line(interaction, line.word())?;
        Some((*line, text.to_owned()))
    });
    let typed: Vec<(TournamentLine, String)> = typed.collect();
    let zone = viewer.zone();
    let written = draft::written(&view.tournament.setup, &typed, zone, bot.now());
    let saved = draft::save(bot, &view, &visitor.actor, written).await?;
    let message = draft::page(bot, &saved, page, zone).await?;
    Ok(Response::in_place(message))
}
