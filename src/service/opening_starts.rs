//! How many finished games began from each position, by their rules, by server and by player. Whatever is asked takes a
//! look at each server at most, and at no game.

use std::cmp::Reverse;
use std::collections::{HashMap, HashSet};

use super::opening_count::OpeningRules;
use crate::game::{PlayerId, ServerId};
use crate::rules::{Ruleset, catalogue};

/// Which games are counted.
#[derive(Clone, Copy, Debug)]
pub(super) enum Meant<'a> {
    /// Those of a person, wherever they were played.
    Of(PlayerId),
    /// Those of a server; none if there is none.
    On(Option<ServerId>),
    /// Those of all servers but these.
    OutsideOf(&'a HashSet<ServerId>),
}

impl Meant<'_> {
    /// Whether a game on this server, of these players, is one of them.
    pub(super) fn is(self, server: Option<ServerId>, players: [PlayerId; 2]) -> bool {
        match self {
            Self::Of(player) => players.contains(&player),
            Self::On(meant) => server.is_some() && server == meant,
            Self::OutsideOf(closed) => server.is_some_and(|server| !closed.contains(&server)),
        }
    }
}

/// From where games begin, by their rules; there are few.
#[derive(Debug, Default)]
pub(super) struct OpeningStarts(Vec<Start>);

/// A position from which games begin by a ruleset. Options that change nothing in a position, like the target of a match,
/// share it.
#[derive(Debug)]
struct Start {
    /// What the position is known by.
    place: u64,
    /// The ruleset with the options of the first game, without those of a match.
    ruleset: Ruleset,
    on: HashMap<ServerId, u32>,
    by: HashMap<PlayerId, u32>,
}

impl Start {
    fn count(&self, meant: Meant<'_>) -> u32 {
        match meant {
            Meant::Of(player) => self.by.get(&player).copied().unwrap_or(0),
            Meant::On(server) => {
                let games = server.and_then(|server| self.on.get(&server));
                games.copied().unwrap_or(0)
            }
            Meant::OutsideOf(closed) => {
                let open = self.on.iter().filter(|(it, _)| !closed.contains(*it));
                open.map(|(_, games)| games).sum()
            }
        }
    }
}

impl OpeningStarts {
    /// Counts a game that began from this position by this ruleset.
    pub(super) fn add(
        &mut self,
        place: u64,
        ruleset: Ruleset,
        server: Option<ServerId>,
        [one, other]: [PlayerId; 2],
    ) {
        let Self(starts) = self;
        let is_it = |it: &Start| it.place == place && it.ruleset.id == ruleset.id;
        let at = starts.iter().position(is_it).unwrap_or_else(|| {
            starts.push(Start {
                place,
                ruleset: without_match(ruleset),
                on: HashMap::new(),
                by: HashMap::new(),
            });
            starts.len() - 1
        });
        let start = &mut starts[at];
        if let Some(server) = server {
            *start.on.entry(server).or_default() += 1;
        }
        *start.by.entry(one).or_default() += 1;
        if other != one {
            *start.by.entry(other).or_default() += 1;
        }
    }

    /// How many of these games were begun by the ruleset of this id with each of its options, the commonest first; without
    /// those that began from `besides`.
    pub(super) fn rules(
        &self,
        ruleset: &str,
        besides: Option<u64>,
        meant: Meant<'_>,
    ) -> Vec<OpeningRules> {
        let Self(starts) = self;
        let starts = starts.iter().filter(|it| it.ruleset.id == ruleset);
        let starts = starts.filter(|it| Some(it.place) != besides);
        let counted = starts.map(|it| OpeningRules {
            ruleset: it.ruleset,
            games: it.count(meant),
        });
        let mut rules: Vec<_> = counted.filter(|it| it.games > 0).collect();
        rules.sort_by_key(|it| Reverse(it.games));
        rules
    }
}

/// A ruleset without the target and the handicap of a match, which change no position.
fn without_match(ruleset: Ruleset) -> Ruleset {
    let usual = catalogue::find(ruleset.id);
    Ruleset {
        scoring: usual.map_or(ruleset.scoring, |usual| usual.scoring),
        ..ruleset
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ANN: PlayerId = PlayerId(1);
    const BEN: PlayerId = PlayerId(2);
    const CLEO: PlayerId = PlayerId(3);
    const HERE: ServerId = ServerId(8);
    const THERE: ServerId = ServerId(9);

    fn rules(code: &str) -> Ruleset {
        catalogue::decode(code).expect("a ruleset")
    }

    #[test]
    fn games_are_counted_by_person_by_server_and_on_open_servers() {
        let (pente, free) = (rules("pente"), rules("pente opening=free"));
        let mut starts = OpeningStarts::default();
        starts.add(1, pente, Some(HERE), [ANN, BEN]);
        starts.add(2, free, Some(THERE), [BEN, ANN]);
        starts.add(2, free, Some(THERE), [BEN, CLEO]);
        starts.add(2, free, None, [ANN, BEN]);
        starts.add(3, rules("keryo-pente"), Some(HERE), [ANN, BEN]);
        let counted = |besides, meant| {
            let rules = starts.rules("pente", besides, meant).into_iter();
            rules
                .map(|it| (it.ruleset.code(), it.games))
                .collect::<Vec<_>>()
        };
        let (usual, free) = ("pente".to_owned(), free.code());
        let (none, closed) = (HashSet::new(), HashSet::from([THERE]));
        for (meant, told) in [
            (Meant::Of(ANN), vec![(free.clone(), 2), (usual.clone(), 1)]),
            (Meant::Of(CLEO), vec![(free.clone(), 1)]),
            (Meant::On(Some(HERE)), vec![(usual.clone(), 1)]),
            (Meant::On(None), vec![]),
            (
                Meant::OutsideOf(&none),
                vec![(free.clone(), 2), (usual.clone(), 1)],
            ),
            (Meant::OutsideOf(&closed), vec![(usual.clone(), 1)]),
        ] {
            assert_eq!(counted(None, meant), told, "{meant:?}");
        }
        assert_eq!(counted(Some(2), Meant::Of(ANN)), [(usual, 1)]);
        assert_eq!(counted(Some(1), Meant::Of(ANN)), [(free, 2)]);
    }

    #[test]
    fn the_target_and_the_handicap_of_a_match_are_not_of_the_start() {
        let played = rules("points target=50");
        let mut starts = OpeningStarts::default();
        starts.add(1, played, Some(HERE), [ANN, BEN]);
        let [found] = starts.rules(played.id, None, Meant::Of(ANN))[..] else {
            panic!("one start");
        };
        assert_eq!(found.ruleset, rules("points"));
    }
}
