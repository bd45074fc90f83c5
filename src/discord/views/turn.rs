//! The message of a turn: who is to move, and everything that led to it.

use crate::discord::action::Action;
use crate::discord::message::{Button, ButtonStyle, Message};
use crate::discord::views::phrases::Mover;
use crate::discord::views::refusal::of_rules;
use crate::discord::views::{
    calls, changing, courtesies, departures, follow, lesson_comment, match_score, move_buttons,
    offers, phrases, result, seal_news, seats, set, tally, time, tournament_result,
};
use crate::game::{Game, GameId, OfferKind, Pace, PlayerId, Reset, Revision, Suspension};
use crate::language::{Language, Text, Word, say};
use crate::picture::capture_score;
use crate::rules::{
    Choice, IllegalMove, Limit, Move, Notation, Opening, Played, Position, Turn, TurnAction,
};
use crate::service::GameView;

/// The text of a new board. It pings the player to move once a turn: a player who places several
/// stones in a row is pinged for the first. If the game is over, paused or adjourned, it pings
/// whoever learns that only from this message, once; [`Game::to_notify`] says who. What somebody did,
/// other than a move, pings nobody who is to be spared that ([`GameView::silenced`]).
pub fn turn(view: &GameView) -> Message {
    let game = &view.game;
    let Some(turn) = game.position().to_act() else {
        return notice(view, result::ending(view));
    };
    if let Some(rest) = game.suspension {
        return notice(view, suspended(view, rest));
    }
    let player = game.player(turn.seat);
    if game
        .computer
        .is_some_and(|computer| computer.player == player)
    {
        return called_to_begin(view, thinking(view));
    }
    let (id, number) = next_move(game);
    let head = say!(
        turn::called,
        player = phrases::mention(player),
        asked = asked(game, turn),
        game = id,
        number = number
    );
    let begins = first_of_several(view);
    let before = begins.iter().map(|all| begins_for(view, all));
    let before = before.chain([head]).chain(reset_reason(view));
    let is_called = !goes_on(view) && !was_called(view) && !view.silenced.contains(&player);
    let told = before.chain(news(view)).chain(tail(view, turn, Mover::You));
    let told = told.chain(lesson_comment::lesson_comment(view, Notation::Board));
    // Who may claim the win learns of it with the same board.
    let called = is_called.then_some(player).into_iter();
    let called = called
        .chain(game.claimant().filter(|_| is_called))
        .collect();
    Message {
        pings: begins.clone().unwrap_or(called),
        ..Message::text(Text::sentences(told))
    }
    .with_buttons(buttons(view))
    .with_buttons(courtesies::claim_button(view).into_iter().collect())
}

/// The same message, which on the first board of a game for more than two people calls everybody.
fn called_to_begin(view: &GameView, message: Message) -> Message {
    match first_of_several(view) {
        Some(all) => Message {
            text: Text::sentences([begins_for(view, &all), message.text]),
            pings: all,
            ..message
        },
        None => message,
    }
}

/// Everybody, on the first board of a game for more than two people: it tells them once that their
/// game has begun. That another game of a match follows, they have read under the game before.
fn first_of_several(view: &GameView) -> Option<Vec<PlayerId>> {
    let game = &view.game;
    let is_first = view.posted.is_none() && view.last_board.is_none();
    let is_alone = game.people().nth(1).is_none();
    let is_for_more = game.players.len() > 2;
    let is_follow_up = game.follows.is_some();
    (is_first && is_for_more && !is_alone && !is_follow_up).then(|| game.people().collect())
}

/// "@Ann, @Ben and @Cy: your game begins.", and who plays against whom if two play against two.
fn begins_for(view: &GameView, people: &[PlayerId]) -> Text {
    let players = people.iter().copied().map(phrases::mention);
    let begins = say!(turn::game_begins, players = Text::list(players));
    Text::sentences([begins].into_iter().chain(seats::sides(view)))
}

/// A message that pings whoever learns only from it that the game is over or adjourned, unless they must
/// not be pinged for what somebody else did, or the first board of the next game of a match calls them.
fn notice(view: &GameView, message: Message) -> Message {
    let mut pings = view.game.to_notify();
    let called_next = view.scored.as_ref().and_then(|it| it.next_called);
    pings.retain(|player| !view.silenced.contains(player) && called_next != Some(*player));
    Message {
        text: phrases::addressed(&pings, message.text),
        pings,
        ..message
    }
}

