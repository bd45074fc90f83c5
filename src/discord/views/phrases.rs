//! Phrases that several messages share: moves, terms, scores.

use crate::discord::views::{departures, safe_text, time};
use crate::game::{ChannelId, Game, GameId, MessageId, PlayerId, Reset, ServerId, Terms};
use crate::language::{Text, Word, say};
use crate::picture::capture_score;
use crate::rating::Tally;
use crate::rules::{
    Bans, BoardSize, Choice, Colour, Departure, Move, Notation, Opening, Overline, Played, Point,
    Position, Removal, Ruleset, Seat, catalogue,
};
use crate::service::{GameView, PastGame};

/// The most moves that one message tells, since messages are often read on a lock screen.
const MOST_TOLD: usize = 4;

/// The most characters of a name on a button: a longer one is no use on a phone.
const LABEL_NAME: usize = 32;

/// The most characters of all names on a button with what stands between them: Discord allows a button 80,
/// and it has other words.
const LABEL_NAMES: usize = 48;

/// How many characters stand between two names in a list, at most.
const BETWEEN_NAMES: usize = 5;

/// Who made a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mover {
    /// The reader.
    You,
    /// Somebody of this name.
    Named(Text),
}

impl Mover {
    /// The word that chooses the wording, and the name that it may show.
    pub(super) fn into_values(self) -> (Word, Text) {
        match self {
            Self::You => (Word("you"), Text::default()),
            Self::Named(name) => (Word("other"), name),
        }
    }
}

/// A mention. It pings only if the message says so, and otherwise shows a name.
pub fn mention(player: PlayerId) -> Text {
    if player.is_stand_in() {
        return say!(general::deleted_player);
    }
    Text::verbatim(format!("<@{player}>"))
}

/// A text that pings these people, if there are any.
pub fn addressed(people: &[PlayerId], text: Text) -> Text {
    if people.is_empty() {
        return text;
    }
    let players = Text::list(people.iter().copied().map(mention));
    say!(phrases::addressed, players = players, text = text)
}

/// The name of a player of the game; the computer's includes its level.
pub fn name(view: &GameView, player: PlayerId) -> Text {
    named(view, player, safe_text::shown)
}

/// The same without markdown, for labels, threads and pictures.
pub fn plain_name(view: &GameView, player: PlayerId) -> Text {
    named(view, player, safe_text::plain)
}

/// The name of the player in a seat, with their colour once they have one, as in "Ann (white)".
pub fn name_with_colour(view: &GameView, seat: Seat) -> Text {
    let position = view.game.position();
    let name = name(view, view.game.player(seat));
    match position.colour_of(seat) {
        Some(held) => say!(
            invitation::player,
            name = name,
            colour = colour(position.ruleset(), held)
        ),
        None => name,
    }
}

fn named(view: &GameView, player: PlayerId, shown: impl FnOnce(&str) -> Text) -> Text {
    let seat = view.game.seat_of(player);
    let name = seat.and_then(|seat| view.names.get(seat.index()));
    let name = shown(name.map_or("", String::as_str));
    match view.game.computer {
        Some(computer) if computer.player == player => {
            say!(phrases::computer, name = name, level = computer.level)
        }
        _ => name,
    }
}

/// The same without markdown.
pub fn plain_name_with_colour(view: &GameView, seat: Seat) -> Text {
    let position = view.game.position();
    let name = plain_name(view, view.game.player(seat));
    match position.colour_of(seat) {
        Some(held) => say!(
            invitation::player,
            name = name,
            colour = colour(position.ruleset(), held)
        ),
        None => name,
    }
}

/// The plain names of all players, by seat.
pub fn plain_names(view: &GameView) -> impl Iterator<Item = Text> + '_ {
    let players = view.game.players.iter();
    players.map(|&player| plain_name(view, player))
}

/// The names of several players, as in "Ann and Ben".
pub fn names_of(view: &GameView, players: &[PlayerId]) -> Text {
    Text::list(players.iter().map(|&player| name(view, player)))
}

