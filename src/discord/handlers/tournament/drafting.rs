//! The preview of a draft: its menus, its forms, and its end, which is the announcement or that it is thrown away.
//!
//! Two can edit one draft, or one person on two devices. What is chosen beside a draft that has changed since is not done:
//! the draft is shown as it is now. What somebody wrote into a form is kept with the draft all the same, and shown with the
//! reason; lines that they left as the form showed them are not, so that they undo nothing.

use jiff::tz::TimeZone;
use serenity::all::{ComponentInteraction, ModalInteraction};

use crate::discord::action::{ShownLines, TournamentAction, TournamentLine, Word as _};
use crate::discord::bot::Bot;
use crate::discord::handlers::common::input::{typed_line, with_typed};
use crate::discord::handlers::common::viewer::Viewer;
use crate::discord::handlers::tournament::draft;
use crate::discord::handlers::tournament::visitor::Visitor;
use crate::discord::message::Message;
use crate::discord::refusal::{Refusal, RequestError};
use crate::discord::respond::Response;
use crate::discord::views::{self, DraftPage};
use crate::game::TournamentId;
use crate::language::{Text, say};
use crate::service::{ServiceRefusal, TournamentRefusal, TournamentView};

/// Does what a button of the preview asks for, which showed the draft with so many changes.
pub async fn press_shown(
    bot: &Bot,
    interaction: &ComponentInteraction,
    (action, id): (TournamentAction, TournamentId),
    changes: u32,
) -> Result<Response, RequestError> {
    let visitor = Visitor::of_press(bot, interaction).await?;
    let viewer = Viewer::of_press(bot, interaction).await?;
    let view = visitor.tournament(bot, id).await?;
    let draft = (&visitor, &view);
    if matches!(
        action,
        TournamentAction::WriteGame | TournamentAction::WriteDates
    ) {
        return open_form(bot, draft, action, viewer.zone()).await;
    }
    let done = done(
        bot,
        draft,
        (action, None),
        Some(i64::from(changes)),
        viewer.zone(),
    )
    .await?;
    bot.outbox.wake_retries.notify_one();
    Ok(viewer.response(done))
}

/// Does what a menu or button of the preview asks for; `value` is what was chosen.
pub async fn press(
    bot: &Bot,
    draft: (&Visitor, &TournamentView),
    (action, value): (TournamentAction, Option<&str>),
    zone: &TimeZone,
) -> Result<Message, RequestError> {
    let chosen = value.map(views::seen_with);
    let value = chosen.map(|(value, _)| value);
    let seen = chosen.and_then(|(_, seen)| seen);
    done(bot, draft, (action, value), seen, zone).await
}

/// Does what was asked if the draft is unchanged since it was shown (`seen`); otherwise shows it as it is now.
async fn done(
    bot: &Bot,
    (visitor, view): (&Visitor, &TournamentView),
    (action, value): (TournamentAction, Option<&str>),
    seen: Option<i64>,
    zone: &TimeZone,
) -> Result<Message, RequestError> {
    visitor.check_organises(view)?;
    let (id, by) = (view.tournament.id, (&visitor.actor, seen));
    let page = DraftPage::of(action);
    let changed = match action {
        TournamentAction::Announce => {
            let announced = bot.service.announce_draft(id, by, bot.now()).await;
            announced.map(|view| Done::Ended(announced_text(&view)))
        }
        TournamentAction::Discard => {
            let discarded = bot.service.discard_draft(id, by).await;
            discarded.map(|()| Done::Ended(say!(tournament::discarded)))
        }
        TournamentAction::Game | TournamentAction::Dates => {
            return draft::page(bot, view, page, zone).await;
        }
        _ => {
            let value = value.ok_or(Refusal::Button)?;
            let setup = view.tournament.setup.clone();
            let (setup, line) = draft::changed(bot.now(), setup, (action, value), zone)?;
            let answered: Vec<(&str, Option<String>)> =
                line.map(|it| (it.word(), None)).into_iter().collect();
            let change = (setup, answered.as_slice());
            // The choice changes what was read just now: nothing else may have changed since.
            let by = (
                &visitor.actor,
                Some(seen.unwrap_or(view.tournament.revision)),
            );
            let written = bot.service.write_draft(id, by, change, bot.now()).await;
            written.map(|view| Done::Changed(Box::new(view)))
        }
    };
    match changed.map_err(RequestError::from) {
        Ok(Done::Ended(text)) => Ok(Message::text(text)),
        Ok(Done::Changed(view)) => draft::page(bot, &view, page, zone).await,
        Err(RequestError::Refused(refusal)) if shows_draft(&refusal) => {
            as_it_is_now(bot, id, page, (zone, &refusal)).await
        }
        Err(error) => Err(error),
    }
}

