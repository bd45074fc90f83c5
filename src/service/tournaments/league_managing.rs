//! Looking a league up, and deciding whether it goes on.

use jiff::Timestamp;

use super::managing::{deed, finish};
use super::refusal::TournamentRefusal;
use super::setting_up::TournamentActor;
use super::view::TournamentView;
use crate::game::TournamentId;
use crate::service::error::use_case;
use crate::service::{Error, Service};
use crate::store::TournamentEventKind;

impl Service {
    /// Decides whether a league goes on after its season of now. Its games are played to the end either way.
    pub async fn set_last_season(
        &self,
        id: TournamentId,
        by: &TournamentActor,
        is_last: bool,
        now: Timestamp,
    ) -> Result<TournamentView, Error> {
        use_case(format!("decide whether league {id} goes on"), async {
            let (mut writing, _) = self.managed(id, by).await?;
            let season = writing.league_season(id).await?;
            let season = season.ok_or(TournamentRefusal::NoLeague)?;
            if season.is_last == is_last {
                return Err(if is_last {
                    TournamentRefusal::LastSeasonAlready.into()
                } else {
                    TournamentRefusal::GoesOnAlready.into()
                });
            }
            writing.save_last_season(id, is_last).await?;
            let kind = if is_last {
                TournamentEventKind::LastSeason
            } else {
                TournamentEventKind::SeasonsGoOn
            };
            writing
                .insert_tournament_event(id, &deed(kind, by), now)
                .await?;
            finish(writing, id).await
        })
        .await
    }

    /// A season of a league, by the league's number: this one, or the latest. A league that is a draft is shown too: its
    /// caller asks whether the person may see it.
    pub async fn league(
        &self,
        league: TournamentId,
        season: Option<u32>,
    ) -> Result<TournamentView, Error> {
        use_case(format!("look up league {league}"), async {
            let mut reading = self.store.read().await?;
            let found = reading.season_of_league(league, season).await?;
            let missing = || TournamentRefusal::NoSuchLeague(league);
            let id = match (found, season) {
                (Some(id), _) => id,
                (None, None) => league,
                (None, Some(_)) => return Err(missing().into()),
            };
            let found = reading.tournament(id).await?;
            let rules = found.and_then(|it| it.setup.format.divisions());
            rules.ok_or_else(missing)?;
            TournamentView::load(&mut reading, id).await
        })
        .await
    }
}