/// The opponents of this person who are still in, as in "Ben": no partner, and the computer once. Of a
/// finished game, all of them.
pub fn opponents(view: &GameView, player: PlayerId) -> Text {
    Text::list(against(view, player).into_iter().map(|it| name(view, it)))
}

/// Whom a person plays against.
fn against(view: &GameView, player: PlayerId) -> Vec<PlayerId> {
    let game = &view.game;
    let position = game.position();
    let own = game.seat_of(player).map(|seat| position.side_of(seat));
    let mut others = Vec::new();
    for seat in position.seats() {
        let other = game.player(seat);
        let is_gone = position.has_left(seat) && !game.is_over();
        let is_partner = own == Some(position.side_of(seat));
        if other != player && !is_partner && !is_gone && !others.contains(&other) {
            others.push(other);
        }
    }
    others
}

/// The plain names of the opponents of this person for a label, cut so that all of them have room.
pub fn plain_opponents(view: &GameView, player: PlayerId) -> Text {
    let others = against(view, player);
    let count = others.len();
    let others = others.into_iter();
    Text::list(others.map(|other| named(view, other, |name| label_name(name, count))))
}

/// The same of a finished game in short.
pub fn past_opponents(game: &PastGame, player: PlayerId) -> Text {
    let sides = catalogue::find(&game.ruleset).map_or(2, |it| usize::from(it.sides));
    let own = game.players.iter().position(|(id, _)| *id == player);
    let own = own.map(|seat| seat % sides);
    let mut told: Vec<PlayerId> = Vec::new();
    let mut names = Vec::new();
    for (seat, (other, name)) in game.players.iter().enumerate() {
        let is_partner = own == Some(seat % sides);
        if *other == player || is_partner || told.contains(other) {
            continue;
        }
        told.push(*other);
        let name = label_name(name, game.players.len() - 1);
        names.push(match game.computer {
            Some((computer, level)) if computer == *other => {
                say!(phrases::computer, name = name, level = level)
            }
            _ => name,
        });
    }
    Text::list(names)
}

/// One of so many names, cut so that all of them have room in a label.
fn label_name(name: &str, count: usize) -> Text {
    let between = BETWEEN_NAMES * count.saturating_sub(1);
    let each = LABEL_NAMES.saturating_sub(between) / count.max(1);
    let each = each.min(LABEL_NAME);
    safe_text::plain(&name.chars().take(each).collect::<String>())
}

/// The number of the move that comes next, as players count: stones, but no choices of a colour.
pub fn next_move(game: &Game) -> u16 {
    game.position().ply().saturating_add(1)
}

/// A small number as a word.
pub fn number(count: usize) -> Text {
    say!(phrases::number, count = count)
}

/// A point on the board of this position.
pub fn point(point: Point, position: &Position, notation: Notation) -> Text {
    Text::verbatim(point.text(notation, position.board().size()))
}

/// The name of a colour's stones under a ruleset.
pub fn colour(ruleset: &Ruleset, colour: Colour) -> Text {
    say!(phrases::colour, colour = colour_word(ruleset, colour))
}

/// The word that chooses the wording for a colour's stones under a ruleset, as in `white`.
pub const fn colour_word(ruleset: &Ruleset, colour: Colour) -> Word {
    Word(ruleset.stone_colour(colour).name())
}

/// The name of a ruleset by its id; the id if there is none any more.
pub fn ruleset_name(id: &str) -> Text {
    let known = catalogue::find(id);
    Text::verbatim(known.map_or_else(|| id.to_owned(), |it| it.name.to_owned()))
}

/// The word that says whether the reader is meant or somebody else.
pub fn who(reader: Option<PlayerId>, player: PlayerId) -> Word {
    Word(if reader == Some(player) {
        "you"
    } else {
        "other"
    })
}

/// Won, lost and drawn games, as in "10-3-1".
pub fn tally(tally: Tally) -> Text {
    let Tally {
        wins,
        losses,
        draws,
    } = tally;
    Text::verbatim(format!("{wins}-{losses}-{draws}"))
}

