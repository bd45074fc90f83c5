//! The podiums of a season, or that it has none: posted once, in the server's channel for games, or, if it has
//! none, in that of the season's last rated game. Pings nobody.
//!
//! Retried like any other post (`service::attempts`). What is refused for good, and a season without a
//! channel, is given up and logged; its standings stay.

use tracing::info;

use crate::discord::outbox::Outbox;
use crate::discord::outbox::attempt::{Attempt, PostError};
use crate::discord::outbox::duplicate_check::Sought;
use crate::discord::{reader, views};
use crate::game::{ChannelId, SeasonId};
use crate::service::SeasonReport;

impl Outbox {
    /// Announces a season that is over, unless that was done before.
    pub(super) async fn post_season(
        &self,
        id: SeasonId,
        attempt: Attempt,
    ) -> Result<(), PostError> {
        let report = self.service.season_to_tell(id).await?;
        let is_told = |it: &SeasonReport| !it.is_played || !it.podiums.is_empty();
        if let Some(report) = report.filter(is_told) {
            if let Some(channel) = report.channel {
                self.announce(&report, channel, attempt).await?;
            } else {
                info!("season {id} is announced nowhere: there is no channel for it");
            }
        }
        Ok(self.service.season_told(id).await?)
    }

    async fn announce(
        &self,
        report: &SeasonReport,
        channel: ChannelId,
        attempt: Attempt,
    ) -> Result<(), PostError> {
        let content = views::season_over(report);
        if attempt == Attempt::Another {
            // A name may have changed since: the first line alone counts.
            let sought = Sought::Notice {
                content: &content,
                since: report.season.ends_at,
                others: &[],
            };
            if self
                .channels
                .posted_before(channel, &sought)
                .await?
                .is_some()
            {
                return Ok(());
            }
        }
        let language = reader::language_on(&self.service, Some(report.season.server)).await;
        let picture = self.renderer.podium(report, language).await;
        // The text says the same.
        let pictures = picture.ok().flatten().into_iter().collect();
        let words = content.in_language(language);
        let nonce = format!("s{}", report.season.id);
        self.channels.post(channel, &words, pictures, nonce).await?;
        Ok(())
    }
}
