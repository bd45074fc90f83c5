//! Bans and unbans people for the operator, while the bot runs or not: it looks at each press whether the
//! person is banned.

use std::error::Error;
use std::io::Write;

use jiff::{SignedDuration, Timestamp};

use super::beside::with_database;
use crate::game::PlayerId;
use crate::store::{Access, Ban};

/// Bans a person by their account number: for so many days, or for good. The reason is told to them.
pub fn ban(
    player: u64,
    reason: Option<&str>,
    days: Option<u32>,
    mut output: impl Write,
) -> Result<(), Box<dyn Error>> {
    let now = Timestamp::now();
    let until = days.map(|days| now + SignedDuration::from_hours(24 * i64::from(days)));
    let ban = Ban {
        player: PlayerId(player),
        reason: reason.unwrap_or_default().to_owned(),
        banned_at: now,
        until,
    };
    with_database(Access::Write, async |service| Ok(service.ban(&ban).await?))?;
    match until {
        Some(until) => writeln!(output, "{player} is banned until {until:.0}")?,
        None => writeln!(output, "{player} is banned")?,
    }
    Ok(output.flush()?)
}

/// Ends the ban of a person.
pub fn unban(player: u64, mut output: impl Write) -> Result<(), Box<dyn Error>> {
    let now = Timestamp::now();
    let was_banned = with_database(Access::Write, async |service| {
        Ok(service.unban(PlayerId(player), now).await?)
    })?;
    if !was_banned {
        return Err(format!("{player} is not banned").into());
    }
    writeln!(output, "{player} is not banned any more")?;
    Ok(output.flush()?)
}