/// The terms, as in "**Pente** · tournament rule · 3 days + 1 day a move · rated".
pub fn terms(terms: &Terms) -> Text {
    let ruleset = &terms.ruleset;
    let name = Text::verbatim(format!("**{}**", ruleset.name));
    let parts = std::iter::once(name)
        .chain(options(ruleset))
        .chain(
            ruleset
                .target()
                .map(|target| say!(match_score::first_to, target = target)),
        )
        .chain(terms.set.then(|| say!(set::term)))
        .chain(terms.hill.then(|| say!(hill::term, ruleset = ruleset.name)))
        .chain([time::pace(terms.pace), rated(terms)])
        .chain(terms.calls.then(|| say!(phrases::with_calls)))
        .chain(terms.claim.then(|| say!(courtesies::claim_term)));
    Text::joined(parts, " · ")
}

/// Whether a game on these terms counts for the ladders, in words.
pub fn rated(terms: &Terms) -> Text {
    if terms.rated {
        say!(phrases::rated)
    } else {
        say!(phrases::not_rated)
    }
}

/// The options of a ruleset on which its positions depend, as in "tournament rule" and "13 × 13".
pub fn options(ruleset: &Ruleset) -> impl Iterator<Item = Text> {
    let (files, ranks) = (ruleset.size.files(), ruleset.size.ranks());
    let size =
        (ruleset.size != BoardSize::STANDARD).then(|| Text::verbatim(format!("{files} × {ranks}")));
    std::iter::once(opening(ruleset.opening))
        .chain(size)
        .chain(extras(ruleset))
}

/// The names of the changed options other than opening and size.
fn extras(ruleset: &Ruleset) -> impl Iterator<Item = Text> {
    let base = catalogue::find(ruleset.id).unwrap_or(*ruleset);
    let poof = match (base.captures.poof, ruleset.captures.poof) {
        (false, true) => Some(say!(phrases::poof)),
        (true, false) => Some(say!(phrases::without_poof)),
        (false, false) | (true, true) => None,
    };
    let boat = match (base.is_boat(), ruleset.is_boat()) {
        (false, true) => Some(say!(phrases::boat)),
        (true, false) => Some(say!(phrases::without_boat)),
        (false, false) | (true, true) => None,
    };
    let worth = ruleset.row.overline;
    let bans = ruleset.bans;
    poof.into_iter()
        .chain(boat)
        .chain((worth != base.row.overline).then(|| overline(worth)))
        .chain((bans != base.bans).then(|| self::bans(bans)))
}

/// What a row longer than five counts, in a few words.
pub fn overline(overline: Overline) -> Text {
    match overline {
        Overline::Wins => say!(phrases::overline_wins),
        Overline::Neutral => say!(phrases::overline_neutral),
    }
}

/// Who may not make two open threes at once, in a few words.
pub fn bans(bans: Bans) -> Text {
    match bans {
        Bans::None => say!(phrases::bans_none),
        Bans::First => say!(phrases::bans_first),
        Bans::Both => say!(phrases::bans_both),
    }
}

/// The name of an opening.
pub fn opening(opening: Opening) -> Text {
    match opening {
        Opening::Free => say!(phrases::opening_free),
        Opening::Tournament => say!(phrases::opening_tournament),
        Opening::G => say!(phrases::opening_g),
        Opening::Swap => say!(phrases::opening_swap),
        Opening::Swap2 => say!(phrases::opening_swap2),
    }
}

/// The moves since the board was last posted, oldest first; only the last few of many.
pub fn news(view: &GameView) -> Vec<Played> {
    latest(since_posted(view).collect())
}

