//! Draws positions that are no boards of a running game, with names on some points.

use super::BoardRenderer;
use super::scenes::own_theme;
use crate::discord::message::Picture;
use crate::discord::refusal::RequestError;
use crate::discord::views::{ComparedPart, MarkedBoard};
use crate::game::Settings;
use crate::language::{Language, Text};
use crate::picture::{self, ComparedStone, Comparison, Labels, Numbers, Scene};

impl BoardRenderer {
    /// A position for one person, in their language.
    pub async fn draw_position(
        &self,
        board: MarkedBoard,
        settings: &Settings,
        language: Language,
    ) -> Result<Picture, RequestError> {
        let theme = own_theme(settings).unwrap_or_default();
        let notation = settings.notation;
        self.work(move || {
            let names = board.names.iter().map(|name| name.in_language(language));
            let names: Vec<_> = names.collect();
            let told = board.told.in_language(language);
            let title = board.title.in_language(language);
            let scene = Scene {
                last: board.last.as_slice(),
                title: &title,
                language,
                notation,
                theme,
                labels: Labels {
                    names: &board.labels,
                    told: &told,
                },
                ..Scene::new(&board.position, &names)
            };
            match &board.part {
                Some(part) => compared(&scene, part),
                None => Picture {
                    name: "board.png".to_owned(),
                    bytes: picture::board(&scene),
                    description: picture::alt(&scene),
                },
            }
        })
        .await
    }
}

/// The enlarged part of a position.
fn compared(scene: &Scene, part: &ComparedPart) -> Picture {
    let text = |text: &Text| text.in_language(scene.language);
    let heading = text(&part.heading);
    let lines: Vec<_> = part.lines.iter().map(text).collect();
    let scene = Scene {
        numbers: if part.numbered.is_empty() {
            Numbers::Off
        } else {
            Numbers::Line(&part.numbered)
        },
        ..*scene
    };
    let played = part.played.map(|(at, stone, number, mark)| ComparedStone {
        at,
        stone,
        number,
        mark,
    });
    let comparison = Comparison {
        scene: &scene,
        window: part.window,
        played,
        better: part.better,
        heading: &heading,
        lines: &lines,
    };
    Picture {
        name: "part.png".to_owned(),
        bytes: picture::comparison(&comparison),
        description: picture::comparison_alt(&comparison),
    }
}
