//! The draft of an invitation or counter-offer. It is not saved: it lives in the ids of its menus.

use std::fmt;

use strum::{IntoStaticStr, VariantArray};

use crate::discord::action::field::Word;
use crate::discord::action::ruleset_option::RulesetOption;
use crate::game::{Challenge, ChallengeId, First, Pace, PlayerId, Terms};
use crate::rules::{Bans, Opening, Options, Overline, Ruleset, catalogue};

/// What follows the rating in the id of a draft with calls.
const CALLS: &str = "!";
/// What follows that, or the rating, in the id of a draft of a set.
const SET: &str = "+";
/// What follows that in the id of a draft of a set for the hill.
const HILL: &str = "^";
/// What follows all that in the id of a draft in which wins on time are claimed.
const CLAIM: &str = "*";
/// The item of the menu of paces that has wins on time claimed.
pub const TO_CLAIM: &str = "claim";
/// The item of the menu of paces that has wins on time come by themselves.
pub const NOT_TO_CLAIM: &str = "no-claim";

/// Terms that are being put together.
#[expect(clippy::struct_excessive_bools, reason = "each is agreed on by itself")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Draft {
    /// What becomes of them.
    pub purpose: DraftPurpose,
    /// The ruleset; `None` for that of the invitation which is answered.
    pub ruleset: Option<DraftRuleset>,
    /// The pace.
    pub pace: Pace,
    /// Whether the game is rated.
    pub rated: bool,
    /// Who moves first, from the point of view of the person who drafts.
    pub first: First,
    /// Whether calls are agreed on.
    pub calls: bool,
    /// Whether it is a set.
    pub set: bool,
    /// Whether it is for the hill.
    pub hill: bool,
    /// Whether wins on time have to be claimed.
    pub claim: bool,
}

/// What becomes of a draft when it is sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DraftPurpose {
    /// It answers this invitation.
    Counter(ChallengeId),
    /// It invites this person.
    Invite(PlayerId),
}

/// A ruleset with options.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct DraftRuleset {
    id: &'static str,
    options: Options,
}

/// A part of the terms that can be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, IntoStaticStr, VariantArray)]
pub enum TermsField {
    /// The ruleset.
    #[strum(serialize = "ruleset")]
    Ruleset,
    /// The pace.
    #[strum(serialize = "pace")]
    Pace,
    /// Whether the game is rated.
    #[strum(serialize = "rated")]
    Rated,
    /// Who moves first.
    #[strum(serialize = "first")]
    First,
    /// The opening; only in ids that were sent before.
    #[strum(serialize = "opening")]
    Opening,
    /// The lines of the board; only in ids that were sent before.
    #[strum(serialize = "size")]
    Size,
    /// Any option of the ruleset: an opening, a size, a target or a handicap.
    #[strum(serialize = "points")]
    RulesetOption,
}

impl Draft {
    /// The terms of an invitation, from the point of view of the person who answers it.
    pub fn of(challenge: &Challenge) -> Self {
        let terms = &challenge.terms;
        Self {
            purpose: DraftPurpose::Counter(challenge.id),
            ruleset: None,
            pace: terms.pace,
            rated: terms.rated,
            first: terms.first.reversed(),
            calls: terms.calls,
            set: terms.set,
            claim: terms.claim,
            hill: terms.hill,
        }
    }

    /// An invitation to these terms.
    pub fn to_invite(player: PlayerId, terms: &Terms) -> Self {
        Self {
            purpose: DraftPurpose::Invite(player),
            ruleset: Some(DraftRuleset::of(&terms.ruleset)),
            pace: terms.pace,
            rated: terms.rated,
            first: terms.first,
            calls: terms.calls,
            set: terms.set,
            claim: terms.claim,
            hill: terms.hill,
        }
    }

    /// The terms that the draft stands for, where `answered` is the ruleset of the invitation which
    /// is answered; `None` if there is no such ruleset.
    pub fn terms(&self, answered: Option<&Ruleset>) -> Option<Terms> {
        let ruleset = match self.ruleset {
            Some(ruleset) => ruleset.ruleset()?,
            None => answered?.with_handicap_reversed(),
        };
        Some(Terms {
            ruleset,
            pace: self.pace,
            rated: self.rated,
            first: self.first,
            calls: self.calls,
            set: self.set,
            claim: self.claim,
            hill: self.hill,
        })
    }

