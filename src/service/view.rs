//! What a use case returns: a game or a challenge with everything needed to show it.

use jiff::Timestamp;

use super::lesson_comments::hides_comments;
use super::matches::{self, MatchView};
use super::sets::{self, SetView};
use super::tournaments::knock_out::{self, KnockOutGame};
use super::tournaments::struck_out::{self, PointCounts};
use crate::game::{
    Challenge, ChannelId, Game, MatchCourse, MessageId, PlayerId, Reset, Revision, Seal, ServerId,
    ServerSettings, Suspension, Terms, TournamentId, Viewpoint,
};
use crate::rules::Point;
use crate::store::{self, PrivateBoard, RatingChanges, Reading, SavedGame};

/// A game with everything needed to show it.
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a fact of its own about what was posted"
)]
#[derive(Clone, Debug)]
pub struct GameView {
    /// The game, with its position, its last move and its outcome.
    pub game: Game,
    /// The players' names to show, by seat: on the game's server, unless [`GameView::named_on`]
    /// says otherwise.
    pub names: Vec<String>,
    /// The players' global names, by seat.
    pub global_names: Vec<String>,
    /// The rating changes; `None` unless the game is over and rated, and if it belongs to a match or a
    /// set, that ended with it.
    pub ratings: Option<RatingChanges>,
    /// The score of the match the game belongs to; `None` if it stands alone.
    pub scored: Option<MatchView>,
    /// The set that the game belongs to; `None` if it stands alone.
    pub set: Option<SetView>,
    /// The settings of the game's server.
    pub server: ServerSettings,
    /// The message from which the game's thread still has to be opened.
    pub thread_from: Option<MessageId>,
    /// Whether to post a title for a game that began without a challenge, so that its thread can be
    /// opened from that message.
    pub wants_title: bool,
    /// The parent channel of the game's thread.
    pub parent: Option<ChannelId>,
    /// Whether a thread was wanted and could not be opened.
    pub has_no_thread: bool,
    /// Whether the game's channel can no longer be posted in, and the players were told so.
    pub channel_closed: bool,
    /// The channel and the message that last showed the board.
    pub last_board: Option<(ChannelId, MessageId)>,
    /// Where the players see the last board, if each sees it in their own conversation with the bot.
    pub private_boards: Vec<PrivateBoard>,
    /// The revision that was last posted.
    pub posted: Option<Revision>,
    /// Whether the end of the game was posted.
    pub posted_end: bool,
    /// The player to move, if they had conditional moves ready, but none for the last turn. Looked
    /// up only by [`Service::game`](super::Service::game).
    pub line_missed_by: Option<PlayerId>,
    /// When the computer was last left to move; `None` if the board was reset since, or it never was.
    pub asked_at: Option<Timestamp>,
    /// Who is shown what somebody else did last, other than a move, without being pinged.
    pub silenced: Vec<PlayerId>,
    /// How many people follow the game.
    pub followers: u32,
    /// The stones of the last turn, while their player chooses others instead and sees the board before them.
    pub changes: Vec<Point>,
    /// What everybody may know of the sealed move of an adjourned game.
    pub seal: Seal,
    /// Whether it is the game of a lesson, whose boards carry a comment.
    pub is_lesson: bool,
    /// Whether a comment would help somebody in another running game, so that there is none.
    pub hides_comments: bool,
    /// The tournament for which it is played, if its result counts there.
    pub tournament: Option<GameTournament>,
}

/// The tournament for which a game is played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameTournament {
    /// Its number.
    pub id: TournamentId,
    /// What its organiser called it.
    pub name: String,
    /// What its end means there, if it belongs to a knock-out; elsewhere it brings points.
    pub knock_out: Option<KnockOutGame>,
    /// Whether it counts, if it is over.
    pub counts: PointCounts,
}

/// A challenge with everything needed to show it.
#[derive(Clone, Debug, PartialEq)]
pub struct ChallengeView {
    /// The challenge.
    pub challenge: Challenge,
    /// The display name of the challenger.
    pub challenger: String,
    /// The display name of the challenged player; `None` if anyone may accept.
    pub opponent: Option<String>,
    /// The terms of the challenge that it answers with others; `None` if it answers none.
    pub answered_terms: Option<Terms>,
}

