//! The ladder.

use jiff::Timestamp;

use super::error::{Abort, ServiceRefusal, use_case};
use super::rated::as_of;
use super::{Error, Service};
use crate::game::PlayerId;
use crate::rating::{Method, Standing};
use crate::rules::{Ruleset, catalogue};
use crate::store::{Ladder, LadderRow, LadderSize, Reading, Scope, SeasonEnd, Stretch};

/// Rows on a page of the ladder.
pub const ROWS_PER_PAGE: u32 = 12;

/// A page of a ladder: ranked players by rating, then provisional players by rating. Rating
/// deviations are as of today, including time away.
#[derive(Clone, Debug, PartialEq)]
pub struct Standings {
    /// Which games count.
    pub scope: Scope,
    /// The id of the ruleset.
    pub ruleset: &'static str,
    /// The ranked players of this page.
    pub rows: Vec<StandingsRow>,
    /// The provisional players of this page.
    pub provisional: Vec<StandingsRow>,
    /// The viewer's own row, even if it is on another page; `None` before their first rated game.
    pub own: Option<StandingsRow>,
    /// This page, counted from 1.
    pub page: u32,
    /// How many pages there are, at least 1.
    pub pages: u32,
}

/// A player on the ladder.
#[derive(Clone, Debug, PartialEq)]
pub struct StandingsRow {
    /// The rank, counted from 1; `None` for a provisional player.
    pub rank: Option<u32>,
    /// The player.
    pub player: PlayerId,
    /// The display name: on the ladder's server, or the global one.
    pub name: String,
    /// Rating as of today, and results.
    pub standing: Standing,
}

/// The ladder to show to somebody who names none.
#[derive(Clone, Debug, PartialEq)]
pub struct DefaultLadder {
    /// Its ruleset.
    pub ruleset: Ruleset,
    /// The other rulesets whose ladders have games, in the order of the catalogue.
    pub others: Vec<Ruleset>,
}

impl Service {
    /// The ladder of this ruleset; if it is empty, the one with most players.
    pub async fn default_ladder(
        &self,
        scope: Scope,
        usual: Ruleset,
    ) -> Result<DefaultLadder, Error> {
        use_case("choose a ladder".to_owned(), async {
            let mut reading = self.store.read().await?;
            let ladders = reading.ladders(scope).await?;
            let players = |ruleset: &Ruleset| {
                let mut found = ladders.iter().filter(|(id, _)| id == ruleset.id);
                found.next().map_or(0, |&(_, players)| players)
            };
            let all = catalogue::all().iter();
            let mut others: Vec<Ruleset> = all.filter(|it| players(it) > 0).copied().collect();
            // Of several that have as many, the first in the catalogue.
            let most = others.iter().rev().max_by_key(|it| players(it));
            let ruleset = match most {
                Some(most) if players(&usual) == 0 => *most,
                _ => usual,
            };
            others.retain(|other| other.id != ruleset.id);
            Ok(DefaultLadder { ruleset, others })
        })
        .await
    }

    /// A page of the ladder of one ruleset, with the viewer's own row.
    ///
    /// Pages count from 1. A page number out of range gives the nearest page.
    pub async fn standings(
        &self,
        scope: Scope,
        ruleset_id: &str,
        page: u32,
        viewer: PlayerId,
        now: Timestamp,
    ) -> Result<Standings, Error> {
        let found = catalogue::find(ruleset_id).ok_or(ServiceRefusal::NoSuchRuleset)?;
        let (ruleset, method) = (found.id, Method::among(found.seats));
        let ladder = Ladder {
            scope,
            ruleset,
            now,
        };
        use_case(format!("read the ladder of {ruleset}"), async {
            let mut reading = self.store.read().await?;
            let ends = reading.season_ends(scope, now).await?;
            let size = reading.ladder_size(ladder).await?;
            let pages = (size.ranked + size.provisional).div_ceil(ROWS_PER_PAGE);
            let pages = pages.max(1);
            let page = page.clamp(1, pages);
            let (rows, provisional) = rows(&mut reading, (ladder, &ends), size, page).await?;
            let own = own(&mut reading, (ladder, &ends, method), viewer).await?;
            Ok(Standings {
                scope,
                ruleset,
                rows,
                provisional,
                own,
                page,
                pages,
            })
        })
        .await
    }
}

/// The ranked and the provisional players of a page.
async fn rows(
    reading: &mut Reading,
    (ladder, ends): (Ladder<'_>, &[SeasonEnd]),
    size: LadderSize,
    page: u32,
) -> Result<(Vec<StandingsRow>, Vec<StandingsRow>), Abort> {
    let after = (page - 1) * ROWS_PER_PAGE;
    let most = ROWS_PER_PAGE.min(size.ranked.saturating_sub(after));
    let mut ranked = Vec::new();
    if most > 0 {
        let found = reading
            .ranked(ladder, size, Stretch { after, most })
            .await?;
        for (rank, row) in (after + 1..).zip(found) {
            ranked.push(StandingsRow::new(row, Some(rank), ends, ladder.now));
        }
    }
    let rest = Stretch {
        after: after.saturating_sub(size.ranked),
        most: ROWS_PER_PAGE - most,
    };
    let mut provisional = Vec::new();
    if rest.most > 0 {
        for row in reading.provisional(ladder, size, rest).await? {
            provisional.push(StandingsRow::new(row, None, ends, ladder.now));
        }
    }
    Ok((ranked, provisional))
}

/// The viewer's own row.
async fn own(
    reading: &mut Reading,
    (ladder, ends, method): (Ladder<'_>, &[SeasonEnd], Method),
    viewer: PlayerId,
) -> Result<Option<StandingsRow>, Abort> {
    let Some(saved) = reading
        .standing(ladder.scope, ladder.ruleset, viewer)
        .await?
    else {
        return Ok(None);
    };
    let server = ladder.scope.server();
    let name = reading.name_on(server, viewer).await?.unwrap_or_default();
    let mut row = StandingsRow::new(
        LadderRow {
            player: viewer,
            name,
            saved,
        },
        None,
        ends,
        ladder.now,
    );
    if !row.standing.rating.is_provisional(method) {
        let rating = row.standing.rating;
        row.rank = Some(reading.rank(ladder, viewer, rating).await?);
    }
    Ok(Some(row))
}

impl StandingsRow {
    fn new(row: LadderRow, rank: Option<u32>, ends: &[SeasonEnd], now: Timestamp) -> Self {
        Self {
            rank,
            player: row.player,
            name: row.name,
            standing: as_of(row.saved, ends, now),
        }
    }
}