    /// Replaces a part by the value that a menu sends; `None` if the value does not fit. Terms that
    /// cannot be rated become unrated, a single match takes the place of a set, and nothing is claimed without a
    /// clock.
    pub fn with(self, part: TermsField, word: &str, answered: Option<&Ruleset>) -> Option<Self> {
        let mut draft = self;
        let now = self.terms(answered)?.ruleset;
        let changed = |change: &dyn Fn(&mut Options)| {
            let mut ruleset = DraftRuleset::of(&now);
            change(&mut ruleset.options);
            Some(ruleset)
        };
        match part {
            TermsField::Ruleset => {
                draft.ruleset = Some(DraftRuleset::of(&catalogue::find(word)?));
            }
            TermsField::Opening => {
                let opening = Opening::from_id(word)?;
                draft.ruleset = changed(&|options| options.opening = Some(opening));
            }
            TermsField::Size => {
                let lines = word.parse().ok()?;
                draft.ruleset = changed(&|options| options.size = Some(lines));
            }
            TermsField::RulesetOption => {
                let chosen = RulesetOption::read(word)?;
                draft.ruleset = changed(&|options| chosen.apply(options));
            }
            TermsField::Pace if word == TO_CLAIM => draft.claim = true,
            TermsField::Pace if word == NOT_TO_CLAIM => draft.claim = false,
            TermsField::Pace => draft.pace = Pace::from_id(word)?,
            TermsField::Rated => draft.rated = rated(word)?,
            TermsField::First => draft.first = First::from_word(word)?,
        }
        // An option may be the catalogue's own.
        draft.ruleset = match draft.ruleset {
            Some(ruleset) => Some(DraftRuleset::of(&ruleset.ruleset()?)),
            None => None,
        };
        draft.claim &= draft.pace.can_be_claimed();
        // Nobody can sit at two live clocks.
        draft.set &= !draft.pace.is_live();
        draft.set &= Terms::can_be_set(&draft.terms(answered)?.ruleset);
        // What has no hill is not for one.
        draft.hill &= draft.terms(answered)?.check().is_ok();
        let terms = draft.terms(answered)?;
        draft.rated &= part == TermsField::Rated || terms.check().is_ok();
        Some(draft)
    }

    /// Reads the purpose and the four parts. An exclamation mark behind the third stands for calls, a plus
    /// sign behind that for a set, a circumflex behind that for one for the hill, and an asterisk at the end
    /// for wins on time that are claimed.
    pub fn read(
        purpose: &str,
        ruleset: &str,
        pace: &str,
        counts: &str,
        first: &str,
    ) -> Option<Self> {
        let unclaimed = counts.strip_suffix(CLAIM);
        let counts = unclaimed.unwrap_or(counts);
        let apart = counts.strip_suffix(HILL);
        let counts = apart.unwrap_or(counts);
        let single = counts.strip_suffix(SET);
        let counts = single.unwrap_or(counts);
        let uncalled = counts.strip_suffix(CALLS);
        Some(Self {
            purpose: DraftPurpose::read(purpose)?,
            ruleset: match ruleset {
                "=" => None,
                code => Some(DraftRuleset::read(code)?),
            },
            pace: Pace::from_id(pace)?,
            rated: rated(uncalled.unwrap_or(counts))?,
            first: First::from_word(first)?,
            calls: uncalled.is_some(),
            set: single.is_some(),
            claim: unclaimed.is_some(),
            hill: apart.is_some(),
        })
    }
}

impl fmt::Display for Draft {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rated = if self.rated { "yes" } else { "no" };
        let first = self.first.word();
        write!(f, "{}:", self.purpose)?;
        match &self.ruleset {
            Some(ruleset) => ruleset.fmt(f)?,
            None => f.write_str("=")?,
        }
        let calls = if self.calls { CALLS } else { "" };
        let set = if self.set { SET } else { "" };
        let hill = if self.hill { HILL } else { "" };
        let claim = if self.claim { CLAIM } else { "" };
        let pace = self.pace.id();
        write!(f, ":{pace}:{rated}{calls}{set}{hill}{claim}:{first}")
    }
}