/// The language in which a board was posted: one in which its deadline is found, today's language
/// before all others, or today's if there is no such language.
pub fn posted_in(view: &GameView, posted: Option<&str>, today: Language) -> Language {
    let found = posted.and_then(|posted| {
        let mut languages = std::iter::once(today).chain(Language::ALL);
        languages.find(|&language| time::retimed(posted, view, language).is_some())
    });
    found.unwrap_or(today)
}

/// The new text of a posted board whose deadline has moved: the posted text with the new time. If
/// that text cannot be read in this language, the board tells the last move. It pings nobody.
pub fn standing(view: &GameView, posted: Option<&str>, language: Language) -> Message {
    let mut before = view.clone();
    before.posted = view.posted.map(|posted| Revision {
        ply: posted.ply.saturating_sub(1),
        ..posted
    });
    let rest = before.game.suspension.filter(|_| !before.game.is_over());
    let message = rest.map_or_else(|| turn(&before), |rest| suspended(&before, rest));
    let text = posted.and_then(|posted| time::retimed(posted, view, language));
    Message {
        pings: Vec::new(),
        text: text.map_or(message.text, Text::verbatim),
        ..message
    }
}

/// The current board, shown again to everybody. It pings nobody.
pub fn again(view: &GameView, notation: Notation) -> Message {
    shown_again(view, notation, None)
}

/// The current board, shown again to one person. It speaks to that person.
pub fn again_to(view: &GameView, notation: Notation, reader: PlayerId) -> Message {
    shown_again(view, notation, Some(reader))
}

fn shown_again(view: &GameView, notation: Notation, reader: Option<PlayerId>) -> Message {
    let game = &view.game;
    let Some(turn) = game.position().to_act() else {
        return result::ending_to(view, reader);
    };
    if let Some(rest) = game.suspension {
        return suspended(view, rest);
    }
    let player = game.player(turn.seat);
    let (id, number) = next_move(game);
    let head = if reader == Some(player) {
        say!(
            turn::shown_again_to_you,
            asked = asked_of(view, turn),
            game = id,
            number = number
        )
    } else {
        say!(
            turn::shown_again,
            asked = asked_of(view, turn),
            game = id,
            number = number,
            player = seats::name(view, turn.seat)
        )
    };
    let told = std::iter::once(head).chain(last(view, notation, reader));
    let about = if reader == Some(player) {
        Mover::You
    } else {
        Mover::Named(seats::name(view, turn.seat))
    };
    let told = told.chain(tail(view, turn, about));
    Message::text(Text::sentences(told))
        .with_buttons(buttons(view))
        .with_buttons(courtesies::claim_button(view).into_iter().collect())
}

/// The text over a picker, for the player to act.
pub fn to_pick(view: &GameView, turn: Turn, notation: Notation) -> Text {
    let game = &view.game;
    let (id, number) = next_move(game);
    let head = say!(
        turn::to_pick,
        asked = asked(game, turn),
        game = id,
        number = number
    );
    let reader = Some(game.player(turn.seat));
    let missed = view.line_missed_by == reader && reset_reason(view).is_none();
    let missed = missed.then(|| say!(turn::line_missed));
    let told = std::iter::once(head).chain(last(view, notation, reader));
    let told = told.chain(missed).chain(tail(view, turn, Mover::You));
    Text::sentences(told.chain(lesson_comment::lesson_comment(view, notation)))
}

/// Who has which colour, and how many stones each has captured, for somebody who does not see the
/// board. A player who has no colour yet is left out.
pub fn sides(view: &GameView, reader: PlayerId) -> Text {
    let position = view.game.position();
    let can_capture = capture_score(position).is_some();
    let captures = &position.ruleset().captures;
    Text::sentences(position.seats().filter_map(|seat| {
        let player = view.game.player(seat);
        let held = position.colour_of(seat)?;
        let who = Word(if player == reader { "you" } else { "other" });
        let name = seats::name(view, seat);
        let colour = phrases::colour(position.ruleset(), held);
        let count = position.captured_by(held) / captures.unit();
        Some(if can_capture && captures.count_pairs() {
            say!(
                turn::side_captured_pairs,
                who = who,
                name = name,
                colour = colour,
                count = count
            )
        } else if can_capture {
            say!(
                turn::side_captured,
                who = who,
                name = name,
                colour = colour,
                count = count
            )
        } else {
            say!(turn::side, who = who, name = name, colour = colour)
        })
    }))
}

