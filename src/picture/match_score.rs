//! The score of a match for points. The footer says everybody's points; once the game is over, a bar on
//! each plate shows the course of the match: it grows by a piece with each game towards the line that wins.

use super::frame::{Area, Frame};
use super::lettering::Lettering;
use super::match_points::{MatchPoints, MatchScore};
use super::paint::Paint;
use super::palette::Ink;
use super::scene::Scene;
use super::words;
use crate::language::{Text, say};

/// How high a bar is.
pub const BAR: i32 = 40;
/// Between the pieces of a bar.
const GAP: i32 = 3;
/// How far the line that wins stands out from a bar.
pub const LINE_OUT: i32 = 5;
/// The most characters of the score in words.
const LONGEST: usize = words::LONGEST_ALT / 2;

/// The score whose course a scene shows: that of a match of which a game has just ended.
pub fn with_course<'a>(scene: &Scene<'a>) -> Option<&'a MatchScore<'a>> {
    let score = scene.score?;
    let is_begun = score.players.iter().any(|it| !it.games.is_empty());
    (scene.position.outcome().is_some() && is_begun).then_some(score)
}

/// The score in words: each player's points, and once the game is over those of each game. `None` for a
/// single game.
pub fn told(scene: &Scene) -> Option<Text> {
    let score = scene.score?;
    let told = |with_games: bool| {
        let players = score.players.iter().zip(scene.names);
        let players = players.map(|(player, name)| {
            let games = player.games.iter();
            let games = games.map(|points| Text::verbatim(points.to_string()));
            say!(
                picture::match_player,
                name = words::harmless(name),
                points = player.total(),
                detail = if with_games { player.games.len() } else { 0 },
                games = Text::joined(games, ", ")
            )
        });
        let heading = say!(picture::match_score, target = score.target);
        Text::sentences(std::iter::once(heading).chain(players)).in_language(scene.language)
    };
    let all = told(with_course(scene).is_some());
    let fits = words::length(&all) <= LONGEST;
    let told = if fits { all } else { told(false) };
    Some(Text::verbatim(words::cut(&told, LONGEST)))
}

/// Draws the bar of the player on a seat.
pub fn draw_bar(
    frame: &mut Frame,
    (paint, letters): (&Paint, &Lettering),
    (score, seat): (&MatchScore, usize),
    area: Area,
) {
    let scale = Scale::of(score, area);
    draw_track(frame, paint, &scale, score.target);
    let Some(player) = score.players.get(seat) else {
        return;
    };
    let mut done = 0;
    let inks = std::iter::once(&paint.surface).chain(std::iter::repeat(&paint.turn));
    let pieces = std::iter::once(player.handicap).chain(player.games.iter().copied());
    for (points, ink) in pieces.zip(inks) {
        let (left, right) = (scale.at(done), scale.at(done.saturating_add(points)));
        done = done.saturating_add(points);
        if points > 0 {
            let width = (right - GAP - left).max(1);
            let piece = Area {
                left,
                width,
                ..area
            };
            draw_piece(frame, (paint, letters), piece, points, ink);
        }
    }
}

/// Draws the empty bar with the line that wins. The pieces of the bar cover that line, so that it strikes
/// through no number.
fn draw_track(frame: &mut Frame, paint: &Paint, scale: &Scale, target: u16) {
    frame.fill(scale.bar, paint.socket.over(paint.surface.solid(), 1));
    let line = Area {
        left: scale.at(target) - 4,
        top: scale.bar.top - LINE_OUT,
        width: 4,
        height: scale.bar.height + 2 * LINE_OUT,
    };
    frame.fill(line, paint.text.solid());
}

fn draw_piece(
    frame: &mut Frame,
    (paint, letters): (&Paint, &Lettering),
    area: Area,
    points: u16,
    ink: &Ink,
) {
    frame.fill(area, paint.turn_edge.solid());
    frame.fill(area.within(2), ink.solid());
    let text = points.to_string();
    let line = letters.fit(&text, f32::MAX);
    if line.width + 6.0 <= area.width as f32 {
        let middle = (area.left + area.width / 2, area.top + area.height / 2);
        letters.centre(frame, &text, middle, &paint.text);
    }
}

/// How many pixels a point takes.
struct Scale {
    point: f32,
    bar: Area,
}

