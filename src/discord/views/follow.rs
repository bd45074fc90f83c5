//! Following somebody else's game: the button under a public board, and what a follower reads in private.

use crate::discord::action::Action;
use crate::discord::message::{Button, ButtonStyle, Message};
use crate::discord::views::phrases::Mover;
use crate::discord::views::{calls, departures, games, phrases, result, seats, tally};
use crate::game::{Following, GameId};
use crate::language::{Text, Word, say};
use crate::rules::Notation;
use crate::service::GameView;

/// The buttons in a row of the list of followed games.
const BUTTONS: usize = 5;

/// The button to follow a running game; none where the game is not visible to everybody.
pub fn button(view: &GameView) -> Option<Button> {
    let is_followable = view.is_public() && !view.game.is_over();
    let press = Action::AskFollow(view.game.id);
    is_followable.then(|| Button::new(say!(follow::button), ButtonStyle::Plain, press))
}

/// "2 people follow this game.", for its players; nothing if nobody does.
pub fn followers(view: &GameView) -> Option<Text> {
    (view.followers > 0).then(|| say!(follow::followers, count = view.followers))
}

/// Asks what the person wants to be told about a game; `now` is what they are told so far.
pub fn ask_follow(view: &GameView, now: Option<Following>) -> Message {
    let id = view.game.id;
    let choices = Following::ALL.into_iter().filter(|&it| Some(it) != now);
    let choices = choices.map(|wants| {
        let label = match wants {
            Following::Moves => say!(follow::each_move),
            Following::End => say!(follow::the_end),
        };
        Button::new(label, ButtonStyle::Inviting, Action::Follow(id, wants))
    });
    let buttons = choices.chain(now.map(|_| stop(id)));
    let text = match now {
        None => say!(
            follow::ask,
            game = phrases::linked(view),
            players = players(view)
        ),
        Some(wants) => subscription(view, wants),
    };
    Message::text(text).with_buttons(buttons.collect())
}

/// Confirms that a person follows a game.
pub fn now_followed(view: &GameView, wants: Following) -> Message {
    let text = [subscription(view, wants), say!(follow::quiet_hours)].into_iter();
    let next_games = view.scored.is_some().then(|| say!(follow::next_games));
    Message::text(Text::sentences(text.chain(next_games))).with_buttons(vec![stop(view.game.id)])
}

/// Confirms that a person no longer follows a game; `was_following` is false if they did not.
pub fn no_longer_followed(game: GameId, was_following: bool) -> Message {
    let was = Word(if was_following { "yes" } else { "no" });
    Message::text(say!(follow::stopped, game = game.0, was = was))
}

/// The games that a person follows, with a button for each.
pub fn followed_games(views: &[GameView]) -> Message {
    if views.is_empty() {
        return Message::text(say!(follow::none));
    }
    let lines = views.iter().map(|view| {
        let (game, players) = (phrases::linked(view), players(view));
        games::item(say!(follow::listed, game = game, players = players))
    });
    let message = Message::text(games::fitted(say!(follow::list), lines.collect()));
    let buttons: Vec<_> = views
        .iter()
        .map(|view| {
            let GameId(game) = view.game.id;
            let press = Action::AskFollow(view.game.id);
            Button::new(say!(follow::change, game = game), ButtonStyle::Plain, press)
        })
        .collect();
    let rows = buttons.chunks(BUTTONS);
    rows.fold(message, |message, row| message.with_buttons(row.to_vec()))
}

/// Tells a follower what was played since they were last told, and how the game ended if it did.
pub fn told(view: &GameView, since: usize) -> Message {
    let game = &view.game;
    let head = say!(
        follow::told,
        game = phrases::linked(view),
        players = players(view)
    );
    let moves = phrases::latest(phrases::moves_since(game, since));
    let plies = (1..=game.ply()).rev().take(moves.len()).rev();
    let deeds = plies.zip(&moves).map(|(ply, played)| {
        let by = Mover::Named(seats::name(view, played.seat));
        let deed = phrases::deed(game, by, played, Notation::Board);
        calls::after(deed, game, [ply])
    });
    let gone = departures::since(game, since).into_iter();
    let gone = gone.filter(|_| !game.is_over());
    let gone = gone.map(|(player, how)| phrases::departed(view, player, how));
    let id = game.id;
    let plain = |label, press| Button::new(label, ButtonStyle::Plain, press);
    let (then, buttons) = if game.is_over() {
        let replay = plain(say!(result::replay), Action::Replay(id));
        (vec![result::ending(view).text], vec![replay])
    } else {
        let turn = game.position().to_act();
        let turn = turn.map(|turn| say!(follow::to_move, player = seats::name(view, turn.seat)));
        let board = plain(say!(move_buttons::board), Action::Board(id));
        let then = tally::captured(view).into_iter().chain(turn).collect();
        (then, vec![board, stop(id)])
    };
    Message::text(Text::sentences(
        std::iter::once(head).chain(deeds).chain(gone).chain(then),
    ))
    .with_buttons(buttons)
}

/// What a follower of a game is told.
fn subscription(view: &GameView, wants: Following) -> Text {
    let game = phrases::linked(view);
    match wants {
        Following::Moves => say!(follow::moves_told, game = game),
        Following::End => say!(follow::end_told, game = game),
    }
}

/// The players of a game, by their names.
fn players(view: &GameView) -> Text {
    Text::list(
        view.game
            .position()
            .seats()
            .map(|seat| seats::name(view, seat)),
    )
}

fn stop(game: GameId) -> Button {
    Button::new(
        say!(follow::stop),
        ButtonStyle::Plain,
        Action::Unfollow(game),
    )
}
