//! The formats of tournaments, and the ids under which they are stored.

use super::elimination::Kind;
use super::league::{Divisions, LARGEST_LEAGUE};
use super::round_robin::{LARGEST_SECTION, SMALLEST_SECTION, Seeding};
use super::standings::{ROUND_ROBIN_ORDER, SWISS_ORDER, TieBreak};
use super::swiss::FirstRound;

/// The most rounds that an organiser can ask for.
pub const MOST_ROUNDS_ASKED: u8 = 15;

/// How a tournament is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// Everybody meets everybody in sections; their winners meet in a final.
    RoundRobin {
        /// The most players of a section, from 3 to 7.
        section_size: usize,
        /// How entrants are distributed.
        seeding: Seeding,
    },
    /// Those with like scores meet, for a number of rounds.
    Swiss {
        /// How many rounds; `None` for as many as fit the entrants.
        rounds: Option<u8>,
        /// Who meets whom in the first round.
        first_round: FirstRound,
        /// How many go on to an elimination, if there is one.
        top: Option<TopCut>,
    },
    /// Who loses is out.
    Elimination(Kind),
    /// Tables of three or four, at which everybody meets everybody as evenly as possible.
    Cycle {
        /// How many rounds; `None` for as many as let everybody meet everybody.
        rounds: Option<u8>,
    },
    /// A season of a league: everybody meets everybody of their division, all games at the same time.
    League(Divisions),
}

/// How many go on from a Swiss to an elimination.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TopCut {
    /// The first four.
    Four,
    /// The first eight.
    Eight,
}

impl TopCut {
    /// The number of players.
    pub const fn players(self) -> usize {
        match self {
            Self::Four => 4,
            Self::Eight => 8,
        }
    }
}

impl Format {
    /// The usual round robin: equally strong sections of seven.
    pub const USUAL_ROUND_ROBIN: Self = Self::RoundRobin {
        section_size: LARGEST_SECTION,
        seeding: Seeding::Snake,
    };

    /// The usual Swiss.
    pub const USUAL_SWISS: Self = Self::Swiss {
        rounds: None,
        first_round: FirstRound::Halves,
        top: None,
    };

    /// Whether games with so many seats can be played in this format.
    pub const fn fits_seats(self, seats: usize) -> bool {
        match self {
            Self::Cycle { .. } => seats == 3 || seats == 4,
            _ => seats == 2,
        }
    }

    /// Whether each part of it is within its limits.
    pub fn is_sound(self) -> bool {
        let fits =
            |rounds: Option<u8>| rounds.is_none_or(|it| (1..=MOST_ROUNDS_ASKED).contains(&it));
        match self {
            Self::RoundRobin { section_size, .. } => {
                (SMALLEST_SECTION..=LARGEST_SECTION).contains(&section_size)
            }
            Self::Swiss { rounds, .. } | Self::Cycle { rounds } => fits(rounds),
            Self::Elimination(_) => true,
            Self::League(divisions) => divisions.is_sound(),
        }
    }

    /// The fewest entrants with which it makes sense, for games with so many seats.
    pub const fn fewest_entrants(self, seats: usize) -> usize {
        match self {
            Self::Swiss { top: Some(top), .. } => top.players(),
            Self::RoundRobin { .. } | Self::Swiss { top: None, .. } | Self::League(_) => 3,
            Self::Elimination(_) => 2,
            Self::Cycle { .. } => seats,
        }
    }

    /// The most entrants that it takes.
    pub const fn most_entrants(self) -> usize {
        match self {
            Self::RoundRobin { .. } => 147,
            Self::Swiss { .. } => 500,
            Self::Elimination(_) => 256,
            Self::Cycle { .. } => 40,
            Self::League(_) => LARGEST_LEAGUE,
        }
    }

    /// Whether whoever loses a match of this stage, from 0, is out, or out after a second one. There are no points then.
    pub const fn is_knock_out(self, stage: usize) -> bool {
        match self {
            Self::Elimination(_) => true,
            Self::Swiss { top, .. } => top.is_some() && stage > 0,
            Self::RoundRobin { .. } | Self::Cycle { .. } | Self::League(_) => false,
        }
    }