/// An accepted challenge and the game it became.
#[derive(Clone, Debug)]
pub struct Accepted {
    /// The challenge.
    pub challenge: Challenge,
    /// The game, with its forced first stone already placed; of a set, the first one.
    pub game: GameView,
}

impl ChallengeView {
    /// Looks up everything else needed to show a challenge.
    pub(super) async fn load(
        reading: &mut Reading,
        challenge: Challenge,
    ) -> Result<Self, store::Error> {
        let server = challenge.place.server;
        let challenger = reading.name_on(server, challenge.challenger).await?;
        let opponent = match challenge.opponent {
            Some(opponent) => reading.name_on(server, opponent).await?,
            None => None,
        };
        let answered = reading.countered_by(&challenge).await?;
        Ok(Self {
            answered_terms: answered.map(|challenge| challenge.terms),
            challenge,
            challenger: challenger.unwrap_or_default(),
            opponent,
        })
    }
}

impl GameView {
    /// The game as seen from a viewpoint; `None` if it is not visible from there.
    #[must_use]
    pub fn seen_from(self, viewpoint: Viewpoint) -> Option<Self> {
        let Game { players, place, .. } = &self.game;
        let is_seen = viewpoint.sees(players, *place, self.server.visibility);
        is_seen.then(|| self.named_on(viewpoint.server))
    }

    /// Whether the game is visible from everywhere, so that anybody may follow it.
    pub fn is_public(&self) -> bool {
        let Game { players, place, .. } = &self.game;
        Viewpoint::of_outsider(None).sees(players, *place, self.server.visibility)
    }

    /// Whether the player to move has begun a turn of several stones that is posted when it is over:
    /// until then only they see it.
    pub fn is_half_turn(&self) -> bool {
        let now = self.game.revision();
        let is_late = self.game.reset == Some(Reset::TimeIsUp);
        let is_posted =
            |posted: Revision| posted.resets == now.resets || (is_late && posted.ply < now.ply);
        self.game.is_mid_turn() && self.posted.is_some_and(is_posted)
    }

    /// The game as this person may see it: in the middle of a turn, everybody but its player sees the
    /// board that was posted.
    #[must_use]
    pub fn seen_by(self, player: PlayerId) -> Self {
        if self.game.to_move() == Some(player) {
            self
        } else {
            self.as_posted()
        }
    }

    /// The game as everybody may see it: in the middle of a turn, the board that was posted.
    #[must_use]
    pub fn as_posted(self) -> Self {
        match self.posted.filter(|_| self.is_half_turn()) {
            Some(posted) => Self {
                game: self.game.at_ply(posted.ply),
                ..self
            },
            None => self,
        }
    }

    /// The board that a player went by who typed a move at one: in the middle of a turn, the last one
    /// that was posted stands for the present one.
    pub fn board_meant(&self, by: PlayerId, shown: Revision) -> Revision {
        let is_own = self.is_half_turn() && self.game.to_move() == Some(by);
        if is_own && self.posted == Some(shown) {
            self.game.revision()
        } else {
            shown
        }
    }

    /// Whether the game is played in this channel, or its last board is there.
    pub fn is_shown_in(&self, channel: ChannelId) -> bool {
        let last = self.last_board.map(|(channel, _)| channel);
        self.game.place.channel == channel
            || last == Some(channel)
            || self.private_reader(channel).is_some()
    }

    /// Whether this channel is a thread that was opened for the game, or for the set it belongs to.
    pub fn has_thread(&self, channel: ChannelId) -> bool {
        self.parent.is_some() && self.game.place.channel == channel
    }

    /// Whether two people play it who share no server: each in their own conversation with the bot.
    pub fn is_private(&self) -> bool {
        is_private(&self.game)
    }

    /// The player who sees a private game's board in this channel.
    pub fn private_reader(&self, channel: ChannelId) -> Option<PlayerId> {
        let mut boards = self.private_boards.iter();
        let board = boards.find(|board| board.channel == channel);
        board.map(|board| board.player)
    }

    /// The channel in which an offer of this player stands: the game's, or the other player's conversation
    /// with the bot.
    pub fn offer_channel(&self, by: PlayerId) -> ChannelId {
        let mut boards = self.private_boards.iter();
        let other = boards.find(|board| board.player != by);
        other.map_or(self.game.place.channel, |board| board.channel)
    }

