//! A game as the scene that a picture shows: its names, clocks, match score and status, in the look that
//! its readers have chosen.

use jiff::Timestamp;

use crate::discord::views::{self, phrases, seats};
use crate::game::{ScoredGame, Settings, Status, Suspension};
use crate::language::{Language, Text, say};
use crate::picture::{MatchPoints, MatchScore, Scene, Theme};
use crate::rules::Notation;
use crate::service::GameView;

/// The theme, the notation, the language, and the time that the clocks show.
#[derive(Clone, Copy)]
pub struct Appearance {
    pub now: Timestamp,
    pub theme: Theme,
    pub notation: Notation,
    pub language: Language,
}

impl Appearance {
    /// For everybody: the server's theme.
    pub fn of_all(view: &GameView, language: Language, now: Timestamp) -> Self {
        let theme = view.server.theme.as_deref().and_then(Theme::from_id);
        Self {
            now,
            theme: theme.unwrap_or_default(),
            notation: Notation::Board,
            language,
        }
    }

    /// For one person: their own theme, if they have chosen one.
    pub fn of_one(
        view: &GameView,
        settings: &Settings,
        language: Language,
        now: Timestamp,
    ) -> Self {
        let shared = Self::of_all(view, language, now);
        Self {
            theme: own_theme(settings).unwrap_or(shared.theme),
            notation: settings.notation,
            ..shared
        }
    }
}

/// The theme that a person has chosen.
pub fn own_theme(settings: &Settings) -> Option<Theme> {
    settings.theme.as_deref().and_then(Theme::from_id)
}

/// Shows a game as a scene.
pub fn with_scene<T>(view: &GameView, appearance: Appearance, show: impl FnOnce(&Scene) -> T) -> T {
    let news = phrases::news(view);
    let last = if news.is_empty() {
        phrases::last_turn(&view.game)
    } else {
        news
    };
    let language = appearance.language;
    let names = names(view, language);
    let title = title(view).in_language(language);
    let status = status(view, language).in_language(language);
    let clocks: Vec<_> = clocks(view, appearance.now)
        .iter()
        .map(|clock| clock.in_language(language))
        .collect();
    let points = match_points(view);
    let score = view.scored.as_ref().map(|scored| MatchScore {
        players: &points,
        target: scored.target,
    });
    let ended = views::set_outcome_in_alt(view).map(|told| told.in_language(language));
    show(&Scene {
        ended: ended.as_deref().unwrap_or_default(),
        clocks: &clocks,
        last: &last,
        score: score.as_ref(),
        call: views::last_call(&view.game),
        title: &title,
        status: &status,
        language,
        is_void: view.game.is_aborted(),
        theme: appearance.theme,
        notation: appearance.notation,
        ..Scene::new(view.game.position(), &names)
    })
}

/// "Game 412", and how many points win its match.
fn title(view: &GameView) -> Text {
    let game = view.game.id.to_string();
    match &view.scored {
        Some(scored) => say!(picture::match_title, game = game, target = scored.target),
        None => say!(picture::game, game = game),
    }
}

/// The points of each player in the match, by seat; empty for a single game. What a game brought counts only
/// where its end is shown, not on its earlier boards.
fn match_points(view: &GameView) -> Vec<MatchPoints> {
    let Some(scored) = &view.scored else {
        return Vec::new();
    };
    let game = &view.game;
    let counts = |it: &&ScoredGame| game.is_over() || it.id != game.id;
    let players = game.position().seats().map(|seat| MatchPoints {
        handicap: scored.handicap[seat.index()],
        games: {
            let games = scored.games.iter().filter(counts);
            games.map(|it| it.earned[seat.index()].total()).collect()
        },
    });
    players.collect()
}

/// What the pictures call the players, by seat.
pub fn names(view: &GameView, language: Language) -> Vec<String> {
    let names = seats::beside_stones(view);
    names.map(|name| name.in_language(language)).collect()
}

/// What the clocks show, by seat; empty if the game is over or untimed.
fn clocks(view: &GameView, now: Timestamp) -> Vec<Text> {
    let game = &view.game;
    if game.is_over() {
        return Vec::new();
    }
    let seats = game.position().seats();
    let shown = seats.map(|seat| match game.time_left(seat, now) {
        None => Text::default(),
        Some(_) if game.is_on_vacation(seat) => say!(time::short_vacation),
        Some(left) if game.terms.pace.is_live() => views::time::digital(left),
        Some(left) => views::time::short(left),
    });
    shown.collect()
}

/// The most characters of a name in the corner of the picture, so that the words around it fit.
const MOST_OF_A_NAME: usize = 20;

/// The state of the game, for the corner of the picture.
fn status(view: &GameView, language: Language) -> Text {
    let game = &view.game;
    let name_of = |seat| seats::plain_name(view, seat, MOST_OF_A_NAME, language);
    match game.status() {
        Status::Running if game.suspension == Some(Suspension::Paused) => say!(picture::paused),
        Status::Running if game.suspension == Some(Suspension::Adjourned) => {
            say!(picture::adjourned)
        }
        Status::Running => game
            .position()
            .to_act()
            .map(|turn| say!(picture::to_move, name = name_of(turn.seat)))
            .unwrap_or_default(),
        Status::Over(_) if game.is_aborted() => say!(picture::without_a_winner),
        Status::Over(_) => match seats::winners(view).as_slice() {
            [] => say!(picture::drawn),
            [winner] => say!(picture::wins, name = name_of(*winner)),
            winners => {
                let names = Text::list(winners.iter().map(|&winner| name_of(winner)));
                say!(picture::win, names = names)
            }
        },
    }
}
