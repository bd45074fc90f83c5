//! Boards as pictures, drawn away from the threads that talk to Discord.

use std::num::NonZero;
use std::thread::available_parallelism;

use jiff::Timestamp;
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;

use crate::discord::action::pad::Pad;
use crate::discord::message::Picture;
use crate::discord::refusal::Trouble;
use crate::discord::time::TimeOfDay;
use crate::discord::views::{self, phrases};
use crate::game::{Settings, Status, Suspension};
use crate::picture::{self, Crop, Numbers, Replay, Scene, Theme};
use crate::rules::{Diagram, Move, Notation, Played, Point, Ruleset};
use crate::service::GameView;

/// Draws boards, no more at once than there are processors.
#[derive(Debug)]
pub struct Easel {
    time: TimeOfDay,
    seats: Semaphore,
}

impl Easel {
    /// An easel with a seat for every processor.
    pub fn new(time: TimeOfDay) -> Self {
        let seats = available_parallelism().map_or(1, NonZero::get);
        Self {
            time,
            seats: Semaphore::new(seats),
        }
    }

    /// The board of a game as it stands, for everybody.
    pub async fn draw(&self, view: &GameView) -> Result<Picture, Trouble> {
        self.paint(view, self.for_all(view)).await
    }

    /// What everybody sees at the end of a game: the board with the numbers of its plies, and the
    /// whole game as a moving picture.
    pub async fn draw_end(&self, view: &GameView) -> Result<Vec<Picture>, Trouble> {
        let (view, manner) = (view.clone(), self.for_all(view));
        self.work(move || vec![numbered(&view, manner), replayed(&view, manner)])
            .await
    }

    /// The board of a game as it stands, for one person.
    pub async fn draw_for(&self, view: &GameView, settings: &Settings) -> Result<Picture, Trouble> {
        self.paint(view, self.for_one(view, settings)).await
    }

    /// The same with the number of its ply on every stone.
    pub async fn draw_numbered(
        &self,
        view: &GameView,
        settings: &Settings,
    ) -> Result<Picture, Trouble> {
        let (view, manner) = (view.clone(), self.for_one(view, settings));
        self.work(move || numbered(&view, manner)).await
    }

    /// The part of the board around a pad, for the one who picks a point; one may be picked.
    pub async fn crop(
        &self,
        view: &GameView,
        settings: &Settings,
        pad: Pad,
        picked: Option<Point>,
    ) -> Result<Picture, Trouble> {
        let (view, manner) = (view.clone(), self.for_one(view, settings));
        self.work(move || cut_out(&view, manner, pad, picked)).await
    }

    fn for_all(&self, view: &GameView) -> Manner {
        Manner::of_all(view, self.time.now())
    }

    fn for_one(&self, view: &GameView, settings: &Settings) -> Manner {
        Manner::of_one(view, settings, self.time.now())
    }

    async fn paint(&self, view: &GameView, manner: Manner) -> Result<Picture, Trouble> {
        let view = view.clone();
        self.work(move || paint(&view, manner)).await
    }

    /// What is special in a ruleset, for one person.
    pub async fn explain(
        &self,
        ruleset: &Ruleset,
        settings: &Settings,
    ) -> Result<Vec<Picture>, Trouble> {
        let diagrams = ruleset.about.diagrams;
        let theme = own_theme(settings).unwrap_or_default();
        let ruleset = *ruleset;
        let all = move || {
            let drawn = diagrams.iter().map(|it| sketch(&ruleset, it, theme));
            drawn.collect()
        };
        self.work(all).await
    }

    async fn work<T: Send + 'static>(
        &self,
        draw: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Trouble> {
        let _seat = self
            .seats
            .acquire()
            .await
            .expect("the seats are never taken away");
        spawn_blocking(draw)
            .await
            .map_err(|error| Trouble::Bug(format!("drawing failed: {error}")))
    }
}

/// In which theme and notation, and when: clocks show what they do at that moment.
#[derive(Clone, Copy)]
struct Manner {
    now: Timestamp,
    theme: Theme,
    notation: Notation,
}

impl Manner {
    /// What everybody sees: the server's theme.
    fn of_all(view: &GameView, now: Timestamp) -> Self {
        let theme = view.server.theme.as_deref().and_then(Theme::find);
        Self {
            now,
            theme: theme.unwrap_or_default(),
            notation: Notation::Board,
        }
    }

    /// What one person sees: their own theme, if they have chosen one.
    fn of_one(view: &GameView, settings: &Settings, now: Timestamp) -> Self {
        Self {
            now,
            theme: own_theme(settings).unwrap_or(Self::of_all(view, now).theme),
            notation: settings.notation,
        }
    }
}

fn own_theme(settings: &Settings) -> Option<Theme> {
    settings.theme.as_deref().and_then(Theme::find)
}