/// Confirms a move to the player privately, and tells the conditional moves that followed it at
/// once: the opponent's reply, and what else two plans have played.
pub fn confirmed(view: &GameView, by: PlayerId, mv: Move, notation: Notation) -> Message {
    let game = &view.game;
    let moves = phrases::moves_since(game, 0);
    let is_made = |played: &Played| played.mv == mv && game.player(played.seat) == by;
    let made = moves.iter().rposition(is_made);
    let made = made.unwrap_or(moves.len().saturating_sub(1));
    let mut is_first_reply = true;
    let plies = (1..=game.ply()).skip(made);
    let deeds: Vec<_> = plies
        .zip(&moves[made..])
        .map(|(ply, played)| {
            let player = game.player(played.seat);
            if player == by {
                let deed = phrases::deed(game, Mover::You, played, notation);
                return calls::after(deed, game, [ply]);
            }
            let named = Mover::Named(seats::name(view, played.seat));
            let deed = phrases::deed(game, named, played, notation);
            let deed = calls::after(deed, game, [ply]);
            if std::mem::take(&mut is_first_reply) {
                say!(turn::answered_at_once, answer = deed)
            } else {
                deed
            }
        })
        .collect();
    let GameId(number) = game.id;
    let then = match game.position().to_act() {
        Some(turn) if game.player(turn.seat) == by => {
            say!(turn::still_yours, asked = asked(game, turn), game = number)
        }
        Some(turn) => say!(
            turn::next,
            asked = asked_of(view, turn),
            game = number,
            player = seats::name(view, turn.seat)
        ),
        None => result::receipt(view, by),
    };
    Message::text(Text::sentences(deeds.into_iter().chain([then])))
}

/// The text of a board while the engine thinks.
fn thinking(view: &GameView) -> Message {
    let game = &view.game;
    let (id, number) = next_move(game);
    let several = game.position().to_act().map(|turn| turn.seat);
    let several = several.filter(|&seat| seats::has_several(view, game.player(seat)));
    let head = match several {
        Some(seat) => say!(
            turn::is_thinking,
            game = id,
            number = number,
            name = seats::name(view, seat)
        ),
        None => say!(turn::computer_thinks, game = id, number = number),
    };
    let told = std::iter::once(head).chain(reset_reason(view));
    let told = told.chain(news(view));
    let told = told.chain(tally::captured(view));
    Message::text(Text::sentences(told)).with_buttons(others(view).collect())
}

/// The text of a board while the game is paused or adjourned.
fn suspended(view: &GameView, rest: Suspension) -> Message {
    let game = &view.game;
    let (id, number) = next_move(game);
    let (head, button) = match rest {
        Suspension::Paused => (
            say!(
                turn::paused,
                game = id,
                number = number,
                clock = clock(game)
            ),
            Button::new(
                say!(turn::resume),
                ButtonStyle::Inviting,
                Action::GoOn(game.id),
            ),
        ),
        Suspension::Adjourned => {
            let kind = OfferKind::Resume;
            (
                say!(
                    turn::adjourned,
                    game = id,
                    number = number,
                    with = opponent(game)
                ),
                Button::new(
                    offers::label(kind),
                    ButtonStyle::Inviting,
                    Action::Offer(game.id, Some(game.revision()), kind),
                ),
            )
        }
    };
    let captured = tally::captured(view);
    let told = std::iter::once(head)
        .chain(seal_news::on_board(view))
        .chain(reset_reason(view))
        .chain(captured);
    let buttons = std::iter::once(button).chain(others(view));
    Message::text(Text::sentences(told)).with_buttons(buttons.collect())
}

/// Why the board was last reset, if it has not been posted since.
fn reset_reason(view: &GameView) -> Option<Text> {
    let resets = view.game.revision().resets;
    let is_first = resets > view.posted.map_or(0, |posted| posted.resets);
    if view.game.reset.is_none() && is_first {
        let gone = departures::since_posted(view).into_iter();
        let gone: Vec<_> = gone
            .map(|(player, how)| phrases::departed(view, player, how))
            .collect();
        return (!gone.is_empty()).then(|| Text::sentences(gone));
    }
    Some(match view.game.reset.filter(|_| is_first)? {
        Reset::TakenBack => taken_back(view),
        Reset::PauseEnded => say!(turn::pause_over),
        Reset::Resumed => say!(turn::resumed),
        Reset::Rated => say!(courtesies::now_rated),
        Reset::Unrated => say!(courtesies::now_unrated),
        // What follows from that is told as long as it holds.
        Reset::TimeIsUp => return None,
        Reset::Unsealed | Reset::SealLost => seal_news::resumed(view),
        Reset::Changed => return changing::changed(view),
    })
}

