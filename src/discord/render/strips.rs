//! Draws the strips of reviews.

use super::BoardRenderer;
use super::scenes::own_theme;
use crate::discord::message::Picture;
use crate::discord::refusal::RequestError;
use crate::game::Settings;
use crate::language::Language;
use crate::picture::{self, Strip};
use crate::review::Review;
use crate::rules::Colour;

impl BoardRenderer {
    /// Who stood better after each move of a game, for one person.
    pub async fn strip(
        &self,
        review: &Review,
        settings: &Settings,
        language: Language,
    ) -> Result<Picture, RequestError> {
        let chances = review.chances();
        let points = review.turning_points();
        let turning_points: Vec<_> = points.iter().map(|point| point.index + 1).collect();
        let colours = [Colour::FIRST, Colour::SECOND].map(|it| review.ruleset.stone_colour(it));
        let theme = own_theme(settings).unwrap_or_default();
        self.work(move || {
            let strip = Strip {
                chances: &chances,
                turning_points: &turning_points,
                colours,
                language,
                theme,
            };
            Picture {
                name: "strip.png".to_owned(),
                bytes: picture::strip(&strip),
                description: picture::strip_alt(&strip),
            }
        })
        .await
    }
}
