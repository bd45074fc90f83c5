//! What is posted, and in which order.

use crate::game::{ChallengeId, GameId, PlayerId};
use crate::service::attempts::{Unposted, UnsentDigest, UnsentReminder};

/// Something for a channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Post {
    /// The board of a game, if it was not posted yet.
    Game(GameId),
    /// The board of a game, though it was posted already. The number tells this wish from others.
    Again(GameId, u64),
    /// An offer in a game by this player, if it stands and was not posted yet.
    Offer(GameId, PlayerId),
    /// An invitation, if it is open and was not posted yet.
    Challenge(ChallengeId),
    /// What became of an invitation, in its own message.
    Settled(ChallengeId),
    /// The standing board of a game, whose deadline has moved.
    Refresh(GameId),
    /// The message of an open invitation, which stands for longer than it says.
    Prolonged(ChallengeId),
    /// That somebody is reminded of a game, if that is still to be sent.
    Reminder(UnsentReminder),
    /// Somebody's daily list, if it is still to be sent.
    Digest(UnsentDigest),
}

impl Post {
    /// How the database knows it; a wish to see something again is known to nobody
    /// else, and what a standing board or invitation says is noted with it.
    pub(super) const fn unposted(self) -> Option<Unposted> {
        Some(match self {
            Self::Game(id) => Unposted::Board(id),
            Self::Offer(id, by) => Unposted::Offer(id, by),
            Self::Challenge(id) => Unposted::Invitation(id),
            Self::Settled(id) => Unposted::Outcome(id),
            Self::Reminder(unsent) => Unposted::Reminder(unsent),
            Self::Digest(unsent) => Unposted::Digest(unsent),
            Self::Again(..) | Self::Refresh(_) | Self::Prolonged(_) => return None,
        })
    }

    /// What is posted one at a time: everything of a game, everything of an invitation, and what one
    /// person is told by themselves.
    pub(super) const fn lane(self) -> Lane {
        match self {
            Self::Game(id) | Self::Again(id, _) | Self::Offer(id, _) | Self::Refresh(id) => {
                Lane::Game(id)
            }
            Self::Challenge(id) | Self::Settled(id) | Self::Prolonged(id) => Lane::Challenge(id),
            Self::Reminder(UnsentReminder { player, .. })
            | Self::Digest(UnsentDigest { player, .. }) => Lane::Person(player),
        }
    }
}

/// The name of a lane.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Lane {
    Game(GameId),
    Challenge(ChallengeId),
    Person(PlayerId),
}
