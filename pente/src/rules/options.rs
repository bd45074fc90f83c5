//! Changes a ruleset's options, and reads and writes the short code of a ruleset with its options.

use thiserror::Error;

use super::scoring::{read_handicap, written_handicap};
use super::{Adjustable, Bans, BoardSize, Opening, Overline, Points, RowWins, Ruleset, rulesets};

/// What to change in a ruleset; `None` keeps the catalogue's value.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Options {
    /// The number of lines of the board.
    pub size: Option<u8>,
    /// How the game begins.
    pub opening: Option<Opening>,
    /// Whether a stone that moves into a bracket is captured.
    pub poof: Option<bool>,
    /// Whether a row that can be broken must survive the reply.
    pub boat: Option<bool>,
    /// What a row longer than needed is worth.
    pub overline: Option<Overline>,
    /// Who may not make two open threes at once.
    pub bans: Option<Bans>,
    /// How many points win a match for points.
    pub target: Option<u16>,
    /// The points with which each seat begins a match for points.
    pub handicap: Option<Points>,
}

/// Why options do not fit a ruleset.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum OptionsRefusal {
    /// No board with a centre has this many lines.
    #[error("a board has an odd number of lines from 9 to 19, not {lines}")]
    Size {
        /// The number that was asked for.
        lines: u8,
    },
    /// The ruleset's board has a fixed size.
    #[error("{ruleset} is played on a board of its own size")]
    SizeIsFixed {
        /// The ruleset's name.
        ruleset: &'static str,
    },
    /// The ruleset has a fixed opening.
    #[error("{ruleset} has its own opening")]
    OpeningIsFixed {
        /// The ruleset's name.
        ruleset: &'static str,
    },
    /// The ruleset allows only some openings.
    #[error("{ruleset} does not begin with that opening")]
    Opening {
        /// The ruleset's name.
        ruleset: &'static str,
        /// The openings it allows.
        allowed: &'static [Opening],
    },
    /// The ruleset fixes what happens to stones that move into a bracket.
    #[error("poof does not go with {ruleset}")]
    PoofIsFixed {
        /// The ruleset's name.
        ruleset: &'static str,
    },
    /// The ruleset fixes when a row wins.
    #[error("boat does not go with {ruleset}")]
    BoatIsFixed {
        /// The ruleset's name.
        ruleset: &'static str,
    },
    /// The ruleset fixes what longer rows are worth.
    #[error("{ruleset} has its own rule for rows that are longer than needed")]
    OverlineIsFixed {
        /// The ruleset's name.
        ruleset: &'static str,
    },
    /// The ruleset fixes whether double threes are banned.
    #[error("{ruleset} has its own rule for double threes")]
    BansAreFixed {
        /// The ruleset's name.
        ruleset: &'static str,
    },
    /// The ruleset allows only some bans on double threes.
    #[error("{ruleset} does not go without its ban on double threes")]
    Bans {
        /// The ruleset's name.
        ruleset: &'static str,
        /// The bans it allows.
        allowed: &'static [Bans],
    },
    /// Games of the ruleset are not part of a match for points.
    #[error("a target and a handicap go with a match for points, not with {ruleset}")]
    NoMatch {
        /// The ruleset's name.
        ruleset: &'static str,
    },
    /// No match is played to this number of points.
    #[error("a match is played to {fewest} to {most} points, not to {points}")]
    Target {
        /// The number that was asked for.
        points: u16,
        /// The lowest target.
        fewest: u16,
        /// The highest target.
        most: u16,
    },
    /// A player would have won before the first move.
    #[error("a handicap is less than the target of {target} points")]
    Handicap {
        /// How many points win the match.
        target: u16,
    },
}