/// "A move was taken back."; among more than two, who took back which, and whether others went with it.
fn taken_back(view: &GameView) -> Text {
    let game = &view.game;
    let is_free = game.was_taken_back_freely() && game.computer.is_none();
    if let Some(by) = game
        .to_move()
        .filter(|_| is_free && game.players.len() == 2)
    {
        return say!(turn::taken_back_free, name = phrases::name(view, by));
    }
    let by = game.taken_back_by().and_then(|player| game.seat_of(player));
    let Some(by) = by.filter(|_| game.players.len() > 2) else {
        return say!(turn::taken_back);
    };
    let before = view.posted.map_or(0, |posted| posted.ply);
    say!(
        turn::taken_back_by,
        name = seats::name(view, by),
        number = phrases::next_move(game),
        count = before.saturating_sub(game.ply()).max(1)
    )
}

/// The word for what a pause does to the clocks.
fn clock(game: &Game) -> Word {
    let is_untimed = matches!(game.terms.pace, Pace::Untimed);
    Word(if is_untimed { "none" } else { "stopped" })
}

/// The word for whom the game is with.
fn opponent(game: &Game) -> Word {
    Word(if game.against_computer().is_some() {
        "bot"
    } else {
        "person"
    })
}

/// The number of the game, and of the move that comes next.
fn next_move(game: &Game) -> (i64, u16) {
    let GameId(id) = game.id;
    (id, phrases::next_move(game))
}

/// The word for what the player to act is asked for: a choice, or a stone, and which one if that is
/// not obvious.
fn asked(game: &Game, turn: Turn) -> Word {
    let position = game.position();
    if let TurnAction::Choose(_) = turn.asks {
        return Word("choice");
    }
    let is_second = position.ruleset().stones_a_turn > 1
        && game.last_move().map(|last| last.by) == Some(game.player(turn.seat));
    match turn.colour {
        Some(colour) if position.colour_of(turn.seat).is_none() => {
            phrases::colour_word(position.ruleset(), colour)
        }
        _ if is_second => Word("second"),
        _ => Word("stone"),
    }
}

/// The same where the message says whose turn it is: the computer speaks of itself.
fn asked_of(view: &GameView, turn: Turn) -> Word {
    let game = &view.game;
    let player = game.player(turn.seat);
    match game.computer {
        Some(computer) if computer.player == player && !seats::has_several(view, player) => {
            Word("mine")
        }
        _ => asked(game, turn),
    }
}

/// Whether the player to act was called to the board that was posted last, since which others have only
/// left, or the last move was changed.
fn was_called(view: &GameView) -> bool {
    let game = &view.game;
    if changing::is_changed(view) {
        return true;
    }
    let is_reset = game.reset.is_some() || game.suspension.is_some();
    let Some(posted) = view
        .posted
        .filter(|posted| posted.ply == game.ply() && !is_reset)
    else {
        return false;
    };
    let was = departures::called_after(game, usize::from(posted.ply));
    posted != game.revision() && was.is_some() && was == game.position().to_act().map(|it| it.seat)
}

/// Whether the player to act was pinged for an earlier stone of the same turn.
fn goes_on(view: &GameView) -> bool {
    let game = &view.game;
    let mut since = phrases::since_posted(view).peekable();
    let now = game.revision();
    let is_same_reset = |posted: Revision| posted.resets == now.resets;
    view.posted.is_some_and(is_same_reset)
        && since.peek().is_some()
        && since.all(|played| Some(game.player(played.seat)) == game.to_move())
}

/// The moves since the board was last posted. Stones that a player placed one after the other are
/// told in one sentence, unless they removed something.
pub(super) fn news(view: &GameView) -> Vec<Text> {
    let news = phrases::news(view);
    let plies = (1..=view.game.ply()).rev().take(news.len()).rev();
    let news: Vec<_> = plies.zip(&news).collect();
    news.chunk_by(|(_, one), (_, next)| is_quiet(one) && is_quiet(next) && one.seat == next.seat)
        .filter_map(|moves| {
            Some(match moves {
                [] => return None,
                [(ply, only)] => told(view, Some(*ply), only, Notation::Board),
                [(ply, first), ..] => {
                    let name = seats::name(view, first.seat);
                    let stones = moves.iter().map(|&(_, played)| played);
                    let points = phrases::placed(view.game.position(), stones);
                    let told = match ply {
                        1 => say!(phrases::opened, name = name, points = points),
                        _ => say!(phrases::played_several, name = name, points = points),
                    };
                    let plies = moves.iter().map(|(ply, _)| *ply);
                    calls::after(told, &view.game, plies)
                }
            })
        })
        .collect()
}

