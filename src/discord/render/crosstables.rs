//! Draws the crosstables and brackets of tournaments.

mod brackets;
mod cells;
mod pages;
mod piece;
mod reader;
mod tables;

pub use reader::CrosstableReader;

use super::BoardRenderer;
use crate::discord::message::Picture;
use crate::discord::refusal::RequestError;
use crate::discord::views::{phrases, safe_text};
use crate::language::{Text, say};
use crate::picture::{self, Crosstable};
use crate::service::{TournamentState, TournamentView};

/// A page of a crosstable.
pub struct DrawnCrosstable {
    /// The picture.
    pub picture: Picture,
    /// Which page it is, from 0.
    pub page: usize,
    /// How many there are.
    pub pages: usize,
}

impl BoardRenderer {
    /// A page of the crosstable of a tournament, or the last one if there are fewer; `None` before its first round.
    pub async fn crosstable(
        &self,
        view: &TournamentView,
        reader: CrosstableReader,
        page: usize,
    ) -> Result<Option<DrawnCrosstable>, RequestError> {
        let mut all = pages::pages(view, reader);
        let pages = all.len();
        if pages == 0 {
            return Ok(None);
        }
        let page = page.min(pages - 1);
        let parts = all.swap_remove(page);
        let (language, theme) = (reader.language, reader.theme);
        let name = safe_text::plain(&view.tournament.setup.name).in_language(language);
        let ruleset = phrases::ruleset_name(view.tournament.setup.terms.ruleset.id);
        let has_numbers = pages > 1 && view.season.is_none();
        let of = has_numbers.then(|| Text::verbatim(format!("{}/{pages}", page + 1)));
        let subtitle = Text::joined([ruleset].into_iter().chain(progress(view)).chain(of), " · ");
        let subtitle = subtitle.in_language(language);
        let draw = move || {
            let scene = Crosstable {
                title: &name,
                subtitle: &subtitle,
                parts: &parts,
                language,
                theme,
            };
            Picture {
                name: "crosstable.png".to_owned(),
                bytes: picture::crosstable(&scene),
                description: picture::crosstable_alt(&scene),
            }
        };
        let picture = self.work(draw).await?;
        Ok(Some(DrawnCrosstable {
            picture,
            page,
            pages,
        }))
    }
}

/// The season of a league, and which round is played, or that it is over.
fn progress(view: &TournamentView) -> Vec<Text> {
    let season = view.season.as_ref();
    let season = season.map(|it| say!(crosstable::season, number = it.number.to_string()));
    let round = || say!(crosstable::round, round = view.rounds.len().to_string());
    let round = match view.tournament.state {
        TournamentState::Over => Some(say!(crosstable::over)),
        TournamentState::Cancelled => Some(say!(crosstable::cancelled)),
        _ if season.is_some() => None,
        _ => Some(round()),
    };
    season.into_iter().chain(round).collect()
}

#[cfg(test)]
mod tests;
