//! What a server chooses for its games.

use local_discord::OptionValue;
use serde_json::json;

use crate::table::{Table, private};

async fn choose(table: &Table, name: &str, value: OptionValue) -> String {
    let owner = table.discord.person("Owner");
    let answer = owner.slash("server", [(name, value)]).await.unwrap();
    private(&answer).to_owned()
}

#[tokio::test]
async fn each_game_has_its_thread_where_the_server_wants_it() {
    let table = Table::set().await;
    let said = choose(&table, "threads", true.into()).await;
    assert!(said.contains("a thread for each game: **yes**"), "{said}");
    let game = table.game_of("pente", []).await;
    let thread = table.thread("Ann (white) vs", "Ann vs Ben · game 1").await;
    let there = thread.id();
    let board = table.message_in(there, "game 1, move 2.").await;
    assert_eq!(board.pings, [table.ben.id()]);
    let ben = table.ben.in_channel(&thread);
    ben.press(&board, "Play").await.unwrap();
    ben.reply(&board, "L11").unwrap();
    let board = table.message_in(there, "game 1, move 3.").await;
    assert_eq!(board.pings, [table.ann.id()]);
    assert!(
        table.said().iter().all(|text| !text.contains("your turn")),
        "only in the thread"
    );
    assert_eq!(game, 1);
    table.clear().await;
}

#[tokio::test]
async fn the_name_of_a_thread_tells_who_plays_with_whom() {
    let table = Table::set().await;
    choose(&table, "threads", true.into()).await;
    let options: [(&str, OptionValue); 2] = [
        ("ruleset", "team-pente".into()),
        ("order", "as-seated".into()),
    ];
    table.ann.slash("table", options).await.unwrap();
    let opened = table.message("**Table 1**").await;
    let (cy, dee) = (table.discord.person("Cy"), table.discord.person("Dee"));
    for (guest, side) in [(&table.ben, 2), (&cy, 1), (&dee, 2)] {
        let button = format!("Sit on side {side}");
        guest.press(&opened, &button).await.unwrap();
    }
    let name = "Ann + Cy vs Ben + Dee · game 1";
    table.thread("Ann (white) + Cy", name).await;
    table.clear().await;
}

#[tokio::test]
async fn old_boards_are_removed_where_the_server_wants_it_tidy() {
    let table = Table::set().await;
    choose(&table, "tidy", true.into()).await;
    let game = table.game(false, "free").await;
    let first = table.board(game, 2).await;
    table.play(game, "L11").await;
    table.board(game, 3).await;
    table.gone(first.id).await;
    table.clear().await;
}

#[tokio::test]
async fn a_server_says_what_is_usual_on_it() {
    let table = Table::set().await;
    choose(&table, "ruleset", "keryo-pente".into()).await;
    let said = choose(&table, "pace", "daily".into()).await;
    assert!(
        said.contains("**Keryo-Pente**, **1 day + 12 hours a move**"),
        "{said}"
    );
    let said = choose(&table, "ruleset", "ninuki".into()).await;
    assert!(said.starts_with("Saved.\n"), "{said}");
    assert!(said.contains("**Ninuki-Renju**"), "{said}");
    let said = choose(&table, "ruleset", "keryo".into()).await;
    let names = "could be **Keryo-Pente**, **Small Keryo** or **Swap2-Keryo**.";
    assert!(said.contains(names), "{said}");
    choose(&table, "ruleset", "keryo-pente".into()).await;
    let said = choose(&table, "ruleset", "partners".into()).await;
    assert!(
        said.starts_with("Partners is for more than two players,"),
        "{said}"
    );
    let invite = [("opponent", (&table.ben).into())];
    let sent = table.ann.slash("challenge", invite).await.unwrap();
    assert!(
        private(&sent).contains("**Keryo-Pente** · tournament rule · 1 day"),
        "{sent:?}"
    );
    table.clear().await;
}

#[tokio::test]
async fn only_who_manages_the_server_chooses_for_it() {
    let table = Table::set().await;
    let (slash, boolean) = (1, 5);
    let options = json!([{"name": "tidy", "type": boolean, "value": true}]);
    // Discord does not show her the command, but a server can, and a forged request always can be
    // sent.
    let refused = table.ann.forged_command("server", slash, &options).await;
    let said = private(&refused.unwrap()).to_owned();
    assert!(said.contains("**Manage Server**"), "{said}");
    let home = tessera::game::ServerId(table.discord.home().id().get());
    let settings = table.service().server_settings(home).await.unwrap();
    assert!(!settings.tidy);
    table.clear().await;
}

