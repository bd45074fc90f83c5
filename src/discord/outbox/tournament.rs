//! Tournaments: each is announced once, and the announcement is edited as people enter and rounds pass; what happens in
//! it is posted once, where it was announced. All of it pings nobody: those who are paired are told in private.
//!
//! Edits of one announcement go one after the other, and each shows what is saved by then, so that a hundred entries in
//! a moment cause a few edits. Retried like any other post (`service::attempts`); an event that is refused for good is
//! dropped, and an announcement stays as it is until it changes again.

use tracing::info;

use crate::discord::message::Picture;
use crate::discord::outbox::Outbox;
use crate::discord::outbox::attempt::{Attempt, PostError};
use crate::discord::outbox::channels::SendError;
use crate::discord::outbox::duplicate_check::Sought;
use crate::discord::render::CrosstableReader;
use crate::discord::{reader, views};
use crate::game::{MessageId, TournamentId};
use crate::picture::Theme;
use crate::service::{
    TournamentEventId, TournamentEventKind, TournamentPost, TournamentState, TournamentView,
};

/// The most pictures that Discord takes in a message.
const MOST_PICTURES: usize = 10;

impl Outbox {
    /// Announces a tournament, or brings its announcement up to date.
    pub(super) async fn post_tournament(
        &self,
        id: TournamentId,
        attempt: Attempt,
    ) -> Result<(), PostError> {
        let view = self.service.tournament(id).await?;
        let tournament = &view.tournament;
        let is_open = tournament.state == TournamentState::Open;
        let known = match tournament.message {
            None if attempt == Attempt::Another => self.lost_announcement(&view).await?,
            known => known,
        };
        let Some(message) = known else {
            // Nobody has seen one that began before it was announced.
            return if is_open {
                self.announce_tournament(&view).await
            } else {
                Ok(())
            };
        };
        if view.tournament.shown >= tournament.revision && tournament.message.is_some() {
            return Ok(());
        }
        let content = views::tournament(&view);
        let words = self.for_server(Some(tournament.server), &content).await;
        match self
            .channels
            .edit(tournament.channel, message, &words)
            .await
        {
            Err(error) if !error.is_final() => return Err(error.into()),
            // Somebody has deleted it, but people may still enter.
            Err(_) if is_open => return self.announce_tournament(&view).await,
            Err(error) => info!("the announcement of tournament {id} stays as it is: {error}"),
            Ok(()) => {}
        }
        let shown = self
            .service
            .tournament_shown(id, message, tournament.revision);
        Ok(shown.await?)
    }

    /// The announcement that was posted and not noted, by a button that only it has.
    async fn lost_announcement(
        &self,
        view: &TournamentView,
    ) -> Result<Option<MessageId>, PostError> {
        let show = views::announcement_button(view.tournament.id);
        let sought = Sought::Button(&show);
        match self
            .channels
            .posted_before(view.tournament.channel, &sought)
            .await
        {
            // Posting decides what becomes of it.
            Err(SendError::Forbidden(_)) => Ok(None),
            found => Ok(found?),
        }
    }

    async fn announce_tournament(&self, view: &TournamentView) -> Result<(), PostError> {
        let tournament = &view.tournament;
        let (id, revision) = (tournament.id, tournament.revision);
        let content = views::tournament(view);
        let words = self.for_server(Some(tournament.server), &content).await;
        let nonce = format!("w{id}.{revision}");
        let posted = self
            .channels
            .post(tournament.channel, &words, Vec::new(), nonce);
        let message = posted.await?;
        Ok(self.service.tournament_shown(id, message, revision).await?)
    }

    /// Posts what happened in a tournament, unless that was done before.
    pub(super) async fn post_tournament_event(
        &self,
        id: TournamentEventId,
        attempt: Attempt,
    ) -> Result<(), PostError> {
        let Some(post) = self.service.tournament_post(id).await? else {
            return Ok(());
        };
        let tournament = &post.view.tournament;
        let mut message = None;
        if let Some(content) = views::tournament_event(&post) {
            let sought = Sought::Notice {
                content: &content,
                since: post.event.at,
                others: &post.others,
            };
            if attempt == Attempt::Another {
                message = self
                    .channels
                    .posted_before(tournament.channel, &sought)
                    .await?;
            }
            if message.is_none() {
                let words = self.for_server(Some(tournament.server), &content).await;
                let nonce = format!("v{}", id.0);
                let pictures = self.final_table(&post).await;
                let posted = self
                    .channels
                    .post(tournament.channel, &words, pictures, nonce);
                message = Some(posted.await?);
            }
        }
        self.service.tournament_event_told(id, message).await?;
        if post.event.event.kind == TournamentEventKind::Over {
            // The next season of a league is announced after it.
            self.wake_retries.notify_one();
        }
        Ok(())
    }

    /// The final table, for everybody on the server, if the tournament is over; of a league that of each division, the
    /// highest ones if there are many. The text tells who was first without it.
    async fn final_table(&self, post: &TournamentPost) -> Vec<Picture> {
        if post.event.event.kind != TournamentEventKind::Over {
            return Vec::new();
        }
        let server = post.view.tournament.server;
        let settings = self.service.server_settings(server).await.ok();
        let theme = settings.and_then(|it| Theme::from_id(it.theme.as_deref()?));
        let reader = CrosstableReader {
            viewer: None,
            language: reader::language_on(&self.service, Some(server)).await,
            theme: theme.unwrap_or_default(),
        };
        let is_league = post.view.tournament.setup.format.divisions().is_some();
        let wanted = if is_league { MOST_PICTURES } else { 1 };
        let mut pictures = Vec::new();
        while pictures.len() < wanted {
            let page = pictures.len();
            let drawn = self.renderer.crosstable(&post.view, reader, page).await;
            // A page that does not exist is answered by the last one.
            let drawn = drawn.ok().flatten().filter(|it| it.page == page);
            let Some(mut drawn) = drawn else {
                break;
            };
            if page > 0 {
                drawn.picture.name = format!("crosstable-{}.png", page + 1);
            }
            pictures.push(drawn.picture);
        }
        pictures
    }
}
