//! Conditional moves: replies that players plan for moves that may come. They are played in the
//! same transaction as the move that triggers them.

use jiff::Timestamp;

use super::error::{Abort, use_case};
use super::saved::load_game;
use super::{Error, GameView, Service};
use crate::game::{Game, GameId, GameRefusal, Line, Plan, PlayerId};
use crate::rules::Move;
use crate::store::{self, Reading, Topic, Writing};

impl Service {
    /// Adds a line to a player's plan. Returns the whole plan.
    pub async fn plan(
        &self,
        game: GameId,
        by: PlayerId,
        line: &[Move],
    ) -> Result<(GameView, Plan), Error> {
        use_case(format!("keep a plan for game {game}"), async {
            let mut writing = self.store.write().await?;
            let saved = load_game(&mut writing, game).await?;
            let mut plan = plan_of(&mut writing, &saved.game, by).await?;
            plan.add(&saved.game, line)?;
            writing.save_plan(&saved.game, &plan).await?;
            keep(&mut writing, &saved.game, by, line).await?;
            let view = GameView::new(&mut writing, saved, None).await?;
            writing.commit().await?;
            Ok((view, plan))
        })
        .await
    }

    /// Adds a line to a player's plan in place of those that answer the same moves otherwise. Returns the whole
    /// plan. What is replaced is not shown after the end either.
    pub async fn replan(
        &self,
        game: GameId,
        by: PlayerId,
        line: &[Move],
    ) -> Result<(GameView, Plan), Error> {
        use_case(format!("replace lines of a plan for game {game}"), async {
            let mut writing = self.store.write().await?;
            let saved = load_game(&mut writing, game).await?;
            let mut plan = plan_of(&mut writing, &saved.game, by).await?;
            let replaced = plan.replace(&saved.game, line)?;
            writing.save_plan(&saved.game, &plan).await?;
            forget(&mut writing, &saved.game, by, &replaced).await?;
            keep(&mut writing, &saved.game, by, line).await?;
            let view = GameView::new(&mut writing, saved, None).await?;
            writing.commit().await?;
            Ok((view, plan))
        })
        .await
    }

    /// A player's plan in a game.
    pub async fn planned(&self, game: GameId, by: PlayerId) -> Result<(GameView, Plan), Error> {
        use_case(format!("look up a plan for game {game}"), async {
            let mut reading = self.store.read().await?;
            let saved = load_game(&mut reading, game).await?;
            let plan = plan_of(&mut reading, &saved.game, by).await?;
            let view = GameView::new(&mut reading, saved, None).await?;
            Ok((view, plan))
        })
        .await
    }

    /// The conditional moves that the players of a finished game had written in it; refused while it goes on.
    pub async fn past_plans(&self, game: GameId) -> Result<Vec<Plan>, Error> {
        use_case(format!("look up what was planned in game {game}"), async {
            let mut reading = self.store.read().await?;
            let saved = load_game(&mut reading, game).await?;
            if !saved.game.is_over() {
                return Err(GameRefusal::StillRunning { game }.into());
            }
            Ok(reading.past_plans(&saved.game).await?)
        })
        .await
    }

    /// Clears a player's plan in a game. What was in it, now or before, is not shown after the end either.
    pub async fn clear_plan(&self, game: GameId, by: PlayerId) -> Result<GameView, Error> {
        use_case(format!("clear a plan for game {game}"), async {
            let mut writing = self.store.write().await?;
            let saved = load_game(&mut writing, game).await?;
            let plan = Plan::new(by);
            saved.game.check_seated(by)?;
            writing.save_plan(&saved.game, &plan).await?;
            writing.save_past_plan(&saved.game, &plan).await?;
            let view = GameView::new(&mut writing, saved, None).await?;
            writing.commit().await?;
            Ok(view)
        })
        .await
    }
}

/// Plays the planned replies that a player's move triggers.
///
/// A player other than `by` whose plan has replied is told, except against the computer, where they
/// see it on the board.
///
/// If a planned reply may have been waiting for the move, the player cannot take the move back
/// without agreement. Otherwise trying out moves would reveal which of them were planned for.
pub(super) async fn play_planned_reply(
    writing: &mut Writing,
    game: &mut Game,
    by: PlayerId,
    now: Timestamp,
) -> Result<(), Abort> {
    let size = game.position().board().size();
    let plans = writing.plans(game.id, size).await?;
    let mut others = plans.iter().filter(|plan| plan.by != by);
    let is_expected = others.any(|plan| plan.stood_before(game));
    let since = game.record().moves.len().saturating_sub(1);
    let mut told = Vec::new();
    while let Some((owner, mv)) = plans
        .iter()
        .find_map(|plan| Some((plan.by, plan.reply_to(game)?)))
    {
        if game.play_planned(owner, mv, now).is_err() {
            break;
        }
        if owner != by && !told.contains(&owner) && game.against_computer().is_none() {
            told.push(owner);
        }
    }
    if is_expected {
        game.start_answering();
    }
    for owner in told {
        let game = game.id;
        let topic = Topic::Line { game, since };
        writing.save_news(owner, topic, now).await?;
    }
    change(writing, game, plans, |plan| plan.prune(game)).await
}

