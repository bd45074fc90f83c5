//! The players as the footer shows them: one plate for each colour, or for each seat while the
//! opening has not assigned the colours. Holds no pixels.

use super::match_points::MatchPoints;
use super::scene::Scene;
use super::words;
use crate::language::{Language, Text, say};
use crate::rules::{Colour, Lengths, Position, Seat, Side, StoneColour};

/// To how many characters the name of a partner may be cut.
const SHORTEST_NAME: usize = 4;

/// What the footer shows about one colour.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayerPlate {
    /// The player's seat; the first of those of partners.
    pub seat: Seat,
    /// The look of its stones, if the colour is assigned.
    pub colour: Option<StoneColour>,
    /// The player's name; those of all partners of the colour.
    pub names: Vec<String>,
    /// The text about the player's time, or that the player is out.
    pub clock: String,
    /// The side for which the colour plays.
    pub side: Side,
    /// The points in the match; `None` for a single game.
    pub points: Option<u16>,
    /// What the colour has captured; `None` if the ruleset has no captures.
    pub tray: Option<Tray>,
    /// Whether the player is to move or, at the end, has won.
    pub stands_out: bool,
    /// Whether all players of the colour have left the game.
    pub has_left: bool,
    /// Whether others play on without them.
    pub is_out: bool,
}

/// The stones a colour and its partners have captured.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tray {
    /// How many.
    pub captured: u16,
    /// How many captured stones win, if captures can win.
    pub goal: Option<u16>,
    /// How many stones count as one capture.
    pub unit: u16,
    /// Whether captures always take pairs.
    pub in_pairs: bool,
    /// The look of the captured stones, if only one colour can be captured.
    pub of: Option<StoneColour>,
}

/// The plates of a scene, in playing order.
pub fn plates(scene: &Scene) -> Vec<PlayerPlate> {
    let mut plates: Vec<PlayerPlate> = Vec::with_capacity(6);
    for seat in scene.position.seats() {
        let plate = plate(scene, seat);
        let partner = plates
            .iter_mut()
            .find(|one| one.colour.is_some() && one.colour == plate.colour);
        match partner {
            Some(partner) => partner.join(plate),
            None => plates.push(plate),
        }
    }
    plates
}

impl PlayerPlate {
    /// The names in a line. If that does not fit, the longer ones are cut first, so that each can still be
    /// read.
    pub fn name(&self, language: Language, fits: impl Fn(&str) -> bool) -> String {
        let mut names = self.names.clone();
        loop {
            let line = joined(&names, language);
            let longest = names.iter_mut().max_by_key(|name| name.chars().count());
            match longest.filter(|name| name.chars().count() > SHORTEST_NAME) {
                Some(longest) if self.names.len() > 1 && !fits(&line) => {
                    *longest = words::cut(longest, longest.chars().count() - 1);
                }
                _ => return line,
            }
        }
    }

    fn join(&mut self, partner: Self) {
        self.names.extend(partner.names);
        if self.clock.is_empty() || partner.stands_out {
            self.clock = partner.clock;
        }
        self.stands_out |= partner.stands_out;
        self.has_left &= partner.has_left;
    }
}

/// "Ann & Ben".
fn joined(names: &[String], language: Language) -> String {
    let names = names.iter().cloned().map(Text::verbatim);
    let both = names.reduce(|one, other| say!(picture::partners, one = one, other = other));
    both.unwrap_or_default().in_language(language)
}

fn plate(scene: &Scene, seat: Seat) -> PlayerPlate {
    let position = scene.position;
    let colour = position.colour_of(seat);
    let text = |texts: &[String]| texts.get(seat.index()).cloned().unwrap_or_default();
    let has_left = position.has_left(seat);
    let is_out = has_left && position.ruleset().sides > 2;
    let points = scene.score.and_then(|it| it.players.get(seat.index()));
    PlayerPlate {
        seat,
        colour: colour.map(|colour| position.ruleset().stone_colour(colour)),
        names: vec![text(scene.names)],
        clock: if is_out {
            say!(picture::out).in_language(scene.language)
        } else {
            text(scene.clocks)
        },
        side: position.side_of(seat),
        points: points.map(MatchPoints::total),
        tray: colour.and_then(|colour| tray(position, colour)),
        stands_out: stands_out(scene, seat),
        has_left,
        is_out,
    }
}

fn stands_out(scene: &Scene, seat: Seat) -> bool {
    let position = scene.position;
    match position.outcome() {
        Some(outcome) => !scene.is_void && outcome.winner == Some(position.side_of(seat)),
        None => position.to_act().is_some_and(|turn| turn.seat == seat),
    }
}

fn tray(position: &Position, colour: Colour) -> Option<Tray> {
    let ruleset = position.ruleset();
    let captures = &ruleset.captures;
    let other = if colour == Colour::FIRST {
        Colour::SECOND
    } else {
        Colour::FIRST
    };
    (captures.lengths != Lengths::NONE).then(|| Tray {
        captured: position.captured_by_team(colour),
        goal: captures.goal,
        unit: captures.unit(),
        in_pairs: !captures.lengths.has(3),
        of: (ruleset.colours == 2).then(|| ruleset.stone_colour(other)),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Departure, Move, catalogue};

    #[test]
    fn nobody_stands_out_of_a_game_too_short_to_count() {
        let mut position = Position::new(catalogue::decode("pente").unwrap());
        let leaves = Move::Leave(Seat::FIRST, Departure::Resigned);
        position.play(leaves).unwrap();
        let scene = Scene::new(&position, &[]);
        let who = |scene| {
            plates(scene)
                .iter()
                .map(|it| it.stands_out)
                .collect::<Vec<_>>()
        };
        assert_eq!(who(&scene), [false, true]);
        let scene = Scene {
            is_void: true,
            ..scene
        };
        assert_eq!(who(&scene), [false, false]);
    }

    #[test]
    fn the_longer_name_of_partners_is_cut_first() {
        let position = Position::new(catalogue::decode("partners").unwrap());
        let told = |names: [&str; 4], most: usize| {
            let names = names.map(String::from);
            let all = plates(&Scene::new(&position, &names));
            all[0].name(Language::English, |line| line.chars().count() <= most)
        };
        let names = ["Bartholomew the Second", "Ben", "Ann", "Dee"];
        assert_eq!(told(names, 40), "Bartholomew the Second & Ann");
        assert_eq!(told(names, 16), "Bartholom… & Ann");
        let names = ["Ann", "Ben", "Bartholomew the Second", "Dee"];
        assert_eq!(told(names, 16), "Ann & Bartholom…");
        assert_eq!(told(names, 3), "Ann & Bar…");
    }

    #[test]
    fn who_is_out_has_no_clock() {
        let mut position = Position::new(catalogue::decode("pente-3").unwrap());
        let second = Seat::new(1);
        let leaves = Move::Leave(second, Departure::OutOfTime);
        position.play(leaves).unwrap();
        let clocks = ["3 d", "0 s", "2 d"].map(String::from);
        let scene = Scene {
            clocks: &clocks,
            ..Scene::new(&position, &[])
        };
        let shown: Vec<_> = plates(&scene).into_iter().map(|it| it.clock).collect();
        assert_eq!(shown, ["3 d", "out", "2 d"]);
    }
}
