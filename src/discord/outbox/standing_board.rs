//! Boards that are edited in place. So is the board of a game between people whose last move was changed:
//! its player was called, and is not called again.
//!
//! Games against the computer have one board, which is edited in place: nobody else waits for it, and
//! whoever has just placed a stone looks at it.
//!
//! An edit pings nobody. The board becomes a new message where an edit will not do: where the player
//! has waited for the computer for more than [`LATE`], and is pinged once for that; where the standing
//! message is older than [`OLD`], because Discord limits edits of old messages; where Discord does not
//! take the edit; and where the player asks for it. Then the old message loses its buttons. Unasked,
//! that is at most one new message for each move; `/board` adds what the asker's limit on posts allows.
//! What fails is tried as often as any other board (`service::attempts`), and then waits for the next
//! move or for `/board`. An edit that was made and not recorded is recognised, and not made again.

use std::sync::Arc;

use jiff::{SignedDuration, Timestamp};

use crate::discord::message::Message;
use crate::discord::outbox::Outbox;
use crate::discord::outbox::attempt::{Attempt, PostError};
use crate::discord::outbox::channels::SendError;
use crate::discord::outbox::duplicate_check::Sought;
use crate::discord::views::{self, phrases};
use crate::game::{ChannelId, MessageId, PlayerId};
use crate::service::GameView;

/// How long a player waits for the computer without being pinged for its answer: the engine takes
/// seconds at most, unless many wait for it or the bot was away.
const LATE: SignedDuration = SignedDuration::from_secs(60);
/// How old the message of a board may be to be edited. Discord limits edits of messages older than an
/// hour, and its clock may differ from the bot's.
const OLD: SignedDuration = SignedDuration::from_mins(50);

impl Outbox {
    /// A board with the ping that it has in a game against the computer: a silent one on the first
    /// board, which brings the player into the thread, and one for an answer that came late.
    pub(super) fn addressed(&self, view: &GameView, content: Message) -> Message {
        let game = &view.game;
        let (Some(computer), Some(person)) = (game.against_computer(), game.people().next()) else {
            return content;
        };
        let is_first = view.last_board.is_none();
        let is_answer = game.last_move().is_some_and(|it| it.by == computer.player);
        let is_late = is_answer && has_waited(view, self.time.now());
        let pings = match game.to_move() {
            _ if is_first => vec![person],
            Some(next) => {
                let is_called = is_late && next == person && game.suspension.is_none();
                // Nothing that the computer did adjourned the game.
                let others = game
                    .suspension
                    .map_or(Vec::new(), |_| content.pings.clone());
                if is_called { vec![person] } else { others }
            }
            None if is_answer && is_late => vec![person],
            None if is_answer => Vec::new(),
            // Nothing that the computer did ended the game.
            None => content.pings.clone(),
        };
        let text = if content.pings.is_empty() {
            phrases::addressed(&pings, content.text)
        } else {
            content.text
        };
        Message {
            is_quiet: pings.is_empty() || (is_first && !is_late),
            pings,
            text,
            ..content
        }
    }

    /// Brings the standing board of a game against the computer, or the board of a changed move, up to date;
    /// of a private game, that of both players. Returns false where the board has to be a message of its own.
    pub(super) async fn update_standing(
        self: &Arc<Self>,
        view: &GameView,
        content: &Message,
        attempt: Attempt,
    ) -> Result<bool, PostError> {
        let standing = view
            .last_board
            .filter(|_| view.game.against_computer().is_some() || views::is_changed(view));
        let Some(noted) = standing else {
            return Ok(false);
        };
        let mut shows = view.game.deadline();
        for board in boards(view, noted) {
            match self.edit_standing(view, content, (board, attempt)).await? {
                Edit::Made => {}
                // Which deadline it shows is not known.
                Edit::MadeBefore => shows = None,
                Edit::Impossible => return Ok(false),
            }
        }
        self.note(view, shows, noted).await?;
        Ok(true)
    }

    /// Edits one message that shows a board.
    async fn edit_standing(
        self: &Arc<Self>,
        view: &GameView,
        content: &Message,
        ((channel, message), attempt): ((ChannelId, MessageId), Attempt),
    ) -> Result<Edit, PostError> {
        let sought = Sought::Same(content);
        if attempt == Attempt::Another && self.channels.shows(channel, message, &sought).await? {
            return Ok(Edit::MadeBefore);
        }
        if !content.pings.is_empty() || is_old(message, self.time.now()) {
            return Ok(Edit::Impossible);
        }
        let language = self.language_of_board(view, channel).await;
        let pictures = self.pictures(view, language).await;
        let words = content.in_language(language);
        let edited = self.channels.replace(channel, message, &words, pictures);
        match edited.await {
            Ok(()) => Ok(Edit::Made),
            Err(error) if error.is_final() || matches!(error, SendError::Limited(_)) => {
                Ok(Edit::Impossible)
            }
            Err(error) => Err(error.into()),
        }
    }
}

/// What became of an edit.
enum Edit {
    /// It is made.
    Made,
    /// An earlier attempt made it.
    MadeBefore,
    /// The board has to be a message of its own.
    Impossible,
}

/// The messages that show a board, of which this one is noted: in a private game each player has one.
fn boards(view: &GameView, noted: (ChannelId, MessageId)) -> Vec<(ChannelId, MessageId)> {
    if !view.is_private() || view.private_boards.is_empty() {
        return vec![noted];
    }
    let boards = view.private_boards.iter();
    boards.map(|it| (it.channel, it.message)).collect()
}

/// The person who plays a game against the computer that belongs in private, because it has no
/// thread of its own.
pub(super) fn player_aside(view: &GameView) -> Option<PlayerId> {
    let game = &view.game;
    game.against_computer().filter(|_| view.has_no_thread)?;
    game.people().next()
}

/// Whether the player has waited long for the computer.
fn has_waited(view: &GameView, now: Timestamp) -> bool {
    let asked = view.asked_at;
    asked.is_some_and(|asked| now.duration_since(asked) > LATE)
}

/// Whether a message is too old to be edited. Its id holds the time at which Discord took it.
fn is_old(MessageId(id): MessageId, now: Timestamp) -> bool {
    /// The first millisecond of 2015, from which Discord counts.
    const EPOCH: i64 = 1_420_070_400_000;
    let since = i64::try_from(id >> 22).unwrap_or(i64::MAX);
    let sent = Timestamp::from_millisecond(EPOCH.saturating_add(since));
    sent.map_or(true, |sent| now.duration_since(sent) > OLD)
}
