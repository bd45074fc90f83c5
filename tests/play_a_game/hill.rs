//! King of the Hill: people climb it by winning sets that were agreed on for it.

use std::sync::Arc;

use jiff::SignedDuration;
use local_discord::{Answer, Message, OptionValue, Person};

use crate::table::{Table, private};

async fn switch(table: &Table, is_on: bool) -> String {
    let owner = table.discord.person("Owner");
    let answer = owner
        .slash("server", [("hill", is_on.into())])
        .await
        .unwrap();
    private(&answer).to_owned()
}

async fn hill(who: &Person) -> Answer {
    let shown = who.slash("hill", []).await.unwrap();
    who.settled(shown).await.unwrap()
}

/// A table at which hills are switched on, and Ann stands on that of Pente.
async fn hilly() -> Table {
    let table = Table::set().await;
    let said = switch(&table, true).await;
    assert!(
        said.contains("King of the Hill (`/hill`): **yes**"),
        "{said}"
    );
    let empty = hill(&table.ann).await;
    assert!(
        private(&empty).contains("Nobody is on this hill yet."),
        "{empty:?}"
    );
    let shown = empty.message.as_ref().unwrap();
    assert!(shown.attachments.is_empty(), "nothing to draw");
    table.ann.press(shown, "Join the hill").await.unwrap();
    table
}

/// What somebody is asked before they resign a game.
async fn question(who: &Person, game: u32) -> String {
    let options = [("game", game.to_string().into())];
    let asked = who.slash("resign", options).await.unwrap();
    private(&asked).to_owned()
}

async fn resign(table: &Table, who: &Person, game: u32) -> Arc<Message> {
    let options = [("game", game.to_string().into())];
    let question = who.slash("resign", options).await.unwrap();
    let question = question.message.unwrap();
    who.press(&question, &format!("Resign game {game}"))
        .await
        .unwrap();
    let ended = [format!("game {game} in "), format!("Game {game} ended")];
    let is_end = |it: &Message| ended.iter().any(|words| it.content.contains(words));
    table.another(is_end).await
}

/// Three moves after the forced first stone, so that the game counts; `one` is to move first.
async fn three_moves(table: &Table, game: u32, one: &Person, other: &Person) {
    for (number, (mover, point)) in (2..).zip([(one, "A1"), (other, "N10"), (one, "A3")]) {
        table.board(game, number).await;
        table.place(mover, game, point).await;
    }
    table.board(game, 5).await;
}

#[tokio::test]
async fn a_set_for_the_hill_moves_its_players() {
    let table = hilly().await;
    let options: [(&str, OptionValue); 3] = [
        ("opponent", (&table.ben).into()),
        ("hill", true.into()),
        ("first", "me".into()),
    ];
    table.ann.slash("challenge", options).await.unwrap();
    let invitation = table.message("Ann invites you").await;
    for said in [
        "set of two games · for the hill of Pente · 3 days + 1 day a move · rated",
        "whoever wins the set climbs a step",
        "Whoever accepts is put on the hill",
    ] {
        assert!(invitation.content.contains(said), "{invitation:?}");
    }
    table.ben.press(&invitation, "Accept").await.unwrap();
    three_moves(&table, 1, &table.ben, &table.ann).await;
    three_moves(&table, 2, &table.ann, &table.ben).await;
    table.wait_out_double_press();
    let asked = question(&table.ben, 1).await;
    let says = "The set is for the hill of Pente: whoever loses it goes down a step.";
    assert!(asked.ends_with(says), "{asked}");
    let end = resign(&table, &table.ben, 1).await;
    assert!(!end.content.contains("hill"), "{end:?}");
    let asked = question(&table.ben, 2).await;
    let says = "You then lose the set. On the hill of Pente you go down a step for it, unless you're on the \
                bottom one.";
    assert!(asked.ends_with(says), "{asked}");
    let end = resign(&table, &table.ben, 2).await;
    let says = "**Ann** wins the set 2 : 0. **Ann** climbs to step 2 of the hill. **Ann** is king of the \
                hill! **Ben** stays on the bottom step of the hill. Ratings: ";
    assert!(end.content.contains(says), "{end:?}");
    let seen = hill(&table.ben).await;
    let said = private(&seen);
    assert!(said.contains("**Ann** is king of the hill."), "{said}");
    assert!(
        said.contains("You're on step 1 of 2. Your place ends <t:"),
        "{said}"
    );
    let message = seen.message.as_ref().unwrap();
    let alt = message.attachments[0].description.clone().unwrap();
    assert_eq!(
        alt,
        "The hill of Pente, 2 steps. Step 2: Ann, king of the hill. Step 1: Ben."
    );
    let profile = table
        .ben
        .slash("profile", [("player", (&table.ann).into())])
        .await;
    let profile = profile.unwrap();
    let told = private(&profile);
    assert!(
        told.contains("Hills on this server: Pente step 2 (king)"),
        "{told}"
    );

    // The next game is for the hill only if somebody says so.
    let next = table
        .ann
        .slash("challenge", [("opponent", (&table.ben).into())])
        .await;
    let next = next.unwrap();
    assert!(!private(&next).contains("hill"), "{next:?}");
    table
        .message("Ann invites you to **Pente** · tournament rule · 3 days")
        .await;
    table.ben.press(&end, "Rematch").await.unwrap();
    let rematch = table.message("Ben invites you").await;
    assert!(
        rematch.content.contains("for the hill of Pente"),
        "{rematch:?}"
    );
    table.clear().await;
}

