//! Phrases that several messages share: moves, terms, scores.

use crate::discord::views::{safe_text, time};
use crate::game::{Game, GameId, PlayerId, ServerId, Terms};
use crate::picture::capture_score;
use crate::rules::{
    Bans, Choice, Colour, Move, Notation, Opening, Overline, Played, Point, Position, Removal,
    Ruleset, catalogue,
};
use crate::service::GameView;

/// The most plies that one message tells, since messages are often read on a lock screen.
const MOST_TOLD: usize = 4;

/// A mention. It pings only if the message says so, and otherwise shows a name.
pub fn mention(player: PlayerId) -> String {
    format!("<@{player}>")
}

/// The name of a player of the game.
pub fn name(view: &GameView, player: PlayerId) -> String {
    let seat = view.game.seat_of(player);
    let name = seat.and_then(|seat| view.names.get(seat.index()));
    safe_text::shown(name.map_or("", String::as_str))
}

/// The names of several players, as in "Ann and Ben".
pub fn names_of(view: &GameView, players: &[PlayerId]) -> String {
    listed(players.iter().map(|&player| name(view, player)))
}

/// The opponents of this person, as in "Ben".
pub fn opponents(view: &GameView, player: PlayerId) -> String {
    let others = view.game.players.iter().filter(|&&other| other != player);
    listed(others.map(|&other| name(view, other)))
}

/// "a", "a and b", "a, b and c".
pub fn listed(items: impl IntoIterator<Item = String>) -> String {
    let mut items: Vec<_> = items.into_iter().collect();
    match items.pop() {
        None => String::new(),
        Some(last) if items.is_empty() => last,
        Some(last) => format!("{} and {last}", items.join(", ")),
    }
}

/// A small number as a word.
pub fn number(count: usize) -> String {
    const WORDS: [&str; 13] = [
        "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
        "eleven", "twelve",
    ];
    WORDS
        .get(count)
        .map_or_else(|| count.to_string(), |&word| word.to_owned())
}

/// A point on the board of this position.
pub fn point(point: Point, position: &Position, notation: Notation) -> String {
    point.text(notation, position.board().size())
}

/// The name of a colour's stones under a ruleset.
pub const fn colour(ruleset: &Ruleset, colour: Colour) -> &'static str {
    ruleset.stone_colour(colour).name()
}

/// The terms, as in "**Pente** · tournament rule · 3 days + 1 a move · rated".
pub fn terms(terms: &Terms) -> String {
    let ruleset = &terms.ruleset;
    let mut parts = vec![
        format!("**{}**", ruleset.name),
        opening(ruleset.opening).to_owned(),
    ];
    let (files, ranks) = (ruleset.size.files(), ruleset.size.ranks());
    if ruleset.size != crate::rules::BoardSize::STANDARD {
        parts.push(format!("{files} × {ranks}"));
    }
    parts.extend(extras(ruleset).map(str::to_owned));
    parts.push(time::pace(terms.pace));
    parts.push(if terms.rated { "rated" } else { "not rated" }.to_owned());
    parts.join(" · ")
}

/// The names of the changed options other than opening and size.
fn extras(ruleset: &Ruleset) -> impl Iterator<Item = &'static str> {
    let base = catalogue::find(ruleset.id).unwrap_or(*ruleset);
    let changes = [
        (
            base.captures.poof,
            ruleset.captures.poof,
            ["without poof", "poof"],
        ),
        (base.is_boat(), ruleset.is_boat(), ["without boat", "boat"]),
    ];
    let switched = changes
        .into_iter()
        .filter(|(before, now, _)| before != now)
        .map(|(_, now, names)| names[usize::from(now)]);
    let worth = ruleset.row.overline;
    let bans = ruleset.bans;
    switched
        .chain((worth != base.row.overline).then(|| overline(worth)))
        .chain((bans != base.bans).then(|| self::bans(bans)))
}

/// What a row longer than five counts, in a few words.
pub const fn overline(overline: Overline) -> &'static str {
    match overline {
        Overline::Wins => "six in a row win, too",
        Overline::Neutral => "only exactly five wins",
    }
}

/// Who may not make two open threes at once, in a few words.
pub const fn bans(bans: Bans) -> &'static str {
    match bans {
        Bans::None => "double threes allowed",
        Bans::First => "no double threes for the first player",
        Bans::Both => "no double threes for both players",
    }
}

