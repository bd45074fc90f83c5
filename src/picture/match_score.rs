//! The score of a match for points, as it stands below the board of a finished game: a row for each
//! player, whose bar grows by a piece with each game towards the line that wins. The pieces are the course
//! of the match.

use std::sync::OnceLock;

use super::frame::{Area, Frame};
use super::layout::WIDTH;
use super::lettering::{Align, Lettering, Weight};
use super::paint::Paint;
use super::palette::Ink;
use super::rows::Rows;
use super::stone::{Face, Stone};
use super::theme::Style;
use super::words;
use crate::language::{Language, Text, say};
use crate::rules::StoneColour;

const BORDER: i32 = 24;
const TITLE: i32 = 56;
const FOOT: i32 = 46;
/// Where the bars begin.
const LEFT: i32 = BORDER + 84;
const BAR: i32 = 44;
/// Between the pieces of a bar.
const GAP: i32 = 3;
/// How far the line that wins stands out from a bar.
const LINE_OUT: i32 = 6;
/// The most players whose rows have room for their names. The plates above tell whose stones the rows of
/// more are.
const MOST_NAMES: usize = 3;

/// The score of a match.
pub struct MatchScore<'a> {
    /// The players, in the order in which they are listed.
    pub players: &'a [MatchPlayer],
    /// How many points win.
    pub target: u16,
    /// The language of its words.
    pub language: Language,
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
    /// Whether the player has left the match, which others went on with.
    pub is_out: bool,
}

impl MatchPlayer {
    /// The points so far.
    pub fn points(&self) -> u16 {
        let games = self.games.iter();
        games.fold(self.handicap, |sum, &made| sum.saturating_add(made))
    }
}

/// The score in words: each player's points, and those of each game. At most `longest` characters.
pub fn match_score_alt(score: &MatchScore, longest: usize) -> String {
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
    let fits = words::length(&all) <= longest;
    let told = if fits { all } else { told(false) };
    words::cut(&told, longest)
}

/// Where things lie in a row.
struct RowLayout {
    /// The height of the row.
    height: i32,
    /// The radius of the stone.
    radius: f32,
    /// From the top of the row to its bar.
    bar_top: i32,
    /// From the top of the row to the base of its words.
    words: i32,
    /// Where the bars end.
    bar_end: i32,
    /// Whether it has the player's name.
    has_name: bool,
}

impl RowLayout {
    /// The words stand above the bar.
    const NAMED: Self = Self {
        height: 104,
        radius: 30.0,
        bar_top: 52,
        words: 38,
        bar_end: WIDTH - BORDER,
        has_name: true,
    };
    /// The points stand behind the bar.
    const SHORT: Self = Self {
        height: 60,
        radius: 24.0,
        bar_top: 8,
        words: 43,
        bar_end: WIDTH - BORDER - 236,
        has_name: false,
    };

    fn of(score: &MatchScore) -> &'static Self {
        if score.players.len() > MOST_NAMES {
            &Self::SHORT
        } else {
            &Self::NAMED
        }
    }
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

/// Draws the score, as wide as a board.
pub fn draw(score: &MatchScore, style: Style) -> Frame {
    let paint = Paint::of(style);
    let row = RowLayout::of(score);
    let height = TITLE + row.height * score.players.len() as i32 + FOOT;
    let mut frame = Frame::new(WIDTH as usize, height as usize, paint.surface.solid());
    let letters = Letters::get();
    let title = say!(picture::match_title, target = score.target).in_language(score.language);
    let title = letters.name.fit(&title, (WIDTH - 2 * BORDER) as f32);
    letters
        .name
        .write(&mut frame, &title, (BORDER, 44), Align::Left, &paint.text);
    let scale = Scale::of(score);
    let stones = Stone::all(paint, row.radius, Face::Full, Rows::Each);
    for (place, player) in (0..).zip(score.players) {
        let top = TITLE + row.height * place;
        let stone = (BORDER + 38, top + row.height / 2);
        stones[player.colour.index()].cast(&mut frame, stone, paint);
        stones[player.colour.index()].put(&mut frame, stone, paint);
        write_row(&mut frame, paint, score, player, top);
        let top = top + row.bar_top;
        draw_track(&mut frame, paint, &scale, (score.target, top));
        draw_pieces(&mut frame, paint, player, &scale, top);
    }
    write_target(&mut frame, paint, score.target, &scale);
    frame
}

