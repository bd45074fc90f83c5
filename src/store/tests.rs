//! Checks that queries use indexes and never scan whole tables, and how connections are set up.

use sqlx::{Row as _, SqlitePool};
use tempfile::TempDir;

use super::Store;
use super::absences::BEHIND;
use super::attempts::ATTEMPTS_AT;
use super::bans::BAN_OF;
use super::computer::{BEGUN_AGAINST_COMPUTER, RUNNING_AGAINST_COMPUTER, WAITING_FOR_COMPUTER};
use super::counted_games::{COUNTED, MET_AMONG_SEVERAL};
use super::daily_puzzles::{UNTOLD_DAILY, WITHOUT_PUZZLE};
use super::digests::DIGESTS;
use super::due::{
    ANY_LIVE, DUE, NEXT_DIGEST, NEXT_DUE, OLDEST_CHALLENGE, OLDEST_LIVE_CHALLENGE, SET_ASIDE,
};
use super::export::FINISHED_FROM;
use super::finished_games::{COUNT, LAST_MUTUAL, MUTUAL, PAGE, RULESETS};
use super::followers::FOLLOWED_BY;
use super::hills::{
    CLIMBERS, CLIMBERS_DUE, CLIMBS, HILLS_OF, HILLS_ON, NEXT_CLIMBER, RUNNING_HILL_SET,
};
use super::ladder::{ABOVE, PROVISIONAL, PROVISIONAL_STEP, RANKED, RANKED_STEP, SIZE};
use super::league_seasons::{PLACES, SEASON, SEASON_OF};
use super::lessons::LESSON_GAME;
use super::lists::{RUNNING, WAITING};
use super::matches::SO_FAR;
use super::news::{ON_VACATION, RATED_ON_VACATION, UNTOLD_ANSWERS};
use super::offers::UNPOSTED_OFFERS;
use super::open_challenges::{
    BY_SINCE, LAST_ACCEPTED, LIVE_MADE_BY, MADE_BY, OPEN_BY, OPEN_FOR_HILL, OPEN_SINCE, UNSHOWN,
};
use super::openings::{AFTER, USUAL};
use super::past_challenges::SETTLED;
use super::past_games::{ENDED_IN_THREAD, LATEST};
use super::personal_rows::{REVIEWS, TOURNAMENTS};
use super::podiums::PODIUMS_OF;
use super::posted::{UNPOSTED_CHALLENGES, UNPOSTED_GAMES};
use super::profiles::{ACCURACY, AGAINST_COMPUTER, MATCHES, MOVE_TIMES, RATINGS, SETS, STANDINGS};
use super::puzzle_searches::{SEARCHED_BEFORE, TO_SEARCH};
use super::puzzles::{PUZZLES_IN, PUZZLES_OF, PUZZLES_ON, RATED_PUZZLES};
use super::ratings::RANKED_AFTER;
use super::refreshes::{INVITATIONS_TO_REFRESH, TO_REFRESH};
use super::reports::REPORTS_BY_SINCE;
use super::results::UNREAD;
use super::reviews::HIDING;
use super::seasons;
use super::seeks::{
    BETWEEN, COUNT_RUNNING, ENDED, LIKE_EVERYWHERE, LIKE_ON, SEEKS_EVERYWHERE, SEEKS_OF, SEEKS_ON,
    TO_END,
};
use super::sent_notices::SENT_NOTICES;
use super::sets::{CHANNEL_OF_LAST_SET, SET_OF};
use super::solvers::DUE_PUZZLES;
use super::sql::Pool;
use super::standing::{FORGET, OUTSIDE_LESSONS, STANDING, STANDING_FOR, UNKNOWN};
use super::table_people::{AFTER_GAME, SEATED_AT, SEATED_WITH_COMPUTER};
use super::tables::{
    BY_HOST_SINCE, LIVE_OPENED_BY, OLDEST_LIVE_TABLE, OLDEST_TABLE, OPEN_BY_HOST, OPEN_IN,
    OPENED_BY, UNPOSTED_TABLE_INVITATIONS, UNPOSTED_TABLES, UNSHOWN_TABLES,
};
use super::tournament_entries::{BLOCKED_PAIRS, ENTERED, ENTRIES};
use super::tournament_events::{
    DEED_BEFORE, EVENTS, LEFT_AT, MESSAGES_OF_EVENTS, TIMES_PUT_IN, UNTOLD_EVENTS,
};
use super::tournament_rounds::{PAIRING_OF, PAIRINGS, ROUNDS, TOURNAMENT_OF, WITH_RESULTS};
use super::tournament_series::TO_REPEAT;
use super::tournaments::{
    ANNOUNCED_GOING_ON, DRAFTS_OF, ENDED as ENDED_TOURNAMENTS, GOING_ON, LISTED, NEXT_TOURNAMENT,
    TOURNAMENTS_DUE, UNPOSTED_TOURNAMENTS, UNSHOWN_TOURNAMENTS,
};

