//! The option `handicap` of `/challenge`: who starts a match for points with how many.

use serenity::all::{CreateAutocompleteResponse, ResolvedValue, Unresolved, UserId};
use tracing::error;

use crate::discord::action::usual_handicaps;
use crate::discord::handlers::common::context::Context;
use crate::discord::handlers::common::options::NamedUser;
use crate::discord::handlers::common::ruleset::meant_ruleset;
use crate::discord::handlers::common::suggest;
use crate::discord::refusal::Refusal;
use crate::discord::{people, views};
use crate::game::{Person, PlayerId};
use crate::rules::{HIGHEST_TARGET, Points, Ruleset};
use crate::service::{self, Guest};

/// The target of a match if none is typed.
const USUAL_TARGET: u16 = 21;

/// A handicap from the point of view of the person who invites.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Handicap {
    /// The invited person starts with these points.
    ToOpponent(u16),
    /// The person who invites starts with these points.
    ToMe(u16),
}

impl Handicap {
    /// Reads a number of points for the invited person, as in "5", or, with a minus, for the one who
    /// invites.
    pub fn read(typed: &str) -> Result<Self, Refusal> {
        let typed = typed.trim();
        let (number, is_mine) = match typed.strip_prefix(['-', '−', '–']) {
            Some(number) => (number, true),
            None => (typed.strip_prefix('+').unwrap_or(typed), false),
        };
        let points = number.trim().parse().ok();
        let points = points.filter(|&points| points <= HIGHEST_TARGET);
        match points {
            Some(points) if is_mine => Ok(Self::ToMe(points)),
            Some(points) => Ok(Self::ToOpponent(points)),
            None => Err(Refusal::NotAHandicap(typed.to_owned())),
        }
    }

    /// The same as it is typed.
    fn typed(self) -> String {
        match self {
            Self::ToOpponent(points) => points.to_string(),
            Self::ToMe(points) => format!("-{points}"),
        }
    }

    /// The points of the person who invites, then those of the invited person.
    pub fn by_person(self) -> Points {
        let mut points = Points::default();
        match self {
            Self::ToMe(own) => points[0] = own,
            Self::ToOpponent(other) => points[1] = other,
        }
        points
    }

    /// The guest of a new table with this handicap. Refused if it is for somebody who is not named.
    pub fn of_guest(
        given: Option<Self>,
        guest: Option<NamedUser>,
        host: &Person,
    ) -> Result<Option<Guest>, Refusal> {
        let guest = guest.map(|guest| guest.person);
        match (given, guest) {
            (None, guest) => Ok(guest.map(|person| Guest {
                person,
                handicap: None,
            })),
            (Some(Self::ToOpponent(points)), Some(person)) => Ok(Some(Guest {
                person,
                handicap: Some(points),
            })),
            (Some(Self::ToMe(points)), None) => Ok(Some(Guest {
                person: host.clone(),
                handicap: Some(points),
            })),
            (Some(_), _) => Err(Refusal::HandicapAtTable),
        }
    }
}

/// Suggests handicaps: first the one that the ratings of the two suggest, then the usual ones.
pub async fn suggest_handicap(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let asked = TypedMatch::read(ctx);
    let fair = match by_ratings(ctx, &asked).await {
        Ok(fair) => fair,
        Err(error) => {
            // The list is shorter, and the number can still be typed.
            let error = &error as &dyn std::error::Error;
            error!(error, "cannot suggest a handicap");
            None
        }
    };
    let target = asked.target.unwrap_or(USUAL_TARGET);
    let to_opponent = usual_handicaps(target).map(Handicap::ToOpponent);
    let usual = to_opponent.chain(usual_handicaps(target).map(Handicap::ToMe));
    let fair = fair.map(|it| (it, views::handicap_by_ratings(it.by_person())));
    let all = usual.map(|it| (it, views::usual_handicap(it.by_person())));
    let fitting = fair
        .into_iter()
        .chain(all)
        .filter(|(handicap, _)| handicap.typed().starts_with(typed.trim()))
        .map(|(handicap, label)| (label, handicap.typed()));
    suggest::choices(ctx, fitting)
}

/// What is typed so far of a match.
struct TypedMatch {
    opponent: Option<UserId>,
    /// The target that is typed, or the usual one of the ruleset; `None` if neither is known.
    target: Option<u16>,
    /// Whether a ruleset is typed that is played for points.
    is_match: bool,
}

impl TypedMatch {
    fn read(ctx: Context<'_>) -> Self {
        let (mut opponent, mut target, mut ruleset) = (None, None, None);
        for option in ctx.interaction.data.options() {
            match (option.name, option.value) {
                ("opponent", ResolvedValue::User(user, _)) => opponent = Some(user.id),
                ("opponent", ResolvedValue::Unresolved(Unresolved::User(id))) => {
                    opponent = Some(id);
                }
                ("target", ResolvedValue::Integer(points)) => target = u16::try_from(points).ok(),
                ("ruleset", ResolvedValue::String(typed)) => ruleset = Some(typed),
                _ => {}
            }
        }
        let fits = |ruleset: &Ruleset| ruleset.target().is_some();
        let usual = ruleset.and_then(|typed| meant_ruleset(typed, fits).ok()?.target());
        Self {
            opponent,
            target: target.or(usual),
            is_match: usual.is_some(),
        }
    }
}

/// The handicap that evens out the match that is being typed; `None` if that is not known.
async fn by_ratings(
    ctx: Context<'_>,
    asked: &TypedMatch,
) -> Result<Option<Handicap>, service::Error> {
    let (Some(opponent), Some(target), true) = (asked.opponent, asked.target, asked.is_match)
    else {
        return Ok(None);
    };
    let by = people::commander(ctx.interaction).id;
    let service = &ctx.data().service;
    let fair = service.fair_handicap(by, PlayerId(opponent.get()), target);
    let points = fair.await?;
    let size = u16::try_from(points.unsigned_abs()).unwrap_or_default();
    Ok((size > 0).then_some(if points > 0 {
        Handicap::ToOpponent(size)
    } else {
        Handicap::ToMe(size)
    }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_minus_gives_the_points_to_who_invites() {
        for (typed, expected) in [
            ("5", Some(Handicap::ToOpponent(5))),
            (" +10 ", Some(Handicap::ToOpponent(10))),
            ("-5", Some(Handicap::ToMe(5))),
            ("−7", Some(Handicap::ToMe(7))),
            ("0", Some(Handicap::ToOpponent(0))),
            ("201", None),
            ("five", None),
            ("", None),
            ("--5", None),
        ] {
            assert_eq!(Handicap::read(typed).ok(), expected, "{typed}");
        }
        assert_eq!(Handicap::ToMe(5).by_person()[..2], [5, 0]);
        assert_eq!(Handicap::ToOpponent(5).by_person()[..2], [0, 5]);
    }
}
