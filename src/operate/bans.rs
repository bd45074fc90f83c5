//! Bans and unbans people for the operator, while the bot runs or not: it looks at each press whether the
//! person is banned.

use std::error::Error;
use std::io::Write;

use jiff::{SignedDuration, Timestamp};

use super::beside::with_database;
use crate::config::Config;
use crate::game::PlayerId;
use crate::service::LONGEST_BAN_REASON;
use crate::store::{Access, Ban};

/// Bans a person by their account number: for so many days, or for good. The reason is told to them.
pub fn ban(
    player: u64,
    reason: Option<&str>,
    days: Option<u64>,
    mut output: impl Write,
) -> Result<(), Box<dyn Error>> {
    let now = Timestamp::now();
    let until = days.map(|days| now + SignedDuration::from_hours(24 * days.cast_signed()));
    let reason = reason.unwrap_or_default().trim();
    check_reason(reason)?;
    let ban = Ban {
        player: PlayerId(player),
        reason: reason.to_owned(),
        banned_at: now,
        until,
    };
    let is_in_token = Config::account_from_env() == Some(player);
    with_database(Access::Write, async |service| {
        if is_in_token || service.is_computer(ban.player).await? {
            return Err(of_bot(player).into());
        }
        Ok(service.ban(&ban).await?)
    })?;
    match until {
        Some(until) => writeln!(output, "{player} is banned until {until:.0}")?,
        None => writeln!(output, "{player} is banned")?,
    }
    Ok(output.flush()?)
}

fn of_bot(player: u64) -> String {
    format!(
        "{player} is the account of the bot itself, which cannot be banned: name the account of a person, or stop the \
         bot"
    )
}

/// The reason is a line that is told to the person, and that a terminal shows.
fn check_reason(reason: &str) -> Result<(), String> {
    let length = reason.chars().count();
    if length > LONGEST_BAN_REASON {
        return Err(format!(
            "the reason has {length} characters, and at most {LONGEST_BAN_REASON} are told to the person: \
             make it shorter"
        ));
    }
    if reason.contains(char::is_control) {
        return Err(
            "the reason has a line break or another character that is not shown: write it in one line"
                .to_owned(),
        );
    }
    Ok(())
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
