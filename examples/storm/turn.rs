//! One turn: the player to move does something, most often plays a stone, and acknowledged stones
//! are recorded.

use std::sync::Arc;
use std::time::Duration;

use local_discord::{Answer, Message, OptionValue, Person};
use tokio::time::timeout;

use crate::act;
use crate::seen::{Seen, number_of};
use crate::table::Table;
use crate::tally::Stone;

/// How long to wait for the final answer after "thinking".
const PATIENCE: Duration = Duration::from_secs(4);

impl Table {
    /// The player to move does something; rarely, the other player tries to.
    pub async fn take_turn(&mut self, board: &Message, game: i64, number: &str) {
        let Some(ply) = number_of(number) else { return };
        let to_move = |person: &&Person| board.content.starts_with(&person.mention());
        let Some(mover) = self.people.iter().find(to_move).cloned() else {
            return;
        };
        let stone = Stone {
            game,
            ply,
            point: act::any_point(&mut self.chance),
            channel: self.channel,
            asked: board.id,
        };
        let named = [("game", OptionValue::from(game.to_string()))];
        match self.chance.below(100) {
            0..50 => self.place(&mover, stone).await,
            50..68 => {
                self.tally.counts().replies += 1;
                if mover.reply(board, &stone.point).is_ok() {
                    self.replied = Some(stone);
                }
            }
            68..82 => {
                let typed = act::type_point(&self.tally, &mover, board, &stone.point).await;
                self.acknowledge(&mover, typed, stone).await;
            }
            82..90 => {
                // A double press, with a different point each time.
                let again = Stone {
                    point: act::any_point(&mut self.chance),
                    ..stone.clone()
                };
                tokio::join!(self.place(&mover, stone), self.place(&mover, again));
            }
            90..92 => {
                self.tally.counts().other += 1;
                act::resign(&self.tally, &mover, game).await;
            }
            92..95 => {
                let [one, other] = &self.people;
                let idle = if mover.id() == one.id() { other } else { one };
                // The bot refuses it, unless the mover has moved and that is not shown yet.
                let next = Stone {
                    ply: ply + 1,
                    ..stone
                };
                self.place(idle, next).await;
            }
            what => {
                let what = if what < 98 { "takeback" } else { "draw" };
                let who = self.people[usize::from(self.chance.percent(50))].clone();
                let options = named.into_iter().chain([("what", what.into())]);
                self.tally.counts().other += 1;
                let _ = act::timed(&self.tally, who.slash("offer", options)).await;
            }
        }
    }

    async fn place(&self, who: &Person, stone: Stone) {
        let options = [
            ("point", OptionValue::from(stone.point.as_str())),
            ("game", stone.game.to_string().into()),
        ];
        let answer = act::timed(&self.tally, who.slash("move", options)).await;
        self.acknowledge(who, answer, stone).await;
    }

    /// Records a stone if the bot acknowledges it.
    async fn acknowledge(&self, who: &Person, answer: Option<Answer>, stone: Stone) {
        let Some(answer) = answer else { return };
        let settled = timeout(PATIENCE, who.settled(answer)).await;
        let told = format!("You played **{}**", stone.point);
        if let Ok(Ok(answer)) = settled
            && answer.content().starts_with(&told)
        {
            self.tally.counts().stones.push(stone);
        }
    }

    /// Records a stone played by a reply once a board shows it.
    pub fn note_reply(&mut self, news: &[(Arc<Message>, Seen)]) {
        let Some(stone) = self.replied.take() else {
            return;
        };
        let played = format!("played **{}**", stone.point);
        let shows = |(message, seen): &(Arc<Message>, Seen)| {
            let follows = matches!(
                seen,
                Seen::Board { game, number }
                    if *game == stone.game && number_of(number) == Some(stone.ply + 1)
            );
            follows && message.id > stone.asked && message.content.contains(&played)
        };
        if news.iter().any(shows) {
            self.tally.counts().stones.push(stone);
        }
    }
}
