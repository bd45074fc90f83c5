//! One turn: the player to move does something, most often plays a stone, and acknowledged stones
//! are recorded.

use std::sync::Arc;

use local_discord::{Answer, Message, OptionValue, Person, World};
use tessera::game::GameId;
use tokio::time::timeout;

use crate::act;
use crate::seen::{Seen, number_of};
use crate::table::Table;
use crate::tally::{Departure, Stone};

/// How often, in a hundred turns, somebody leaves a game that others may play on.
const LEAVING: u64 = 6;

impl Table {
    /// The player to move does something; rarely, another player does.
    pub async fn take_turn(&mut self, board: &Message, game: i64, number: &str) {
        let Some(ply) = number_of(number) else { return };
        let to_move = |person: &&Person| {
            let called = format!("{}, your turn", person.mention());
            board.content.contains(&called)
        };
        let Some(mover) = self.people.iter().find(to_move).cloned() else {
            return;
        };
        let stone = Stone {
            game,
            ply,
            by: mover.id(),
            point: self.any_point_of(&mover, ply),
            channel: board.channel,
            asked: board.id,
        };
        let named = [("game", OptionValue::from(game.to_string()))];
        if self.party.is_some() && self.chance.percent(LEAVING) {
            self.tally.counts().other += 1;
            let who = self.anybody();
            return self.leave(&who, game).await;
        }
        if self.is_enough(ply) {
            self.tally.counts().other += 1;
            let who = self.anybody();
            return self.leave(&who, game).await;
        }
        // Those who climb do nothing but play.
        let what = self.chance.below(if self.is_climbing { 50 } else { 100 });
        match what {
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
                    point: self.any_point_of(&mover, ply),
                    ..stone.clone()
                };
                tokio::join!(self.place(&mover, stone), self.place(&mover, again));
            }
            90..92 => {
                self.tally.counts().other += 1;
                self.leave(&mover, game).await;
            }
            92..95 => {
                let idle = self.anybody();
                if idle.id() == mover.id() {
                    return;
                }
                // The bot refuses it, unless the mover has moved and that is not shown yet.
                let next = Stone {
                    ply: ply + 1,
                    by: idle.id(),
                    ..stone
                };
                self.place(&idle, next).await;
            }
            what => {
                let what = match what {
                    ..97 => "takeback",
                    97 => "time",
                    _ => "draw",
                };
                let who = self.anybody();
                let options = named.into_iter().chain([("what", what.into())]);
                self.tally.counts().other += 1;
                let _ = act::timed(&self.tally, who.slash("offer", options)).await;
            }
        }
    }

    /// A player resigns. If that is confirmed while others play on, records from which board on they
    /// are out.
    async fn leave(&self, who: &Person, game: i64) {
        if !act::resign(&self.tally, who, game).await {
            return;
        }
        if let Ok(view) = self.service.game(GameId(game)).await {
            let departure = Departure {
                game,
                who: who.id(),
                // Who ends the game by leaving changes no board.
                resets: view.game.revision().resets + u16::from(view.game.is_over()),
                at: self.discord.look(World::now),
            };
            self.tally.counts().departures.push(departure);
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
        let settled = timeout(act::PATIENCE, who.settled(answer)).await;
        let told = format!("You played **{}**", stone.point);
        if let Ok(Ok(answer)) = settled
            && answer.content().starts_with(&told)
        {
            self.tally.counts().stones.push(stone);
        }
    }

    /// Records a stone played by a reply once a board says that this person played it there. It may also tell what the other
    /// player did before, who may have taken the same point.
    pub fn note_reply(&mut self, news: &[(Arc<Message>, Seen)]) {
        let Some(stone) = self.replied.take() else {
            return;
        };
        let mut people = self.people.iter();
        let Some(person) = people.find(|person| person.id() == stone.by) else {
            return;
        };
        let played = format!("{} played **{}**", person.name(), stone.point);
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
