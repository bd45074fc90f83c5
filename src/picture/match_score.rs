//! The score of a match for points as a picture: a row for each player, whose bar grows by a piece
//! with each game towards the line that wins. The pieces are the course of the match.

use std::sync::OnceLock;

use super::encode;
use super::frame::{Area, Frame};
use super::layout::WIDTH;
use super::lettering::{Align, Lettering, Weight};
use super::paint::Paint;
use super::palette::Ink;
use super::rows::Rows;
use super::stone::{Face, Stone};
use super::theme::{Style, Theme};
use super::words;
use crate::language::{Language, Text, say};
use crate::rules::StoneColour;

const BORDER: i32 = 24;
const TITLE: i32 = 72;
const ROW: i32 = 124;
const FOOT: i32 = 52;
const RADIUS: f32 = 30.0;
/// Where the bars begin.
const LEFT: i32 = BORDER + 84;
const BAR: i32 = 46;
/// From the top of a row to its bar.
const BAR_TOP: i32 = 62;
/// Between the pieces of a bar.
const GAP: i32 = 3;

/// The score of a match.
pub struct MatchScore<'a> {
    /// The players, in the order in which they are listed.
    pub players: &'a [MatchPlayer],
    /// How many points win.
    pub target: u16,
    /// The language of its words.
    pub language: Language,
    /// How it looks.
    pub theme: Theme,
}

/// A player of a match.
pub struct MatchPlayer {
    /// The name.
    pub name: String,
    /// The look of the player's stones.
    pub colour: StoneColour,
    /// The points at the start.
    pub handicap: u16,
    /// The points made in each game, oldest first.
    pub games: Vec<u16>,
}

impl MatchPlayer {
    /// The points so far.
    pub fn points(&self) -> u16 {
        self.handicap + self.games.iter().sum::<u16>()
    }
}

/// The score as the bytes of a PNG file, 1,008 pixels wide.
pub fn match_score(score: &MatchScore) -> Vec<u8> {
    encode::fitting(score.theme, |style| draw(score, style))
}

/// The picture's alt text: each player's points, and those of each game. At most 1,024 characters.
pub fn match_score_alt(score: &MatchScore) -> String {
    const LONGEST: usize = 1_024;
    let told = |with_games: bool| {
        let players = score.players.iter().map(|player| {
            let games = player
                .games
                .iter()
                .map(|points| Text::verbatim(points.to_string()));
            say!(
                picture::match_player,
                name = words::harmless(&player.name),
                points = player.points(),
                detail = if with_games { player.games.len() } else { 0 },
                games = Text::joined(games, ", ")
            )
        });
        let heading = say!(picture::match_score, target = score.target);
        Text::sentences(std::iter::once(heading).chain(players)).in_language(score.language)
    };
    let all = told(true);
    let fits = all.chars().count() <= LONGEST;
    let told = if fits { all } else { told(false) };
    words::cut(&told, LONGEST)
}

struct Letters {
    name: Lettering,
    small: Lettering,
}

impl Letters {
    fn get() -> &'static Self {
        static READY: OnceLock<Letters> = OnceLock::new();
        READY.get_or_init(|| Self {
            name: Lettering::new(Weight::Bold, 37.0, '!'..='ž'),
            small: Lettering::new(Weight::Medium, 30.0, '!'..='ž'),
        })
    }
}

fn draw(score: &MatchScore, style: Style) -> Frame {
    let paint = Paint::of(style);
    let height = TITLE + ROW * score.players.len() as i32 + FOOT;
    let mut frame = Frame::new(WIDTH as usize, height as usize, paint.surface.solid());
    let letters = Letters::get();
    let title = say!(picture::match_title, target = score.target).in_language(score.language);
    let title = letters.name.fit(&title, (WIDTH - 2 * BORDER) as f32);
    letters
        .name
        .write(&mut frame, &title, (BORDER, 52), Align::Left, &paint.text);
    let scale = Scale::of(score);
    let stones = Stone::all(paint, RADIUS, Face::Full, Rows::Each);
    for (place, player) in (0..).zip(score.players) {
        let top = TITLE + ROW * place;
        let stone = (BORDER + 8 + RADIUS as i32, top + ROW / 2);
        stones[player.colour.index()].cast(&mut frame, stone, paint);
        stones[player.colour.index()].put(&mut frame, stone, paint);
        write_row(&mut frame, paint, score, player, top);
        draw_bar(&mut frame, paint, player, &scale, top + BAR_TOP);
    }
    draw_target(&mut frame, paint, score.target, &scale);
    frame
}

/// The name on the left; the points, and what is missing, on the right.
fn write_row(frame: &mut Frame, paint: &Paint, score: &MatchScore, player: &MatchPlayer, top: i32) {
    let letters = Letters::get();
    let (base, right) = (top + 48, WIDTH - BORDER);
    let points = player.points();
    let left = score.target.saturating_sub(points);
    let missing = if left > 0 {
        say!(picture::match_missing, points = left).in_language(score.language)
    } else {
        String::new()
    };
    let missing = letters.small.fit(&missing, 300.0);
    letters
        .small
        .write(frame, &missing, (right, base), Align::Right, &paint.faint);
    let points = letters.name.fit(&points.to_string(), 200.0);
    let gap = if left > 0 { 16 } else { 0 };
    let at = right - missing.width as i32 - gap;
    letters
        .name
        .write(frame, &points, (at, base), Align::Right, &paint.text);
    let room = at - points.width as i32 - 20 - LEFT;
    let name = letters.name.fit(&player.name, room as f32);
    letters
        .name
        .write(frame, &name, (LEFT, base), Align::Left, &paint.text);
}

