//! Draws boards as pictures, off the threads that talk to Discord.

mod crosstables;
mod hills;
mod lessons;
mod marked_boards;
mod podiums;
mod puzzles;
mod records;
mod replays;
mod scenes;
mod strips;

use std::num::NonZero;
use std::thread::available_parallelism;

use jiff::Timestamp;
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;

use crate::discord::action::BoardRef;
use crate::discord::action::pad::Pad;
use crate::discord::message::Picture;
use crate::discord::refusal::RequestError;
pub use crate::discord::render::crosstables::CrosstableReader;
pub use crate::discord::render::lessons::lesson_in_words;
pub use crate::discord::render::puzzles::puzzle_in_words;
use crate::discord::render::replays::{ReplayKey, Replays};
use crate::discord::render::scenes::{Appearance, names, own_theme, with_scene};
use crate::discord::time::TimeOfDay;
use crate::discord::views::phrases;
use crate::game::Settings;
use crate::language::{Language, Text, say};
use crate::picture::{self, Crop, Numbers, RatingChart, RatingPoint, Replay, Scene, Theme};
use crate::rating::Rating;
use crate::rules::{Diagram, Move, Point, Ruleset};
use crate::service::GameView;

/// Draws boards; concurrency is capped at the CPU count.
#[derive(Debug)]
pub struct BoardRenderer {
    time: TimeOfDay,
    seats: Semaphore,
    replays: Replays,
}

impl BoardRenderer {
    /// A renderer with a seat for every processor.
    pub fn new(time: TimeOfDay) -> Self {
        let seats = available_parallelism().map_or(1, NonZero::get);
        Self {
            time,
            seats: Semaphore::new(seats),
            replays: Replays::default(),
        }
    }

    /// The current board of a game, for everybody, in the language of the place.
    pub async fn draw(&self, view: &GameView, language: Language) -> Result<Picture, RequestError> {
        self.paint(view, self.for_all(view, language)).await
    }

    /// The final board of a game with numbered moves, for everybody, in the language of the place.
    pub async fn draw_end(
        &self,
        view: &GameView,
        language: Language,
    ) -> Result<Picture, RequestError> {
        let (view, appearance) = (view.clone(), self.for_all(view, language));
        self.work(move || numbered(&view, appearance)).await
    }

    /// The whole of a finished game as an animation, for one person, in their language. It is kept, so
    /// that it is not drawn again soon.
    pub async fn replay(
        &self,
        view: &GameView,
        settings: &Settings,
        language: Language,
    ) -> Result<Picture, RequestError> {
        let appearance = self.for_one(view, settings, language);
        let key = replay_key(view, appearance);
        if let Some(kept) = self.replays.find(&key) {
            return Ok(kept);
        }
        let (view, title) = (view.clone(), key.title.clone());
        let replay = self
            .work(move || replayed(&view, &title, appearance))
            .await?;
        self.replays.keep(key, replay.clone());
        Ok(replay)
    }

    /// The current board of a game, for one person, in their language.
    pub async fn draw_for(
        &self,
        view: &GameView,
        settings: &Settings,
        language: Language,
    ) -> Result<Picture, RequestError> {
        let appearance = self.for_one(view, settings, language);
        self.paint(view, appearance).await
    }

    /// An earlier board of a finished game, for one person, in their language.
    pub async fn draw_past(
        &self,
        view: &GameView,
        settings: &Settings,
        language: Language,
    ) -> Result<Picture, RequestError> {
        let board = self.draw_for(view, settings, language).await?;
        // Nobody moves on it: it is not named as a board of the running game.
        Ok(Picture {
            name: "board.png".to_owned(),
            ..board
        })
    }

    /// The current board for one person, with the number of its move on every stone.
    pub async fn draw_numbered(
        &self,
        view: &GameView,
        settings: &Settings,
        language: Language,
    ) -> Result<Picture, RequestError> {
        let (view, appearance) = (view.clone(), self.for_one(view, settings, language));
        self.work(move || numbered(&view, appearance)).await
    }

    /// How a rating has changed, for readers of this language.
    pub async fn chart(
        &self,
        title: &Text,
        ratings: &[(Timestamp, Rating)],
        settings: &Settings,
        language: Language,
    ) -> Result<Picture, RequestError> {
        let title = title.in_language(language);
        let points = ratings.iter().map(|(at, rating)| RatingPoint {
            at: at.as_second(),
            rating: rating.rating,
            deviation: rating.deviation,
        });
        let points: Vec<_> = points.collect();
        let theme = own_theme(settings).unwrap_or_default();
        let draw = move || {
            let chart = RatingChart {
                title: &title,
                points: &points,
                language,
                theme,
            };
            Picture {
                name: "rating.png".to_owned(),
                bytes: picture::rating_chart(&chart),
                description: picture::rating_chart_alt(&chart),
            }
        };
        self.work(draw).await
    }

    /// The part of the board around a pad, for the player who picks a point, with the picked point
    /// if there is one.
    pub async fn crop(
        &self,
        view: &GameView,
        settings: &Settings,
        language: Language,
        pad: Pad,
        picked: Option<Point>,
    ) -> Result<Picture, RequestError> {
        let (view, appearance) = (view.clone(), self.for_one(view, settings, language));
        self.work(move || cut_out(&view, appearance, pad, picked))
            .await
    }

