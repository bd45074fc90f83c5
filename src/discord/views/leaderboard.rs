//! The ladder as text.

use crate::discord::message::Message;
use crate::discord::views::result::rating;
use crate::discord::views::safe_text;
use crate::rules::catalogue;
use crate::service::{Scope, Standings, StandingsRow};

/// A page of the ladder: ranked players, then provisional ones, and the viewer's own row.
pub fn ladder(standings: &Standings) -> Message {
    let ruleset = catalogue::find(standings.ruleset).map_or(standings.ruleset, |it| it.name);
    let place = match standings.scope {
        Scope::Server(_) => "this server",
        Scope::Everywhere => "everywhere",
    };
    let head = format!("**{ruleset}** · ladder of {place}");
    if standings.rows.is_empty() && standings.provisional.is_empty() {
        return Message::text(format!(
            "{head}\nNobody has finished a rated game yet. `/challenge` begins one."
        ));
    }
    let mut lines = vec![head];
    lines.extend(standings.rows.iter().map(row));
    if !standings.provisional.is_empty() {
        lines.push("Provisional, until there are more games:".to_owned());
        lines.extend(standings.provisional.iter().map(row));
    }
    if let Some(own) = own_elsewhere(standings) {
        lines.push(format!("You: {}", row(own)));
    }
    if standings.pages > 1 {
        lines.push(format!("Page {} of {}", standings.page, standings.pages));
    }
    Message::text(lines.join("\n"))
}

/// The viewer's row if it is not on the page already.
fn own_elsewhere(standings: &Standings) -> Option<&StandingsRow> {
    let shown = || standings.rows.iter().chain(&standings.provisional);
    let own = standings.own.as_ref()?;
    (!shown().any(|row| row.player == own.player)).then_some(own)
}

/// "**1** · Ann · **1620** · 12 won, 3 lost, 1 drawn".
fn row(row: &StandingsRow) -> String {
    let rank = row
        .rank
        .map_or_else(String::new, |rank| format!("**{rank}** · "));
    let tally = row.standing.tally;
    let drawn = match tally.draws {
        0 => String::new(),
        draws => format!(", {draws} drawn"),
    };
    format!(
        "{rank}{} · **{}** · {} won, {} lost{drawn}",
        safe_text::shown(&row.name),
        rating(row.standing.rating),
        tally.wins,
        tally.losses
    )
}