impl DraftPurpose {
    /// The invitation that is answered.
    pub const fn challenge(self) -> Option<ChallengeId> {
        match self {
            Self::Counter(id) => Some(id),
            Self::Invite(_) => None,
        }
    }

    /// Reads it as it was written.
    pub fn read(text: &str) -> Option<Self> {
        Some(match text.strip_prefix('@') {
            Some(player) => Self::Invite(PlayerId(player.parse().ok()?)),
            None => Self::Counter(ChallengeId(text.parse().ok()?)),
        })
    }
}

/// The number of the invitation, or the person after an at sign.
impl fmt::Display for DraftPurpose {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Counter(id) => write!(f, "{id}"),
            Self::Invite(player) => write!(f, "@{player}"),
        }
    }
}

impl DraftRuleset {
    /// A ruleset with the options in which it differs from the catalogue.
    pub fn of(ruleset: &Ruleset) -> Self {
        Self {
            id: ruleset.id,
            options: ruleset.changed_options(),
        }
    }

    fn ruleset(self) -> Option<Ruleset> {
        catalogue::find(self.id)?.with_options(self.options).ok()
    }

    /// Reads the id, and a letter with a number for each option.
    fn read(code: &str) -> Option<Self> {
        let (id, mut rest) = code.split_once('~').unwrap_or((code, ""));
        let mut options = Options::default();
        while let Some(option) = rest.chars().next() {
            let digits = rest.get(1..)?;
            let end = digits.find(|letter: char| !letter.is_ascii_digit());
            let (number, after) = digits.split_at(end.unwrap_or(digits.len()));
            let number: u8 = number.parse().ok()?;
            let place = usize::from(number);
            let is_on = number == 1;
            match option {
                's' => options.size = Some(number),
                'o' => options.opening = Some(*Opening::ALL.get(place)?),
                'p' => options.poof = Some(is_on),
                'b' => options.boat = Some(is_on),
                'l' => options.overline = Some(*Overline::ALL.get(place)?),
                'd' => options.bans = Some(*Bans::ALL.get(place)?),
                't' => options.target = Some(number.into()),
                'm' => options.handicap.get_or_insert_default()[0] = number.into(),
                'y' => options.handicap.get_or_insert_default()[1] = number.into(),
                _ => return None,
            }
            rest = after;
        }
        let id = catalogue::find(id)?.id;
        Some(Self { id, options })
    }
}

/// The id of the ruleset; behind a tilde each changed option as a letter with a number, as in
/// `pente~s13o0`. The numbers are places in lists that are only added to.
impl fmt::Display for DraftRuleset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fn place<T: PartialEq>(all: &[T], value: Option<T>) -> Option<u8> {
            let value = value?;
            let place = all.iter().position(|it| *it == value)?;
            u8::try_from(place).ok()
        }
        let Options {
            size,
            opening,
            poof,
            boat,
            overline,
            bans,
            target,
            handicap,
        } = self.options;
        // A match has at most 200 points.
        let number = |points: u16| u8::try_from(points).ok();
        let given = |seat: usize| handicap.map(|it| it[seat]).filter(|&points| points > 0);
        let options = [
            ('s', size),
            ('o', place(&Opening::ALL, opening)),
            ('p', poof.map(u8::from)),
            ('b', boat.map(u8::from)),
            ('l', place(&Overline::ALL, overline)),
            ('d', place(&Bans::ALL, bans)),
            ('t', target.and_then(number)),
            ('m', given(0).and_then(number)),
            ('y', given(1).and_then(number)),
        ];
        f.write_str(self.id)?;
        let changed = options
            .iter()
            .filter_map(|&(letter, it)| Some((letter, it?)));
        for (index, (letter, number)) in changed.enumerate() {
            if index == 0 {
                f.write_str("~")?;
            }
            write!(f, "{letter}{number}")?;
        }
        Ok(())
    }
}

fn rated(word: &str) -> Option<bool> {
    match word {
        "yes" => Some(true),
        "no" => Some(false),
        _ => None,
    }
}

impl Word for First {
    const ALL: &'static [Self] = &[Self::Chance, Self::Challenger, Self::Opponent];

    fn word(self) -> &'static str {
        match self {
            Self::Chance => "chance",
            Self::Challenger => "me",
            Self::Opponent => "opponent",
        }
    }
}