/// Why a code is not a ruleset's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum UnknownRuleset {
    /// The catalogue has no ruleset of that id.
    #[error("there is no ruleset of that name")]
    Name,
    /// An option is malformed.
    #[error(
        "an option is written like opening=free, size=13, poof=on, boat=on, overline=neutral, \
         bans=both, target=50 or handicap=0,5"
    )]
    Option,
    /// The options do not fit the ruleset.
    #[error(transparent)]
    Refused(#[from] OptionsRefusal),
}

impl Ruleset {
    /// This ruleset with other options. Options it already has are always allowed.
    pub fn with_options(&self, options: Options) -> Result<Self, OptionsRefusal> {
        let mut changed = *self;
        if let Some(lines) = options.size {
            changed.size = self.resized(lines)?;
        }
        let everything = self.options == Adjustable::Everything;
        let ruleset = self.name;
        if let Some(opening) = options.opening.filter(|&opening| opening != self.opening) {
            self.check_opening(opening)?;
            changed.opening = opening;
        }
        if let Some(poof) = options.poof.filter(|&poof| poof != self.captures.poof) {
            if !everything {
                return Err(OptionsRefusal::PoofIsFixed { ruleset });
            }
            changed.captures.poof = poof;
        }
        if let Some(boat) = options.boat.filter(|&boat| boat != self.is_boat()) {
            if !everything {
                return Err(OptionsRefusal::BoatIsFixed { ruleset });
            }
            changed.row.wins = if boat {
                RowWins::Unbroken
            } else {
                RowWins::AtOnce
            };
        }
        let overline = options.overline.filter(|&it| it != self.row.overline);
        if let Some(overline) = overline {
            if !everything {
                return Err(OptionsRefusal::OverlineIsFixed { ruleset });
            }
            changed.row.overline = overline;
        }
        if let Some(bans) = options.bans.filter(|&bans| bans != self.bans) {
            self.check_bans(bans)?;
            changed.bans = bans;
        }
        changed.with_match_options(options.target, options.handicap)
    }

    fn check_opening(&self, opening: Opening) -> Result<(), OptionsRefusal> {
        let ruleset = self.name;
        match self.options {
            Adjustable::Everything => Ok(()),
            Adjustable::Openings(allowed) | Adjustable::SizeAndOpenings(allowed)
                if allowed.contains(&opening) =>
            {
                Ok(())
            }
            Adjustable::Openings(allowed) | Adjustable::SizeAndOpenings(allowed) => {
                Err(OptionsRefusal::Opening { ruleset, allowed })
            }
            _ => Err(OptionsRefusal::OpeningIsFixed { ruleset }),
        }
    }

    fn check_bans(&self, bans: Bans) -> Result<(), OptionsRefusal> {
        let ruleset = self.name;
        match self.options {
            Adjustable::Everything => Ok(()),
            Adjustable::Bans(allowed) if allowed.contains(&bans) => Ok(()),
            Adjustable::Bans(allowed) => Err(OptionsRefusal::Bans { ruleset, allowed }),
            _ => Err(OptionsRefusal::BansAreFixed { ruleset }),
        }
    }

    /// The id and every option that differs from the catalogue: `pente opening=free size=13`.
    pub fn code(&self) -> String {
        let mut code = self.id.to_owned();
        let Some(base) = rulesets::find(self.id) else {
            return code;
        };
        let mut add = |name: &str, value: &str| {
            code.extend([" ", name, "=", value]);
        };
        let on = |on: bool| if on { "on" } else { "off" };
        if self.bans != base.bans {
            add("bans", self.bans.id());
        }
        if self.is_boat() != base.is_boat() {
            add("boat", on(self.is_boat()));
        }
        if let Some(handicap) = self.changed_handicap() {
            add("handicap", &written_handicap(handicap, self.seats));
        }
        if self.opening != base.opening {
            add("opening", self.opening.id());
        }
        if self.row.overline != base.row.overline {
            add("overline", self.row.overline.id());
        }
        if self.captures.poof != base.captures.poof {
            add("poof", on(self.captures.poof));
        }
        if self.size != base.size {
            add("size", &self.size.files().to_string());
        }
        if let Some(target) = self.changed_target(&base) {
            add("target", &target.to_string());
        }
        code
    }

