//! The buttons, the menus and the form of the openings.

use serenity::all::{ComponentInteraction, ModalInteraction};

use crate::discord::action::{OpeningAction, OpeningRef, scope_of};
use crate::discord::bot::Bot;
use crate::discord::handlers::common::input;
use crate::discord::handlers::common::typed::readable;
use crate::discord::handlers::common::viewer::Viewer;
use crate::discord::handlers::opening::page;
use crate::discord::refusal::{Refusal, RequestError};
use crate::discord::respond::Response;
use crate::discord::views;
use crate::rules::{Move, Point, Ruleset, catalogue};

/// Does what a button or a menu asks for.
pub async fn press(
    bot: &Bot,
    interaction: &ComponentInteraction,
    action: OpeningAction,
    at: OpeningRef,
) -> Result<Response, RequestError> {
    let at = match action {
        OpeningAction::Type => return Ok(Response::form(views::opening_form(at))),
        OpeningAction::Show | OpeningAction::From => at,
        OpeningAction::Choose => {
            let scope = input::chosen(interaction).and_then(scope_of);
            at.among(scope.ok_or(Refusal::Button)?)
        }
        OpeningAction::Rules => {
            let code = input::chosen(interaction);
            let ruleset = code.and_then(|code| catalogue::decode(code).ok());
            let ruleset = ruleset.filter(Ruleset::is_for_two);
            ruleset.and_then(|it| at.by(it)).ok_or(Refusal::Button)?
        }
    };
    let viewer = Viewer::of_press(bot, interaction).await?;
    let page = page::show(bot, &viewer, at).await?;
    // The review or the board from which it was opened stays.
    Ok(if action == OpeningAction::From {
        page.beside()
    } else {
        page
    })
}

/// Goes on with the point that was typed into the form.
pub async fn submit(
    bot: &Bot,
    interaction: &ModalInteraction,
    at: OpeningRef,
) -> Result<Response, RequestError> {
    let viewer = Viewer::of_form(bot, interaction).await?;
    let typed = input::typed(interaction).unwrap_or_default();
    let (size, notation) = (at.ruleset.size, viewer.settings.notation);
    let point = Point::parse_preferring(notation, &readable(typed), size);
    let point = point.map_err(|error| Refusal::Point {
        typed: typed.to_owned(),
        error,
    })?;
    let mut record = at.record();
    record.push(Move::Place(point));
    let next = OpeningRef::new(at.scope, &record).ok_or(Refusal::Button)?;
    Ok(page::show(bot, &viewer, next).await?.instead())
}
