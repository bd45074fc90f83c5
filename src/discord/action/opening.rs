//! A position at the beginning of games, as the fields of an id.

use std::fmt;
use std::hash::{Hash, Hasher};

use crate::rules::{Choice, Move, Point, Position, Record, Ruleset, catalogue};
use crate::service::{OPENING_DEPTH, OpeningScope};

/// The position after some moves, and which games are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpeningRef {
    /// Which games.
    pub scope: OpeningScope,
    /// The ruleset.
    pub ruleset: Ruleset,
    /// The moves, then nothing.
    line: [Option<Move>; OPENING_DEPTH],
}

/// What a button or menu does beside a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OpeningAction {
    /// Shows it in place of another position.
    Show,
    /// Shows it beside the message of the button.
    From,
    /// Shows it in the games that are chosen in the menu.
    Choose,
    /// Shows it by the rules that are chosen in the menu, as far as its moves go with them.
    Rules,
    /// Asks for the next move. The button opens the form; the form carries the same id.
    Type,
}

/// The scopes with the letters that stand for them.
const SCOPES: [(&str, OpeningScope); 3] = [
    ("s", OpeningScope::Server),
    ("e", OpeningScope::Everywhere),
    ("o", OpeningScope::Own),
];
/// The longest code of a ruleset that leaves room for the rest of the id.
const LONGEST_CODE: usize = 45;
/// The first letters of a stone, of a power stone, and of a choice in an opening.
const STONE: char = 'a';
const POWER: char = 'A';
const CHOICE: char = '=';
const CHOICES: [(char, Choice); 3] = [
    ('s', Choice::Swap),
    ('n', Choice::NoSwap),
    ('p', Choice::Pass),
];

impl OpeningRef {
    /// The position after the moves of a record; `None` if they are too many, or not all stones and choices, or
    /// if an id has no room for its ruleset.
    pub fn new(scope: OpeningScope, record: &Record) -> Option<Self> {
        let mut line = [None; OPENING_DEPTH];
        for (place, &mv) in record.moves.iter().enumerate() {
            *line.get_mut(place)? = Some(mv).filter(|mv| mv.is_turn());
            line[place]?;
        }
        let ruleset = record.ruleset;
        Self::holds(&ruleset).then_some(Self {
            scope,
            ruleset,
            line,
        })
    }

    /// Whether an id has room for the code of this ruleset.
    pub fn holds(ruleset: &Ruleset) -> bool {
        ruleset.code().len() <= LONGEST_CODE
    }

    /// Its moves.
    pub fn record(&self) -> Record {
        Record {
            ruleset: self.ruleset,
            moves: self.line.into_iter().flatten().collect(),
        }
    }

    /// The same position among other games.
    #[must_use]
    pub const fn among(self, scope: OpeningScope) -> Self {
        Self { scope, ..self }
    }

    /// The position by other rules, after as many of its moves as these allow.
    pub fn by(self, ruleset: Ruleset) -> Option<Self> {
        let mut position = Position::new(ruleset);
        let moves = self.record().moves.into_iter();
        let moves = moves.take_while(|&mv| position.play(mv).is_ok()).collect();
        Self::new(self.scope, &Record { ruleset, moves })
    }

    /// Reads the fields.
    pub fn read(scope: &str, code: &str, line: &str) -> Option<Self> {
        let scope = scope_of(scope)?;
        let ruleset = catalogue::decode(code).ok()?;
        let letters: Vec<char> = line.chars().collect();
        let moves = letters.chunks(2).map(read_move);
        let moves = moves.collect::<Option<Vec<_>>>()?;
        Self::new(scope, &Record { ruleset, moves })
    }
}

impl OpeningAction {
    /// The word that stands for it.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Show => "opening",
            Self::From => "opening-from",
            Self::Choose => "opening-in",
            Self::Rules => "opening-by",
            Self::Type => "opening-type",
        }
    }

    /// What a word stands for.
    pub fn from_word(word: &str) -> Option<Self> {
        let all = [
            Self::Show,
            Self::From,
            Self::Choose,
            Self::Rules,
            Self::Type,
        ];
        all.into_iter().find(|it| it.word() == word)
    }
}

/// The scope for which a letter stands: a value of the menu, too.
pub fn scope_of(letter: &str) -> Option<OpeningScope> {
    let found = SCOPES.iter().find(|(it, _)| *it == letter);
    found.map(|&(_, scope)| scope)
}

