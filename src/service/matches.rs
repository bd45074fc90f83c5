//! Matches for points: a series of games between the same people. When one game ends the next begins, until
//! the match is over. How it stands is decided by [`MatchCourse`].

use jiff::Timestamp;

use super::time_preferences::time_preferences;
use crate::game::match_course::AfterGame;
use crate::game::{
    ChannelId, Game, GameId, MatchCourse, MatchGame, MessageId, PlayerId, ScoredGame,
};
use crate::rules::Seat;
use crate::store::{Error, Reading, Writing};

/// The score of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchView {
    /// The points of each player of the game, by seat. Includes this game once it is over.
    pub points: Vec<u16>,
    /// How many points win.
    pub target: u16,
    /// The winner, if the match is over and has one.
    pub winner: Option<Seat>,
    /// The game that follows this one.
    pub next: Option<GameId>,
    /// The channel and the message that last showed the board of that game, once it has been shown.
    pub next_board: Option<(ChannelId, MessageId)>,
    /// Who is called to the first board of that game; `None` if it is the computer's turn, or no game
    /// follows.
    pub next_called: Option<PlayerId>,
    /// Who has the first move of that game, and who is then the first to choose a move, by seat of this one.
    /// They are two where the rules place the first stone. `None` if no game follows.
    pub next_turns: Option<[Seat; 2]>,
    /// The points with which each player of the game began the match, by seat.
    pub handicap: Vec<u16>,
    /// The games that have been scored, oldest first. Includes this game once it is over.
    pub games: Vec<ScoredGame>,
}

/// The score of a match that stands like this; `None` if there is no match.
pub(super) async fn standing(
    reading: &mut Reading,
    game: &Game,
    course: Option<MatchCourse>,
) -> Result<Option<MatchView>, Error> {
    let ruleset = &game.terms.ruleset;
    let (Some(mut course), Some(target)) = (course, ruleset.target()) else {
        return Ok(None);
    };
    let next = match course.next {
        AfterGame::Game(_) => reading.game_after(game.id).await?,
        AfterGame::Running | AfterGame::End => None,
    };
    if next.is_none() && game.is_over() {
        // The match ended with this game: so did old ones when somebody left.
        course.next = AfterGame::End;
    }
    let next_turns = next.and_then(|id| turns_of_next(game, &course, id));
    let next_called = next_turns.map(|[_, to_move]| game.player(to_move));
    let computer = game.computer.map(|computer| computer.player);
    let next_called = next_called.filter(|&called| computer != Some(called));
    let shown = match next {
        Some(next) => reading.shown_at(next).await?,
        None => None,
    };
    let next_board =
        shown.map(|(channel, message)| (channel.unwrap_or(game.place.channel), message));
    let winner = course.winner(game);
    Ok(Some(MatchView {
        points: course.points,
        target,
        winner,
        next,
        next_board,
        next_called,
        next_turns,
        handicap: ruleset.handicap()[..game.players.len()].to_vec(),
        games: course.games,
    }))
}

/// Who has the first move of the game that follows under this number, and who is then the first to choose a
/// move, by seat of the game before.
fn turns_of_next(game: &Game, course: &MatchCourse, id: GameId) -> Option<[Seat; 2]> {
    let AfterGame::Game(first) = course.next else {
        return None;
    };
    let next = game.next_of_match(id, first, game.time_preferences.clone(), game.moved_at);
    let count = game.players.len();
    let seat_before = |seat: Seat| {
        let before = (seat.index() + first.index()) % count;
        Seat::new(u8::try_from(before).unwrap_or_default())
    };
    let to_move = next.position().to_act()?.seat;
    Some([first, seat_before(to_move)])
}

/// Stores what a finished game of a match earned its players, and starts the next one if the match goes
/// on. Returns that game.
pub(super) async fn go_on(
    writing: &mut Writing,
    game: &Game,
    course: &MatchCourse,
    now: Timestamp,
) -> Result<Option<GameId>, Error> {
    if let Some(made) = MatchGame::of(game) {
        writing.save_match_game(&made).await?;
    }
    let AfterGame::Game(first) = course.next else {
        return Ok(None);
    };
    let id = writing.next_game_id().await?;
    let time_preferences = time_preferences(writing, &game.players).await?;
    let next = game.next_of_match(id, first, time_preferences, now);
    writing.insert_game(&next).await?;
    Ok(Some(id))
}
