//! What can be posted, and which posts wait for each other.

use std::fmt;

use crate::game::{
    ChallengeId, DailyPuzzleId, GameId, MessageId, PlayerId, SeasonId, TableId, TournamentId,
};
use crate::service::TournamentEventId;
use crate::service::attempts::{Unposted, UnsentDigest, UnsentNews, UnsentReminder};

/// Something to post.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Post {
    /// The board of a game, unless it was posted already.
    Game(GameId),
    /// The board of a game, even if it was posted already. The number identifies the request.
    Repost(GameId, u64),
    /// This player's offer in a game, if it is open and was not posted yet.
    Offer(GameId, PlayerId),
    /// An invitation, if it is open and was not posted yet.
    Challenge(ChallengeId),
    /// The outcome of an invitation, edited into its message.
    Outcome(ChallengeId),
    /// The current board of a game whose deadline has moved.
    RefreshBoard(GameId),
    /// The message of this player's offer in a game, to which somebody has agreed elsewhere.
    RefreshOffer(GameId, PlayerId),
    /// The message of an open invitation that stands for longer than it says.
    RefreshInvitation(ChallengeId),
    /// A table, if it is open and was not posted yet, or its last change, edited into its message.
    Table(TableId),
    /// The invitation of a person to a table, if that is open and this was not posted yet.
    TableInvitation(TableId, PlayerId),
    /// The podiums of a season, if they were not posted yet.
    Season(SeasonId),
    /// The day's puzzle of a server, if it was not posted yet.
    DailyPuzzle(DailyPuzzleId),
    /// The announcement of a tournament, if it was not posted yet, or its last change, edited into it.
    Tournament(TournamentId),
    /// What happened in a tournament, if it was not posted yet.
    TournamentEvent(TournamentEventId),
    /// A reminder of a game, if it is still due.
    Reminder(UnsentReminder),
    /// A person's daily list, if it is still due.
    Digest(UnsentDigest),
    /// News for a person, if it is still to be told.
    News(UnsentNews),
}

impl Post {
    /// How the database names it. `None` for a request to see a board again, which the database
    /// does not know, for refreshed boards and invitations, which it tracks elsewhere, and for
    /// refreshed offers, which it does not track.
    pub(super) const fn unposted(self) -> Option<Unposted> {
        Some(match self {
            Self::Game(id) => Unposted::Board(id),
            Self::Offer(id, by) => Unposted::Offer(id, by),
            Self::Challenge(id) => Unposted::Invitation(id),
            Self::Outcome(id) => Unposted::Outcome(id),
            Self::Table(id) => Unposted::Table(id),
            Self::TableInvitation(id, player) => Unposted::TableInvitation(id, player),
            Self::Season(id) => Unposted::Season(id),
            Self::DailyPuzzle(id) => Unposted::DailyPuzzle(id),
            Self::Tournament(id) => Unposted::Tournament(id),
            Self::TournamentEvent(id) => Unposted::TournamentEvent(id),
            Self::Reminder(unsent) => Unposted::Reminder(unsent),
            Self::Digest(unsent) => Unposted::Digest(unsent),
            Self::News(unsent) => Unposted::News(unsent),
            Self::Repost(..)
            | Self::RefreshBoard(_)
            | Self::RefreshOffer(..)
            | Self::RefreshInvitation(_) => return None,
        })
    }

    /// The key of posts that go one at a time: everything of a game, everything of an invitation
    /// or a table, and all private notices to one person.
    pub(super) const fn key(self) -> PostKey {
        match self {
            Self::Game(id)
            | Self::Repost(id, _)
            | Self::Offer(id, _)
            | Self::RefreshOffer(id, _)
            | Self::RefreshBoard(id) => PostKey::Game(id),
            Self::Challenge(id) | Self::Outcome(id) | Self::RefreshInvitation(id) => {
                PostKey::Challenge(id)
            }
            Self::Table(id) | Self::TableInvitation(id, _) => PostKey::Table(id),
            Self::Season(id) => PostKey::Season(id),
            Self::DailyPuzzle(id) => PostKey::DailyPuzzle(id),
            Self::Tournament(id) => PostKey::Tournament(id),
            Self::TournamentEvent(id) => PostKey::TournamentEvent(id),
            Self::Reminder(UnsentReminder { player, .. })
            | Self::Digest(UnsentDigest { player, .. })
            | Self::News(UnsentNews { player, .. }) => PostKey::Person(player),
        }
    }
}

/// How the log names it: by its game or number, and never by a person.
impl fmt::Display for Post {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Offer(game, _) => write!(f, "Offer({})", game.0),
            Self::RefreshOffer(game, _) => write!(f, "RefreshOffer({})", game.0),
            Self::TableInvitation(table, _) => write!(f, "TableInvitation({})", table.0),
            Self::Reminder(UnsentReminder { game, .. }) => write!(f, "Reminder({})", game.0),
            Self::Digest(_) => f.write_str("Digest"),
            Self::News(UnsentNews { number, .. }) => write!(f, "News({number})"),
            other => write!(f, "{other:?}"),
        }
    }
}

/// The key of posts that wait for each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum PostKey {
    Game(GameId),
    Challenge(ChallengeId),
    Table(TableId),
    Season(SeasonId),
    DailyPuzzle(DailyPuzzleId),
    Tournament(TournamentId),
    TournamentEvent(TournamentEventId),
    Person(PlayerId),
    /// The thread under this message, which both games of a set want.
    Thread(MessageId),
}