/// The stones of the last turn, oldest first, or the last move if that is no stone.
pub fn last_turn(game: &Game) -> Vec<Played> {
    let mut moves = moves_since(game, 0);
    // That somebody has left others is no move.
    let last_move = moves.last().filter(|_| !game.is_over()).copied();
    let Some(last) = last_move.or(game.last().copied()) else {
        return Vec::new();
    };
    if last.mv.point().is_none() || moves.is_empty() {
        return vec![last];
    }
    let most = usize::from(game.terms.ruleset.stones_a_turn);
    let of_last = moves.iter().rev().take(most);
    let stones = of_last.take_while(|it| it.seat == last.seat && it.mv.point().is_some());
    let first = moves.len() - stones.count();
    moves.split_off(first)
}

/// The last few of many moves.
pub fn latest(mut moves: Vec<Played>) -> Vec<Played> {
    moves.split_off(moves.len().saturating_sub(MOST_TOLD))
}

/// Every turn's move since the board was last posted, oldest first.
pub fn since_posted(view: &GameView) -> impl Iterator<Item = Played> + '_ {
    let now = view.game.revision();
    let told = match view.posted {
        Some(posted) if posted.resets == now.resets => posted.ply,
        Some(posted) if departures::only_since_posted(view) => posted.ply,
        None if now.resets == 0 => 0,
        // What was sealed, and planned replies to it, followed the board of the adjourned game.
        Some(posted) if view.game.reset == Some(Reset::Unsealed) => posted.ply,
        _ if view.game.reset == Some(Reset::Changed) => turns_before_last(&view.game),
        // The board was reset since then, so only the latest move counts.
        _ => now.ply.saturating_sub(1),
    };
    let mut moves = moves_since(&view.game, 0);
    let mut told = usize::from(told).min(moves.len());
    if let Some(computer) = view.game.against_computer() {
        // The board on which the computer thinks gives way to its answer, which tells both.
        let is_its = |played: &Played| view.game.player(played.seat) == computer.player;
        if moves.get(told).is_some_and(is_its) {
            let before = moves[..told].iter().rev();
            told -= before.take_while(|it| !is_its(it)).count();
        }
    }
    moves.split_off(told).into_iter()
}

/// How many moves there were before the last turn.
fn turns_before_last(game: &Game) -> u16 {
    let stones = u16::try_from(last_turn(game).len()).unwrap_or(u16::MAX);
    game.ply().saturating_sub(stones)
}

/// Every turn's move after the first `since` entries of the record, oldest first.
pub fn moves_since(game: &Game, since: usize) -> Vec<Played> {
    let record = game.record();
    let mut position = Position::new(record.ruleset);
    let moves = record.moves.iter();
    moves
        .map_while(move |&mv| position.play(mv).ok())
        .skip(since)
        .filter(|played| !matches!(played.mv, Move::Leave(..) | Move::AgreeDraw))
        .collect()
}

/// "Ben resigned and is out." or "Ben ran out of time and is out."
pub fn departed(view: &GameView, player: PlayerId, departure: Departure) -> Text {
    let name = name(view, player);
    match departure {
        Departure::Resigned => say!(turn::resigned_and_left, name = name),
        Departure::OutOfTime => say!(turn::timed_out_and_left, name = name),
    }
}

/// A move in words, as in "Ann played **K10**, capturing L11 and M12."
pub fn deed(game: &Game, by: Mover, played: &Played, notation: Notation) -> Text {
    let position = game.position();
    let at = match played.mv {
        Move::Place(at) | Move::Power(at) => at,
        Move::Choose(Choice::Swap) => return took(by, position, Colour::FIRST),
        Move::Choose(Choice::NoSwap) => return took(by, position, Colour::SECOND),
        Move::Choose(Choice::Pass) => {
            let (who, name) = by.into_values();
            return say!(phrases::handed_back, who = who, name = name);
        }
        Move::Leave(..) => {
            let (who, name) = by.into_values();
            return say!(phrases::left_game, who = who, name = name);
        }
        Move::AgreeDraw => return say!(phrases::draw_agreed),
    };
    let (who, name) = by.into_values();
    let is_power = matches!(played.mv, Move::Power(_));
    let stone = Word(if is_power { "power" } else { "ordinary" });
    let point = played_point(at, played, position, notation);
    let captured = removed(played, Removal::Captured, position, notation);
    let lost = removed(played, Removal::Poofed, position, notation);
    match (captured, lost) {
        (None, None) => {
            say!(
                phrases::played,
                who = who,
                name = name,
                stone = stone,
                point = point
            )
        }
        (Some(captured), None) => say!(
            phrases::played_capturing,
            who = who,
            name = name,
            stone = stone,
            point = point,
            captured = captured
        ),
        (None, Some(lost)) => say!(
            phrases::played_losing,
            who = who,
            name = name,
            stone = stone,
            point = point,
            lost = lost
        ),
        (Some(captured), Some(lost)) => say!(
            phrases::played_capturing_losing,
            who = who,
            name = name,
            stone = stone,
            point = point,
            captured = captured,
            lost = lost
        ),
    }
}

