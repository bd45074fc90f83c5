//! Draws the hills that people climb.

use super::BoardRenderer;
use super::scenes::own_theme;
use crate::discord::message::Picture;
use crate::discord::refusal::RequestError;
use crate::discord::views::{self, safe_text};
use crate::game::Settings;
use crate::language::Language;
use crate::picture::{self, HillName, HillScene};
use crate::service::HillView;

impl BoardRenderer {
    /// A hill, for one person.
    pub async fn draw_hill(
        &self,
        view: &HillView,
        settings: &Settings,
        language: Language,
    ) -> Result<Picture, RequestError> {
        let theme = own_theme(settings).unwrap_or_default();
        let title = views::hill_title(view).in_language(language);
        let ruleset = view.ruleset.name;
        let name = |player| HillName {
            name: safe_text::plain(view.name(player)).in_language(language),
            is_viewer: player == view.viewer,
        };
        let steps = view.steps().into_iter();
        let steps: Vec<Vec<_>> = steps
            .map(|step| step.into_iter().map(name).collect())
            .collect();
        self.work(move || {
            let scene = HillScene {
                ruleset,
                title: &title,
                steps: &steps,
                language,
                theme,
            };
            Picture {
                name: "hill.png".to_owned(),
                bytes: picture::hill(&scene),
                description: picture::hill_alt(&scene),
            }
        })
        .await
    }
}