/// The name of an opening.
pub const fn opening(opening: Opening) -> &'static str {
    match opening {
        Opening::Free => "free opening",
        Opening::Tournament => "tournament rule",
        Opening::G => "G rule",
        Opening::Swap => "swap opening",
        Opening::Swap2 => "swap2 opening",
    }
}

/// The plies since the board was last posted, oldest first; only the last few of many.
pub fn news(view: &GameView) -> Vec<Played> {
    let mut news: Vec<_> = since_posted(view).collect();
    news.split_off(news.len().saturating_sub(MOST_TOLD))
}

/// Every turn's move since the board was last posted, oldest first.
pub fn since_posted(view: &GameView) -> impl Iterator<Item = Played> + '_ {
    let now = view.game.revision();
    let told = match view.posted {
        Some(posted) if posted.resets == now.resets => posted.ply,
        None if now.resets == 0 => 0,
        // The board was reset since then, so only the latest move counts.
        _ => now.ply.saturating_sub(1),
    };
    let record = view.game.record();
    let mut position = Position::new(record.ruleset);
    let moves = record.moves.iter();
    moves
        .map_while(move |&mv| position.play(mv).ok())
        .filter(|played| !matches!(played.mv, Move::Leave(..) | Move::AgreeDraw))
        .skip(usize::from(told))
}

/// A move in words, as in "Ann played **K10**, capturing L11 and M12."
pub fn deed(game: &Game, by: &str, played: &Played, notation: Notation) -> String {
    let position = game.position();
    match played.mv {
        Move::Place(at) | Move::Power(at) => {
            let stone = if matches!(played.mv, Move::Power(_)) {
                " a power stone at"
            } else {
                ""
            };
            let taken = removed(played, Removal::Captured, position, notation);
            let lost = removed(played, Removal::Poofed, position, notation);
            let taken = taken.map_or(String::new(), |points| format!(", capturing {points}"));
            let lost = lost.map_or(String::new(), |points| format!(", losing {points}"));
            format!(
                "{by} played{stone} **{}**{taken}{lost}.",
                played_point(at, played, position, notation)
            )
        }
        Move::Choose(Choice::Swap) => took(by, position, Colour::FIRST),
        Move::Choose(Choice::NoSwap) => took(by, position, Colour::SECOND),
        Move::Choose(Choice::Pass) => {
            format!("{by} chose to add two stones and hand the choice back.")
        }
        Move::Leave(..) => format!("{by} left the game."),
        Move::AgreeDraw => "A draw was agreed.".to_owned(),
    }
}

/// "Ann took white."
fn took(by: &str, position: &Position, taken: Colour) -> String {
    format!("{by} took {}.", colour(position.ruleset(), taken))
}

/// A point on which a stone was played, with the mark of a capture if the notation has one. The
/// mark is escaped for bold type.
pub fn played_point(at: Point, played: &Played, position: &Position, notation: Notation) -> String {
    let mark = played.capture_mark(notation).replace('*', "\\*");
    point(at, position, notation) + &mark
}

/// What each colour has captured, as in "Captured 1 : 0."; `None` in a ruleset without captures.
pub fn captured(position: &Position) -> Option<String> {
    capture_score(position).map(|score| format!("Captured {score}."))
}

/// The score of a match for points, in the order of the seats, as in "Points 12 : 7 of 21."; `None`
/// for a single game.
pub fn points(view: &GameView) -> Option<String> {
    let scored = view.scored.as_ref()?;
    let points: Vec<_> = scored.points.iter().map(u16::to_string).collect();
    Some(format!(
        "Points {} of {}.",
        points.join(" : "),
        scored.target
    ))
}

/// The link to the message with the last board.
pub fn link(view: &GameView) -> Option<String> {
    let (channel, message) = view.last_board?;
    let server = view
        .game
        .place
        .server
        .map_or_else(|| "@me".to_owned(), |ServerId(id)| id.to_string());
    Some(format!(
        "https://discord.com/channels/{server}/{channel}/{message}"
    ))
}

/// A game by its number, linked to its board if there is one.
pub fn linked(view: &GameView) -> String {
    let GameId(id) = view.game.id;
    link(view).map_or_else(
        || format!("game {id}"),
        |link| format!("[game {id}]({link})"),
    )
}

fn removed(
    played: &Played,
    why: Removal,
    position: &Position,
    notation: Notation,
) -> Option<String> {
    let mut points: Vec<_> = played
        .removed()
        .filter(|removed| removed.why == why)
        .map(|removed| removed.point)
        .collect();
    points.sort();
    let names = points.iter().map(|&at| point(at, position, notation));
    (!points.is_empty()).then(|| listed(names))
}