    /// Shows the players by the names they have on a server, or in a private conversation if
    /// `None`. Nicknames are shown only on their own server.
    #[must_use]
    pub fn named_on(mut self, server: Option<ServerId>) -> Self {
        if server.is_none() || server != self.game.place.server {
            self.names.clone_from(&self.global_names);
        }
        self
    }

    /// Looks up everything else needed to show a game.
    pub(super) async fn load(
        reading: &mut Reading,
        saved: SavedGame,
    ) -> Result<Self, store::Error> {
        let ratings = if saved.game.terms.rated && saved.game.is_over() {
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
        // Boxed because most games stand alone: the rare match should not enlarge every other
        // caller's future.
        let course = Box::pin(reading.match_course(&saved.game)).await?;
        Self::in_match(reading, saved, ratings, course).await
    }

    /// The same of a game whose match is known to stand like this, if it belongs to one.
    pub(super) async fn in_match(
        reading: &mut Reading,
        saved: SavedGame,
        ratings: Option<RatingChanges>,
        course: Option<MatchCourse>,
    ) -> Result<Self, store::Error> {
        let scored = Box::pin(matches::standing(reading, &saved.game, course)).await?;
        let set = Box::pin(sets::view(reading, &saved.game)).await?;
        let place = saved.game.place;
        let private_boards = if is_private(&saved.game) {
            reading.private_boards(saved.game.id).await?
        } else {
            Vec::new()
        };
        let server = match place.server {
            Some(server) => reading.server_settings(server).await?,
            None => ServerSettings::default(),
        };
        let seal = match saved.game.suspension {
            Some(Suspension::Adjourned) => reading.seal(&saved.game).await?,
            _ => Seal::Closed,
        };
        // Nobody but its player is interested in a game against the computer.
        let is_alone = saved.game.against_computer().is_some();
        let is_lesson = is_alone && reading.is_lesson_game(saved.game.id).await?;
        let hides_comments = is_lesson && hides_comments(reading, &saved.game).await?;
        let is_aside = is_alone && place.server.is_some();
        let wants_thread =
            (server.threads || is_aside) && saved.posted.is_none() && saved.parent.is_none();
        let thread_from = if wants_thread {
            reading.invitation_of(saved.game.id, place.channel).await?
        } else {
            None
        };
        let wants_title = wants_thread
            && thread_from.is_none()
            && (is_alone || reading.who_sought(saved.game.id).await?.is_some());
        let tournament = Box::pin(tournament(reading, &saved.game, set.as_ref())).await?;
        let board_channel = saved.board_channel.unwrap_or(place.channel);
        Ok(Self {
            game: saved.game,
            names: saved.names,
            global_names: saved.global_names,
            ratings,
            scored,
            set,
            server,
            wants_title,
            thread_from,
            parent: saved.parent.filter(|&parent| parent != place.channel),
            has_no_thread: saved.parent == Some(place.channel),
            channel_closed: saved.channel_closed,
            last_board: saved.board.map(|message| (board_channel, message)),
            private_boards,
            posted: saved.posted,
            posted_end: saved.end_posted,
            line_missed_by: None,
            asked_at: saved.asked_at,
            silenced: saved.silenced,
            followers: saved.followers,
            changes: Vec::new(),
            seal,
            is_lesson,
            hides_comments,
            tournament,
        })
    }
}

/// Whether a game is played by two people in private conversations.
fn is_private(game: &Game) -> bool {
    game.place.server.is_none() && game.computer.is_none() && game.players.len() == 2
}

/// The tournament for which a game is played, and what its end means there.
async fn tournament(
    reading: &mut Reading,
    game: &Game,
    set: Option<&SetView>,
) -> Result<Option<GameTournament>, store::Error> {
    let Some(counting) = reading.tournament_counting(game).await? else {
        return Ok(None);
    };
    let ends_match = game.is_over() && set.is_none_or(|it| it.ended_here().is_some());
    let knock_out = if counting.is_knock_out {
        Some(if ends_match {
            knock_out::of_game(reading, counting.pairing, game.moved_at).await?
        } else {
            KnockOutGame::Part
        })
    } else {
        None
    };
    let counts = if counting.strikes_out && game.is_over() {
        struck_out::of_game(reading, (counting.pairing, game), ends_match).await?
    } else {
        PointCounts::Counts
    };
    Ok(Some(GameTournament {
        id: counting.pairing.tournament,
        name: counting.name,
        knock_out,
        counts,
    }))
}
