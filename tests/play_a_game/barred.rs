//! Whoever manages a server lets somebody begin nothing on it any more.

use local_discord::{OptionValue, Person};

use crate::table::{Table, private};

const REFUSED: &str = "The people who manage this server don't let you start anything here.";

async fn choose(table: &Table, name: &str, value: OptionValue) -> String {
    let owner = table.discord.person("Owner");
    let answer = owner.slash("server", [(name, value)]).await.unwrap();
    private(&answer).to_owned()
}

async fn invites(who: &Person, table: &Table) -> String {
    let answer = who.slash("challenge", table.usual_terms()).await.unwrap();
    private(&answer).to_owned()
}

#[tokio::test]
async fn who_is_barred_plays_on_and_begins_nothing() {
    let mut table = Table::set().await;
    let game = table.game(false, "free").await;
    let ann = table.discord.person("Ann");
    let invite = || [("opponent", (&ann).into()), ("ruleset", "gomoku".into())];
    table.ben.slash("challenge", invite()).await.unwrap();
    let invitation = table.message("Ben invites you").await;
    let said = choose(&table, "bar", (&table.ann).into()).await;
    let mention = format!("<@{}>", ann.id());
    assert!(
        said.starts_with(&format!("{mention} can't start anything here.")),
        "{said}"
    );
    let owner = table.discord.person("Owner");
    let shown = owner.slash("server", []).await.unwrap();
    assert!(private(&shown).contains(&mention), "{shown:?}");

    for _ in 0..2 {
        let said = invites(&table.ann, &table).await;
        assert!(said.starts_with(REFUSED), "{said}");
        table.stop().await;
        table.start().await;
    }
    for command in ["seek", "puzzle"] {
        let answer = table.ann.slash(command, []).await.unwrap();
        assert!(
            private(&answer).starts_with(REFUSED),
            "{command}: {answer:?}"
        );
    }
    // What others offer them is not taken, and can be declined; nobody offers anything new.
    let answer = table.ann.press(&invitation, "Accept").await.unwrap();
    assert!(private(&answer).starts_with(REFUSED), "{answer:?}");
    table.ann.press(&invitation, "Decline").await.unwrap();
    table.message("declined").await;
    let answer = table.ben.slash("challenge", invite()).await.unwrap();
    assert!(private(&answer).contains("can't be invited"), "{answer:?}");
    // The hill is shown, with the button that leaves it.
    let shown = table.ann.slash("hill", []).await.unwrap();
    assert!(!private(&shown).starts_with(REFUSED), "{shown:?}");
    // Whoever stands up, or leaves, begins nothing.
    for (command, choice) in [
        ("table", Some("stand")),
        ("tournament withdraw", None),
        ("league leave", None),
    ] {
        let choice = choice.map(|it| ("do", it.into()));
        let answer = table.ann.slash(command, choice).await.unwrap();
        assert!(
            !private(&answer).starts_with(REFUSED),
            "{command}: {answer:?}"
        );
    }

    // The running game goes on, and nothing changes elsewhere.
    table.play(game, "L11 N10").await;
    table.board(game, 4).await;
    let shown = table.ann.slash("games", []).await.unwrap();
    assert!(!private(&shown).starts_with(REFUSED), "{shown:?}");
    let elsewhere = table.elsewhere().await;
    let said = table
        .ann
        .in_channel(&elsewhere)
        .slash("seek", [])
        .await
        .unwrap();
    assert!(!private(&said).starts_with(REFUSED), "{said:?}");

    let said = choose(&table, "unbar", (&table.ann).into()).await;
    assert!(said.contains("Everybody can start games here."), "{said}");
    let said = invites(&table.ann, &table).await;
    assert!(said.starts_with("You invited"), "{said}");
    table.message("Ann invites you").await;
    table.clear().await;
}

#[tokio::test]
async fn only_people_are_barred_and_only_by_who_manages_the_server() {
    let table = Table::set().await;
    let bot = table.discord.bot();
    let said = choose(&table, "bar", bot.into()).await;
    assert!(
        said.starts_with("You can bar people, but no bots"),
        "{said}"
    );
    let owner = table.discord.person("Owner");
    let said = choose(&table, "bar", (&owner).into()).await;
    assert!(said.starts_with("You can bar people"), "{said}");
    let bar = [("bar", (&table.ann).into())];
    let refused = table.ben.slash("server", bar).await;
    assert!(refused.is_err() || private(&refused.unwrap()).starts_with("You need the permission"));
    let said = invites(&table.ann, &table).await;
    assert!(said.starts_with("You invited"), "{said}");
    table.message("Ann invites you").await;
    table.clear().await;
}