/// Restores plans after a takeback: those for the position the game has returned to apply again.
/// `before` is the game's record before the change.
pub(super) async fn take_back(
    writing: &mut Writing,
    game: &Game,
    before: &[Move],
) -> Result<(), Abort> {
    let now = &game.record().moves;
    // Departures stay, so that it is not enough to compare the lengths.
    let left = before
        .iter()
        .zip(now)
        .take_while(|(was, is)| was == is)
        .count();
    if left >= before.len() {
        return Ok(());
    }
    let size = game.position().board().size();
    for mut written in writing.past_plans(game).await? {
        written.take_back(before, left);
        writing.save_past_plan(game, &written).await?;
    }
    let plans = writing.plans(game.id, size).await?;
    change(writing, game, plans, |plan| plan.take_back(before, left)).await
}

/// Forgets lines that were kept for after the end of the game.
async fn forget(
    writing: &mut Writing,
    game: &Game,
    by: PlayerId,
    lines: &[Line],
) -> Result<(), Abort> {
    let all = writing.past_plans(game).await?;
    if let Some(mut own) = all.into_iter().find(|written| written.by == by) {
        own.forget(lines);
        writing.save_past_plan(game, &own).await?;
    }
    Ok(())
}

/// Keeps a line for after the end of the game.
async fn keep(
    writing: &mut Writing,
    game: &Game,
    by: PlayerId,
    moves: &[Move],
) -> Result<(), Abort> {
    let all = writing.past_plans(game).await?;
    let own = all.into_iter().find(|written| written.by == by);
    let mut own = own.unwrap_or_else(|| Plan::new(by));
    own.keep(Line {
        from: game.record().moves.len(),
        lead: 0,
        moves: moves.to_vec(),
    });
    Ok(writing.save_past_plan(game, &own).await?)
}

/// Deletes the lines that the departure of a player from a game that goes on has ended, and tells their
/// owners who are still in. `before` is the game's record before the departure.
pub(super) async fn end_by_departure(
    writing: &mut Writing,
    game: &Game,
    before: &[Move],
    now: Timestamp,
) -> Result<(), Abort> {
    if game.is_over() || game.record().moves.len() <= before.len() {
        return Ok(());
    }
    let size = game.position().board().size();
    for mut plan in writing.plans(game.id, size).await? {
        if !plan.end_by_departure(before) {
            continue;
        }
        writing.save_plan(game, &plan).await?;
        if !game.has_left(plan.by) {
            let ended = Topic::LinesEnded(game.id);
            writing.save_news(plan.by, ended, now).await?;
        }
    }
    Ok(())
}

/// Saves the plans that `change` alters.
async fn change(
    writing: &mut Writing,
    game: &Game,
    plans: Vec<Plan>,
    change: impl Fn(&mut Plan),
) -> Result<(), Abort> {
    for plan in plans {
        let mut changed = plan.clone();
        change(&mut changed);
        if changed != plan {
            writing.save_plan(game, &changed).await?;
        }
    }
    Ok(())
}

/// The player to move, if they had conditional moves ready, but none for what was played last.
pub(super) async fn line_missed_by(
    reading: &mut Reading,
    game: &Game,
) -> Result<Option<PlayerId>, store::Error> {
    let Some(player) = game.to_move() else {
        return Ok(None);
    };
    let size = game.position().board().size();
    let plans = reading.plans(game.id, size).await?;
    let own = plans.iter().find(|plan| plan.by == player);
    let missed = own.filter(|plan| plan.stood_before(game) && plan.reply_to(game).is_none());
    Ok(missed.map(|plan| plan.by))
}

/// A player's plan.
pub(super) async fn plan_of(
    reading: &mut Reading,
    game: &Game,
    by: PlayerId,
) -> Result<Plan, Abort> {
    game.check_seated(by)?;
    let size = game.position().board().size();
    let plans: Result<Vec<Plan>, store::Error> = reading.plans(game.id, size).await;
    let own = plans?.into_iter().find(|plan| plan.by == by);
    Ok(own.unwrap_or_else(|| Plan::new(by)))
}
