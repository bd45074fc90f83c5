//! Sealed moves of adjourned games. What is sealed is told to its owner only.

use jiff::Timestamp;

use super::error::{Abort, use_case};
use super::saved::load_game;
use super::{Error, GameView, Service, plans};
use crate::game::{
    Game, GameId, GameRefusal, OfferKind, PlayerId, Revision, Seal, SealRefusal, SealedMove,
};
use crate::rules::Move;
use crate::store::{Reading, SavedGame, Writing};

impl Service {
    /// The move that a player has sealed in an adjourned game, if there is one; refused to anybody who may
    /// not seal one there.
    pub async fn sealed_by(
        &self,
        game: GameId,
        by: PlayerId,
    ) -> Result<(GameView, Option<SealedMove>), Error> {
        use_case(format!("look up a seal in game {game}"), async {
            let mut reading = self.store.read().await?;
            let saved = load_game(&mut reading, game).await?;
            saved.game.check_sealer(by)?;
            let at = saved.game.revision();
            let sealed = reading.sealed_move(&saved.game).await?;
            let view = GameView::new(&mut reading, saved, None).await?;
            check_open(&view)?;
            let own = sealed.filter(|sealed| sealed.by == by && sealed.at == at);
            Ok((view, own))
        })
        .await
    }

    /// Seals a turn in an adjourned game, in place of what was sealed before. `shown` is the board it was
    /// chosen on.
    pub async fn seal(
        &self,
        game: GameId,
        by: PlayerId,
        turn: &[Move],
        shown: Revision,
    ) -> Result<GameView, Error> {
        use_case(format!("seal a move in game {game}"), async {
            let mut writing = self.store.write().await?;
            let (saved, _) = open_to_seal(&mut writing, game, by, shown).await?;
            saved.game.check_seal(by, turn)?;
            save(writing, saved, by, turn).await
        })
        .await
    }

    /// Withdraws the move that a player has sealed in an adjourned game. `shown` is its board.
    pub async fn unseal(
        &self,
        game: GameId,
        by: PlayerId,
        shown: Revision,
    ) -> Result<GameView, Error> {
        use_case(format!("withdraw a sealed move in game {game}"), async {
            let mut writing = self.store.write().await?;
            let (saved, seal) = open_to_seal(&mut writing, game, by, shown).await?;
            if seal != Seal::Sealed {
                return Err(GameRefusal::Seal(SealRefusal::NothingSealed { game }).into());
            }
            save(writing, saved, by, &[]).await
        })
        .await
    }
}

/// The adjourned game in which a player may seal a move, and whether one is sealed there.
async fn open_to_seal(
    reading: &mut Reading,
    game: GameId,
    by: PlayerId,
    shown: Revision,
) -> Result<(SavedGame, Seal), Abort> {
    let saved = load_game(reading, game).await?;
    saved.game.check_sealer(by)?;
    saved.game.check_fresh(by, shown)?;
    let view = GameView::new(reading, saved.clone(), None).await?;
    check_open(&view)?;
    Ok((saved, view.seal))
}

/// Saves what a player has sealed; no moves if nothing.
async fn save(
    mut writing: Writing,
    saved: SavedGame,
    by: PlayerId,
    turn: &[Move],
) -> Result<GameView, Abort> {
    writing.save_sealed(&saved.game, by, turn).await?;
    let view = GameView::new(&mut writing, saved, None).await?;
    writing.commit().await?;
    Ok(view)
}

fn check_open(view: &GameView) -> Result<(), GameRefusal> {
    match view.seal {
        Seal::Closed => Err(GameRefusal::Seal(SealRefusal::NotOffered {
            game: view.game.id,
        })),
        Seal::Open | Seal::Sealed => Ok(()),
    }
}

/// Follows an offer that was carried out, made on the board `from`: lets a move be sealed in a game that was
/// adjourned, or plays the one that was sealed in a game that was resumed, with the planned replies to it.
/// Returns whether a move was played.
pub(super) async fn follow_offer(
    writing: &mut Writing,
    game: &mut Game,
    kind: OfferKind,
    from: Revision,
    now: Timestamp,
) -> Result<bool, Abort> {
    let is_among_people = game.people().nth(1).is_some();
    if kind == OfferKind::Adjourn && is_among_people {
        writing.open_seal(game).await?;
    }
    if kind != OfferKind::Resume {
        return Ok(false);
    }
    let is_left = writing.has_seal(game.id).await?;
    let sealed = writing.sealed_move(game).await?;
    writing.drop_seal(game.id).await?;
    if !is_left {
        return Ok(false);
    }
    let turns = game.ply();
    game.play_sealed(sealed.as_ref(), from, now);
    if let Some(sealed) = sealed.filter(|_| game.ply() > turns) {
        plans::play_planned_reply(writing, game, sealed.by, now).await?;
        return Ok(true);
    }
    Ok(false)
}
