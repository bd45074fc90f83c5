//! What buttons and menus of tournaments ask for.

use strum::{IntoStaticStr, VariantArray};

/// What somebody does in a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum TournamentAction {
    /// Enters it.
    Enter,
    /// Leaves it; once it has begun, after a question.
    Withdraw,
    /// Leaves it, from that question.
    Leave,
    /// Says that they are there.
    CheckIn,
    /// Sees it. This button stands under the announcement only.
    Show,
    /// Sees it, from any other message.
    Page,
    /// Sees the crosstable.
    Crosstable,
    /// Chooses the format of a draft.
    Format,
    /// Chooses when a draft starts.
    Start,
    /// Chooses sets or single games for a draft, rated or not.
    Games,
    /// Chooses how many a draft is for.
    Size,
    /// Announces a draft.
    Announce,
    /// Throws a draft away.
    Discard,
    /// Sees what the organiser can do.
    Manage,
    /// Asks whether to start before the time.
    AskStart,
    /// Starts it before its time.
    StartNow,
    /// Pauses it.
    Pause,
    /// Lets it go on.
    Resume,
    /// Puts the start off by what is chosen.
    PutOff,
    /// Asks whether to cancel it.
    AskCancel,
    /// Cancels it.
    Cancel,
    /// Sees the results that can be decided on the board that is chosen.
    Board,
    /// Sees what can be done about the person who is chosen.
    Person,
    /// Sees the division of a league, or the crosstable of one, that is chosen.
    Division,
    /// Lets no season of a league follow the one of now.
    EndLeague,
    /// Lets a league go on after the season of now.
    KeepLeague,
}

/// A result that an organiser decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum DecidedResult {
    /// The one named first wins.
    First,
    /// The one named second wins.
    Second,
    /// The one named third wins, at a table.
    Third,
    /// The one named fourth wins, at a table.
    Fourth,
    /// A draw.
    Draw,
    /// Nobody gets anything.
    Neither,
}

impl DecidedResult {
    /// The seat that wins, from 0; `None` if nobody does.
    pub fn winner(self) -> Option<usize> {
        match self {
            Self::First => Some(0),
            Self::Second => Some(1),
            Self::Third => Some(2),
            Self::Fourth => Some(3),
            Self::Draw | Self::Neither => None,
        }
    }

    /// Whether so many players can end a game like this. Who sits at a table of more than two has a place.
    pub fn fits(self, seats: usize) -> bool {
        match self.winner() {
            Some(seat) => seat < seats,
            None => self == Self::Draw || seats == 2,
        }
    }
}

/// What an organiser does about somebody who has entered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum PersonDeed {
    /// Takes them out.
    Remove,
    /// Puts the person who is chosen in their place.
    Replace,
}