/// A piece for the points at the start, and one for each game.
fn draw_bar(frame: &mut Frame, paint: &Paint, player: &MatchPlayer, scale: &Scale, top: i32) {
    let whole = Area {
        left: LEFT,
        top,
        width: WIDTH - BORDER - LEFT,
        height: BAR,
    };
    frame.fill(whole, paint.socket.over(paint.surface.solid(), 1));
    let mut done = 0;
    let inks = std::iter::once(&paint.surface).chain(std::iter::repeat(&paint.turn));
    let pieces = std::iter::once(player.handicap).chain(player.games.iter().copied());
    for (points, ink) in pieces.zip(inks) {
        let (left, right) = (scale.at(done), scale.at(done + points));
        done += points;
        if points > 0 {
            draw_piece(frame, paint, (left, right - GAP, top), points, ink);
        }
    }
}

fn draw_piece(
    frame: &mut Frame,
    paint: &Paint,
    (left, right, top): (i32, i32, i32),
    points: u16,
    ink: &Ink,
) {
    let area = Area {
        left,
        top,
        width: (right - left).max(1),
        height: BAR,
    };
    frame.fill(area, paint.turn_edge.solid());
    frame.fill(area.within(2), ink.solid());
    let letters = &Letters::get().small;
    let text = points.to_string();
    let line = letters.fit(&text, f32::MAX);
    if line.width + 8.0 <= area.width as f32 {
        letters.centre(
            frame,
            &text,
            (left + area.width / 2, top + BAR / 2),
            &paint.text,
        );
    }
}

/// The line that wins, with its number below.
fn draw_target(frame: &mut Frame, paint: &Paint, target: u16, scale: &Scale) {
    let bottom = frame.height() as i32 - FOOT;
    let x = scale.at(target);
    for top in (TITLE..bottom).step_by(ROW as usize) {
        let line = Area {
            left: x - 2,
            top: top + BAR_TOP - 6,
            width: 4,
            height: BAR + 12,
        };
        frame.fill(line, paint.text.solid());
    }
    let letters = &Letters::get().small;
    letters.centre(
        frame,
        &target.to_string(),
        (x.min(WIDTH - BORDER - 20), bottom + 22),
        &paint.text,
    );
}

/// How many pixels a point takes.
struct Scale(f32);

impl Scale {
    fn of(score: &MatchScore) -> Self {
        let points = score.players.iter().map(MatchPlayer::points);
        let most = points.chain([score.target]).max().unwrap_or(1).max(1);
        Self((WIDTH - BORDER - LEFT) as f32 / f32::from(most))
    }

    fn at(&self, points: u16) -> i32 {
        LEFT + (self.0 * f32::from(points)).round() as i32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn player(name: &str, colour: StoneColour, handicap: u16, games: &[u16]) -> MatchPlayer {
        MatchPlayer {
            name: name.to_owned(),
            colour,
            handicap,
            games: games.to_vec(),
        }
    }

    fn score(players: &[MatchPlayer], theme: Theme) -> MatchScore<'_> {
        MatchScore {
            players,
            target: 21,
            language: Language::English,
            theme,
        }
    }

    #[test]
    fn it_is_told_to_who_cannot_see_it() {
        let players = [
            player("Ann", StoneColour::White, 0, &[7, 0, 8]),
            player("Ben", StoneColour::Black, 5, &[1, 6, 2]),
        ];
        let told = match_score_alt(&score(&players, Theme::default()));
        assert_eq!(
            told,
            "Score of the match to 21 points. Ann: 15 points (by game: 7, 0, 8). Ben: 14 points \
             (by game: 1, 6, 2)."
        );
        let long: Vec<_> = (0..6)
            .map(|_| player(&"N".repeat(32), StoneColour::Red, 0, &[10; 200]))
            .collect();
        let told = match_score_alt(&score(&long, Theme::default()));
        assert!(
            told.chars().count() <= 1_024 && told.contains("2000 points."),
            "{told}"
        );
    }

    #[test]
    fn a_bar_is_longer_with_more_points_and_ends_at_the_target() {
        let filled = |points: u16| {
            let players = [
                player("Ann", StoneColour::White, 0, &[points]),
                player("Ben", StoneColour::Black, 0, &[]),
            ];
            let style = Style::from(Theme::default());
            let frame = draw(&score(&players, Theme::default()), style);
            let bar = Area {
                left: LEFT,
                top: TITLE + BAR_TOP + 4,
                width: WIDTH - BORDER - LEFT,
                height: 1,
            };
            let row = frame.rows(bar).next().expect("a row of pixels").to_vec();
            let empty = *row.last().expect("it is wide");
            let is_full = points >= 21;
            row.iter()
                .filter(|&&shade| is_full || shade != empty)
                .count()
        };
        let lengths = [1, 5, 20].map(filled);
        assert!(lengths.is_sorted() && lengths[0] > 30, "{lengths:?}");
        assert!(lengths[2] < (WIDTH - BORDER - LEFT) as usize);
    }

    #[test]
    fn every_theme_draws_it_within_the_size_of_a_picture() {
        let players = [
            player("Ann", StoneColour::White, 0, &[10, 3, 0, 12]),
            player("Ben", StoneColour::Black, 5, &[1, 6, 2, 3]),
            player("Cy", StoneColour::Red, 0, &[0; 4]),
        ];
        for theme in Theme::ALL {
            let png = match_score(&score(&players, theme));
            assert!(png.len() <= encode::LARGEST, "{}", png.len());
        }
    }
}
