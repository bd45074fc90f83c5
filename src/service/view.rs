//! What a verb answers: a game or a challenge with all that is needed to show it.

use super::matches::{self, MatchView};
use crate::game::{
    Challenge, ChannelId, Game, Mark, MessageId, ServerId, ServerSettings, Viewpoint,
};
use crate::store::{self, RatingChanges, Reading, SavedGame};

/// A game as it can be shown.
#[derive(Clone, Debug)]
pub struct GameView {
    /// The game, with its position, its last move and its outcome.
    pub game: Game,
    /// What the players are called where it is shown, by seat: on the game's server, unless
    /// [`GameView::named_on`] says otherwise.
    pub names: Vec<String>,
    /// What they are called everywhere, by seat.
    pub global_names: Vec<String>,
    /// What the game changed; `None` unless it is over and counted.
    pub ratings: Option<RatingChanges>,
    /// How the match stands that it belongs to; `None` if it stands alone.
    pub scored: Option<MatchView>,
    /// What its server has chosen for everybody.
    pub server: ServerSettings,
    /// The message from which a thread for the game is still to be opened.
    pub thread_from: Option<MessageId>,
    /// Whether a title is to be posted for a game that began without an invitation, so that there is
    /// something from which its thread is opened.
    pub wants_title: bool,
    /// The channel whose thread the game has.
    pub parent: Option<ChannelId>,
    /// Whether its channel takes nothing any more, and the players were told so.
    pub astray: bool,
    /// The channel and the message that last showed the board.
    pub last_board: Option<(ChannelId, MessageId)>,
    /// Which board was last posted.
    pub posted: Option<Mark>,
    /// Whether the end of the game was posted.
    pub posted_end: bool,
}

/// A challenge as it can be shown.
#[derive(Clone, Debug, PartialEq)]
pub struct ChallengeView {
    /// The challenge.
    pub challenge: Challenge,
    /// The display name of the one who invites.
    pub challenger: String,
    /// The display name of the one who is invited; `None` if anybody is.
    pub opponent: Option<String>,
}

/// A challenge that was accepted and the game it became.
#[derive(Clone, Debug)]
pub struct Accepted {
    /// The challenge.
    pub challenge: Challenge,
    /// The game, its forced first stone already placed.
    pub game: GameView,
}

impl GameView {
    /// The game as it is seen from somewhere; `None` where it may not be seen.
    #[must_use]
    pub fn seen_from(self, viewpoint: Viewpoint) -> Option<Self> {
        let Game { players, place, .. } = &self.game;
        let is_seen = viewpoint.sees(players, *place, self.server.visibility);
        is_seen.then(|| self.named_on(viewpoint.server))
    }

    /// With the names that its players have on a server, or in a private conversation: nicknames are
    /// shown on their own server only.
    #[must_use]
    pub fn named_on(mut self, server: Option<ServerId>) -> Self {
        if server.is_none() || server != self.game.place.server {
            self.names.clone_from(&self.global_names);
        }
        self
    }

    /// Looks up what else there is to show of a game.
    pub(super) async fn load(
        reading: &mut Reading,
        saved: SavedGame,
    ) -> Result<Self, store::Error> {
        let ratings = if saved.game.counts_for_rating() {
            reading.rating_changes(saved.game.id).await?
        } else {
            None
        };
        Self::new(reading, saved, ratings).await
    }

    pub(super) async fn new(
        reading: &mut Reading,
        saved: SavedGame,
        ratings: Option<RatingChanges>,
    ) -> Result<Self, store::Error> {
        // Most games stand alone: the rest of a match does not weigh on every visit.
        let scored = Box::pin(matches::standing(reading, &saved.game)).await?;
        let place = saved.game.place;
        let server = match place.server {
            Some(server) => reading.server_settings(server).await?,
            None => ServerSettings::default(),
        };
        let wants_thread = server.threads && saved.posted.is_none() && saved.parent.is_none();
        let thread_from = if wants_thread {
            reading.invitation_of(saved.game.id, place.channel).await?
        } else {
            None
        };
        let wants_title = wants_thread && thread_from.is_none() && saved.game.machine.is_some();
        let board_channel = saved.board_channel.unwrap_or(place.channel);
        Ok(Self {
            game: saved.game,
            names: saved.names,
            global_names: saved.global_names,
            ratings,
            scored,
            server,
            wants_title,
            thread_from,
            parent: saved.parent.filter(|&parent| parent != place.channel),
            astray: saved.astray,
            last_board: saved.board.map(|message| (board_channel, message)),
            posted: saved.posted,
            posted_end: saved.end_posted,
        })
    }
}
