//! Records of games as text, and the finished games of a player, to be taken elsewhere.

use jiff::tz::TimeZone;

use super::error::use_case;
use super::lists::{LONGEST_LIST, list};
use super::{Error, GameList, GameView, Service};
use crate::game::{GameId, PlayerId, TableId, Viewpoint};
use crate::rules::{RecordText, ReplayError};
use crate::visible_text::visible;

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
        use_case("list the finished games of a person".to_owned(), async {
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

    /// The table at which a game, or the first game of its match, was arranged.
    pub async fn table_of(&self, view: &GameView) -> Result<Option<TableId>, Error> {
        let id = view.game.id;
        let games = view.scored.iter().flat_map(|scored| &scored.games);
        let first = games.map(|game| game.id).next().unwrap_or(id);
        use_case(format!("look up the table of game {first}"), async {
            Ok(self.store.read().await?.table_of(first).await?)
        })
        .await
    }
}

/// Those that are visible.
fn finished(games: GameList, viewpoint: Viewpoint) -> GameList {
    let views = games.views.into_iter();
    let views = views.filter_map(|view| view.seen_from(viewpoint));
    GameList {
        views: views.collect(),
        ..games
    }
}

impl GameView {
    /// The record with headers about the players and the game, as far as the board was posted: without
    /// the first stones of a turn that is not over. A game that was aborted has no result.
    /// `table` is where the game, or the match that it belongs to, was arranged, and `tournament` the name of the one it is
    /// played for.
    pub fn record_text(
        &self,
        table: Option<TableId>,
        tournament: Option<&str>,
    ) -> Result<RecordText, ReplayError> {
        let view = self.clone().as_posted();
        let mut about = view.headers(table, tournament);
        let record = view.game.record().clone();
        if view.game.is_aborted() {
            about.push(("Termination".to_owned(), "aborted".to_owned()));
            RecordText::aborted(record, about)
        } else {
            RecordText::new(record, about)
        }
    }

    fn headers(&self, table: Option<TableId>, tournament: Option<&str>) -> Vec<(String, String)> {
        let game = &self.game;
        let begun = game.started_at.to_zoned(TimeZone::UTC);
        let yes = if game.terms.rated { "Y" } else { "N" };
        let (mut event, round) = self.event(table);
        if let Some(name) = tournament.and_then(visible) {
            event = format!("{name}, {}", lower_case(&event));
        }
        let round = round.map(|round| ("Round", round));
        let site = [("Site", "Discord".to_owned()), ("Event", event)];
        let rest = [
            ("Date", begun.strftime("%m/%d/%Y").to_string()),
            ("Time", begun.strftime("%H:%M:%S").to_string()),
            ("TimeControl", game.terms.pace.id()),
            ("Rated", yes.to_owned()),
        ];
        let told = site.into_iter().chain(round).chain(rest);
        let mut headers: Vec<_> = told.map(|(name, value)| (name.to_owned(), value)).collect();
        for (what, of) in PLAYER_HEADERS {
            let each = (0..game.players.len()).filter_map(|seat| Some((seat, of(self, seat)?)));
            headers
                .extend(each.map(|(seat, value)| (format!("Player {} {what}", seat + 1), value)));
        }
        headers
    }

    /// What the game belongs to, as in "Table 3, match to 21 points from game 4", and which game of a match
    /// it is, as in "2 (game 5)".
    fn event(&self, table: Option<TableId>) -> (String, Option<String>) {
        let id = self.game.id;
        let (event, round) = match &self.scored {
            None => (format!("Game {id}"), None),
            Some(scored) => {
                let mut games = scored.games.iter().map(|game| game.id);
                let first = games.clone().next().unwrap_or(id);
                let before = games.position(|game| game == id);
                let number = before.unwrap_or(scored.games.len()) + 1;
                let event = format!("Match to {} points from game {first}", scored.target);
                (event, Some(format!("{number} (game {id})")))
            }
        };
        let Some(table) = table else {
            return (event, round);
        };
        (format!("Table {table}, {}", lower_case(&event)), round)
    }

    /// What can be seen of the name of the player on a seat.
    fn name_in_record(&self, seat: usize) -> Option<String> {
        let name = self.names.get(seat)?;
        visible(name)
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

fn lower_case(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().map(char::to_lowercase);
    first.into_iter().flatten().chain(letters).collect()
}

/// What headers say about each player, and what it is for a seat.
type PlayerHeader = (&'static str, fn(&GameView, usize) -> Option<String>);

const PLAYER_HEADERS: [PlayerHeader; 3] = [
    ("Name", GameView::name_in_record),
    ("Rating", GameView::rating_in_record),
    ("Type", GameView::kind_in_record),
];
