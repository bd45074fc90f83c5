//! Boards: posts the picture of a game after every move, with its title, its thread and the removal
//! of old buttons.

use std::sync::Arc;

use jiff::{SignedDuration, Timestamp};
use tracing::{debug, error, info};

use crate::discord::message::{Message, Picture};
use crate::discord::outbox::attempt::{Attempt, PostError};
use crate::discord::outbox::post::PostKey;
use crate::discord::outbox::{Outbox, Post, delivery};
use crate::discord::views;
use crate::game::{ChannelId, GameId, MessageId, Offer};
use crate::language::Language;
use crate::rules::Notation;
use crate::service::GameView;

/// How long the first board of a game between people waits for a thread while Discord limits new ones in
/// the channel: other people may have used them up.
const LONGEST_FOR_A_THREAD: SignedDuration = SignedDuration::from_mins(1);

impl Outbox {
    /// Posts the board of a game unless it was posted already, or the player to move is in the middle of
    /// a turn.
    pub(super) async fn post_board(
        self: &Arc<Self>,
        id: GameId,
        attempt: Attempt,
    ) -> Result<(), PostError> {
        let view = self.source.game(id, attempt).await?;
        // In the middle of a turn, nothing is told but that time is up.
        let view = view.as_posted();
        if view.game.terms.pace.is_live() && !view.game.is_over() {
            self.wake_deadlines.notify_one();
        }
        if is_said(&view) {
            return Ok(());
        }
        let content = self.addressed(&view, views::turn(&view));
        if self.update_standing(&view, &content, attempt).await? {
            return Ok(());
        }
        if view.is_private() {
            // Whether each of the two has it is looked up when it is sent.
            return self.show(&view, &content, nonce(&view), attempt).await;
        }
        let channel = view.game.place.channel;
        match self.posted_before(channel, &content, attempt).await? {
            Some(message) => self.note(&view, None, (channel, message)).await,
            None => self.show(&view, &content, nonce(&view), attempt).await,
        }
    }

    /// Posts the board of a game as the newest message, even if it was posted before.
    pub(super) async fn repost_board(
        self: &Arc<Self>,
        id: GameId,
        request: u64,
    ) -> Result<(), PostError> {
        self.source.asked_for(id).await?;
        let view = self.source.game(id, Attempt::First).await?;
        if is_said(&view) {
            let content = views::again(&view, Notation::Board);
            let nonce = format!("b{request}");
            return self.show(&view, &content, nonce, Attempt::First).await;
        }
        let content = self.addressed(&view, views::turn(&view));
        self.show(&view, &content, nonce(&view), Attempt::First)
            .await
    }

    /// Posts a board and records the message.
    async fn show(
        self: &Arc<Self>,
        view: &GameView,
        content: &Message,
        nonce: String,
        attempt: Attempt,
    ) -> Result<(), PostError> {
        let mut view = view.clone();
        let language = self.language_of_game(&view).await;
        let title = match view.thread_from {
            None if view.wants_title => self.entitle(&view, language).await?,
            from => from,
        };
        if let Some(message) = title {
            self.open_thread(&mut view, message, language).await?;
        }
        let posted = if view.is_private() {
            self.send_to_both(&view, content, &nonce, attempt).await?
        } else {
            delivery::deliver(self, &view, language, content, nonce, attempt).await?
        };
        self.note(&view, view.game.deadline(), posted).await
    }

    /// The picture of a board, lettered and described in a language; none if it cannot be drawn, or
    /// to tell that a game ended too short to count.
    pub(super) async fn pictures(&self, view: &GameView, language: Language) -> Vec<Picture> {
        let game = &view.game;
        if !views::is_worth_showing(view) && !view.posted_end {
            return Vec::new();
        }
        let drawn = if game.is_over() {
            self.renderer.draw_end(view, language).await
        } else {
            self.renderer.draw(view, language).await
        };
        let drawn = drawn.inspect_err(|bug| {
            let error = bug as &dyn std::error::Error;
            error!(game = %game.id, error, "posted without its picture");
        });
        drawn.into_iter().collect()
    }