#[tokio::test]
async fn somebody_on_the_hill_is_challenged_from_the_menu() {
    let table = hilly().await;
    let seen = hill(&table.ben).await;
    let shown = seen.message.clone().unwrap();
    assert!(
        private(&seen).contains("everyone on this server sees"),
        "{seen:?}"
    );
    table.ben.press(&shown, "Join the hill").await.unwrap();
    let seen = hill(&table.ben).await;
    let shown = seen.message.clone().unwrap();
    let menu = "t1:hill:challenge:pente";
    let sent = table.ben.select(&shown, menu, &["Ann · step 1"]).await;
    let sent = sent.unwrap();
    assert!(private(&sent).contains("for the hill of Pente"), "{sent:?}");
    let invitation = table.message("Ben invites you").await;
    assert_eq!(invitation.pings, [table.ann.id()]);

    // The terms stay those of the hill while they are changed.
    let draft = table.ann.press(&invitation, "Change terms").await.unwrap();
    let draft = draft.message.unwrap();
    assert!(draft.content.contains("for the hill of Pente"), "{draft:?}");
    assert!(!draft.content.contains("no longer"), "{draft:?}");
    // They are those of an ordinary game if they are changed to what counts on no hill, and say so.
    for off in ["Make it not rated", "Play one game"] {
        let draft = table.ann.press(&draft, off).await.unwrap();
        let told = &draft.message.unwrap().content;
        assert!(!told.contains("for the hill of"), "{told}");
        assert!(told.contains("It's no longer for the hill."), "{told}");
    }
    let asked = table.ben.press(&shown, "Leave the hill").await.unwrap();
    let asked = asked.message.unwrap();
    assert!(
        asked
            .content
            .starts_with("Leave the hill of Pente? You're on step 1.")
    );
    assert!(!asked.content.contains("Your set"), "{asked:?}");
    table.ben.press(&asked, "Leave the hill").await.unwrap();
    let refused = table.ann.press(&invitation, "Accept").await.unwrap();
    let why = private(&refused);
    assert!(why.contains("isn't on the hill of Pente any more"), "{why}");
    table.ann.press(&draft, "Send counter-offer").await.unwrap();
    let counter = table.message("Ann invites you").await;
    let says = "not rated. It's no longer for the hill.";
    assert!(counter.content.contains(says), "{counter:?}");
    table.clear().await;
}