/// The letter that stands for a scope.
pub fn scope_letter(scope: OpeningScope) -> &'static str {
    let found = SCOPES.iter().find(|(_, it)| *it == scope);
    found.map_or("", |&(letter, _)| letter)
}

fn read_move(letters: &[char]) -> Option<Move> {
    let &[first, second] = letters else {
        return None;
    };
    let number = |letter: char, zero: char| {
        let number = u32::from(letter).checked_sub(zero.into())?;
        u8::try_from(number).ok().filter(|&number| number < 26)
    };
    if first == CHOICE {
        let found = CHOICES.iter().find(|(letter, _)| *letter == second);
        return found.map(|&(_, choice)| Move::Choose(choice));
    }
    let zero = if first.is_ascii_lowercase() {
        STONE
    } else {
        POWER
    };
    let point = Point::new(number(first, zero)?, number(second, STONE)?);
    Some(if zero == STONE {
        Move::Place(point)
    } else {
        Move::Power(point)
    })
}

fn letters(mv: Move) -> [char; 2] {
    let letter = |number: u8, zero: char| char::from(zero as u8 + number);
    let place = |point: Point, zero| [letter(point.file(), zero), letter(point.rank(), STONE)];
    match mv {
        Move::Place(point) => place(point, STONE),
        Move::Power(point) => place(point, POWER),
        Move::Choose(choice) => {
            let found = CHOICES.iter().find(|(_, it)| *it == choice);
            [CHOICE, found.map_or(CHOICE, |&(letter, _)| letter)]
        }
        // No line has them.
        Move::Leave(..) | Move::AgreeDraw => [CHOICE; 2],
    }
}

/// The three fields: `e:pente:jjkk`.
impl fmt::Display for OpeningRef {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}:", scope_letter(self.scope), self.ruleset.code())?;
        let moves = self.line.into_iter().flatten();
        moves
            .flat_map(letters)
            .try_for_each(|letter| write!(f, "{letter}"))
    }
}

impl Hash for OpeningRef {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.scope, self.ruleset.id, self.line).hash(state);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_longest_id_fits() {
        let ruleset = catalogue::find("pente").expect("the base game");
        let moves = vec![Move::Place(Point::new(18, 18)); OPENING_DEPTH];
        let longest = OpeningRef::new(OpeningScope::Own, &Record { ruleset, moves });
        let text = longest.expect("it fits").to_string();
        let rest = "t1:opening-type:".len() + LONGEST_CODE - ruleset.code().len();
        assert!(text.len() + rest <= 100, "{text}");
    }

    #[test]
    fn options_for_which_an_id_has_no_room_are_told() {
        let holds = |code: &str| OpeningRef::holds(&catalogue::decode(code).expect("a ruleset"));
        assert!(holds("keryo-pente opening=swap2 size=13"));
        assert!(!holds("keryo-pente opening=swap2 overline=neutral size=13"));
    }

    #[test]
    fn by_other_rules_it_keeps_the_moves_that_they_allow() {
        let by = |code: &str, line: &str, other: &str| {
            let read = OpeningRef::read("s", code, line).expect("a position");
            let other = catalogue::decode(other).expect("a ruleset");
            read.by(other).expect("it fits").to_string()
        };
        let free = "pente opening=free";
        assert_eq!(by("pente", "jjaa", free), "s:pente opening=free:jjaa");
        // The tournament rule keeps the third stone away from the centre.
        assert_eq!(by(free, "jjaajkkk", "pente"), "s:pente:jjaa");
        assert_eq!(
            by("pente opening=swap2", "jjaakk=s", free),
            "s:pente opening=free:jjaakk"
        );
    }

    #[test]
    fn it_is_read_as_it_is_written() {
        let text = "e:pente opening=swap2:jjAb=s";
        let [scope, code, line] = text.split(':').collect::<Vec<_>>()[..] else {
            panic!("three fields");
        };
        let read = OpeningRef::read(scope, code, line).expect("a position");
        assert_eq!(read.to_string(), text);
        assert_eq!(read.record().moves.len(), 3);
        for damaged in ["j", "j1", "==", "{j", "jjj"] {
            assert_eq!(OpeningRef::read("e", "pente", damaged), None, "{damaged}");
        }
    }
}