fn sketch(ruleset: &Ruleset, diagram: &Diagram, theme: Theme) -> Picture {
    Picture {
        name: "drawing.png",
        bytes: picture::diagram(ruleset, diagram, theme),
        description: picture::diagram_alt(ruleset, diagram),
    }
}

/// The board of a game read out rank by rank, for one person; at most `longest` UTF-16 units.
pub fn read_out(view: &GameView, settings: &Settings, longest: usize) -> String {
    let manner = Manner::of_one(view, settings, view.game.moved_at);
    let scene = Scene {
        last: view.game.last().map_or(&[], std::slice::from_ref),
        notation: manner.notation,
        ..Scene::new(view.game.position(), &view.names)
    };
    picture::ranks(&scene, longest)
}

fn paint(view: &GameView, manner: Manner) -> Picture {
    with_scene(view, manner, |scene| Picture {
        name: "board.png",
        bytes: picture::board(scene),
        description: picture::alt(scene),
    })
}

fn numbered(view: &GameView, manner: Manner) -> Picture {
    with_scene(view, manner, |scene| {
        let moves = &view.game.record().moves;
        let scene = Scene {
            numbers: Numbers::On(moves),
            ..*scene
        };
        Picture {
            name: "board.png",
            bytes: picture::board(&scene),
            description: picture::alt(&scene),
        }
    })
}

fn replayed(view: &GameView, manner: Manner) -> Picture {
    let Manner {
        theme, notation, ..
    } = manner;
    let title = format!("{} · game {}", view.names.join(" vs "), view.game.id);
    let replay = Replay {
        record: view.game.record(),
        title: &title,
        theme,
        notation,
    };
    Picture {
        name: "replay.gif",
        bytes: picture::replay(&replay),
        description: format!(
            "The whole game stone by stone, {} plies, as a moving picture.",
            view.game.ply()
        ),
    }
}

fn cut_out(view: &GameView, manner: Manner, pad: Pad, picked: Option<Point>) -> Picture {
    let position = view.game.position();
    let is_offered = |point: &Point| position.check(Move::Place(*point)).is_ok();
    let offered: Vec<_> = pad
        .rows()
        .into_iter()
        .flatten()
        .filter(is_offered)
        .collect();
    let (low, high) = pad.crop();
    with_scene(view, manner, |scene| {
        let crop = Crop {
            scene,
            low,
            high,
            offered: if picked.is_none() { &offered } else { &[] },
            picked,
        };
        Picture {
            name: "part.png",
            bytes: picture::crop(&crop),
            description: picture::crop_alt(&crop),
        }
    })
}

fn with_scene<T>(view: &GameView, manner: Manner, show: impl FnOnce(&Scene) -> T) -> T {
    let news = phrases::news(view);
    let last: &[Played] = match view.game.last() {
        Some(last) if news.is_empty() => std::slice::from_ref(last),
        _ => &news,
    };
    let title = format!("Game {}", view.game.id);
    let status = status(view);
    let clocks = clocks(view, manner.now);
    show(&Scene {
        clocks: &clocks,
        last,
        title: &title,
        status: &status,
        is_void: view.game.is_aborted(),
        theme: manner.theme,
        notation: manner.notation,
        ..Scene::new(view.game.position(), &view.names)
    })
}

/// What the clocks show, by seat; nothing of a game that is over or not played against time.
fn clocks(view: &GameView, now: Timestamp) -> Vec<String> {
    let game = &view.game;
    if game.is_over() {
        return Vec::new();
    }
    let seats = game.position().seats();
    let left = seats.filter_map(|seat| game.time_left(seat, now));
    left.map(views::time::short).collect()
}

/// How things stand, in the corner of the picture.
fn status(view: &GameView) -> String {
    let game = &view.game;
    let name_of = |player| {
        let seat = game.seat_of(player);
        let name = seat.and_then(|seat| view.names.get(seat.index()));
        name.cloned().unwrap_or_default()
    };
    match game.status() {
        Status::Running if game.rest == Some(Suspension::Paused) => "Paused".to_owned(),
        Status::Running if game.rest == Some(Suspension::Adjourned) => "Adjourned".to_owned(),
        Status::Running => game
            .to_move()
            .map(|player| format!("{} to move", name_of(player)))
            .unwrap_or_default(),
        Status::Over(_) if game.is_aborted() => "Over, without a winner".to_owned(),
        Status::Over(_) => match game.winners().as_slice() {
            [] => "Drawn".to_owned(),
            [winner] => format!("{} wins", name_of(*winner)),
            winners => {
                let names: Vec<_> = winners.iter().map(|&winner| name_of(winner)).collect();
                format!("{} win", names.join(" and "))
            }
        },
    }
}