#[tokio::test]
async fn what_a_hill_is_not_for_is_refused_by_name() {
    let table = Table::set().await;
    let refused = hill(&table.ann).await;
    assert!(
        private(&refused).starts_with("There's no hill on this server."),
        "{refused:?}"
    );
    let challenge = async |more: Vec<(&'static str, OptionValue)>| {
        let mut options: Vec<(&str, OptionValue)> = vec![("hill", true.into())];
        options.extend(more);
        let refused = table.ann.slash("challenge", options).await.unwrap();
        private(&refused).to_owned()
    };
    let ben = || ("opponent", OptionValue::from(&table.ben));
    let off = challenge(vec![ben()]).await;
    assert!(off.starts_with("There's no hill on this server."), "{off}");
    switch(&table, true).await;
    for (options, rule) in [
        (vec![ben()], "You aren't on the hill of Pente"),
        (
            vec![ben(), ("rated", false.into())],
            "A challenge for the hill is always a rated set.",
        ),
        (
            vec![ben(), ("set", false.into())],
            "A challenge for the hill is always a rated set.",
        ),
        (
            vec![ben(), ("ruleset", "points".into())],
            "There's no hill of Points",
        ),
        (
            vec![ben(), ("opening", "free".into())],
            "There's no hill of Pente with these options",
        ),
        (
            vec![ben(), ("pace", "untimed".into())],
            "A rated game needs a clock.",
        ),
        (
            vec![("level", 3.into())],
            "A hill is for sets of two people.",
        ),
        (
            vec![ben(), ("ruleset", "pente-3".into())],
            "A hill is for sets of two people.",
        ),
    ] {
        let said = challenge(options).await;
        assert!(said.starts_with(rule), "{said}");
    }
    let said = switch(&table, false).await;
    assert!(
        said.ends_with("until you set `hill` to true again."),
        "{said}"
    );
    table.clear().await;
}

#[tokio::test]
async fn whose_place_ends_is_told_in_private() {
    let table = hilly().await;
    table.passes(SignedDuration::from_hours(28 * 24 + 1));
    let told = table
        .private_message(&table.ann, "Your place on the hill of Pente ends <t:")
        .await;
    assert!(
        told.content.contains("no set there for 28 days"),
        "{told:?}"
    );
    table.passes(SignedDuration::from_hours(3 * 24));
    table
        .private_message(&table.ann, "You're off the hill of Pente")
        .await;
    let seen = hill(&table.ann).await;
    assert!(
        private(&seen).contains("Nobody is on this hill yet."),
        "{seen:?}"
    );
    table.clear().await;
}

/// A set for the hill between Ann and Ben, which Ann proposes.
async fn set_for_hill(table: &Table, pace: &'static str) {
    let options: [(&str, OptionValue); 3] = [
        ("opponent", (&table.ben).into()),
        ("hill", true.into()),
        ("pace", pace.into()),
    ];
    table.ann.slash("challenge", options).await.unwrap();
    let invitation = table.message("Ann invites you").await;
    table.ben.press(&invitation, "Accept").await.unwrap();
    for game in 1..=2 {
        table.board(game, 2).await;
    }
}

#[tokio::test]
async fn a_set_for_the_hill_stays_rated() {
    let table = hilly().await;
    set_for_hill(&table, "slow").await;
    let options = [("what", "unrate".into()), ("game", "1".into())];
    let refused = table.ann.slash("offer", options).await.unwrap();
    let says = "This set is for the hill, where only rated sets count, so it stays rated.";
    assert_eq!(private(&refused), says);
    table.clear().await;
}

#[tokio::test]
async fn nobody_loses_a_place_during_a_set_without_having_been_told() {
    let table = hilly().await;
    let games = table.discord.general();
    let owner = table.discord.person("Owner");
    let channel = [("channel", (&games).into())];
    owner.slash("server", channel).await.unwrap();
    table.passes(SignedDuration::from_hours(25 * 24));
    set_for_hill(&table, "slow").await;
    table.passes(SignedDuration::from_hours(8 * 24));
    // Too little was played for the set to count.
    for game in 1..=2 {
        resign(&table, &table.ben, game).await;
    }
    table.passes(SignedDuration::from_hours(25));
    let told = table
        .private_message(&table.ann, "Your place on the hill of Pente ends <t:")
        .await;
    let server = format!(
        "This hill is on the server **Home**, where <#{}> is.",
        games.id()
    );
    assert!(told.content.ends_with(&server), "{told:?}");
    table.no_news().await;
    let seen = hill(&table.ann).await;
    assert!(private(&seen).contains("You're on step 1"), "{seen:?}");
    table.passes(SignedDuration::from_hours(3 * 24 + 1));
    table
        .private_message(&table.ann, "You're off the hill of Pente")
        .await;
    table.clear().await;
}

