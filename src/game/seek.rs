//! A seek: somebody wants a game on certain terms, and plays whoever fits.
//!
//! This module does not know how seeks are kept, nor how strong anybody is: how strong both are is an
//! argument.

use std::fmt;

use jiff::Timestamp;

use super::id::{PlayerId, SeekId};
use super::place::Place;
use super::seek_refusal::Mismatch;
use super::terms::Terms;

/// That a person wants a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Seek {
    /// The seek's number.
    pub id: SeekId,
    /// Who seeks.
    pub player: PlayerId,
    /// What they want to play. Who moves first is always left to chance.
    pub terms: Terms,
    /// How far the opponent's rating may be from theirs.
    pub band: Band,
    /// Where they said so: on this server their seek is listed.
    pub place: Place,
    /// Whether people on other servers fit, too.
    pub is_everywhere: bool,
    /// When they began to seek.
    pub made_at: Timestamp,
}

/// How far apart two ratings may be.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Band {
    /// Any opponent.
    #[default]
    Any,
    /// At most this many points.
    Points(u16),
}

/// How strong a person is on the ladder for which a game counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Strength {
    /// The rating, in points.
    pub rating: i32,
    /// How many points a provisional rating may be off; zero for any other. Nobody knows yet how strong a
    /// newcomer is, so a band keeps apart only those who would be too far apart in the best case.
    pub margin: i32,
}

impl Band {
    /// The bands to choose from.
    pub const ALL: [Self; 4] = [
        Self::Any,
        Self::Points(100),
        Self::Points(200),
        Self::Points(400),
    ];

    /// The band with this id: a number of points, or `any`.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|band| band.to_string() == id)
    }

    /// Whether ratings that are so far apart lie within it.
    const fn holds(self, apart: u32) -> bool {
        match self {
            Self::Any => true,
            Self::Points(most) => apart <= most as u32,
        }
    }
}

impl fmt::Display for Band {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Any => f.write_str("any"),
            Self::Points(most) => most.fmt(f),
        }
    }
}

impl Strength {
    /// How far apart two people are, at least.
    const fn apart(self, other: Self) -> u32 {
        let apart = self.rating.abs_diff(other.rating);
        let margin = self.margin.saturating_add(other.margin);
        apart.saturating_sub(margin.unsigned_abs())
    }
}

impl Seek {
    /// When it ends if nobody fits.
    pub fn ends_at(&self) -> Timestamp {
        let ends_at = self.made_at.saturating_add(self.terms.pace.wait());
        ends_at.unwrap_or(Timestamp::MAX)
    }

    /// Whether it has not ended by itself yet.
    pub fn is_open(&self, now: Timestamp) -> bool {
        now < self.ends_at()
    }

    /// The seek of somebody who takes this one from the list: for the same, with any opponent.
    #[must_use]
    pub fn taken_by(&self, player: PlayerId) -> Self {
        Self {
            player,
            band: Band::Any,
            ..self.clone()
        }
    }

    /// Whether it is for the same as another seek of the same person: one of them is enough.
    pub fn is_same(&self, other: &Self) -> bool {
        self.player == other.player
            && self.terms == other.terms
            && self.place.server == other.place.server
    }
}