async fn open(directory: &TempDir) -> Store {
    let file = directory.path().join("tessera.sqlite");
    Store::open(&format!("sqlite:{}", file.display()))
        .await
        .expect("a fresh database opens")
}

/// The connections to a file.
fn file(pool: &Pool) -> &SqlitePool {
    match pool {
        Pool::Sqlite(pool) => pool,
        Pool::Postgres(_) => panic!("the database is a file"),
    }
}

fn readers(store: &Store) -> &SqlitePool {
    file(&store.readers)
}

/// The query plan's steps.
async fn plan(store: &Store, sql: &'static str) -> String {
    let explain = sqlx::AssertSqlSafe(format!("EXPLAIN QUERY PLAN {sql}"));
    let steps = sqlx::query(explain)
        .fetch_all(readers(store))
        .await
        .expect("a plan");
    let steps: Vec<String> = steps.iter().map(|step| step.get("detail")).collect();
    steps.join("\n")
}

/// Queries, a part of the plan by which each must be found, and whether it sorts.
const PLANS: &[(&str, &str, bool)] = &[
    (WAITING, "games_waiting", false),
    (RUNNING, "seats_running", true),
    (
        FINISHED_FROM,
        "SEARCH finished_games USING PRIMARY KEY (player=?)",
        true,
    ),
    (
        LATEST,
        "SEARCH finished_games USING PRIMARY KEY (player=?)",
        true,
    ),
    (
        ENDED_IN_THREAD,
        "SEARCH finished_games USING PRIMARY KEY (player=?)",
        false,
    ),
    (ON_VACATION, "games_waiting", true),
    (UNTOLD_ANSWERS, "news_of", true),
    (FOLLOWED_BY, "followers_by_player", false),
    (RATED_ON_VACATION, "games_on_vacation", false),
    (UNPOSTED_GAMES, "games_unposted", false),
    (UNPOSTED_CHALLENGES, "challenges_unposted", false),
    (WAITING_FOR_COMPUTER, "games_machine", false),
    (BY_SINCE, "challenges_made_by", false),
    (OPEN_BY, "challenges_open_by", false),
    (OPEN_FOR_HILL, "challenges_pair", true),
    (OPEN_SINCE, "challenges_made_by", false),
    (RUNNING_AGAINST_COMPUTER, "seats_running", false),
    (BEGUN_AGAINST_COMPUTER, "games_against_computer", false),
    (OLDEST_CHALLENGE, "challenges_open", false),
    (OLDEST_LIVE_CHALLENGE, "challenges_open_live", false),
    (LIVE_MADE_BY, "challenges_open_live", false),
    (ANY_LIVE, "games_live", false),
    (LIVE_OPENED_BY, "tables_open_live", false),
    (OLDEST_LIVE_TABLE, "tables_open_live", false),
    (TO_END, "seeks_live", false),
    (MADE_BY, "challenges_open", false),
    (UNSHOWN, "challenges_unshown", false),
    (LAST_ACCEPTED, "challenges_pair", false),
    (SETTLED, "SEARCH old USING INDEX challenges_made_by", false),
    (SETTLED, "challenges_countered_by", false),
    (ATTEMPTS_AT, "SEARCH tried USING PRIMARY KEY", false),
    (BAN_OF, "SEARCH bans USING INTEGER PRIMARY KEY", false),
    (UNPOSTED_OFFERS, "offers_unposted", false),
    (UNPOSTED_TABLES, "tables_unposted", false),
    (UNSHOWN_TABLES, "tables_unshown", false),
    (OPEN_IN, "tables_channel", false),
    (OPEN_BY_HOST, "tables_host", false),
    (AFTER_GAME, "tables_after_game", false),
    (SO_FAR, "SEARCH made USING PRIMARY KEY", true),
    (SET_OF, "MULTI-INDEX OR", false),
    (CHANNEL_OF_LAST_SET, "sets_of_one", true),
    (CLIMBERS, "SEARCH climbers USING PRIMARY KEY", false),
    (CLIMBERS_DUE, "climbers_due", false),
    (NEXT_CLIMBER, "climbers_due", false),
    (CLIMBS, "SEARCH climbs USING PRIMARY KEY", false),
    (HILLS_ON, "SEARCH climbers EXISTS USING PRIMARY KEY", false),
    (HILLS_OF, "climbers_player", false),
    (RUNNING_HILL_SET, "sets_running", false),
    (SEATED_AT, "chairs_player", false),
    (SEATED_WITH_COMPUTER, "chairs_player", false),
    (BY_HOST_SINCE, "tables_host", false),
    (OPENED_BY, "tables_open", false),
    (OLDEST_TABLE, "tables_open", false),
    (
        UNPOSTED_TABLE_INVITATIONS,
        "table_invitations_unposted",
        false,
    ),
    (SENT_NOTICES, "sent_notices_to", false),
    (REPORTS_BY_SINCE, "reports_by", false),
    (SEEKS_OF, "seeks_of", false),
    (SEEKS_ON, "seeks_on", false),
    (SEEKS_EVERYWHERE, "seeks_everywhere", false),
    (LIKE_ON, "seeks_like", false),
    (LIKE_EVERYWHERE, "seeks_everywhere_like", false),
    (ENDED, "seeks_made", false),
    (COUNT_RUNNING, "seats_running", false),
    (BETWEEN, "seats_running", false),
    (COUNT, "SEARCH own USING PRIMARY KEY", false),
    (PAGE, "SEARCH own USING PRIMARY KEY", false),
    (MUTUAL, "SEARCH own USING PRIMARY KEY", true),
    (LAST_MUTUAL, "SEARCH own USING PRIMARY KEY", false),
    (UNREAD, "finished_games_unread", false),
    (
        STANDING,
        "SEARCH standing_boards USING PRIMARY KEY (board=?)",
        false,
    ),
    (
        OUTSIDE_LESSONS,
        "SEARCH standing_boards USING PRIMARY KEY (board=?)",
        false,
    ),
    (FORGET, "standing_boards_game", false),
    (UNKNOWN, "games_boards_unknown", false),
    (
        AFTER,
        "SEARCH games USING INTEGER PRIMARY KEY (rowid>?)",
        false,
    ),
    (STANDING_FOR, "seats_running", false),
    (HIDING, "seats_running", false),
    (
        USUAL,
        "SEARCH finished_games USING PRIMARY KEY (player=?)",
        true,
    ),
    (COUNTED, "SEARCH own USING PRIMARY KEY", false),
    (MET_AMONG_SEVERAL, "SEARCH own USING PRIMARY KEY", true),
    (MOVE_TIMES, "SEARCH own USING PRIMARY KEY", false),
    (STANDINGS, "SEARCH finished_games USING PRIMARY KEY", true),
    (RATINGS, "SEARCH own USING PRIMARY KEY", true),
    (MATCHES, "SEARCH own USING PRIMARY KEY", false),
    (SETS, "sets_of_one", false),
    (
        ACCURACY,
        "SEARCH accuracies USING PRIMARY KEY (player=?)",
        false,
    ),
    (AGAINST_COMPUTER, "SEARCH own USING PRIMARY KEY", false),
    (DUE, "games_due", false),
    (NEXT_DUE, "games_due", false),
    (SET_ASIDE, "games_set_aside", false),
    (BEHIND, "games_due", false),
    (TO_REFRESH, "games_refresh", false),
    (INVITATIONS_TO_REFRESH, "challenges_refresh", false),
    (DIGESTS, "settings_digest", false),
    (NEXT_DIGEST, "settings_digest", false),
    (RANKED, "ratings_ranked", false),
    (RANKED_STEP, "ratings_lapsing", true),
    (SIZE, "ratings_lapsing", false),
    // Only those who became provisional since are sorted, by steps.
    (ABOVE, "ratings_ranked", true),
    (PROVISIONAL, "ratings_ladder", false),
    (PROVISIONAL_STEP, "ratings_lapsing", true),
    (RANKED_AFTER, "SEARCH ratings USING PRIMARY KEY", false),
    (seasons::OPEN, "seasons_open_of", false),
    (seasons::SEASONS_OF, "sqlite_autoindex_seasons", false),
    (seasons::ENDS, "sqlite_autoindex_seasons", false),
    (seasons::TO_CLOSE, "seasons_open", false),
    (seasons::NEXT_END, "seasons_open", false),
    (seasons::UNTOLD, "seasons_untold", false),
    (seasons::UNCOUNTED, "seasons_uncounted", false),
    (PODIUMS_OF, "podiums_of", false),
    (RATED_PUZZLES, "puzzles_built_in", false),
    (TO_SEARCH, "puzzle_searches_left", false),
    (SEARCHED_BEFORE, "puzzle_searches_left (game>?)", false),
    (PUZZLES_IN, "puzzles_game", false),
    (PUZZLES_OF, "puzzles_game", false),
    (PUZZLES_ON, "puzzles_game", false),
    (DUE_PUZZLES, "puzzle_attempts_due", false),
    (WITHOUT_PUZZLE, "servers_puzzles", false),
    (UNTOLD_DAILY, "daily_puzzles_untold", false),
    (TOURNAMENTS_DUE, "tournaments_due", false),
    (NEXT_TOURNAMENT, "tournaments_due", false),
    (GOING_ON, "tournaments_going_on", true),
    (ENDED_TOURNAMENTS, "tournaments_on", false),
    (LISTED, "tournaments_on", true),
    (DRAFTS_OF, "tournaments_of", false),
    (TOURNAMENTS, "tournaments_of", true),
    (REVIEWS, "SEARCH own USING PRIMARY KEY (player=?)", false),
    (
        RULESETS,
        "SEARCH finished_games USING PRIMARY KEY (player=?)",
        true,
    ),
    (LESSON_GAME, "seats_running", false),
    (UNPOSTED_TOURNAMENTS, "tournaments_unposted", false),
    (UNSHOWN_TOURNAMENTS, "tournaments_unshown", false),
    (TO_REPEAT, "tournaments_to_repeat", false),
    (
        SEASON,
        "SEARCH league_seasons USING PRIMARY KEY (tournament=?)",
        false,
    ),
    (
        PLACES,
        "SEARCH league_places USING PRIMARY KEY (tournament=?)",
        false,
    ),
    (SEASON_OF, "league_seasons_of", false),
    (
        ENTRIES,
        "SEARCH entries USING PRIMARY KEY (tournament=?)",
        true,
    ),
    (ENTERED, "tournament_entries_of", false),
    (BLOCKED_PAIRS, "SEARCH blocks USING PRIMARY KEY", false),
    (
        ROUNDS,
        "SEARCH tournament_rounds USING PRIMARY KEY (tournament=?)",
        false,
    ),
    (
        PAIRINGS,
        "SEARCH tournament_pairings USING PRIMARY KEY (tournament=?)",
        false,
    ),
    (WITH_RESULTS, "tournament_pairings_open", false),
    (PAIRING_OF, "tournament_pairings_game", false),
    (TOURNAMENT_OF, "tournament_pairings_game", false),
    (ANNOUNCED_GOING_ON, "tournaments_going_on", false),
    (EVENTS, "tournament_events_of", false),
    (UNTOLD_EVENTS, "tournament_events_untold", false),
    (DEED_BEFORE, "tournament_events_by", false),
    (TIMES_PUT_IN, "tournament_events_of", false),
    (LEFT_AT, "tournament_events_of", false),
    (MESSAGES_OF_EVENTS, "tournament_events_of", false),
];