impl Scale {
    /// The bars of all players have the same scale.
    fn of(score: &MatchScore, bar: Area) -> Self {
        let points = score.players.iter().map(MatchPoints::total);
        let most = points.chain([score.target]).max().unwrap_or(1).max(1);
        Self {
            point: bar.width as f32 / f32::from(most),
            bar,
        }
    }

    fn at(&self, points: u16) -> i32 {
        self.bar.left + (self.point * f32::from(points)).round() as i32
    }
}

#[cfg(test)]
mod tests {
    use super::super::lettering::Weight;
    use super::super::theme::{Style, Theme};
    use super::*;
    use crate::rules::{Departure, Move, Position, Seat, catalogue};

    const AREA: Area = Area {
        left: 10,
        top: 10,
        width: 400,
        height: BAR,
    };

    fn player(handicap: u16, games: &[u16]) -> MatchPoints {
        MatchPoints {
            handicap,
            games: games.to_vec(),
        }
    }

    fn bar(players: &[MatchPoints]) -> (Frame, &'static Paint) {
        let paint = Paint::of(Style::from(Theme::default()));
        let mut frame = Frame::new(420, 60, paint.surface.solid());
        let letters = Lettering::new(Weight::Medium, 29.0, '0'..='9');
        let score = MatchScore {
            players,
            target: 21,
        };
        draw_bar(&mut frame, (paint, &letters), (&score, 0), AREA);
        (frame, paint)
    }

    #[test]
    fn it_is_told_to_who_cannot_see_it() {
        let mut position = Position::new(catalogue::find("points").expect("a ruleset"));
        let players = [player(0, &[7, 0, 8]), player(5, &[1, 6, 2])];
        let names = ["Ann", "Ben"].map(String::from);
        let told = |position: &Position, players: &[MatchPoints], names: &[String]| {
            let score = MatchScore {
                players,
                target: 21,
            };
            let scene = Scene {
                score: Some(&score),
                ..Scene::new(position, names)
            };
            let told = super::told(&scene).expect("there is a match");
            told.in_language(scene.language)
        };
        assert_eq!(
            told(&position, &players, &names),
            "Score of the match to 21 points. Ann: 15 points. Ben: 14 points."
        );
        let leaves = Move::Leave(Seat::FIRST, Departure::Resigned);
        position.play(leaves).expect("anybody may resign");
        assert_eq!(
            told(&position, &players, &names),
            "Score of the match to 21 points. Ann: 15 points (by game: 7, 0, 8). Ben: 14 points \
             (by game: 1, 6, 2)."
        );
        let long: Vec<_> = (0..6).map(|_| player(0, &[10; 200])).collect();
        let told = told(&position, &long, &vec!["N".repeat(32); 6]);
        assert!(
            told.chars().count() <= LONGEST && told.contains("2000 points."),
            "{told}"
        );
    }

    #[test]
    fn a_bar_is_longer_with_more_points_and_ends_at_the_target() {
        let filled = |points: u16| {
            let (frame, paint) = bar(&[player(0, &[points]), player(0, &[])]);
            let row = Area {
                top: AREA.top + 4,
                height: 1,
                ..AREA
            };
            let edge = [paint.turn_edge.solid(), paint.turn.solid()];
            let row = frame.rows(row).next().expect("a row of pixels");
            row.iter().filter(|shade| edge.contains(shade)).count()
        };
        let lengths = [1, 5, 20, 21].map(filled);
        assert!(lengths.is_sorted() && lengths[0] > 10, "{lengths:?}");
        assert!(lengths[2] + 10 < lengths[3], "{lengths:?}");
        assert_eq!(lengths[3], (AREA.width - GAP) as usize);
    }

    #[test]
    fn a_piece_covers_the_line_that_wins() {
        let players = [player(0, &[18, 12])];
        let (frame, paint) = bar(&players);
        let score = MatchScore {
            players: &players,
            target: 21,
        };
        let line = Area {
            left: Scale::of(&score, AREA).at(21) - 4,
            top: AREA.top + 3,
            width: 4,
            height: BAR - 6,
        };
        let ink = paint.text.solid();
        assert!(frame.rows(line).all(|row| !row.contains(&ink)));
        let above = Area {
            top: AREA.top - LINE_OUT,
            height: LINE_OUT,
            ..line
        };
        assert!(
            frame.rows(above).all(|row| row == [ink; 4]),
            "it is seen above"
        );
    }
}