/// What became of a draft.
enum Done {
    /// It is no longer a draft.
    Ended(Text),
    /// It has changed.
    Changed(Box<TournamentView>),
}

/// Says that a tournament or league is announced.
fn announced_text(view: &TournamentView) -> Text {
    if view.season.is_some() {
        return say!(league::announced);
    }
    say!(tournament::announced)
}

/// Whether the draft tells more about a refusal: what has changed in it, or what is not right in it yet.
fn shows_draft(refusal: &Refusal) -> bool {
    matches!(
        refusal,
        Refusal::Service(ServiceRefusal::Tournament(
            TournamentRefusal::DraftChanged | TournamentRefusal::NotRightYet
        ))
    )
}

/// Whether something that was written keeps a draft from being announced.
fn has_fault(refusal: &Refusal) -> bool {
    let wrong = ServiceRefusal::Tournament(TournamentRefusal::NotRightYet);
    *refusal == Refusal::from(wrong)
}

/// The draft as it is now, below the reason why nothing was done.
async fn as_it_is_now(
    bot: &Bot,
    id: TournamentId,
    page: DraftPage,
    (zone, refusal): (&TimeZone, &Refusal),
) -> Result<Message, RequestError> {
    let view = bot.service.tournament(id).await?;
    let page = if has_fault(refusal) {
        draft::page_of_faults(&draft::kept(bot, &view).await?, page)
    } else {
        page
    };
    draft::page_with_refusal(bot, &view, (page, zone), Some(refusal)).await
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
    let page = DraftPage::of(action);
    Ok(Response::form(views::tournament_form(
        view, page, zone, &kept,
    )))
}

/// What a form showed: how many changes the draft had, and its lines, which older forms do not say.
type Shown = Option<(u32, Option<ShownLines>)>;

/// Takes what was written into a form. Whatever is refused is repeated.
pub async fn submit(
    bot: &Bot,
    interaction: &ModalInteraction,
    (action, id): (TournamentAction, TournamentId),
    shown: Shown,
) -> Result<Response, RequestError> {
    let lines: &[TournamentLine] = match action {
        TournamentAction::WriteGame => &TournamentLine::OF_GAME,
        TournamentAction::WriteDates => &TournamentLine::OF_DATES,
        _ => return Err(Refusal::Button.into()),
    };
    let typed = lines.iter().filter_map(|line| {
        let text = typed_line(interaction, line.word())?;
        Some((*line, text.to_owned()))
    });
    let typed: Vec<(TournamentLine, String)> = typed.collect();
    let done = taken(bot, interaction, (action, id), (&typed, shown)).await;
    with_typed(done, typed.into_iter().map(|(_, text)| text).collect())
}

async fn taken(
    bot: &Bot,
    interaction: &ModalInteraction,
    (action, id): (TournamentAction, TournamentId),
    (typed, shown): (&[(TournamentLine, String)], Shown),
) -> Result<Response, RequestError> {
    let page = DraftPage::of(action);
    let visitor = Visitor::of_form(bot, interaction).await?;
    let viewer = Viewer::of_form(bot, interaction).await?;
    let view = visitor.tournament(bot, id).await?;
    visitor.check_organises(&view)?;
    let zone = viewer.zone();
    let is_shown = shown.is_none_or(|(it, _)| i64::from(it) == view.tournament.revision);
    let written = if is_shown {
        draft::written(&view.tournament.setup, typed, zone, bot.now())
    } else {
        let kept = draft::kept(bot, &view).await?;
        let form = views::tournament_form(&view, page, zone, &kept);
        let lines = shown.and_then(|(_, lines)| lines);
        let is_new = |(line, text): &&(TournamentLine, String)| {
            if lines.is_some_and(|it| it.is_untouched(line.place(), text)) {
                return false;
            }
            let now = form.lines.iter().find(|it| it.id == line.word());
            now.map_or(!text.trim().is_empty(), |it| it.written != *text)
        };
        let new = typed.iter().filter(is_new);
        draft::Written {
            setup: view.tournament.setup.clone(),
            kept: new
                .map(|(line, text)| (*line, Some(text.clone())))
                .collect(),
            wrong: Vec::new(),
        }
    };
    let saved = draft::save(bot, &view, &visitor.actor, written).await?;
    let changed = ServiceRefusal::Tournament(TournamentRefusal::DraftChanged);
    let told = (!is_shown).then(|| Refusal::from(changed));
    let message = draft::page_with_refusal(bot, &saved, (page, zone), told.as_ref()).await?;
    Ok(Response::in_place(message))
}