/// Where several stones were placed, as in "**A1** and **B2**".
pub fn placed<'a>(position: &Position, stones: impl Iterator<Item = &'a Played>) -> Text {
    let points = stones.filter_map(|played| played.mv.point());
    let bold = |at: Point| {
        let name = at.text(Notation::Board, position.board().size());
        Text::verbatim(format!("**{name}**"))
    };
    Text::list(points.map(bold))
}

/// "Ann took white."
fn took(by: Mover, position: &Position, taken: Colour) -> Text {
    let (who, name) = by.into_values();
    let colour = colour_word(position.ruleset(), taken);
    say!(
        phrases::took_colour,
        who = who,
        name = name,
        colour = colour
    )
}

/// A point on which a stone was played, with the mark of a capture if the notation has one. The
/// mark is escaped for bold type.
pub fn played_point(at: Point, played: &Played, position: &Position, notation: Notation) -> Text {
    let point = at.text(notation, position.board().size());
    let mark = played.capture_mark(notation).replace('*', "\\*");
    Text::verbatim(point + &mark)
}

/// What each colour has captured, as in "Captured 1 : 0."; `None` before the first capture.
pub fn captured(position: &Position) -> Option<Text> {
    let mut colours = Colour::first(position.ruleset().colours);
    let is_any = colours.any(|colour| position.captured_by(colour) > 0);
    let score = capture_score(position).filter(|_| is_any)?;
    Some(say!(phrases::captured, score = score))
}

/// The link to the message with the last board; none where each player sees another message.
pub fn link(view: &GameView) -> Option<String> {
    if view.is_private() {
        return None;
    }
    Some(link_to(view, view.last_board?))
}

/// The link to a message about a game.
fn link_to(view: &GameView, (channel, message): (ChannelId, MessageId)) -> String {
    let place = view.game.place;
    let is_shared = channel == place.channel || Some(channel) == view.parent;
    let server = place
        .server
        .filter(|_| is_shared)
        .map_or_else(|| "@me".to_owned(), |ServerId(id)| id.to_string());
    format!("https://discord.com/channels/{server}/{channel}/{message}")
}

/// A game by its number, linked to its board if there is one.
pub fn linked(view: &GameView) -> Text {
    let GameId(game) = view.game.id;
    match link(view) {
        Some(link) => say!(phrases::game_linked, game = game, link = link),
        None => say!(phrases::game, game = game),
    }
}

/// The game that follows in the match, linked to its board; `None` if that has not been shown yet.
pub fn linked_next(view: &GameView) -> Option<Text> {
    let scored = view.scored.as_ref()?;
    let (GameId(game), board) = (scored.next?, scored.next_board?);
    let link = link_to(view, board);
    Some(say!(phrases::game_linked, game = game, link = link))
}

fn removed(played: &Played, why: Removal, position: &Position, notation: Notation) -> Option<Text> {
    let mut points: Vec<_> = played
        .removed()
        .filter(|removed| removed.why == why)
        .map(|removed| removed.point)
        .collect();
    points.sort();
    let names = points.iter().map(|&at| point(at, position, notation));
    (!points.is_empty()).then(|| Text::list(names))
}