#[tokio::test]
async fn whoever_becomes_king_because_others_fall_is_named() {
    let mut table = hilly().await;
    let seen = hill(&table.ann).await;
    let alone = "**Ann** is alone on the hill, so the crown is theirs until somebody climbs past.";
    assert!(private(&seen).contains(alone), "{seen:?}");
    let (cleo, dora) = (table.discord.person("Cleo"), table.discord.person("Dora"));
    for who in [&table.ben, &cleo, &dora] {
        hill_button(who, "Join the hill").await;
    }
    // Ann and Cleo share the top, Dora stands below, and Ben on the bottom.
    table.stop().await;
    let mut database = table.database().await;
    for (who, step) in [(&table.ann, 3), (&cleo, 3), (&dora, 2)] {
        let sql = format!(
            "UPDATE climbers SET step = {step} WHERE player = {}",
            who.id()
        );
        database.run(&sql).await;
    }
    drop(database);
    table.start().await;
    let options: [(&str, OptionValue); 3] = [
        ("opponent", (&table.ann).into()),
        ("hill", true.into()),
        ("first", "me".into()),
    ];
    table.ben.slash("challenge", options).await.unwrap();
    let invitation = table.message("Ben invites you").await;
    table.ann.press(&invitation, "Accept").await.unwrap();
    three_moves(&table, 1, &table.ann, &table.ben).await;
    let asked = hill_button(&table.ben, "Leave the hill").await;
    assert!(
        asked.content.contains("Your set for this hill goes on"),
        "{asked:?}"
    );
    table.wait_out_double_press();
    resign(&table, &table.ann, 1).await;
    let end = resign(&table, &table.ann, 2).await;
    // Nobody else stands on the lowest step then, so that it vanishes.
    let says = format!(
        "**Ben** stays on the bottom step of the hill. **Ann** goes down to step 1 of the hill. That leaves \
         **<@{}>** alone on the top step: king of the hill.",
        cleo.id()
    );
    assert!(end.content.contains(&says), "{end:?}");
    assert!(!end.pings.contains(&cleo.id()), "{end:?}");
    table
        .private_message(&cleo, "You're king of the hill of Pente now")
        .await;

    // Cleo leaves, so that Ann, Ben and Dora share the top: nobody is king.
    let asked = hill_button(&cleo, "Leave the hill").await;
    cleo.press(&asked, "Leave the hill").await.unwrap();
    // Ben leaves: his rematch is not for the hill, and says why.
    let asked = hill_button(&table.ben, "Leave the hill").await;
    table.ben.press(&asked, "Leave the hill").await.unwrap();
    let offered = table.ben.press(&end, "Rematch").await.unwrap();
    let says = "It's not for the hill this time, because you aren't on it any more.";
    assert!(private(&offered).contains(says), "{offered:?}");
    // So does Dora: the crown falls to Ann, who is alone, and not told of that.
    let asked = hill_button(&dora, "Leave the hill").await;
    dora.press(&asked, "Leave the hill").await.unwrap();
    let seen = hill(&table.ann).await;
    assert!(private(&seen).contains(alone), "{seen:?}");
    table.no_news().await;
    table.clear().await;
}

/// Presses a button under the hill; what is shown then.
async fn hill_button(who: &Person, label: &str) -> Arc<Message> {
    let shown = hill(who).await.message.clone().unwrap();
    let pressed = who.press(&shown, label).await.unwrap();
    pressed.message.clone().unwrap()
}
