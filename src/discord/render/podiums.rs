//! The podium of a season as a picture.

use super::BoardRenderer;
use crate::discord::message::Picture;
use crate::discord::refusal::RequestError;
use crate::discord::views::{self, phrases, safe_text};
use crate::language::Language;
use crate::picture::{self, Podium, PodiumStep, Theme};
use crate::service::SeasonReport;

impl BoardRenderer {
    /// The podium of the ruleset with most players in a season, for everybody on its server; `None` if
    /// nobody stands on one.
    pub async fn podium(
        &self,
        report: &SeasonReport,
        language: Language,
    ) -> Result<Option<Picture>, RequestError> {
        let Some(podium) = report.podiums.first() else {
            return Ok(None);
        };
        let title = views::season_name(&report.season).in_language(language);
        let subtitle = phrases::ruleset_name(podium.ruleset).in_language(language);
        let steps = podium.first.iter().map(|row| PodiumStep {
            name: safe_text::plain(&row.name).in_language(language),
            score: views::podium_score(podium.ruleset, row).in_language(language),
        });
        let steps: Vec<_> = steps.collect();
        let theme = report.theme.as_deref().and_then(Theme::from_id);
        let draw = move || {
            let podium = Podium {
                title: &title,
                subtitle: &subtitle,
                steps: &steps,
                language,
                theme: theme.unwrap_or_default(),
            };
            Picture {
                name: "podium.png".to_owned(),
                bytes: picture::podium(&podium),
                description: picture::podium_alt(&podium),
            }
        };
        self.work(draw).await.map(Some)
    }
}
