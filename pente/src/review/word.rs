//! Words for moves that were worse than the better one.

use super::chance::Chance;

/// How much worse a move was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Word {
    /// Somewhat worse.
    Inaccuracy,
    /// Clearly worse.
    Mistake,
    /// So much worse that it often decides the game.
    Blunder,
}

/// How many percent of the chance to win a move must lose for each word (lila's `Advice.scala` has 0.1, 0.2
/// and 0.3 on a scale from -1 to 1).
const DROPS: [(f64, Word); 3] = [
    (15.0, Word::Blunder),
    (10.0, Word::Mistake),
    (5.0, Word::Inaccuracy),
];

/// Whoever still has this chance after a move stands clearly better, and whoever had no more than the rest
/// of it before stood clearly worse: the word is one softer.
const CLEAR: f64 = 80.0;
/// From here on the game is as good as decided, and nothing is said.
const DECIDED: f64 = 90.0;

impl Word {
    /// All words, the mildest first.
    pub const ALL: [Self; 3] = [Self::Inaccuracy, Self::Mistake, Self::Blunder];

    /// The word in records and in the output of programs.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Inaccuracy => "inaccuracy",
            Self::Mistake => "mistake",
            Self::Blunder => "blunder",
        }
    }

    /// The word for a move that took its player from one chance to another. There is none for a move in a
    /// game that was decided before it, and still is.
    pub fn of(before: Chance, after: Chance) -> Option<Self> {
        let (before, after) = (before.0, after.0);
        if after >= DECIDED || before <= 100.0 - DECIDED {
            return None;
        }
        let word = DROPS.iter().find(|(drop, _)| before - after >= *drop)?.1;
        if after >= CLEAR || before <= 100.0 - CLEAR {
            return word.softer();
        }
        Some(word)
    }

    const fn softer(self) -> Option<Self> {
        match self {
            Self::Inaccuracy => None,
            Self::Mistake => Some(Self::Inaccuracy),
            Self::Blunder => Some(Self::Mistake),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_word_follows_from_the_drop_and_is_softer_in_decided_games() {
        let (slip, mistake, blunder) = (
            Some(Word::Inaccuracy),
            Some(Word::Mistake),
            Some(Word::Blunder),
        );
        for (before, after, word) in [
            (50.0, 45.1, None),
            (50.0, 45.0, slip),
            (50.0, 40.0, mistake),
            (50.0, 35.0, blunder),
            (100.0, 89.0, slip),
            (97.0, 81.0, mistake),
            (100.0, 90.0, None),
            (100.0, 60.0, blunder),
            (20.0, 4.0, mistake),
            (18.0, 12.0, None),
            (10.0, 0.0, None),
            (40.0, 60.0, None),
        ] {
            assert_eq!(
                Word::of(Chance(before), Chance(after)),
                word,
                "{before} {after}"
            );
        }
    }
}