#[tokio::test]
async fn a_closed_server_shows_its_games_to_its_members_and_the_players_only() {
    let table = Table::set().await;
    let game = table.game(false, "free").await;
    let elsewhere = table.elsewhere().await;
    let cleo = table.discord.person("Cleo");
    let stranger = table.discord.person("Stranger").in_channel(&elsewhere);
    let number = |game: &str| [("game", game.to_owned().into())];
    let seen = stranger.slash("board", number("1")).await.unwrap();
    assert!(
        private(&seen).starts_with("**Game 1**"),
        "open at first: {seen:?}"
    );

    let said = choose(&table, "visibility", "closed".into()).await;
    assert!(
        said.contains("**only members of this server and the players**"),
        "{said}"
    );
    for command in ["board", "if-then", "resign"] {
        let closed = stranger.slash(command, number("1")).await.unwrap();
        let missing = stranger.slash(command, number("99")).await.unwrap();
        let closed = private(&closed);
        assert_eq!(closed, private(&missing).replace("99", "1"), "{command}");
        assert_eq!(closed, "There's no game 1. `/games` lists yours.");
    }
    for command in [("move", "point", "A1"), ("offer", "what", "draw")] {
        let (command, option, value) = command;
        let options = [(option, value.into()), ("game", "1".into())];
        let closed = stranger.slash(command, options).await.unwrap();
        assert_eq!(private(&closed), "There's no game 1. `/games` lists yours.");
    }
    let of_ann = || [("player", (&table.ann).into())];
    let list = stranger.slash("games", of_ann()).await.unwrap();
    assert_eq!(private(&list), "Ann has no games in progress.");
    let listed = cleo.slash("games", of_ann()).await.unwrap();
    assert!(private(&listed).contains("against Ben"), "{listed:?}");
    let typed = [("game", "1".into()), ("point", "".into())];
    let points = stranger.autocomplete("move", typed, "point").await.unwrap();
    assert_eq!(points, []);
    let help = table.help(&stranger).await.message.unwrap();
    for word in ["board", "more", "rules-of", "resign", "offer", "pick"] {
        let kind = if word == "offer" { ":draw" } else { "" };
        let id = format!("t1:{word}:{game}{kind}");
        let answer = stranger.press_custom_id(&help, &id).await.unwrap();
        assert_eq!(private(&answer), "There's no game 1. `/games` lists yours.");
    }

    let seen = cleo.slash("board", number("1")).await.unwrap();
    assert!(private(&seen).starts_with("**Game 1**"), "{seen:?}");
    for place in [table.ben.in_channel(&elsewhere), table.ben.in_dm()] {
        let seen = place.slash("board", number("1")).await.unwrap();
        assert!(seen.content().starts_with("**Game 1**"), "{seen:?}");
        let listed = place.slash("games", []).await.unwrap();
        assert!(listed.content().contains("against Ann"), "{listed:?}");
    }
    table.clear().await;
}

#[tokio::test]
async fn a_nickname_is_known_on_its_own_server_only() {
    let table = Table::set().await;
    let home = table.discord.home();
    table.ann.is_called(&home, Some("Queen of Pente"));
    let game = table.game(false, "free").await;
    table.play(game, "L11 N10").await;
    let board = table.board(game, 4).await;
    assert!(board.content.contains("Queen of Pente played"), "{board:?}");
    let elsewhere = table.elsewhere().await;
    let cleo = table.discord.person("Cleo");
    let options = || [("game", "1".into())];
    let seen = cleo.slash("board", options()).await.unwrap();
    assert!(private(&seen).contains("Queen of Pente"), "{seen:?}");
    for place in [
        cleo.in_channel(&elsewhere),
        table.ben.in_channel(&elsewhere),
        table.ben.in_dm(),
    ] {
        let seen = place.slash("board", options()).await.unwrap();
        assert!(seen.content().contains("Ann played"), "{seen:?}");
        assert!(!seen.content().contains("Queen"), "{seen:?}");
    }
    for place in [table.ben.in_channel(&elsewhere), table.ben.in_dm()] {
        let list = place.slash("games", []).await.unwrap();
        assert!(list.content().contains("against Ann"), "{list:?}");
        let typed = place
            .autocomplete("board", [("game", "".into())], "game")
            .await;
        assert!(typed.unwrap()[0].name.contains("against Ann"));
    }
    table.clear().await;
}
