//! The day's puzzle of a server: posted once, in the channel that `/server` names. Pings nobody.
//!
//! Retried like any other post (`service::attempts`), on its day only: what could not be posted by then is dropped, and
//! so is what is refused for good. Right before it is posted it is made sure that its position stands in no running
//! game; if it does, another puzzle takes its place.

use tracing::info;

use crate::discord::outbox::Outbox;
use crate::discord::outbox::attempt::{Attempt, PostError};
use crate::discord::outbox::duplicate_check::Sought;
use crate::discord::{reader, views};
use crate::game::{DailyPuzzleId, Viewpoint};
use crate::service::DailyPuzzle;

impl Outbox {
    /// Posts a day's puzzle, unless that was done before.
    pub(super) async fn post_daily_puzzle(
        &self,
        id: DailyPuzzleId,
        attempt: Attempt,
    ) -> Result<(), PostError> {
        let now = self.time.now();
        if let Some(daily) = self.service.daily_puzzle_to_tell(id, now).await? {
            self.tell_daily_puzzle(daily, attempt).await?;
        } else {
            info!("the day's puzzle {id} is not posted any more");
        }
        Ok(self.service.daily_puzzle_told(id).await?)
    }

    async fn tell_daily_puzzle(
        &self,
        daily: DailyPuzzle,
        attempt: Attempt,
    ) -> Result<(), PostError> {
        if attempt == Attempt::Another {
            let button = views::solve_button(&daily).action.to_string();
            let sought = Sought::Button(&button);
            let posted = self.channels.posted_before(daily.channel, &sought);
            if posted.await?.is_some() {
                return Ok(());
            }
        }
        let nobody = Viewpoint::of_outsider(Some(daily.server)).player;
        let daily = if self.service.may_show(nobody, &daily.view, &[]).await? {
            daily
        } else {
            let other = self.service.replace_daily_puzzle(&daily, self.time.now());
            match other.await? {
                Some(other) if self.service.may_show(nobody, &other.view, &[]).await? => other,
                _ => return Ok(()),
            }
        };
        let language = reader::language_on(&self.service, Some(daily.server)).await;
        let picture = self.renderer.draw_daily_puzzle(&daily, language).await;
        // The puzzle that opens shows it again.
        let pictures = picture.ok().into_iter().collect();
        let words = views::daily_puzzle(&daily).in_language(language);
        let nonce = format!("d{}", daily.id);
        self.channels
            .post(daily.channel, &words, pictures, nonce)
            .await?;
        Ok(())
    }
}
