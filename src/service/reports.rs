//! Reports about opponents from other servers. They are kept for the operator, and nobody else is told.

use jiff::Timestamp;

use super::error::{Abort, ServiceRefusal, use_case};
use super::{Error, GameView, Service};
use crate::game::limits::{LONGEST_REPORT, REPORTS, REPORTS_WITHIN};
use crate::game::{GameId, GameRefusal, Person, PlayerId, SeekRefusal};
use crate::store::{Report, SavedReport};

impl Service {
    /// Keeps what a person writes about their opponent in a game that is played in private conversations.
    /// Returns whom they report.
    pub async fn report(
        &self,
        by: PlayerId,
        game: GameId,
        reason: &str,
        now: Timestamp,
    ) -> Result<PlayerId, Error> {
        let reported = self.private_opponent(by, game).await?.id;
        use_case(format!("keep a report about game {game}"), async {
            let reason: String = reason.trim().chars().take(LONGEST_REPORT).collect();
            let refuse = |refusal: SeekRefusal| Abort::from(GameRefusal::from(refusal));
            if reason.is_empty() {
                return Err(refuse(SeekRefusal::NoReason));
            }
            let mut writing = self.store.write().await?;
            let since = now.saturating_sub(REPORTS_WITHIN);
            let since = since.unwrap_or(Timestamp::MIN);
            if writing.reports_by_since(by, since).await? >= REPORTS {
                return Err(refuse(SeekRefusal::TooManyReports { most: REPORTS }));
            }
            let report = Report {
                reporter: by,
                reported,
                game,
                reason,
                made_at: now,
            };
            writing.insert_report(&report).await?;
            writing.commit().await?;
            Ok(reported)
        })
        .await
    }

    /// Whom a person plays against in a game in private conversations. Any other game is answered like one
    /// that does not exist.
    pub async fn private_opponent(&self, by: PlayerId, game: GameId) -> Result<Person, Error> {
        let view = self.game(game).await?;
        let is_theirs = view.is_private() && view.game.seat_of(by).is_some();
        let other = opponent(&view, by).filter(|_| is_theirs);
        Ok(other.ok_or(ServiceRefusal::NoSuchGame(game))?)
    }

    /// All reports, oldest first.
    pub async fn reports(&self) -> Result<Vec<SavedReport>, Error> {
        use_case("list the reports".to_owned(), async {
            Ok(self.store.read().await?.reports().await?)
        })
        .await
    }
}

fn opponent(view: &GameView, by: PlayerId) -> Option<Person> {
    let players = view.game.players.iter().zip(&view.global_names);
    let mut others = players.filter(|(player, _)| **player != by);
    others.next().map(|(id, name)| Person::new(*id, name))
}
