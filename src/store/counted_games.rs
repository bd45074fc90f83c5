//! The games that a profile counts, in one pass: results, the longest game, and the people met most often.

use std::cmp::Reverse;
use std::collections::{BTreeMap, HashMap};

use sqlx_macros::FromRow;

use super::column::{self, from_id, from_optional_id};
use super::finished_games::visible;
use super::profiles::{ProfileQuery, among_people, bound, counted};
use super::results::result;
use super::short_ids::{ShortId, short_id};
use super::sql::{self, Text};
use super::{Error, Reading};
use crate::game::{GameId, PlayerId, PlayerResult};

/// How many of the people met most often are named.
const MOST_OPPONENTS: usize = 3;

/// What the counted games of a person come to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CountedGames {
    /// The results by ruleset; those by one ruleset stand one after the other.
    pub results: Vec<ResultCount>,
    /// All results, the oldest first.
    pub in_order: Vec<PlayerResult>,
    /// The game with the most moves, the first of several.
    pub longest: Option<LongestGame>,
    /// The three people whom the person met in most games.
    pub opponents: Vec<Opponent>,
}

/// The game with the most moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LongestGame {
    /// The game.
    pub game: GameId,
    /// How many moves it had.
    pub moves: u16,
}

/// Somebody whom the person met.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Opponent {
    /// Who.
    pub player: PlayerId,
    /// In how many games.
    pub games: u32,
}

/// How many games by one ruleset had one result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResultCount {
    /// The id of the ruleset.
    pub ruleset: String,
    /// The person's result.
    pub result: PlayerResult,
    /// How many games.
    pub games: u32,
    /// How many moves they had together.
    pub moves: u64,
}

// A few long texts are read much faster than a row for each game, and adding up here needs no sorting. They are in the
// order of the primary key, by which the rows are found: the oldest game first. No id of a ruleset has a space in it.
pub(super) const COUNTED: &str = concat!(
    "SELECT group_concat(own.result, ' ') AS results,
            group_concat(COALESCE(own.moves, -1), ' ') AS moves,
            group_concat(COALESCE(own.opponent, 0), ' ') AS opponents,
            group_concat(own.game, ' ') AS games,
            group_concat(CASE WHEN instr(own.ruleset, ' ') THEN '' ELSE own.ruleset END, ' ') AS rulesets",
    counted!()
);

// PostgreSQL keeps to no order by itself.
const COUNTED_ON_SERVER: &str = concat!(
    "SELECT string_agg(own.result::text, ' ' ORDER BY own.ended_at, own.game) AS results,
            string_agg(COALESCE(own.moves, -1)::text, ' ' ORDER BY own.ended_at, own.game) AS moves,
            string_agg(COALESCE(own.opponent, 0)::text, ' ' ORDER BY own.ended_at, own.game) AS opponents,
            string_agg(own.game::text, ' ' ORDER BY own.ended_at, own.game) AS games,
            string_agg(CASE WHEN position(' ' in own.ruleset) > 0 THEN '' ELSE own.ruleset END, ' '
                ORDER BY own.ended_at, own.game) AS rulesets",
    counted!()
);

// Somebody without whom a game began was not met in it.
pub(super) const MET_AMONG_SEVERAL: &str = concat!(
    "SELECT short_ids.short_id, COUNT(*) FROM (SELECT own.game AS game, own.ended_at AS ended_at",
    counted!(),
    " AND own.opponent IS NULL) AS several JOIN seats ON seats.game = several.game
      JOIN short_ids ON short_ids.id = seats.player
      WHERE seats.player NOT IN ($1, $2) AND EXISTS (SELECT 1 FROM finished_games AS other
          WHERE other.player = short_ids.short_id AND other.ended_at = several.ended_at
              AND other.game = several.game)
      GROUP BY short_ids.short_id"
);