/// The name on the left; the points, and what is missing, on the right.
fn write_row(frame: &mut Frame, paint: &Paint, score: &MatchScore, player: &MatchPlayer, top: i32) {
    let letters = Letters::get();
    let row = RowLayout::of(score);
    let (base, right) = (top + row.words, WIDTH - BORDER);
    let points = player.points();
    let left = score.target.saturating_sub(points);
    let missing = match left {
        _ if player.is_out => say!(picture::out),
        0 => Text::default(),
        _ => say!(picture::match_missing, points = left),
    };
    let missing = missing.in_language(score.language);
    let missing = letters.small.fit(&missing, 300.0);
    letters
        .small
        .write(frame, &missing, (right, base), Align::Right, &paint.faint);
    let points = letters.name.fit(&points.to_string(), 200.0);
    let gap = if missing.width > 0.0 { 16 } else { 0 };
    let at = right - missing.width as i32 - gap;
    letters
        .name
        .write(frame, &points, (at, base), Align::Right, &paint.text);
    if !row.has_name {
        return;
    }
    let room = at - points.width as i32 - 20 - LEFT;
    let name = letters.name.fit(&player.name, room as f32);
    let ink = if player.is_out {
        &paint.faint
    } else {
        &paint.text
    };
    letters
        .name
        .write(frame, &name, (LEFT, base), Align::Left, ink);
}

/// The empty bar with the line that wins. The pieces of the bar cover that line, so that it strikes
/// through no number.
fn draw_track(frame: &mut Frame, paint: &Paint, scale: &Scale, (target, top): (u16, i32)) {
    let whole = Area {
        left: LEFT,
        top,
        width: scale.end - LEFT,
        height: BAR,
    };
    frame.fill(whole, paint.socket.over(paint.surface.solid(), 1));
    let line = Area {
        left: scale.at(target) - 2,
        top: top - LINE_OUT,
        width: 4,
        height: BAR + 2 * LINE_OUT,
    };
    frame.fill(line, paint.text.solid());
}

/// A piece for the points at the start, and one for each game.
fn draw_pieces(frame: &mut Frame, paint: &Paint, player: &MatchPlayer, scale: &Scale, top: i32) {
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

/// The number of points that wins, below the line.
fn write_target(frame: &mut Frame, paint: &Paint, target: u16, scale: &Scale) {
    let bottom = frame.height() as i32 - FOOT;
    let x = scale.at(target).min(WIDTH - BORDER - 20);
    let letters = &Letters::get().small;
    letters.centre(frame, &target.to_string(), (x, bottom + 18), &paint.text);
}

/// How many pixels a point takes, and where the bars end.
struct Scale {
    point: f32,
    end: i32,
}

impl Scale {
    fn of(score: &MatchScore) -> Self {
        let points = score.players.iter().map(MatchPlayer::points);
        let most = points.chain([score.target]).max().unwrap_or(1).max(1);
        let end = RowLayout::of(score).bar_end;
        Self {
            point: (end - LEFT) as f32 / f32::from(most),
            end,
        }
    }

    fn at(&self, points: u16) -> i32 {
        LEFT + (self.point * f32::from(points)).round() as i32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    use super::super::theme::Theme;

    fn player(name: &str, colour: StoneColour, handicap: u16, games: &[u16]) -> MatchPlayer {
        MatchPlayer {
            name: name.to_owned(),
            colour,
            handicap,
            games: games.to_vec(),
            is_out: false,
        }
    }

    fn score(players: &[MatchPlayer]) -> MatchScore<'_> {
        MatchScore {
            players,
            target: 21,
            language: Language::English,
        }
    }

    #[test]
    fn it_is_told_to_who_cannot_see_it() {
        let players = [
            player("Ann", StoneColour::White, 0, &[7, 0, 8]),
            player("Ben", StoneColour::Black, 5, &[1, 6, 2]),
        ];
        let told = match_score_alt(&score(&players), 1_024);
        assert_eq!(
            told,
            "Score of the match to 21 points. Ann: 15 points (by game: 7, 0, 8). Ben: 14 points \
             (by game: 1, 6, 2)."
        );
        let long: Vec<_> = (0..6)
            .map(|_| player(&"N".repeat(32), StoneColour::Red, 0, &[10; 200]))
            .collect();
        let told = match_score_alt(&score(&long), 1_024);
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
            let frame = draw(&score(&players), style);
            let bar = Area {
                left: LEFT,
                top: TITLE + RowLayout::NAMED.bar_top + 4,
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
    fn a_piece_covers_the_line_that_wins() {
        let players = [player("Ann", StoneColour::White, 0, &[18, 12])];
        let style = Style::from(Theme::default());
        let frame = draw(&score(&players), style);
        let x = Scale::of(&score(&players)).at(21);
        let bar = Area {
            left: x - 2,
            top: TITLE + RowLayout::NAMED.bar_top + 3,
            width: 4,
            height: BAR - 6,
        };
        let line = Paint::of(style).text.solid();
        assert!(frame.rows(bar).all(|row| !row.contains(&line)));
        let above = Area {
            top: TITLE + RowLayout::NAMED.bar_top - LINE_OUT,
            height: LINE_OUT,
            ..bar
        };
        assert!(
            frame.rows(above).all(|row| row == [line; 4]),
            "it is seen above"
        );
    }

    #[test]
    fn who_is_out_is_said_to_be() {
        let drawn = |is_out| {
            let ann = MatchPlayer {
                is_out,
                ..player("Ann", StoneColour::White, 0, &[10])
            };
            draw(&score(&[ann]), Style::from(Theme::default()))
        };
        assert!(drawn(true).pixels() != drawn(false).pixels());
    }
}
