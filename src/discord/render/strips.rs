//! Draws the strips of reviews.

use super::BoardRenderer;
use super::scenes::own_theme;
use crate::discord::message::Picture;
use crate::discord::refusal::RequestError;
use crate::discord::views::phrases::plain_name_with_colour;
use crate::game::Settings;
use crate::language::Language;
use crate::picture::{self, Strip};
use crate::rules::Colour;
use crate::service::GameReview;

impl BoardRenderer {
    /// Who stood better after each move of a game, for one person.
    pub async fn strip(
        &self,
        found: &GameReview,
        settings: &Settings,
        language: Language,
    ) -> Result<Picture, RequestError> {
        let review = &found.review;
        let position = found.view.game.position();
        let names = [Colour::FIRST, Colour::SECOND].map(|colour| {
            let seat = position.seat_of(colour);
            let player = seat.map(|seat| plain_name_with_colour(&found.view, seat));
            player.unwrap_or_default().in_language(language)
        });
        let all = review.plies.len();
        let moves = review.stones_in(all);
        let chances = review.chances_by_stone(found.left_out.unwrap_or(all));
        let points = review.turning_points();
        let turning_points: Vec<_> = points
            .iter()
            .map(|point| review.stones_in(point.index + 1))
            .collect();
        let colours = [Colour::FIRST, Colour::SECOND].map(|it| review.ruleset.stone_colour(it));
        let theme = own_theme(settings).unwrap_or_default();
        self.work(move || {
            let strip = Strip {
                chances: &chances,
                moves,
                turning_points: &turning_points,
                colours,
                names: &names,
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
