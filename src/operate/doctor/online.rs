//! What only Discord can tell: token, intents, commands, permissions, and its clock.

use jiff::SignedDuration;

use super::finding::Finding;
use crate::config;
use crate::discord::{self, CommandState, Connects, PlaceState, Places, StartError, Unanswered};

/// How far the system's clock may be off: an answer's date is as exact as a second, and a request takes
/// some time.
const CLOCK_AGREES: SignedDuration = SignedDuration::from_secs(5);
/// From here on deadlines are plainly wrong. From ten minutes ahead on, the bot decides nothing.
const CLOCK_IS_WRONG: SignedDuration = SignedDuration::from_mins(1);
/// How many connections a day should be left.
const LEAST_CONNECTS: u64 = 50;

pub(super) async fn look(settings: &config::Discord, places: Places) -> Vec<Finding> {
    let checked = match discord::check(settings, places).await {
        Ok(checked) => checked,
        Err(error) => return vec![unreachable(&error)],
    };
    let accepted = format!(
        "Discord accepts the token, which is that of {}",
        checked.name
    );
    let mut findings = vec![
        Finding::ok("token", accepted),
        intents(&checked.privileged_intents),
        connects(&checked.connects),
        commands(&checked.commands),
        clock(checked.ahead),
    ];
    let places = [("server", checked.server), ("channel", checked.channel)];
    for (check, state) in places {
        findings.extend(state.map(|state| permissions(check, &state)));
    }
    findings
}

fn unreachable(error: &StartError) -> Finding {
    let (check, cure) = match error {
        StartError::Token => (
            "token",
            "Press Reset Token on the bot's page in Discord's developer portal, and set \
             DISCORD_TOKEN to the new one.",
        ),
        StartError::Gateway(_) => ("discord", "Leave DISCORD_API out: it is for tests."),
        _ => (
            "discord",
            "Check the network, its firewall and DNS, and https://discordstatus.com; the bot itself \
             keeps trying.",
        ),
    };
    Finding::fault(check, error.to_string(), cure)
}

fn intents(privileged: &[&str]) -> Finding {
    if privileged.is_empty() {
        return Finding::ok("intents", "no privileged intent is on, and none is needed");
    }
    Finding::warning(
        "intents",
        format!(
            "the bot needs no privileged intent, and has {}",
            privileged.join(", ")
        ),
        "Switch them off on the bot's page in Discord's developer portal.",
    )
}

fn connects(state: &Result<Connects, Unanswered>) -> Finding {
    let check = "connections";
    match state {
        Ok(Connects { total, left, .. }) if *left >= LEAST_CONNECTS.min(*total) => {
            let says = format!("the bot may connect {left} more times today, of {total}");
            Finding::ok(check, says)
        }
        Ok(Connects {
            total,
            left,
            full_in,
        }) => Finding::warning(
            check,
            format!("the bot may connect only {left} more times today, of {total}"),
            format!(
                "Find out from the log why it starts again and again. In {} minutes it may connect \
                 {total} times again.",
                full_in.as_secs().div_ceil(60)
            ),
        ),
        Err(reason) => unknown(check, "how often the bot may connect", reason),
    }
}

fn commands(state: &Result<CommandState, Unanswered>) -> Finding {
    let check = "commands";
    let state = match state {
        Ok(state) => state,
        Err(reason) => return unknown(check, "which commands are registered", reason),
    };
    if state.is_right() {
        return Finding::ok(
            check,
            format!("all {} commands are registered", state.known),
        );
    }
    let names = |names: &std::collections::BTreeSet<String>| {
        let names: Vec<_> = names.iter().map(String::as_str).collect();
        names.join(", ")
    };
    let mut says = Vec::new();
    for (what, those) in [
        ("are not registered", &state.missing),
        ("are of another version", &state.outdated),
        (
            "are registered, and this version does not know them",
            &state.foreign,
        ),
    ] {
        if !those.is_empty() {
            says.push(format!("{} {what}", names(those)));
        }
    }
    let cure = "Start the bot of this version, which registers its commands; stop any other one that has \
                this token.";
    Finding::fault(check, says.join("; "), cure)
}

fn clock(ahead: Option<SignedDuration>) -> Finding {
    let check = "clock";
    let Some(ahead) = ahead else {
        let cure = "Compare the system's clock with another one.";
        return Finding::warning(check, "Discord's answer had no date to compare with", cure);
    };
    let off = ahead.abs();
    if off <= CLOCK_AGREES {
        return Finding::ok(check, "the system's clock agrees with Discord's");
    }
    let side = if ahead.is_positive() {
        "ahead of"
    } else {
        "behind"
    };
    let says = format!(
        "the system's clock is {:#} {side} Discord's",
        SignedDuration::from_secs(off.as_secs())
    );
    let cure = "Set the clock right, and let the system keep it right with NTP (`timedatectl set-ntp true`).";
    if off <= CLOCK_IS_WRONG {
        Finding::warning(check, says, cure)
    } else {
        Finding::fault(check, says, cure)
    }
}

fn permissions(check: &'static str, state: &Result<PlaceState, Unanswered>) -> Finding {
    match state {
        Ok(PlaceState::Seen { name, missing }) if missing.is_empty() => Finding::ok(
            check,
            format!("the bot has every permission that it needs in {name}"),
        ),
        Ok(PlaceState::Seen { name, missing }) => Finding::fault(
            check,
            format!(
                "the bot lacks permissions in {name}: {}",
                missing.join(", ")
            ),
            "Allow them to the bot's role in Discord's settings of the server, or of the channel and its \
             category.",
        ),
        Ok(PlaceState::Unseen) => Finding::fault(
            check,
            format!("the bot sees no {check} of this number"),
            "Copy the number with Copy ID from Discord's menu, invite the bot to the server, and let it \
             view the channel.",
        ),
        Ok(PlaceState::NotOnAServer) => Finding::warning(
            check,
            "this is no channel of a server, so that there are no permissions in it",
            "Name a channel or thread of a server.",
        ),
        Err(reason) => unknown(check, "what the bot may do there", reason),
    }
}

fn unknown(check: &'static str, what: &str, reason: &Unanswered) -> Finding {
    let says = format!("Discord does not say {what}: {reason}");
    Finding::warning(check, says, "Ask again in a few minutes.")
}
