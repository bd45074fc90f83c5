//! The finished games of a player in pages, and how two people have fared against each other.

use super::error::use_case;
use super::lists::{GameList, list};
use super::profile_audience::admits;
use super::tallies::by_ruleset;
use super::{Error, Service};
use crate::game::{GameId, PlayerResult, Viewpoint};
use crate::rating::Tally;
pub use crate::store::HistoryFilter;
use crate::store::{self, HistoryQuery, Reading, Stretch};

/// How many games a page has: as many lines as fit into a message with long names and links.
const ON_A_PAGE: u32 = 8;
/// How many of the latest results between two people are told.
const LAST_RESULTS: u32 = 5;

/// Who asks for a list of finished games, and from where.
#[derive(Clone, Copy, Debug)]
pub struct HistoryRequest {
    /// Who looks.
    pub viewpoint: Viewpoint,
    /// Which games.
    pub filter: HistoryFilter,
    /// Whether the player is a member of the server from which the viewer looks.
    pub is_fellow_member: bool,
    /// The page, from 1.
    pub page: u32,
}

/// A page of finished games, the one that ended last first.
#[derive(Clone, Debug)]
pub struct HistoryPage {
    /// Which games it lists.
    pub filter: HistoryFilter,
    /// Whether the player is a member of the server from which the viewer looks.
    pub is_fellow_member: bool,
    /// Whether the player hides results from the viewer: only games between the two are listed.
    pub is_hidden: bool,
    /// The games.
    pub games: GameList,
    /// How many games there are on all pages.
    pub count: u32,
    /// Its number, from 1.
    pub page: u32,
    /// How many pages there are, at least one.
    pub pages: u32,
    /// How the player has fared against the filter's opponent, if there is one.
    pub head_to_head: Option<HeadToHead>,
}

/// How one person has fared against another.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HeadToHead {
    /// The results by the ids of rulesets, as the first person's.
    pub by_ruleset: Vec<(String, Tally)>,
    /// The latest results, the newest first.
    pub last: Vec<PlayerResult>,
}

impl Service {
    /// A page of a player's finished games that are visible from a viewpoint. Of somebody who does not
    /// let the viewer see their profile, it lists only the games between the two. The last page stands for
    /// all after it. Games that cannot be read are reported only to the player.
    pub async fn history(&self, request: HistoryRequest) -> Result<HistoryPage, Error> {
        let HistoryRequest {
            viewpoint,
            filter,
            is_fellow_member,
            page,
        } = request;
        let player = filter.player;
        use_case("list the finished games of a person".to_owned(), async {
            let mut reading = self.store.read().await?;
            let viewer = viewpoint.player;
            let is_hidden =
                viewer != player && !admits(&mut reading, player, viewer, is_fellow_member).await?;
            let query = HistoryQuery {
                filter,
                viewpoint,
                only_with: is_hidden.then_some(viewer),
            };
            let count = reading.count_finished(query).await?;
            let pages = count.div_ceil(ON_A_PAGE).max(1);
            let page = page.clamp(1, pages);
            let stretch = Stretch {
                after: (page - 1) * ON_A_PAGE,
                most: ON_A_PAGE,
            };
            let ids = reading.finished(query, stretch).await?;
            let head_to_head = match filter.opponent {
                Some(opponent) if !is_hidden || opponent == viewer => {
                    Some(HeadToHead::load(&mut reading, query).await?)
                }
                _ => None,
            };
            Ok(HistoryPage {
                games: visible(list(&mut reading, ids).await?, viewpoint, &filter),
                filter,
                is_fellow_member,
                is_hidden,
                count,
                page,
                pages,
                head_to_head,
            })
        })
        .await
    }
}

/// The games as far as the viewer may know of them.
fn visible(games: GameList, viewpoint: Viewpoint, filter: &HistoryFilter) -> GameList {
    let is_own = viewpoint.player == filter.player;
    let views = games.views.into_iter();
    GameList {
        views: views.filter_map(|view| view.seen_from(viewpoint)).collect(),
        damaged: if is_own {
            games.damaged
        } else {
            Vec::<GameId>::new()
        },
    }
}

impl HeadToHead {
    async fn load(reading: &mut Reading, query: HistoryQuery) -> Result<Self, store::Error> {
        let mutual = reading.mutual_results(query).await?;
        let mutual = mutual.into_iter();
        let mutual = mutual.filter_map(|it| Some((it.ruleset, it.result?, it.games)));
        let by_ruleset = by_ruleset(mutual);
        let last = reading.last_mutual_results(query, LAST_RESULTS);
        Ok(Self {
            by_ruleset,
            last: last.await?,
        })
    }

    /// All results together.
    pub fn total(&self) -> Tally {
        self.by_ruleset.iter().map(|(_, tally)| *tally).sum()
    }
}