    /// Records which message shows a board, and which deadline it shows, as far as that is known.
    /// Retires the previous board, or deletes it where the server wants that.
    pub(super) async fn note(
        self: &Arc<Self>,
        view: &GameView,
        shows: Option<Timestamp>,
        (channel, message): (ChannelId, MessageId),
    ) -> Result<(), PostError> {
        let game = &view.game;
        let elsewhere = Some(channel).filter(|&channel| channel != game.place.channel);
        if game.is_over() {
            self.service.end_posted(game.id, message, elsewhere).await?;
            if let Some(next) = view.scored.as_ref().and_then(|scored| scored.next) {
                self.post_soon(Post::Game(next));
            }
        } else {
            self.service
                .board_posted(game.id, (game.revision(), shows), message, elsewhere)
                .await?;
        }
        if let (None, Some(set)) = (view.posted, &view.set) {
            // Both games of a set begin together.
            self.post_soon(Post::Game(set.other));
        }
        if view.posted.is_none() || view.followers > 0 || game.is_over() {
            // The challenger may have to be told of this game, with a link to its board, and its followers
            // of what happened.
            self.wake_retries.notify_one();
        }
        let agreed = game.agreed_offer();
        if let Some((offer, message)) = agreed.and_then(|it| Some((it, it.message?))) {
            self.retire(view.offer_channel(offer.by), message);
        }
        let is_lapsed = |offer: &&Offer| agreed.is_none_or(|agreed| agreed.id != offer.id);
        self.say_lapsed(view, game.moot_offers().filter(is_lapsed).copied());
        if let Some((channel, before)) = view.last_board
            && before != message
            && !view.is_private()
        {
            if view.server.tidy {
                self.remove(channel, before);
            } else {
                self.retire_board(view, channel, before);
            }
        }
        Ok(())
    }

    /// Takes the buttons off the board that was shown last, and lets it say whose turn it was, by one edit
    /// in the background. If that fails, what is left does no harm: it is answered with the present board.
    fn retire_board(self: &Arc<Self>, view: &GameView, channel: ChannelId, message: MessageId) {
        let Some(content) = views::past(view) else {
            return self.retire(channel, message);
        };
        let (outbox, view) = (Arc::clone(self), view.clone());
        self.tasks.spawn(async move {
            let language = outbox.language_of_board(&view, channel).await;
            let words = content.in_language(language);
            if let Err(error) = outbox.channels.edit(channel, message, &words).await {
                debug!("message {message} stays as it is: {error}");
            }
        });
    }

    /// Posts the title of a game that began without an invitation, unless it is there already.
    /// Returns `None` where Discord forbids it; the board then goes elsewhere.
    async fn entitle(
        &self,
        view: &GameView,
        language: Language,
    ) -> Result<Option<MessageId>, PostError> {
        let game = &view.game;
        let content = views::title(view);
        let nonce = format!("t{}", game.id);
        let channel = game.place.channel;
        // The title may be there without its thread: only the thread is recorded.
        let before = self.posted_before(channel, &content, Attempt::Another);
        if let Some(before) = before.await? {
            return Ok(Some(before));
        }
        match self
            .channels
            .post(channel, &content.in_language(language), Vec::new(), nonce)
            .await
        {
            Err(error) if error.is_final() => Ok(None),
            posted => Ok(Some(posted?)),
        }
    }

    /// Opens the thread that the server wants for a game. Where Discord forbids it, or wants none for
    /// longer than [`LONGEST_FOR_A_THREAD`], the game stays in its channel, and the bot does not try
    /// again. A game against the computer waits for its thread: it would disturb the channel. Both games of
    /// a set get the same thread.
    async fn open_thread(
        &self,
        view: &mut GameView,
        message: MessageId,
        language: Language,
    ) -> Result<(), PostError> {
        let _lock = self.locks.lock(PostKey::Thread(message)).await;
        if view.set.is_some() {
            let now = self.service.game(view.game.id).await?;
            if now.thread_from.is_none() {
                // The other game of the set has opened it meanwhile.
                view.game.place = now.game.place;
                (view.parent, view.has_no_thread) = (now.parent, now.has_no_thread);
                return Ok(());
            }
        }
        let place = view.game.place.channel;
        let name = views::thread_name(view, language);
        let game = &mut view.game;
        let opened = self.channels.open_thread(place, message, &name).await;
        let thread = match opened {
            Ok(thread) => Some(thread),
            Err(error)
                if !error.is_final()
                    && (game.computer.is_some() || error.wait() <= LONGEST_FOR_A_THREAD) =>
            {
                return Err(error.into());
            }
            Err(error) => {
                info!(game = %game.id, "no thread was opened: {error}");
                None
            }
        };
        self.service.thread_opened(game.id, thread).await?;
        match thread {
            Some(thread) => {
                game.place.channel = thread;
                view.parent = Some(place);
            }
            None => view.has_no_thread = true,
        }
        Ok(())
    }
}

/// Whether the current state of a game is posted already.
fn is_said(view: &GameView) -> bool {
    let game = &view.game;
    if game.is_over() {
        view.posted_end
    } else {
        view.posted == Some(game.revision())
    }
}

/// The nonce of a board: Discord accepts each nonce once.
fn nonce(view: &GameView) -> String {
    let game = &view.game;
    if game.is_over() {
        format!("{}.end", game.id)
    } else {
        format!("{}.{}", game.id, game.revision())
    }
}