    /// The options in which it differs from the catalogue.
    pub fn changed_options(&self) -> Options {
        let Some(base) = rulesets::find(self.id) else {
            return Options::default();
        };
        Options {
            size: (self.size != base.size).then(|| self.size.files()),
            opening: (self.opening != base.opening).then_some(self.opening),
            poof: (self.captures.poof != base.captures.poof).then_some(self.captures.poof),
            boat: (self.is_boat() != base.is_boat()).then(|| self.is_boat()),
            overline: (self.row.overline != base.row.overline).then_some(self.row.overline),
            bans: (self.bans != base.bans).then_some(self.bans),
            target: self.changed_target(&base),
            handicap: self.changed_handicap(),
        }
    }

    /// The openings with which it can be played, the catalogue's among them.
    pub fn openings(&self) -> &'static [Opening] {
        match self.options {
            Adjustable::Openings(allowed) | Adjustable::SizeAndOpenings(allowed) => allowed,
            Adjustable::Everything => &Opening::ALL,
            _ => &[],
        }
    }

    /// Whether it can be played on boards of several sizes.
    pub fn has_sizes(&self) -> bool {
        matches!(
            self.options,
            Adjustable::Size | Adjustable::SizeAndOpenings(_) | Adjustable::Everything
        )
    }

    /// Whether games may be rated: the catalogue allows it and no option was changed, except the
    /// target of a match.
    pub fn rated_allowed(&self) -> bool {
        let usual = rulesets::find(self.id);
        self.rated && usual.is_some_and(|usual| usual == self.with_target_of(&usual))
    }

    /// Whether a row that can be broken must survive the reply.
    pub fn is_boat(&self) -> bool {
        self.row.wins == RowWins::Unbroken
    }

    fn resized(&self, lines: u8) -> Result<BoardSize, OptionsRefusal> {
        let size = BoardSize::square(lines).filter(|size| size.has_centre());
        let size = size.ok_or(OptionsRefusal::Size { lines })?;
        if size != self.size && !self.has_sizes() {
            return Err(OptionsRefusal::SizeIsFixed { ruleset: self.name });
        }
        Ok(size)
    }
}

/// The ruleset for a code as written by [`Ruleset::code`].
pub(super) fn decode(code: &str) -> Result<Ruleset, UnknownRuleset> {
    let mut words = code.split_ascii_whitespace();
    let base = words
        .next()
        .and_then(rulesets::find)
        .ok_or(UnknownRuleset::Name)?;
    let mut options = Options::default();
    for word in words {
        let (name, value) = word.split_once('=').ok_or(UnknownRuleset::Option)?;
        match name {
            "size" => options.size = Some(value.parse().map_err(|_| UnknownRuleset::Option)?),
            "opening" => {
                options.opening = Some(Opening::from_id(value).ok_or(UnknownRuleset::Option)?);
            }
            "poof" => options.poof = Some(switch(value)?),
            "boat" => options.boat = Some(switch(value)?),
            "overline" => {
                options.overline = Some(Overline::from_id(value).ok_or(UnknownRuleset::Option)?);
            }
            "target" => {
                options.target = Some(value.parse().map_err(|_| UnknownRuleset::Option)?);
            }
            "handicap" => {
                let handicap = read_handicap(value, base.seats);
                options.handicap = Some(handicap.ok_or(UnknownRuleset::Option)?);
            }
            "bans" => options.bans = Some(Bans::from_id(value).ok_or(UnknownRuleset::Option)?),
            _ => return Err(UnknownRuleset::Option),
        }
    }
    Ok(base.with_options(options)?)
}

fn switch(value: &str) -> Result<bool, UnknownRuleset> {
    match value {
        "on" => Ok(true),
        "off" => Ok(false),
        _ => Err(UnknownRuleset::Option),
    }
}
