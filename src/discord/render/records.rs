//! Draws the boards of records that people keep for study.

use super::BoardRenderer;
use super::scenes::{Appearance, own_theme};
use crate::discord::message::Picture;
use crate::discord::refusal::RequestError;
use crate::discord::views;
use crate::game::Settings;
use crate::language::Language;
use crate::picture::{self, Scene};
use crate::rules::{Played, Position, RecordText};

impl BoardRenderer {
    /// The board of a record after so many moves, for its owner.
    pub async fn draw_record(
        &self,
        record: &RecordText,
        shown: u16,
        settings: &Settings,
        language: Language,
    ) -> Result<Picture, RequestError> {
        let appearance = Appearance {
            now: self.time.now(),
            theme: own_theme(settings).unwrap_or_default(),
            notation: settings.notation,
            language,
        };
        let record = record.clone();
        self.work(move || paint(&record, shown, appearance)).await
    }
}

fn paint(record: &RecordText, shown: u16, appearance: Appearance) -> Picture {
    let language = appearance.language;
    let mut position = Position::new(record.record.ruleset);
    let mut last: Option<Played> = None;
    for &mv in record.record.moves.iter().take(shown.into()) {
        // All moves of a record that was saved are legal.
        last = position.play(mv).ok();
    }
    let names = views::record_names(record);
    let names: Vec<_> = names
        .iter()
        .map(|name| name.in_language(language))
        .collect();
    let scene = Scene {
        last: last.as_slice(),
        language,
        notation: appearance.notation,
        theme: appearance.theme,
        ..Scene::new(&position, &names)
    };
    Picture {
        name: "record.png".to_owned(),
        bytes: picture::board(&scene),
        description: picture::alt(&scene),
    }
}