#[tokio::test]
async fn lists_and_ladders_use_their_indexes() {
    let directory = tempfile::tempdir().expect("a directory for the test");
    let store = open(&directory).await;
    for &(sql, index, sorts) in PLANS {
        let plan = plan(&store, sql).await;
        assert!(plan.contains(index), "{sql}\n{plan}");
        assert_eq!(plan.contains("TEMP B-TREE"), sorts, "{sql}\n{plan}");
        let whole_table = [
            "SCAN games\n",
            "SCAN ratings\n",
            "SCAN seats\n",
            "SCAN challenges\n",
            "SCAN tables\n",
            "SCAN sets\n",
            "SCAN seeks\n",
            "SCAN climbers\n",
            "SCAN puzzles\n",
            "SCAN tournaments\n",
            "SCAN tournament_entries\n",
            "SCAN tournament_pairings\n",
            "SCAN own\n",
        ];
        let plan = format!("{plan}\n");
        assert!(
            !whole_table.iter().any(|scan| plan.contains(scan)),
            "{sql}\n{plan}"
        );
    }
}

#[tokio::test]
async fn every_connection_is_set_up_as_promised() {
    let directory = tempfile::tempdir().expect("a directory for the test");
    let store = open(&directory).await;
    for pool in [file(&store.writer), file(&store.readers)] {
        let journal: String = sqlx::query_scalar("PRAGMA journal_mode")
            .fetch_one(pool)
            .await
            .expect("a mode");
        assert_eq!(journal, "wal");
        for (pragma, expected) in [
            ("PRAGMA synchronous", 2),
            ("PRAGMA foreign_keys", 1),
            ("PRAGMA busy_timeout", 3_000),
        ] {
            let set: i64 = sqlx::query_scalar(pragma)
                .fetch_one(pool)
                .await
                .expect("a setting");
            assert_eq!(set, expected, "{pragma}");
        }
    }
    let written = sqlx::query("INSERT INTO players VALUES (1, 'x')")
        .execute(readers(&store))
        .await;
    assert!(written.is_err(), "a reader must not write");
    let loose: i64 = sqlx::query_scalar(
        "SELECT COUNT(*) FROM pragma_table_list
         WHERE schema = 'main' AND name NOT LIKE '%sqlite%' AND name NOT LIKE '%sqlx%' AND NOT strict",
    )
    .fetch_one(readers(&store))
    .await
    .expect("a count");
    assert_eq!(loose, 0, "every table of ours is strict");
}

#[tokio::test]
async fn whatever_refers_to_a_tournament_is_deleted_with_those_of_its_server() {
    let directory = tempfile::tempdir().expect("a directory");
    let store = open(&directory).await;
    let referring: Vec<String> = sqlx::query_scalar(
        "SELECT DISTINCT it.name FROM sqlite_schema it, pragma_foreign_key_list(it.name) key
         WHERE it.type = 'table' AND key.\"table\" = 'tournaments'",
    )
    .fetch_all(readers(&store))
    .await
    .expect("the tables");
    assert!(referring.len() > 5, "{referring:?}");
    for table in referring {
        let is_deleted = super::departures::OWN.iter().any(|(own, _)| *own == table);
        assert!(is_deleted, "{table}");
    }
}
