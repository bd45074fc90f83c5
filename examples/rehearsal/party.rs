//! Games of three to six people, from `/table` on: one opens the table, the others sit down, they
//! play stone by stone, and leave where the record says so.

use std::time::Instant;

use serde::Deserialize;
use tessera::rules::catalogue;

use crate::{AnyError, THINKING, Table, number_of_game};

/// The rehearsal's own games at tables. Their outcomes were computed by other rules than the bot's.
const OWN_GAMES: &str = include_str!("tables.jsonl");

/// Who plays, by seat.
pub const NAMES: [&str; 6] = ["Anna", "Ben", "Cleo", "Dan", "Eve", "Finn"];

/// A game of more than two as it was recorded.
#[derive(Deserialize)]
pub struct RecordedParty {
    /// The id of its ruleset.
    ruleset: String,
    /// Points, and `resign-2` where the second seat leaves.
    moves: Vec<String>,
    /// The seats that won, counted from 1.
    winners: Vec<usize>,
    /// Why they won: `row`, `captures` or `resigned`.
    reason: String,
}

/// The rehearsal's own games at tables.
pub fn own_games() -> Result<Vec<RecordedParty>, AnyError> {
    let games = OWN_GAMES.lines().map(serde_json::from_str);
    Ok(games.collect::<Result<_, _>>()?)
}

impl RecordedParty {
    /// How many people play, and on how many sides.
    pub fn seats(&self) -> Result<(usize, usize), AnyError> {
        let ruleset = catalogue::find(&self.ruleset).ok_or("a record has no such ruleset")?;
        Ok((ruleset.seats.into(), ruleset.sides.into()))
    }
}

impl Table<'_> {
    /// Plays the game to its end; an error says where the bot and the record disagree.
    pub async fn play_party(&mut self, recorded: &RecordedParty) -> Result<(), AnyError> {
        let (_, sides) = recorded.seats()?;
        let game = self.sit_down(&recorded.ruleset, sides).await?;
        let mut ply = 1;
        let mut seat = 1;
        let mut out = Vec::new();
        let count = recorded.moves.len();
        // The bot places the forced first stone by itself.
        for (index, mv) in (1..).zip(&recorded.moves).skip(1) {
            self.wait(THINKING);
            let is_last = index == count;
            if let Some(leaver) = mv.strip_prefix("resign-") {
                let leaver = leaver.parse::<usize>()? - 1;
                out.push(leaver);
                self.leave(&game, leaver, (sides, is_last)).await?;
                if leaver != seat {
                    continue;
                }
            } else {
                ply += 1;
                self.place_by(&game, (seat, ply, mv), is_last).await?;
                seat += 1;
            }
            seat %= self.people.len();
            while out.contains(&seat) && out.len() < self.people.len() {
                seat = (seat + 1) % self.people.len();
            }
        }
        self.check_party(&game, recorded).await
    }

    /// One opens a table, and the others sit down in the order of play. Returns the number of the
    /// game.
    async fn sit_down(&mut self, ruleset: &str, sides: usize) -> Result<String, AnyError> {
        let options = [("ruleset", ruleset.into()), ("order", "as-seated".into())];
        let asked = Instant::now();
        self.people[0].slash("table", options).await?;
        self.report.answered.push(asked.elapsed());
        let opened = self
            .await_public(|message| message.content.starts_with("**Table "))
            .await?;
        let mut told = String::new();
        for seat in 1..self.people.len() {
            let button = match sides {
                2 => format!("Sit on side {}", seat % 2 + 1),
                _ => "Sit down".to_owned(),
            };
            let asked = Instant::now();
            let answer = self.people[seat].press(&opened, &button).await?;
            self.report.answered.push(asked.elapsed());
            answer.content().clone_into(&mut told);
        }
        let told = told.replace("Game ", "game ");
        let game = number_of_game(&told).ok_or_else(|| format!("no game begins: {told}"))?;
        self.await_ply(&game, 1).await?;
        Ok(game)
    }

    /// A player leaves: by themselves, or with their partner's consent where there are two sides.
    async fn leave(
        &mut self,
        game: &str,
        leaver: usize,
        (sides, is_last): (usize, bool),
    ) -> Result<(), AnyError> {
        let who = self.people[leaver].clone();
        let question = who.slash("resign", [("game", game.into())]).await?;
        let question = question
            .message
            .ok_or("nothing was asked before resigning")?;
        if sides == 2 {
            let button = format!("Propose to resign game {game}");
            who.press(&question, &button).await?;
            let proposal = self
                .await_public(|message| message.button("Agree").is_some())
                .await?;
            let partner = &self.people[(leaver + 2) % self.people.len()];
            partner.press(&proposal, "Agree").await?;
        } else {
            let game = format!("Resign game {game}");
            let is_match = question.button("Resign the match").is_some();
            let button = if is_match { "Resign the match" } else { &game };
            who.press(&question, button).await?;
        }
        if is_last {
            self.await_end(game).await?;
        } else {
            let said = format!("{} resigned and is out.", who.name());
            self.await_public(|message| message.content.contains(&said))
                .await?;
        }
        Ok(())
    }

    /// Compares the bot's last message with the record.
    async fn check_party(&self, game: &str, recorded: &RecordedParty) -> Result<(), AnyError> {
        let end = self.await_end(game).await?;
        let winners = recorded.winners.iter();
        let winners: Vec<_> = winners.map(|seat| self.people[seat - 1].name()).collect();
        let win = if winners.len() == 1 { "wins" } else { "win" };
        let expected = format!("{} {win} game {game} in ", winners.join(" and "));
        let why = match recorded.reason.as_str() {
            "row" => "in a row",
            "captures" => "captured",
            other => other,
        };
        if end.content.contains(&expected) && end.content.contains(why) {
            return Ok(());
        }
        Err(format!("{expected:?} and {why:?} should be told: {}", end.content).into())
    }
}
