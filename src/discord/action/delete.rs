//! The buttons below the questions before everything about a person is deleted.

/// An answer to such a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DeleteAction {
    /// Yes to the first question: the second one is asked.
    Ask,
    /// Yes to the second question.
    Delete,
    /// No.
    Keep,
}

impl DeleteAction {
    /// Its word in the id of a button.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Ask => "ask",
            Self::Delete => "for-good",
            Self::Keep => "keep",
        }
    }

    /// What a word stands for.
    pub fn from_word(word: &str) -> Option<Self> {
        let all = [Self::Ask, Self::Delete, Self::Keep];
        all.into_iter().find(|it| it.word() == word)
    }
}
