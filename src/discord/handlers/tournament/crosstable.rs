//! The crosstable of a tournament, as a picture or as text, and the tournament as files for other programs. What is
//! asked for by a button is answered to its presser alone. Whoever asks for many pictures gets text for a while. Each page
//! of a league is a division.

use serenity::all::ComponentInteraction;

use crate::discord::action::CrosstableForm;
use crate::discord::bot::Bot;
use crate::discord::handlers::common::viewer::Viewer;
use crate::discord::handlers::tournament::visitor::Visitor;
use crate::discord::message::{Message, Picture};
use crate::discord::refusal::RequestError;
use crate::discord::render::CrosstableReader;
use crate::discord::respond::Response;
use crate::discord::views;
use crate::game::TournamentId;
use crate::language::say;
use crate::picture::Theme;
use crate::service::TournamentView;

/// Shows another page, or the same in another form.
pub async fn turn(
    bot: &Bot,
    interaction: &ComponentInteraction,
    id: TournamentId,
    form: CrosstableForm,
    page: u16,
) -> Result<Response, RequestError> {
    let visitor = Visitor::of_press(bot, interaction).await?;
    let viewer = Viewer::of_press(bot, interaction).await?;
    let view = visitor.tournament(bot, id).await?;
    match form {
        CrosstableForm::Picture => shown(bot, &viewer, &view, usize::from(page)).await,
        CrosstableForm::Text => {
            let text = views::crosstable(&view, usize::from(page), false, viewer.language);
            Ok(viewer.response(text))
        }
    }
}

/// A page as a picture, or as text if the viewer has had too many pictures just now.
pub async fn shown(
    bot: &Bot,
    viewer: &Viewer,
    view: &TournamentView,
    page: usize,
) -> Result<Response, RequestError> {
    if bot.limits.picture(viewer.id).is_err() {
        return Ok(viewer.response(views::crosstable(view, page, true, viewer.language)));
    }
    let theme = viewer.settings.theme.as_deref().and_then(Theme::from_id);
    let reader = CrosstableReader {
        viewer: Some(viewer.id),
        language: viewer.language,
        theme: theme.unwrap_or_default(),
    };
    let Some(drawn) = bot.renderer.crosstable(view, reader, page).await? else {
        return Ok(viewer.response(views::crosstable(view, 0, false, viewer.language)));
    };
    let message = views::crosstable_picture(view, drawn.page, drawn.pages);
    Ok(viewer.response(message).with(drawn.picture))
}

/// The tournament as report files, beside what is shown.
pub fn report(view: &TournamentView) -> Response {
    let reports = view.reports();
    if reports.is_empty() {
        return Response::private(Message::text(say!(crosstable::no_report)));
    }
    let given = Response::private(Message::text(say!(crosstable::report_given)));
    let id = view.tournament.id;
    let files = reports.iter().zip(1..);
    files.fold(given, |response, (report, part)| {
        let name = if reports.len() == 1 {
            format!("tournament-{id}.trf")
        } else {
            format!("tournament-{id}-part-{part}.trf")
        };
        response.with(Picture {
            name,
            bytes: report.text().into_bytes(),
            description: String::new(),
        })
    })
}
