//! Draws the boards of puzzles.

use super::BoardRenderer;
use super::scenes::{Appearance, own_theme};
use crate::discord::action::pad::Pad;
use crate::discord::message::Picture;
use crate::discord::refusal::RequestError;
use crate::discord::views::{PuzzleState, puzzle_pad, puzzle_status};
use crate::game::Settings;
use crate::language::{Language, say};
use crate::picture::{self, Crop, Numbers, Scene, Theme};
use crate::rules::{Move, Notation, Played, Point, Position};
use crate::service::{DailyPuzzle, PuzzleView};

impl BoardRenderer {
    /// The board of a puzzle for one person, with what is shown on it.
    pub async fn draw_puzzle(
        &self,
        view: &PuzzleView,
        state: &PuzzleState,
        settings: &Settings,
        language: Language,
    ) -> Result<Picture, RequestError> {
        let appearance = Appearance {
            now: self.time.now(),
            theme: own_theme(settings).unwrap_or_default(),
            notation: settings.notation,
            language,
        };
        let (view, state) = (view.clone(), state.clone());
        self.work(move || paint(&view, &state, appearance)).await
    }

    /// The board of the day's puzzle, for everybody on its server.
    pub async fn draw_daily_puzzle(
        &self,
        daily: &DailyPuzzle,
        language: Language,
    ) -> Result<Picture, RequestError> {
        let theme = daily.theme.as_deref().and_then(Theme::from_id);
        let appearance = Appearance {
            now: self.time.now(),
            theme: theme.unwrap_or_default(),
            notation: Notation::Board,
            language,
        };
        let view = daily.view.clone();
        let draw = move || paint(&view, &PuzzleState::Fresh, appearance);
        self.work(draw).await
    }
}

/// The board of a puzzle as text, rank by rank, for one person.
pub fn puzzle_in_words(
    view: &PuzzleView,
    settings: &Settings,
    language: Language,
    longest: usize,
) -> String {
    let scene = Scene {
        language,
        notation: settings.notation,
        ..Scene::new(&view.position, &[])
    };
    picture::ranks(&scene, longest)
}

fn paint(view: &PuzzleView, state: &PuzzleState, appearance: Appearance) -> Picture {
    let language = appearance.language;
    let shown = state.shown();
    let (position, last, line) = played(view, &shown);
    let title = say!(puzzle::title).in_language(language);
    let status = if shown.is_empty() {
        puzzle_status(view).in_language(language)
    } else {
        String::new()
    };
    let scene = Scene {
        last: &last,
        title: &title,
        status: &status,
        language,
        notation: appearance.notation,
        theme: appearance.theme,
        numbers: if shown.is_empty() {
            Numbers::Off
        } else {
            Numbers::Line(&line)
        },
        ..Scene::new(&position, &[])
    };
    match state {
        PuzzleState::Pad(pad) => {
            let rows = pad.rows(&view.position);
            let is_free = |at: &Point| view.position.check(Move::Place(*at)).is_ok();
            let offered: Vec<_> = rows.into_iter().flatten().filter(is_free).collect();
            cut_out(view, &scene, *pad, &offered)
        }
        PuzzleState::Fresh if !view.hint.is_empty() => {
            cut_out(view, &scene, puzzle_pad(view), &view.hint)
        }
        _ => Picture {
            name: "puzzle.png".to_owned(),
            bytes: picture::board(&scene),
            description: picture::alt(&scene),
        },
    }
}

/// The position after the moves so far and these, the latest move, and these as they were played.
fn played(view: &PuzzleView, shown: &[Move]) -> (Position, Vec<Played>, Vec<Played>) {
    let mut moves = view.puzzle.game.moves[..view.puzzle.start].to_vec();
    moves.extend(&view.line);
    let before = moves.len();
    moves.extend(shown);
    let mut position = Position::new(view.puzzle.game.ruleset);
    let all = moves.into_iter().map_while(|mv| position.play(mv).ok());
    let mut all: Vec<_> = all.collect();
    let line = all.split_off(before.min(all.len()));
    let last = line.last().or(all.last()).copied();
    (position, last.into_iter().collect(), line)
}

/// The part of the board around a pad, with the names of these points; those that a hint names are ringed.
fn cut_out(view: &PuzzleView, scene: &Scene, pad: Pad, offered: &[Point]) -> Picture {
    let (low, high) = pad.crop();
    let crop = Crop {
        scene,
        low,
        high,
        offered,
        marked: &view.hint,
        picked: None,
    };
    Picture {
        name: "part.png".to_owned(),
        bytes: picture::crop(&crop),
        description: picture::crop_alt(&crop),
    }
}
