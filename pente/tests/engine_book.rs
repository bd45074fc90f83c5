//! The levels with the book of openings and without it.

use std::collections::HashSet;

use pente::engine::{self, BookUse, Budget, Chosen, Level};
use pente::rules::{Move, Position, TurnAction, catalogue};

/// Enough for a choice where the book is not asked, and little enough for a test.
const NODES: Budget<'_> = Budget::nodes(300);

fn after(code: &str, moves: &str) -> Position {
    let ruleset = catalogue::decode(code).expect("a ruleset");
    let mut position = Position::new(ruleset);
    for text in moves.split_whitespace() {
        let mv = Move::parse(text, ruleset.size).expect("a move");
        position.play(mv).expect("a legal move");
    }
    position
}

fn choose(position: &Position, level: &Level, seed: u64) -> Chosen {
    engine::choose_within(position, level, seed, &NODES).expect("the game is not over")
}

#[test]
fn the_strongest_levels_know_first_moves_and_the_others_search() {
    let position = after("pente", "K10");
    for level in Level::ALL {
        let chosen = choose(&position, &level, 3);
        let knows = level.number >= 9;
        assert_eq!(level.book == BookUse::OffersAndMoves, knows);
        assert_eq!(chosen.nodes == 0, knows, "{level:?}: {chosen:?}");
        assert_eq!(chosen.line.first(), Some(&chosen.mv));
        assert_eq!(position.check(chosen.mv), Ok(()));
    }
}

#[test]
fn without_the_book_every_move_is_searched() {
    let position = after("pente", "K10");
    let offering = after("swap2-pente", "");
    for level in Level::ALL {
        let level = level.without_book();
        assert!(choose(&position, &level, 3).nodes > 0, "{level:?}");
        // The last stone of an offer is searched, the others are placed at random.
        let mut offering = offering.clone();
        let mut nodes = 0;
        while offering.to_act().map(|turn| turn.asks) == Some(TurnAction::Place) {
            let chosen = choose(&offering, &level, 3);
            nodes += chosen.nodes;
            offering.play(chosen.mv).expect("the choice is legal");
        }
        assert!(nodes > 0, "{level:?}");
    }
}

#[test]
fn the_seed_chooses_the_move_of_the_book() {
    let position = after("pente", "K10");
    let strongest = Level::strongest();
    let moves = (0..20).map(|seed| {
        let chosen = choose(&position, &strongest, seed);
        assert_eq!(choose(&position, &strongest, seed), chosen, "the same seed");
        chosen.mv
    });
    let different: HashSet<Move> = moves.collect();
    assert!(different.len() > 2, "{different:?}");
}

#[test]
fn every_level_offers_stones_of_the_book() {
    for code in ["d-pente", "dk-pente", "swap2-pente", "swap2-keryo"] {
        let mut offers = HashSet::new();
        for (level, seed) in Level::ALL.iter().zip(0..) {
            let mut position = after(code, "");
            while position.to_act().map(|turn| turn.asks) == Some(TurnAction::Place) {
                let chosen = choose(&position, level, seed);
                assert_eq!(chosen.nodes, 0, "{code}");
                position.play(chosen.mv).expect("the choice is legal");
            }
            offers.insert(position.key());
        }
        assert!(offers.len() > 3, "{code}: {}", offers.len());
    }
}

#[test]
fn analyses_search_what_the_book_knows() {
    let position = after("pente", "K10");
    let analysis = engine::analyse(&position, &NODES).expect("a stone is to be placed");
    assert!(analysis.nodes > 0);
    let ranked = engine::rank(&position, &NODES);
    assert!(ranked.len() > 3, "{ranked:?}");
    assert!(ranked.iter().all(|&(mv, _)| position.check(mv) == Ok(())));
    assert!(ranked.is_sorted_by_key(|&(_, score)| std::cmp::Reverse(score)));
    assert_eq!(
        engine::rank(&after("swap2-pente", "K10 L11 N10"), &NODES),
        []
    );
}

#[test]
fn every_ranked_move_has_a_score_of_its_own_even_beside_a_forced_win() {
    // Three in a row, open on both sides, of stones that cannot be captured.
    let position = after("gomoku", "K10 A1 L10 C1 M10 E1");
    let ranked = engine::rank(&position, &Budget::nodes(20_000));
    let (wins, others): (Vec<_>, Vec<_>) = ranked
        .iter()
        .partition(|(_, score)| score.wins_in().is_some());
    assert!(!wins.is_empty() && others.len() > 5, "{ranked:?}");
    assert!(others.iter().all(|(_, score)| score.0 != 0), "{ranked:?}");
}

#[test]
fn seeds_give_different_games_where_moves_are_equal() {
    let begun = after("pente opening=free", "K10");
    // It overlooks nothing and misjudges nothing, so that only the choice between moves differs.
    let level = Level::strongest().without_book();
    let game = |seed: u64| {
        let mut position = begun.clone();
        let moves = (0..4).map(|_| {
            let chosen = choose(&position, &level, seed);
            position.play(chosen.mv).expect("the choice is legal");
            chosen.mv
        });
        moves.collect::<Vec<Move>>()
    };
    let games: HashSet<Vec<Move>> = (0..8)
        .map(|seed| {
            let moves = game(seed);
            assert_eq!(game(seed), moves, "the same seed");
            moves
        })
        .collect();
    assert!(games.len() > 3, "{games:?}");
}
