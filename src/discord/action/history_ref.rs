//! A page of somebody's finished games, as the fields of an id.

use std::fmt;

use crate::game::{PlayerId, PlayerResult};
use crate::rules::catalogue;
use crate::service::HistoryFilter;

/// Stands for a filter that is left out.
const ANY: &str = "-";

/// A page of a filtered list of finished games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct HistoryRef {
    /// Which games.
    pub filter: HistoryFilter,
    /// The page, from 1.
    pub page: u32,
    /// Whether the player is a member of the server where the list was asked for.
    pub is_fellow_member: bool,
}

/// Stands for a player who is a member of that server.
const FELLOW: &str = "fellow";

impl HistoryRef {
    /// Parses the fields. The last one is missing where the player is no member, and in ids from before
    /// it was part of them.
    pub fn read(fields: &[&str]) -> Option<Self> {
        let &[player, opponent, ruleset, result, page, ref rest @ ..] = fields else {
            return None;
        };
        let is_fellow_member = match rest {
            [] => false,
            [FELLOW] => true,
            _ => return None,
        };
        // Discord's ids fit into the positive half of the numbers that a database stores.
        let person = |id: &str| {
            let id = id.parse().ok().filter(|&id| i64::try_from(id).is_ok())?;
            Some(PlayerId(id))
        };
        let filter = HistoryFilter {
            player: person(player)?,
            opponent: unless_any(opponent, person).ok()?,
            ruleset: unless_any(ruleset, |id| catalogue::find(id).map(|it| it.id)).ok()?,
            result: unless_any(result, PlayerResult::from_id).ok()?,
        };
        let page = page.parse().ok()?;
        Some(Self {
            filter,
            page,
            is_fellow_member,
        })
    }
}

/// A field that may be left out; an error if it is damaged.
fn unless_any<T>(field: &str, read: impl Fn(&str) -> Option<T>) -> Result<Option<T>, ()> {
    if field == ANY {
        return Ok(None);
    }
    read(field).map(Some).ok_or(())
}

impl fmt::Display for HistoryRef {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let filter = &self.filter;
        let opponent = filter.opponent.map(|it| it.to_string());
        let opponent = opponent.as_deref().unwrap_or(ANY);
        let ruleset = filter.ruleset.unwrap_or(ANY);
        let result = filter.result.map_or(ANY, PlayerResult::id);
        let (player, page) = (filter.player, self.page);
        write!(f, "{player}:{opponent}:{ruleset}:{result}:{page}")?;
        if self.is_fellow_member {
            write!(f, ":{FELLOW}")?;
        }
        Ok(())
    }
}