/// Whether two seeks go together, with how strong the two people are. It does not matter which one is
/// named first.
///
/// ```
/// use jiff::Timestamp;
/// use tessera::game::seek::{self, Strength};
/// use tessera::game::{
///     Band, ChannelId, First, Mismatch, Pace, Place, PlayerId, Seek, SeekId, Terms,
/// };
/// use tessera::rules::catalogue;
///
/// let terms = Terms {
///     ruleset: catalogue::find("pente").expect("the base game"),
///     pace: Pace::Relaxed,
///     rated: true,
///     first: First::Chance,
///     calls: false,
///     set: false,
///     claim: false,
///     hill: false,
/// };
/// let anns = Seek {
///     id: SeekId(1),
///     player: PlayerId(1),
///     terms,
///     band: Band::Points(200),
///     place: Place {
///         server: None,
///         channel: ChannelId(1),
///     },
///     is_everywhere: true,
///     made_at: Timestamp::UNIX_EPOCH,
/// };
/// let bens = Seek {
///     id: SeekId(2),
///     player: PlayerId(2),
///     band: Band::Any,
///     ..anns.clone()
/// };
/// let settled = |rating| Strength { rating, margin: 0 };
/// assert_eq!(seek::fits((&anns, settled(1500)), (&bens, settled(1700))), Ok(()));
/// let too_far = Err(Mismatch::Ratings { most: 200 });
/// assert_eq!(seek::fits((&anns, settled(1500)), (&bens, settled(1701))), too_far);
/// ```
pub fn fits(
    (one, its): (&Seek, Strength),
    (other, others): (&Seek, Strength),
) -> Result<(), Mismatch> {
    if one.player == other.player {
        return Err(Mismatch::OwnSeek);
    }
    if one.terms != other.terms {
        return Err(Mismatch::Terms);
    }
    let apart = its.apart(others);
    let narrow = [one.band, other.band].into_iter();
    let narrow = narrow.filter(|band| !band.holds(apart));
    let most = narrow.filter_map(|band| match band {
        Band::Any => None,
        Band::Points(most) => Some(most),
    });
    match most.min() {
        Some(most) => Err(Mismatch::Ratings { most }),
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::game::id::{ChannelId, ServerId};
    use crate::game::{First, Pace};
    use crate::rules::catalogue;

    fn any_seek() -> impl Strategy<Value = (Seek, Strength)> {
        let band = prop::sample::select(Band::ALL.to_vec());
        let about = (1..4_u64, 0..2_usize, any::<bool>(), any::<bool>(), band);
        (about, -200..3_500_i32, 0..=350_i32).prop_map(
            |((player, ruleset, is_slow, rated, band), rating, margin)| {
                let seek = Seek {
                    id: SeekId(1),
                    player: PlayerId(player),
                    terms: Terms {
                        ruleset: catalogue::all()[ruleset],
                        pace: if is_slow { Pace::Slow } else { Pace::Relaxed },
                        rated,
                        first: First::Chance,
                        calls: false,
                        set: false,
                        claim: false,
                        hill: false,
                    },
                    band,
                    place: Place {
                        server: Some(ServerId(1)),
                        channel: ChannelId(1),
                    },
                    is_everywhere: false,
                    made_at: Timestamp::UNIX_EPOCH,
                };
                (seek, Strength { rating, margin })
            },
        )
    }

    proptest! {
        #[test]
        fn it_does_not_matter_who_came_first(one in any_seek(), other in any_seek()) {
            let (one, other) = ((&one.0, one.1), (&other.0, other.1));
            prop_assert_eq!(fits(one, other), fits(other, one));
        }

        #[test]
        fn who_wants_anybody_keeps_nobody_off(one in any_seek(), other in any_seek()) {
            let wide = |seek: &Seek| Seek { band: Band::Any, ..seek.clone() };
            let (anns, bens) = (wide(&one.0), wide(&other.0));
            let fit = fits((&anns, one.1), (&bens, other.1));
            let is_kept_off = matches!(fit, Err(Mismatch::Ratings { .. }));
            prop_assert!(!is_kept_off);
        }

        #[test]
        fn those_who_fit_are_within_both_bands(one in any_seek(), other in any_seek()) {
            let terms = one.0.terms.clone();
            let other = (Seek { terms, ..other.0 }, other.1);
            prop_assume!(one.0.player != other.0.player);
            let gap = one.1.rating.abs_diff(other.1.rating);
            let unsure = one.1.margin.unsigned_abs() + other.1.margin.unsigned_abs();
            let is_within = |band| match band {
                Band::Any => true,
                Band::Points(most) => gap <= u32::from(most) + unsure,
            };
            let both = is_within(one.0.band) && is_within(other.0.band);
            prop_assert_eq!(fits((&one.0, one.1), (&other.0, other.1)).is_ok(), both);
        }
    }

    #[test]
    fn a_band_is_read_back_from_its_word() {
        for band in Band::ALL {
            assert_eq!(Band::from_id(&band.to_string()), Some(band));
        }
        for id in ["", "0", "0100", "150", "+100", "none"] {
            assert_eq!(Band::from_id(id), None, "{id}");
        }
    }
}
