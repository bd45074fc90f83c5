//! The answers that players leave for moves that may come. They are played in the same go as the
//! move that calls for them.

use jiff::Timestamp;

use super::error::{Stop, verb};
use super::play::find;
use super::{Error, GameView, Service};
use crate::game::{Game, GameId, Plan, PlayerId};
use crate::rules::Move;
use crate::store::{self, Reading, Writing};

impl Service {
    /// Adds a line to what a player has planned: the whole plan then.
    pub async fn plan(
        &self,
        game: GameId,
        by: PlayerId,
        line: &[Move],
    ) -> Result<(GameView, Plan), Error> {
        verb(format!("keep a plan for game {game}"), async {
            let mut writing = self.store.write().await?;
            let saved = find(&mut writing, game).await?;
            let mut plan = plan_of(&mut writing, &saved.game, by).await?;
            plan.add(&saved.game, line)?;
            let size = saved.game.position().board().size();
            writing.save_plan(game, size, &plan).await?;
            let view = GameView::new(&mut writing, saved, None).await?;
            writing.commit().await?;
            Ok((view, plan))
        })
        .await
    }

    /// What a player has planned in a game.
    pub async fn planned(&self, game: GameId, by: PlayerId) -> Result<(GameView, Plan), Error> {
        verb(format!("look up a plan for game {game}"), async {
            let mut writing = self.store.write().await?;
            let saved = find(&mut writing, game).await?;
            let plan = plan_of(&mut writing, &saved.game, by).await?;
            let view = GameView::new(&mut writing, saved, None).await?;
            Ok((view, plan))
        })
        .await
    }

    /// Gives up everything that a player has planned in a game.
    pub async fn clear_plan(&self, game: GameId, by: PlayerId) -> Result<GameView, Error> {
        verb(format!("clear a plan for game {game}"), async {
            let mut writing = self.store.write().await?;
            let saved = find(&mut writing, game).await?;
            let plan = Plan::new(by, saved.game.mark());
            saved.game.check_seated(by)?;
            let size = saved.game.position().board().size();
            writing.save_plan(game, size, &plan).await?;
            let view = GameView::new(&mut writing, saved, None).await?;
            writing.commit().await?;
            Ok(view)
        })
        .await
    }
}

/// After a move was played: leads all plans on, and plays the answers that are due.
pub(super) async fn answer(
    writing: &mut Writing,
    game: &mut Game,
    mut played: Move,
    now: Timestamp,
) -> Result<(), Stop> {
    let size = game.position().board().size();
    let mut plans = writing.plans(game.id, size).await?;
    if plans.is_empty() {
        return Ok(());
    }
    let Some(before) = game.mark().before() else {
        return Ok(());
    };
    // What was planned at another board means nothing, and is cleared away.
    for plan in plans.iter_mut().filter(|plan| plan.at != before) {
        plan.lines.clear();
    }
    loop {
        let to = game.mark();
        for plan in &mut plans {
            plan.follow(played, to);
        }
        let due = plans
            .iter()
            .find_map(|plan| Some((plan.by, plan.answer(game)?)));
        let Some((by, mv)) = due else { break };
        if game.play(by, mv, now).is_err() {
            break;
        }
        played = mv;
    }
    for plan in &plans {
        writing.save_plan(game.id, size, plan).await?;
    }
    Ok(())
}

/// What a player has planned at the board as it stands.
async fn plan_of(reading: &mut Reading, game: &Game, by: PlayerId) -> Result<Plan, Stop> {
    game.check_seated(by)?;
    let size = game.position().board().size();
    let plans: Result<Vec<Plan>, store::Error> = reading.plans(game.id, size).await;
    let now = game.mark();
    let own = plans?
        .into_iter()
        .find(|plan| plan.by == by && plan.at == now);
    Ok(own.unwrap_or_else(|| Plan::new(by, now)))
}
