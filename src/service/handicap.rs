//! Suggests a handicap for a match for points, by the ratings of two people.

use super::error::use_case;
use super::{Error, Service};
use crate::game::PlayerId;
use crate::rating::{Rating, fair_handicap};
use crate::store::{self, Reading, Scope};

/// The rulesets whose ratings say who is stronger: the first one in which both are rated.
const COMPARED_BY: [&str; 2] = ["points", "pente"];

impl Service {
    /// The points with which the second person should start a match to `target` against the first, by
    /// their ratings on all servers; negative if the first should start with points. Zero if they are
    /// not both rated.
    pub async fn fair_handicap(
        &self,
        first: PlayerId,
        second: PlayerId,
        target: u16,
    ) -> Result<i32, Error> {
        use_case("suggest a handicap to a person".to_owned(), async {
            let mut reading = self.store.read().await?;
            for ruleset in COMPARED_BY {
                let first = rating(&mut reading, ruleset, first).await?;
                let second = rating(&mut reading, ruleset, second).await?;
                if let (Some(first), Some(second)) = (first, second) {
                    return Ok(fair_handicap(first, second, target));
                }
            }
            Ok(0)
        })
        .await
    }
}

async fn rating(
    reading: &mut Reading,
    ruleset: &str,
    player: PlayerId,
) -> Result<Option<Rating>, store::Error> {
    let standing = reading.standing(Scope::Everywhere, ruleset, player).await?;
    Ok(standing.map(|saved| saved.standing.rating))
}