/// Whether a move is an ordinary stone that removed nothing.
fn is_quiet(played: &Played) -> bool {
    matches!(played.mv, Move::Place(_)) && !played.has_removed()
}

/// The last move, told to everybody or to one person.
pub(super) fn last(view: &GameView, notation: Notation, reader: Option<PlayerId>) -> Option<Text> {
    let game = &view.game;
    let played = game.last()?;
    let is_own = reader == Some(game.player(played.seat));
    // Nothing but a turn has a place among the turns: somebody may have left after it.
    let ply = played.mv.is_turn().then(|| game.ply());
    let is_forced = ply == Some(1) && game.forced_first_stone().is_some();
    Some(if is_own && !is_forced {
        let deed = phrases::deed(game, Mover::You, played, notation);
        calls::after(deed, game, ply)
    } else {
        told(view, ply, played, notation)
    })
}

/// A player's move by name, where `ply` is its place in the game if it is a turn; no player chose the
/// point of a forced first stone.
fn told(view: &GameView, ply: Option<u16>, played: &Played, notation: Notation) -> Text {
    let game = &view.game;
    if let Some(point) = game.forced_first_stone().filter(|_| ply == Some(1)) {
        let point = phrases::point(point, game.position(), notation);
        return say!(turn::first_stone, point = point);
    }
    let by = Mover::Named(seats::name(view, played.seat));
    let deed = phrases::deed(game, by, played, notation);
    calls::after(deed, game, ply)
}

/// What follows the moves: the opening choice, partner, captures, points, the other game of a set and the
/// deadline. It speaks to the
/// player to move, or about them.
fn tail(view: &GameView, turn: Turn, mover: Mover) -> Vec<Text> {
    let position = view.game.position();
    let question = match turn.asks {
        TurnAction::Choose(choices) => Some(question(choices, position)),
        TurnAction::Place if position.ply() == 0 => opening(position),
        TurnAction::Place => None,
    };
    let limits = limits(position);
    question
        .into_iter()
        .chain(limits.iter().map(of_rules))
        .chain(seats::order(view))
        .chain(seats::partner(view, turn.seat, mover.clone()))
        .chain(tally::captured(view))
        .chain(match_score::during_game(view))
        .chain(tournament_result::where_it_counts(view))
        .chain(set::during_game(view, mover.clone()))
        .chain(courtesies::late(view, mover))
        .chain(time::grace(view))
        .chain(time::on_vacation(&view.game))
        .chain(time::move_by(&view.game))
        .chain(follow::followers(view))
        .collect()
}

/// What the player who begins has to do in an opening that assigns the colours; `None` in others.
fn opening(position: &Position) -> Option<Text> {
    match position.ruleset().opening {
        Opening::Swap => Some(say!(turn::swap_begins)),
        Opening::Swap2 => Some(say!(turn::swap2_begins)),
        Opening::Free | Opening::Tournament | Opening::G => None,
    }
}

/// What the opening refuses of the next stone: where it may not stand.
fn limits(position: &Position) -> Vec<IllegalMove> {
    let centre = position.board().size().centre();
    let near = |distance| IllegalMove::TooNearCentre { centre, distance };
    let on_line = |distance| IllegalMove::OnCentreLine { centre, distance };
    match position.ruleset().opening.limit(position.ply() + 1) {
        Limit::Nowhere => vec![],
        Limit::NearCentre(distance) => vec![near(distance)],
        Limit::NearCentreAndItsLines(distance, along) => vec![near(distance), on_line(along)],
    }
}

/// "Do you take **white** or **black**? Black moves next."
fn question(choices: &[Choice], position: &Position) -> Text {
    let question = if choices.contains(&Choice::Pass) {
        say!(turn::choose_colour_or_add)
    } else {
        say!(turn::choose_colour)
    };
    let is_white = position.ply().is_multiple_of(2);
    let next = Word(if is_white { "white" } else { "black" });
    Text::sentences([question, say!(turn::moves_next, colour = next)])
}

/// The move buttons, and those beside them.
fn buttons(view: &GameView) -> Vec<Button> {
    let buttons = move_buttons::to_move(view).into_iter();
    buttons.chain(others(view)).collect()
}

/// The button for what else can be done, and the one to follow a public game.
fn others(view: &GameView) -> impl Iterator<Item = Button> {
    let press = Action::More(view.game.id);
    let more = Button::new(say!(turn::more), ButtonStyle::Plain, press);
    std::iter::once(more).chain(follow::button(view))
}
