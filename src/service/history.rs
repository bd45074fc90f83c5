//! The finished games of a player in pages, and how two people have fared against each other.

use super::error::use_case;
use super::lists::{GameList, list};
use super::tallies::by_ruleset;
use super::{Error, Service};
use crate::game::{GameId, PlayerResult, Viewpoint};
use crate::rating::Tally;
pub use crate::store::HistoryFilter;
use crate::store::{self, Reading, Stretch};

/// How many games a page has: as many lines as fit into a message with long names and links.
const ON_A_PAGE: u32 = 8;
/// How many of the latest results between two people are told.
const LAST_RESULTS: u32 = 5;
/// How many of the latest games are looked through for those that match what was typed.
const LOOKED_THROUGH: u32 = 200;

/// A page of finished games, the one that ended last first.
#[derive(Clone, Debug)]
pub struct HistoryPage {
    /// Which games it lists.
    pub filter: HistoryFilter,
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
    /// A page of a player's finished games that are visible from a viewpoint. The last page stands for
    /// all after it. Games that cannot be read are reported only to the player.
    pub async fn history(
        &self,
        viewpoint: Viewpoint,
        filter: HistoryFilter,
        page: u32,
    ) -> Result<HistoryPage, Error> {
        let player = filter.player;
        use_case(format!("list the finished games of {player}"), async {
            let mut reading = self.store.read().await?;
            let count = reading.count_finished(&filter, viewpoint).await?;
            let pages = count.div_ceil(ON_A_PAGE).max(1);
            let page = page.clamp(1, pages);
            let stretch = Stretch {
                after: (page - 1) * ON_A_PAGE,
                most: ON_A_PAGE,
            };
            let ids = reading.finished(&filter, viewpoint, stretch).await?;
            let head_to_head = match filter.opponent {
                Some(_) => Some(HeadToHead::load(&mut reading, &filter, viewpoint).await?),
                None => None,
            };
            Ok(HistoryPage {
                games: visible(list(&mut reading, ids).await?, viewpoint, &filter),
                filter,
                count,
                page,
                pages,
                head_to_head,
            })
        })
        .await
    }

    /// The viewer's own latest finished games whose number, or another player's name in any case,
    /// begins with what was typed: at most so many, and none before the last 200.
    pub async fn finished_matching(
        &self,
        viewpoint: Viewpoint,
        typed: &str,
        most: usize,
    ) -> Result<Vec<super::GameView>, Error> {
        let filter = HistoryFilter::of(viewpoint.player);
        let player = filter.player;
        use_case(format!("suggest finished games of {player}"), async {
            let mut reading = self.store.read().await?;
            let latest = Stretch {
                after: 0,
                most: LOOKED_THROUGH,
            };
            let ids = reading.finished(&filter, viewpoint, latest).await?;
            let typed = typed.trim().to_lowercase();
            let mut found = Vec::new();
            for id in ids {
                if found.len() >= most {
                    break;
                }
                let games = list(&mut reading, vec![id]).await?;
                let mut games = visible(games, viewpoint, &filter).views;
                games.retain(|view| super::lists::matches(view, player, &typed));
                found.append(&mut games);
            }
            Ok(found)
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
    async fn load(
        reading: &mut Reading,
        filter: &HistoryFilter,
        viewpoint: Viewpoint,
    ) -> Result<Self, store::Error> {
        let mutual = reading.mutual_results(filter, viewpoint).await?;
        let mutual = mutual.into_iter();
        let mutual = mutual.filter_map(|it| Some((it.ruleset, it.result?, it.games)));
        let by_ruleset = by_ruleset(mutual);
        let last = reading.last_mutual_results(filter, viewpoint, LAST_RESULTS);
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