    fn for_all(&self, view: &GameView, language: Language) -> Appearance {
        Appearance::of_all(view, language, self.time.now())
    }

    fn for_one(&self, view: &GameView, settings: &Settings, language: Language) -> Appearance {
        Appearance::of_one(view, settings, language, self.time.now())
    }

    async fn paint(
        &self,
        view: &GameView,
        appearance: Appearance,
    ) -> Result<Picture, RequestError> {
        let view = view.clone();
        self.work(move || paint(&view, appearance)).await
    }

    /// Diagrams of what is special in a ruleset, for one person.
    pub async fn explain(
        &self,
        ruleset: &Ruleset,
        diagrams: &'static [Diagram],
        settings: &Settings,
        language: Language,
    ) -> Result<Vec<Picture>, RequestError> {
        let theme = own_theme(settings).unwrap_or_default();
        let ruleset = *ruleset;
        let all = move || {
            let drawn = diagrams
                .iter()
                .map(|it| sketch(&ruleset, it, theme, language));
            drawn.collect()
        };
        self.work(all).await
    }

    async fn work<T: Send + 'static>(
        &self,
        draw: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, RequestError> {
        let _seat = self
            .seats
            .acquire()
            .await
            .expect("the seats are never taken away");
        spawn_blocking(draw)
            .await
            .map_err(|error| RequestError::Bug(format!("drawing failed: {error}")))
    }
}

fn sketch(ruleset: &Ruleset, diagram: &Diagram, theme: Theme, language: Language) -> Picture {
    Picture {
        name: "drawing.png".to_owned(),
        bytes: picture::diagram(ruleset, diagram, theme),
        description: picture::diagram_alt(ruleset, diagram, language),
    }
}

/// The board of a game as text, rank by rank, for one person; at most `longest` UTF-16 units.
pub fn read_out(
    view: &GameView,
    settings: &Settings,
    language: Language,
    longest: usize,
) -> String {
    let appearance = Appearance::of_one(view, settings, language, view.game.moved_at);
    let names = names(view, language);
    let scene = Scene {
        last: view.game.last().map_or(&[], std::slice::from_ref),
        language: appearance.language,
        notation: appearance.notation,
        ..Scene::new(view.game.position(), &names)
    };
    picture::ranks(&scene, longest)
}

fn paint(view: &GameView, appearance: Appearance) -> Picture {
    with_scene(view, appearance, |scene| Picture {
        name: file_name(view),
        bytes: picture::board(scene),
        description: picture::alt(scene),
    })
}

/// The name of the file: it says which board it shows, as long as somebody can move on it.
fn file_name(view: &GameView) -> String {
    let game = &view.game;
    if game.is_over() {
        return "board.png".to_owned();
    }
    let shown = BoardRef {
        game: game.id,
        at: game.revision(),
    };
    shown.file_name()
}

fn numbered(view: &GameView, appearance: Appearance) -> Picture {
    with_scene(view, appearance, |scene| {
        let moves = &view.game.record().moves;
        let scene = Scene {
            numbers: Numbers::On(moves),
            ..*scene
        };
        Picture {
            name: "board.png".to_owned(),
            bytes: picture::board(&scene),
            description: picture::alt(&scene),
        }
    })
}

/// What the animation of a game depends on.
fn replay_key(view: &GameView, appearance: Appearance) -> ReplayKey {
    let Appearance {
        theme,
        notation,
        language,
        ..
    } = appearance;
    let players = phrases::plain_names(view)
        .reduce(|one, other| say!(picture::opponents, one = one, other = other));
    let title = say!(
        picture::replay_title,
        players = players.unwrap_or_default(),
        game = view.game.id.to_string()
    );
    ReplayKey {
        game: view.game.id,
        title: title.in_language(language),
        theme,
        notation,
        language,
    }
}

fn replayed(view: &GameView, title: &str, appearance: Appearance) -> Picture {
    let language = appearance.language;
    let replay = Replay {
        record: view.game.record(),
        title,
        language,
        theme: appearance.theme,
        notation: appearance.notation,
    };
    Picture {
        name: "replay.gif".to_owned(),
        bytes: picture::replay(&replay),
        description: say!(picture::replay).in_language(language),
    }
}

fn cut_out(view: &GameView, appearance: Appearance, pad: Pad, picked: Option<Point>) -> Picture {
    let position = view.game.position();
    let is_offered = |point: &Point| position.check(Move::Place(*point)).is_ok();
    let rows = pad.rows(position);
    let offered: Vec<_> = rows.into_iter().flatten().filter(is_offered).collect();
    let (low, high) = pad.crop();
    with_scene(view, appearance, |scene| {
        let crop = Crop {
            scene,
            low,
            high,
            offered: if picked.is_none() { &offered } else { &[] },
            marked: &[],
            picked,
        };
        Picture {
            name: "part.png".to_owned(),
            bytes: picture::crop(&crop),
            description: picture::crop_alt(&crop),
        }
    })
}
