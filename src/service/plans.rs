//! The answers that players leave for moves that may come. They are played in the same go as the
//! move that calls for them.

use jiff::Timestamp;

use super::error::{Stop, verb};
use super::saved::load_game;
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
            let saved = load_game(&mut writing, game).await?;
            let mut plan = plan_of(&mut writing, &saved.game, by).await?;
            plan.add(&saved.game, line)?;
            writing.save_plan(&saved.game, &plan).await?;
            let view = GameView::new(&mut writing, saved, None).await?;
            writing.commit().await?;
            Ok((view, plan))
        })
        .await
    }

    /// What a player has planned in a game.
    pub async fn planned(&self, game: GameId, by: PlayerId) -> Result<(GameView, Plan), Error> {
        verb(format!("look up a plan for game {game}"), async {
            let mut reading = self.store.read().await?;
            let saved = load_game(&mut reading, game).await?;
            let plan = plan_of(&mut reading, &saved.game, by).await?;
            let view = GameView::new(&mut reading, saved, None).await?;
            Ok((view, plan))
        })
        .await
    }

    /// Gives up everything that a player has planned in a game.
    pub async fn clear_plan(&self, game: GameId, by: PlayerId) -> Result<GameView, Error> {
        verb(format!("clear a plan for game {game}"), async {
            let mut writing = self.store.write().await?;
            let saved = load_game(&mut writing, game).await?;
            let plan = Plan::new(by);
            saved.game.check_seated(by)?;
            writing.save_plan(&saved.game, &plan).await?;
            let view = GameView::new(&mut writing, saved, None).await?;
            writing.commit().await?;
            Ok(view)
        })
        .await
    }
}

/// After a player's move: plays the answers that are due.
///
/// Whoever moves while answers to the move may be waiting cannot take the move back without asking:
/// trying out moves would tell which of them were planned for.
pub(super) async fn answer(
    writing: &mut Writing,
    game: &mut Game,
    by: PlayerId,
    now: Timestamp,
) -> Result<(), Stop> {
    let size = game.position().board().size();
    let plans = writing.plans(game.id, size).await?;
    let mut others = plans.iter().filter(|plan| plan.by != by);
    let is_expected = others.any(|plan| plan.stood_before(game));
    while let Some((by, mv)) = plans
        .iter()
        .find_map(|plan| Some((plan.by, plan.answer(game)?)))
    {
        if game.play(by, mv, now).is_err() {
            break;
        }
    }
    if is_expected {
        game.open();
    }
    change(writing, game, plans, |plan| plan.prune(game)).await
}

/// After a change of a game, whose record was this `before`: if moves were taken back, the plans for
/// what the game has returned to stand again.
pub(super) async fn take_back(
    writing: &mut Writing,
    game: &Game,
    before: &[Move],
) -> Result<(), Stop> {
    let left = game.record().moves.len();
    if left >= before.len() {
        return Ok(());
    }
    let size = game.position().board().size();
    let plans = writing.plans(game.id, size).await?;
    change(writing, game, plans, |plan| plan.take_back(before, left)).await
}

/// Keeps those plans that this changes.
async fn change(
    writing: &mut Writing,
    game: &Game,
    plans: Vec<Plan>,
    change: impl Fn(&mut Plan),
) -> Result<(), Stop> {
    for plan in plans {
        let mut changed = plan.clone();
        change(&mut changed);
        if changed != plan {
            writing.save_plan(game, &changed).await?;
        }
    }
    Ok(())
}

/// What a player has planned.
async fn plan_of(reading: &mut Reading, game: &Game, by: PlayerId) -> Result<Plan, Stop> {
    game.check_seated(by)?;
    let size = game.position().board().size();
    let plans: Result<Vec<Plan>, store::Error> = reading.plans(game.id, size).await;
    let own = plans?.into_iter().find(|plan| plan.by == by);
    Ok(own.unwrap_or_else(|| Plan::new(by)))
}