    /// What decides between players with equally many points, in this order: everywhere where places follow from points,
    /// or are explained. An elimination has no points.
    pub const fn tie_breaks(self) -> &'static [TieBreak] {
        match self {
            Self::Swiss { .. } => &SWISS_ORDER,
            Self::RoundRobin { .. } | Self::League(_) => &ROUND_ROBIN_ORDER,
            Self::Cycle { .. } => &[TieBreak::Wins],
            Self::Elimination(_) => &[],
        }
    }

    /// Whether people can still enter after the first round has begun.
    pub const fn takes_late_entries(self) -> bool {
        matches!(self, Self::Swiss { .. })
    }

    /// Whether whoever leaves before having played half of their games is struck out (FIDE C.06): none of their results
    /// counts.
    pub const fn strikes_out(self) -> bool {
        matches!(self, Self::RoundRobin { .. } | Self::League(_))
    }

    /// How many rounds were asked for, if any.
    pub const fn rounds(self) -> Option<u8> {
        match self {
            Self::Swiss { rounds, .. } | Self::Cycle { rounds } => rounds,
            Self::RoundRobin { .. } | Self::Elimination(_) | Self::League(_) => None,
        }
    }

    /// The same with so many rounds, where their number can be chosen.
    #[must_use]
    pub const fn with_rounds(self, rounds: Option<u8>) -> Self {
        match self {
            Self::Swiss {
                first_round, top, ..
            } => Self::Swiss {
                rounds,
                first_round,
                top,
            },
            Self::Cycle { .. } => Self::Cycle { rounds },
            Self::RoundRobin { .. } | Self::Elimination(_) | Self::League(_) => self,
        }
    }

    /// Whether its number of rounds can be chosen.
    pub const fn has_rounds(self) -> bool {
        matches!(self, Self::Swiss { .. } | Self::Cycle { .. })
    }

    /// Whether players of like strength meet first: in the first round of a Swiss, or in the sections of a round robin.
    pub const fn is_of_like_strength(self) -> bool {
        matches!(
            self,
            Self::Swiss {
                first_round: FirstRound::LikeStrength,
                ..
            } | Self::RoundRobin {
                seeding: Seeding::LikeStrength,
                ..
            }
        )
    }

    /// The usual format for games with so many seats.
    pub const fn usual(seats: usize) -> Self {
        if seats == 2 {
            Self::USUAL_SWISS
        } else {
            Self::Cycle { rounds: None }
        }
    }

    /// How it is divided, if it is a season of a league.
    pub const fn divisions(self) -> Option<Divisions> {
        match self {
            Self::League(divisions) => Some(divisions),
            _ => None,
        }
    }

    /// The id it is stored under: `swiss-5-halves-top-8`, `round-robin-7-snake`.
    pub fn id(self) -> String {
        let number = |rounds: Option<u8>| rounds.map_or("auto".to_owned(), |it| it.to_string());
        match self {
            Self::RoundRobin {
                section_size,
                seeding,
            } => {
                let seeding = match seeding {
                    Seeding::Snake => "snake",
                    Seeding::LikeStrength => "like",
                };
                format!("round-robin-{section_size}-{seeding}")
            }
            Self::Swiss {
                rounds,
                first_round,
                top,
            } => {
                let first_round = match first_round {
                    FirstRound::Halves => "halves",
                    FirstRound::LikeStrength => "like",
                };
                let top = top.map_or(String::new(), |it| format!("-top-{}", it.players()));
                format!("swiss-{}-{first_round}{top}", number(rounds))
            }
            Self::Elimination(Kind::Single) => "single-elimination".to_owned(),
            Self::Elimination(Kind::Double) => "double-elimination".to_owned(),
            Self::Cycle { rounds } => format!("cycle-{}", number(rounds)),
            Self::League(Divisions { size, movers }) => format!("league-{size}-{movers}"),
        }
    }

    /// The format with this id.
    pub fn from_id(id: &str) -> Option<Self> {
        let found = Self::read(id)?;
        (found.is_sound() && found.id() == id).then_some(found)
    }

    fn read(id: &str) -> Option<Self> {
        let number = |part: &str| match part {
            "auto" => Some(None),
            part => part.parse::<u8>().ok().map(Some),
        };
        match id {
            "single-elimination" => return Some(Self::Elimination(Kind::Single)),
            "double-elimination" => return Some(Self::Elimination(Kind::Double)),
            _ => {}
        }
        if let Some(rounds) = id.strip_prefix("cycle-") {
            let rounds = number(rounds)?;
            return Some(Self::Cycle { rounds });
        }
        if let Some(rest) = id.strip_prefix("league-") {
            let (size, movers) = rest.split_once('-')?;
            return Some(Self::League(Divisions {
                size: size.parse().ok()?,
                movers: movers.parse().ok()?,
            }));
        }
        if let Some(rest) = id.strip_prefix("round-robin-") {
            let (size, seeding) = rest.split_once('-')?;
            let seeding = match seeding {
                "snake" => Seeding::Snake,
                "like" => Seeding::LikeStrength,
                _ => return None,
            };
            return Some(Self::RoundRobin {
                section_size: size.parse().ok()?,
                seeding,
            });
        }
        let mut parts = id.strip_prefix("swiss-")?.splitn(3, '-');
        let rounds = number(parts.next()?)?;
        let first_round = match parts.next()? {
            "halves" => FirstRound::Halves,
            "like" => FirstRound::LikeStrength,
            _ => return None,
        };
        let top = match parts.next() {
            None => None,
            Some("top-4") => Some(TopCut::Four),
            Some("top-8") => Some(TopCut::Eight),
            Some(_) => return None,
        };
        Some(Self::Swiss {
            rounds,
            first_round,
            top,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_format_is_read_back_from_its_id() {
        let mut formats = vec![
            Format::USUAL_ROUND_ROBIN,
            Format::USUAL_SWISS,
            Format::Elimination(Kind::Single),
            Format::Elimination(Kind::Double),
            Format::Cycle { rounds: None },
            Format::Cycle { rounds: Some(6) },
            Format::League(Divisions::USUAL),
        ];
        formats.push(Format::RoundRobin {
            section_size: 3,
            seeding: Seeding::LikeStrength,
        });
        formats.push(Format::Swiss {
            rounds: Some(5),
            first_round: FirstRound::LikeStrength,
            top: Some(TopCut::Eight),
        });
        for format in formats {
            assert_eq!(Format::from_id(&format.id()), Some(format), "{format:?}");
        }
        for id in [
            "",
            "swiss",
            "swiss-0-halves",
            "swiss-05-halves",
            "cycle-16",
            "round-robin-8-snake",
            "league-12-2",
            "league-5-3",
            "league-09-2",
        ] {
            assert_eq!(Format::from_id(id), None, "{id}");
        }
    }
}
