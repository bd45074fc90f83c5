//! Records of games as text, and the finished games of a player, to be taken elsewhere.

use jiff::tz::TimeZone;

use super::error::use_case;
use super::lists::{LONGEST_LIST, list, matches};
use super::{Error, GameList, GameView, Service};
use crate::game::{GameId, PlayerId, Viewpoint};
use crate::rules::{RecordText, ReplayError};

/// Some of a player's finished games, in the order of their numbers.
#[derive(Clone, Debug, Default)]
pub struct FinishedGames {
    /// The games.
    pub games: GameList,
    /// The number from which the next ones are looked up; `None` if these were the last.
    pub next: Option<GameId>,
}

impl Service {
    /// The finished games of the viewer from this number on, at most [`LONGEST_LIST`] of them. Their
    /// players have the names that the viewpoint shows.
    pub async fn finished_games_from(
        &self,
        viewpoint: Viewpoint,
        from: GameId,
    ) -> Result<FinishedGames, Error> {
        let player = viewpoint.player;
        use_case(format!("list the finished games of {player}"), async {
            let mut reading = self.store.read().await?;
            let ids = reading.games_finished_from(player, from, LONGEST_LIST);
            let ids = ids.await?;
            let is_whole = ids.len() < LONGEST_LIST as usize;
            let next = ids.last().map(|last| GameId(last.0 + 1));
            let games = list(&mut reading, ids).await?;
            Ok(FinishedGames {
                games: finished(games, viewpoint),
                next: next.filter(|_| !is_whole),
            })
        })
        .await
    }

    /// The viewer's games of which the record can be taken elsewhere and that match what was typed, as
    /// in [`Service::games_matching`]: those that ended, the last to begin first, then those that are
    /// running.
    pub async fn games_to_export(
        &self,
        viewpoint: Viewpoint,
        typed: &str,
    ) -> Result<Vec<GameView>, Error> {
        let player = viewpoint.player;
        let ended = use_case(format!("list the last games of {player}"), async {
            let mut reading = self.store.read().await?;
            let ids = reading.games_finished_last(player, LONGEST_LIST).await?;
            list(&mut reading, ids).await
        });
        let mut ended = finished(ended.await?, viewpoint).views;
        let typed_lower = typed.trim().to_lowercase();
        ended.retain(|view| matches(view, player, &typed_lower));
        ended.extend(self.games_matching(viewpoint, typed).await?);
        Ok(ended)
    }
}

/// Those that are over: somebody who has left a game of several may find it still running.
fn finished(mut games: GameList, viewpoint: Viewpoint) -> GameList {
    games.views.retain(|view| view.game.is_over());
    let views = games.views.into_iter();
    let views = views.filter_map(|view| view.seen_from(viewpoint));
    GameList {
        views: views.collect(),
        ..games
    }
}

impl GameView {
    /// The record with headers about the players and the game, as far as the board was posted: without
    /// the first stones of a turn that is not over.
    pub fn record_text(&self) -> Result<RecordText, ReplayError> {
        let view = self.clone().as_posted();
        let about = view.headers();
        RecordText::new(view.game.record().clone(), about)
    }

    fn headers(&self) -> Vec<(String, String)> {
        let game = &self.game;
        let begun = game.started_at.to_zoned(TimeZone::UTC);
        let yes = if game.terms.rated { "Y" } else { "N" };
        let mut headers: Vec<(String, String)> = [
            ("Site", "Discord".to_owned()),
            ("Event", format!("Game {}", game.id)),
            ("Date", begun.strftime("%m/%d/%Y").to_string()),
            ("Time", begun.strftime("%H:%M:%S").to_string()),
            ("TimeControl", game.terms.pace.id()),
            ("Rated", yes.to_owned()),
        ]
        .map(|(name, value)| (name.to_owned(), value))
        .into();
        for (what, of) in PLAYER_HEADERS {
            let each = (0..game.players.len()).filter_map(|seat| Some((seat, of(self, seat)?)));
            headers
                .extend(each.map(|(seat, value)| (format!("Player {} {what}", seat + 1), value)));
        }
        headers
    }

    /// The name of the player on a seat, without characters that control a terminal.
    fn name_in_record(&self, seat: usize) -> Option<String> {
        let name = self.names.get(seat)?;
        Some(name.chars().filter(|letter| !letter.is_control()).collect())
    }

    /// The worldwide rating of the player on a seat before the game, if it was rated.
    fn rating_in_record(&self, seat: usize) -> Option<String> {
        let change = self.ratings.as_ref()?.everywhere.get(seat)?.as_ref()?;
        Some(format!("{:.0}", change.before.rating))
    }

    fn kind_in_record(&self, seat: usize) -> Option<String> {
        let player: PlayerId = *self.game.players.get(seat)?;
        let computer = self.game.computer.map(|computer| computer.player);
        let kind = if computer == Some(player) {
            "Computer"
        } else {
            "Human"
        };
        Some(kind.to_owned())
    }
}

/// What headers say about each player, and what it is for a seat.
type PlayerHeader = (&'static str, fn(&GameView, usize) -> Option<String>);

const PLAYER_HEADERS: [PlayerHeader; 3] = [
    ("Name", GameView::name_in_record),
    ("Rating", GameView::rating_in_record),
    ("Type", GameView::kind_in_record),
];
