//! Servers from which the bot was removed: what is theirs is kept for thirty days, and then put away.

use jiff::SignedDuration;
use local_discord::OptionValue;
use tessera::game::{GameId, PlayerId};
use tessera::service::Scope;

use crate::table::Table;

const DAY: SignedDuration = SignedDuration::from_hours(24);
const MINUTE: SignedDuration = SignedDuration::from_mins(1);

/// A server with a theme of its own, a rated game that is over, and one without a clock that runs.
async fn played(table: &Table) -> [u32; 2] {
    let owner = table.discord.person("Owner");
    owner
        .slash("server", [("theme", "dark".into())])
        .await
        .unwrap();
    let first = table.game(true, "tournament").await;
    table.play(first, "L11 N10 C3 D5").await;
    table.board(first, 6).await;
    let options = [("game", first.to_string().into())];
    let question = table.ben.slash("resign", options).await.unwrap();
    let resign = format!("Resign game {first}");
    table
        .ben
        .press(&question.message.unwrap(), &resign)
        .await
        .unwrap();
    table.message(&format!("Ann wins game {first}")).await;
    table.wait(MINUTE);
    let options: [(&str, OptionValue); 2] = [("rated", false.into()), ("pace", "untimed".into())];
    let second = table.game_of("pente", options).await;
    table.board(second, 2).await;
    [first, second]
}

async fn theme(table: &Table) -> Option<String> {
    let settings = table.service().server_settings(table.server()).await;
    settings.unwrap().theme
}

async fn ladder(table: &Table) -> usize {
    let (here, ann) = (
        Scope::Server(table.server()),
        PlayerId(table.ann.id().get()),
    );
    let shown = table
        .service()
        .standings(here, "pente", 1, ann, table.time())
        .await;
    shown.unwrap().provisional.len()
}

async fn is_private(table: &Table, game: u32) -> bool {
    let view = table.service().game(GameId(game.into())).await.unwrap();
    view.game.place.server.is_none()
}

#[tokio::test]
async fn what_is_a_servers_is_put_away_thirty_days_after_the_bot_was_removed() {
    let mut table = Table::set().await;
    let [first, second] = played(&table).await;
    // Discord lets the bot write to them as long as they share a server with it.
    let elsewhere = table.discord.guild("Elsewhere");
    table.ann.joins(&elsewhere);
    table.ben.joins(&elsewhere);
    let ratings = ratings(&table, first).await;

    // An outage of Discord is no removal, however long it is.
    table.discord.home().goes_down();
    table.passes(DAY * 31);
    table.discord.home().comes_back();
    table.passes(MINUTE * 3);
    assert_eq!(theme(&table).await.as_deref(), Some("dark"));

    // Whoever adds the bot again in time finds everything.
    table.discord.home().kicks_bot();
    table.passes(DAY * 29);
    assert_eq!(theme(&table).await.as_deref(), Some("dark"));
    table.discord.home().invites_bot();
    let departed = async || !departed(&table).await;
    table.passes_until(departed).await;
    table.passes(DAY * 2);
    table.passes(MINUTE * 3);
    assert_eq!(theme(&table).await.as_deref(), Some("dark"));
    assert_eq!(ladder(&table).await, 2);

    // A removal while the bot is away is noticed at its start.
    table.stop().await;
    table.discord.home().kicks_bot();
    table.start().await;
    let is_noted = async || self::departed(&table).await;
    table.passes_until(is_noted).await;
    table.passes(DAY * 30);
    let is_away = async || theme(&table).await.is_none() && !self::departed(&table).await;
    table.passes_until(is_away).await;
    assert_eq!(ladder(&table).await, 0);
    assert!(is_private(&table, first).await && is_private(&table, second).await);
    assert_eq!(
        self::ratings(&table, first).await,
        ratings,
        "the game counts as before"
    );

    // The game that runs goes on in private. Nobody has played in it for so long that it rests.
    let rests = format!("**Game {second}**, move 2: adjourned. Nobody has lost");
    let (ann, ben) = (table.ann.in_dm(), table.ben.in_dm());
    let board = table.private_message(&table.ben, &rests).await;
    ben.press(&board, "Resume").await.unwrap();
    let offer = format!("offers to resume game {second}");
    let offer = table.private_message(&table.ann, &offer).await;
    ann.press(&offer, "Agree").await.unwrap();
    let resumed = table
        .private_message(&table.ben, "The game has resumed.")
        .await;
    ben.reply(&resumed, "L11").unwrap();
    table
        .private_message(&table.ann, &format!("game {second}, move 3."))
        .await;
}

/// How a game changed the ratings everywhere.
async fn ratings(table: &Table, game: u32) -> String {
    let view = table.service().game(GameId(game.into())).await.unwrap();
    format!("{:?}", view.ratings.map(|it| it.everywhere))
}

/// Whether the removal is noted.
async fn departed(table: &Table) -> bool {
    let mut database = table.database().await;
    let rows = database.rows("SELECT server FROM departed_servers").await;
    !rows.is_empty()
}