impl Reading {
    /// What the games come to that a profile counts.
    pub async fn counted_games(&mut self, query: ProfileQuery) -> Result<CountedGames, Error> {
        let counted = Text::Each {
            sqlite: COUNTED,
            postgres: COUNTED_ON_SERVER,
        };
        let columns: Columns = bound!(sql::query_as(counted), query)
            .fetch_one(self.connection())
            .await?;
        let sums = Sums::of(&columns);
        let mut met = sums.met;
        if met.remove(&ShortId::new(SEVERAL)).is_some() {
            let rows: Vec<(ShortId, i64)> = bound!(sql::query_as(MET_AMONG_SEVERAL), query)
                .fetch_all(self.connection())
                .await?;
            for (person, games) in rows {
                *met.entry(person).or_default() += column::count::<u32>(games)?;
            }
        }
        let results = sums.by_ruleset.into_iter();
        let results = results.map(|((ruleset, digit), sum)| {
            Ok(ResultCount {
                ruleset: ruleset.to_owned(),
                result: result(digit)?,
                games: sum.games,
                moves: sum.moves,
            })
        });
        Ok(CountedGames {
            results: self.readable(results, |it| it)?,
            in_order: self.readable(sums.in_order, result)?,
            longest: sums.longest.map(|it| LongestGame {
                game: GameId(it.game.0),
                moves: it.moves,
            }),
            opponents: self.most_met(met).await?,
        })
    }

    /// Those who were met most often. Of several with as many games, it is always the same ones.
    async fn most_met(&mut self, met: HashMap<ShortId, u32>) -> Result<Vec<Opponent>, Error> {
        let mut met: Vec<_> = met.into_iter().collect();
        met.sort_unstable_by_key(|&(person, games)| (Reverse(games), person));
        met.truncate(MOST_OPPONENTS);
        let mut people = Vec::with_capacity(met.len());
        for (person, games) in met {
            let id: Option<i64> = sql::query_scalar("SELECT id FROM short_ids WHERE short_id = $1")
                .bind(person)
                .fetch_optional(self.connection())
                .await?;
            let id = id.ok_or_else(|| Error::damaged("an opponent", format!("{person:?}")));
            if let Some(id) = self.set_aside(id.and_then(column::id))? {
                let player = PlayerId(id);
                people.push(Opponent { player, games });
            }
        }
        Ok(people)
    }
}

/// Stands for the opponent where more than two sat.
const SEVERAL: i64 = 0;

/// A game of a list, as it is stored.
struct CountedGame<'a> {
    game: i64,
    ruleset: &'a str,
    result: i64,
    /// `None` if the number is damaged.
    moves: Option<u16>,
    opponent: ShortId,
}

/// A list of each column, with spaces between; all empty without games.
#[derive(FromRow)]
struct Columns {
    results: Option<String>,
    moves: Option<String>,
    opponents: Option<String>,
    games: Option<String>,
    rulesets: Option<String>,
}

/// What is added up, rulesets and results as they are stored.
#[derive(Default)]
struct Sums<'a> {
    by_ruleset: BTreeMap<(&'a str, i64), Sum>,
    in_order: Vec<i64>,
    longest: Option<Longest>,
    met: HashMap<ShortId, u32>,
}

/// A game; the one with more moves is the larger one, and of several the first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Longest {
    moves: u16,
    game: Reverse<i64>,
}

#[derive(Default)]
struct Sum {
    games: u32,
    moves: u64,
}

impl<'a> Sums<'a> {
    fn of(columns: &'a Columns) -> Self {
        let mut sums = Self::default();
        let rulesets = words(columns.rulesets.as_deref());
        let numbers = [
            &columns.results,
            &columns.moves,
            &columns.opponents,
            &columns.games,
        ];
        let [mut results, mut moves, mut opponents, mut games] =
            numbers.map(|column| words(column.as_deref()).map(str::parse::<i64>));
        for ruleset in rulesets {
            let row = (results.next(), moves.next(), opponents.next(), games.next());
            // The lists are of the same length and hold numbers, because all columns are of these types.
            if let (Some(Ok(result)), Some(Ok(moves)), Some(Ok(opponent)), Some(Ok(game))) = row {
                sums.add(&CountedGame {
                    game,
                    ruleset,
                    result,
                    moves: u16::try_from(moves).ok(),
                    opponent: ShortId::new(opponent),
                });
            }
        }
        sums
    }

    /// Adds a game that ended later than those before.
    fn add(&mut self, counted: &CountedGame<'a>) {
        let key = (counted.ruleset, counted.result);
        let sum = self.by_ruleset.entry(key).or_default();
        sum.games += 1;
        sum.moves += u64::from(counted.moves.unwrap_or_default());
        self.in_order.push(counted.result);
        let longest = counted.moves.map(|moves| Longest {
            moves,
            game: Reverse(counted.game),
        });
        self.longest = self.longest.max(longest);
        *self.met.entry(counted.opponent).or_default() += 1;
    }
}

/// The words of a list; none if there is no list.
fn words(list: Option<&str>) -> impl Iterator<Item = &str> {
    list.into_iter().flat_map(|list| list.split(' '))
}
