//! Who sees a game, and from where. This is the only place that decides it.
//!
//! Games are numbered consecutively, so anyone can name any of them. Therefore:
//!
//! * its players see a game wherever they are;
//! * a game on an open server (the default) is visible from everywhere;
//! * a game on a closed server is visible from that server, which means to its members;
//! * a game in a private conversation is visible to its players only.
//!
//! A viewer who may not see a game gets the same answer as if no game had that number.
//!
//! Ratings do not depend on visibility. Games on closed servers count on the global ladder like all
//! others; otherwise their players would be newcomers there for ever. That ladder shows ratings and
//! global names; it shows no game and no server.

use super::id::{PlayerId, ServerId};
use super::place::Place;

/// Whether a server's games are visible from outside.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Visibility {
    /// They are visible from everywhere.
    #[default]
    Open,
    /// They are visible from within the server, and to their players.
    Closed,
}

/// A viewer, and where they look from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Viewpoint {
    /// The viewer.
    pub player: PlayerId,
    /// The server they look from; `None` in a private conversation.
    pub server: Option<ServerId>,
}

impl Visibility {
    /// Both values.
    pub const ALL: [Self; 2] = [Self::Open, Self::Closed];

    /// Its id.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Closed => "closed",
        }
    }

    /// The value with this id.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|it| it.id() == id)
    }
}

impl Viewpoint {
    /// Somebody who looks from here and has played no game: what they see, everybody here sees.
    /// Discord gives nobody the id 0.
    pub const fn of_outsider(server: Option<ServerId>) -> Self {
        let player = PlayerId(0);
        Self { player, server }
    }

    /// Whether a game of these players is visible from here. `visibility` is that of the game's
    /// server.
    pub fn sees(self, players: &[PlayerId], place: Place, visibility: Visibility) -> bool {
        players.contains(&self.player)
            || match place.server {
                None => false,
                Some(_) if visibility == Visibility::Open => true,
                Some(server) => self.server == Some(server),
            }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::ChannelId;

    const ANN: PlayerId = PlayerId(1);
    const BEN: PlayerId = PlayerId(2);
    const CLEO: PlayerId = PlayerId(3);
    const HOME: Option<ServerId> = Some(ServerId(7));
    const ELSEWHERE: Option<ServerId> = Some(ServerId(8));

    #[test]
    fn a_game_is_seen_as_its_server_wants_it() {
        use Visibility::{Closed, Open};
        for (player, from, at, visibility, is_seen) in [
            (CLEO, HOME, HOME, Open, true),
            (CLEO, ELSEWHERE, HOME, Open, true),
            (CLEO, None, HOME, Open, true),
            (CLEO, HOME, HOME, Closed, true),
            (CLEO, ELSEWHERE, HOME, Closed, false),
            (CLEO, None, HOME, Closed, false),
            (CLEO, None, None, Open, false),
            (CLEO, HOME, None, Open, false),
            (ANN, None, None, Open, true),
            (ANN, ELSEWHERE, HOME, Closed, true),
            (BEN, None, HOME, Closed, true),
        ] {
            let viewpoint = Viewpoint {
                player,
                server: from,
            };
            let place = Place {
                server: at,
                channel: ChannelId(9),
            };
            let sees = viewpoint.sees(&[ANN, BEN], place, visibility);
            assert_eq!(
                sees, is_seen,
                "{player} from {from:?} at {at:?}, {visibility:?}"
            );
        }
    }
}
