//! Seasons of a server's ladder: turned on, played, announced once, and looked at afterwards.

use local_discord::{Message, OptionValue, Person};
use tessera::game::{Season, SeasonLength, SeasonPeriod};

use crate::table::{Table, private};

/// Turns seasons on, or off; what the settings say then.
async fn choose(table: &Table, length: &str) -> String {
    let owner = table.discord.person("Owner");
    let answer = owner.slash("server", [("seasons", length.into())]).await;
    private(&answer.unwrap()).to_owned()
}

/// Ann wins a rated game against Ben.
async fn won_by_ann(table: &Table) {
    let game = table.game(true, "tournament").await;
    table
        .play(game, "K11 N10 L12 O10 M13 P10 N14 Q10 A1 R10")
        .await;
    table.message(&format!("wins game {game}")).await;
}

async fn ladder<const N: usize>(who: &Person, options: [(&str, OptionValue); N]) -> String {
    let shown = who.slash("leaderboard", options).await.unwrap();
    private(&shown).to_owned()
}

async fn season(table: &Table, number: u32) -> Season {
    let seasons = table.service().seasons(table.server()).await.unwrap();
    let mut seasons = seasons.into_iter();
    seasons.find(|it| it.number == number).unwrap()
}

/// Lets time pass until a season is over.
async fn pass(table: &Table, number: u32) {
    let left = season(table, number)
        .await
        .ends_at
        .duration_since(table.time());
    table.passes(left);
}

/// All announcements of a season.
fn announced(table: &Table, number: u32) -> Vec<Message> {
    let said = table.messages().into_iter();
    let start = format!("**Season {number} · ");
    said.filter(|it| it.content.starts_with(&start))
        .map(|it| (*it).clone())
        .collect()
}

#[tokio::test]
async fn a_season_is_played_announced_once_and_kept() {
    let table = Table::set().await;
    let said = choose(&table, "monthly").await;
    assert!(said.contains("ladder seasons: **monthly**"), "{said}");
    let from = format!(
        "It counts games that end from <t:{}:f> on.",
        table.time().as_second()
    );
    assert!(said.ends_with(&from), "{said}");
    let none = ladder(&table.ann, [("season", "1".into())]).await;
    assert!(none.contains("Nobody finished a rated game"), "{none}");
    won_by_ann(&table).await;
    let running = season(&table, 1).await;
    let month = SeasonPeriod::at(SeasonLength::Monthly, table.time());
    assert_eq!((running.period, running.ends_at), (month, month.ends_at()));
    let ends = format!(
        "ends <t:{}:f>. An unfinished game counts for",
        month.ends_at().as_second()
    );
    let shown = ladder(&table.ben, []).await;
    assert!(
        shown.starts_with("**Pente** · this server's ladder\n"),
        "{shown}"
    );
    assert!(shown.contains(&ends), "{shown}");
    let everywhere = ladder(&table.ben, [("scope", "everywhere".into())]).await;
    assert!(!everywhere.contains("Season"), "{everywhere}");
    let shown = ladder(&table.ben, [("season", "1".into())]).await;
    assert!(
        shown.starts_with("**Pente** · Season 1 · ") && shown.contains(&ends),
        "{shown}"
    );

    pass(&table, 1).await;
    let over = table.message("** is over.").await;
    assert!(
        over.content
            .contains("\n**Pente** (2 players): 1. Ann **1662?**, 2. Ben **1338?**\n"),
        "{over:?}"
    );
    assert!(over.pings.is_empty(), "{over:?}");
    let [podium] = &over.attachments[..] else {
        panic!("no podium: {over:?}");
    };
    let described = podium.description.as_deref().unwrap();
    assert!(
        described.starts_with("Podium of Season 1 · "),
        "{described}"
    );
    assert!(
        described.ends_with("Pente. 1: Ann (1662?). 2: Ben (1338?)."),
        "{described}"
    );
    let shown = ladder(&table.ben, [("season", "1".into())]).await;
    let [head, _, ann, ben] = shown.lines().collect::<Vec<_>>()[..] else {
        panic!("{shown}");
    };
    assert!(head.starts_with("**Pente** · Season 1 · "), "{head}");
    assert_eq!(ann, "Ann · **1662** · 1 won, 0 lost");
    assert_eq!(ben, "Ben · **1338** · 0 won, 1 lost");
    let options = [("season", OptionValue::from(""))];
    let offered = table.ann.autocomplete("leaderboard", options, "season");
    let offered: Vec<_> = offered.await.unwrap();
    assert_eq!(offered.len(), 2, "{offered:?}");
    let wrong = ladder(&table.ann, [("season", "7".into())]).await;
    assert!(wrong.contains("isn't a season of this server"), "{wrong}");
    let profile = table.ann.slash("profile", []).await.unwrap();
    let profile = table.ann.settled(profile).await.unwrap();
    let places = "Season podiums on this server: 1st × 1, 2nd × 0, 3rd × 0";
    assert!(private(&profile).contains(places), "{profile:?}");

    // Nobody plays in the second season, nor in the third: that is said once, and they keep their numbers.
    pass(&table, 2).await;
    let second = |it: &Message| it.content.starts_with("**Season 2 · ");
    let unplayed = table.another(second).await;
    let says = "** is over.\nNobody finished a rated game in it, so there's no podium.";
    assert!(unplayed.content.ends_with(says), "{unplayed:?}");
    assert!(unplayed.pings.is_empty() && unplayed.attachments.is_empty());
    pass(&table, 3).await;
    won_by_ann(&table).await;
    let shown = ladder(&table.ben, []).await;
    assert!(shown.contains("Season 4 · "), "{shown}");
    assert!(!shown.contains("It counts games"), "{shown}");
    choose(&table, "off").await;
    pass(&table, 4).await;
    let again = table
        .another(|it| it.content.starts_with("**Season 4 · "))
        .await;
    let announcements = [1, 2, 3].map(|number| announced(&table, number).len());
    assert_eq!(announcements, [1, 1, 0]);
    assert!(again.content.contains("1. Ann"), "{again:?}");
    let shown = ladder(&table.ben, []).await;
    assert!(!shown.contains("Season"), "there is none any more: {shown}");
    table.clear().await;
}

#[tokio::test]
async fn podiums_are_posted_once_whenever_the_bot_dies() {
    let mut table = Table::set().await;
    choose(&table, "quarterly").await;
    won_by_ann(&table).await;
    // It dies before the end of the season, and comes back after it.
    let end = season(&table, 1).await.ends_at;
    table.stop().await;
    table.passes(end.duration_since(table.time()));
    table.start().await;
    table.message("** is over.").await;
    for died in [
        // Before the season was noted as announced, with and without the attempts.
        "UPDATE seasons SET told = FALSE",
        "UPDATE seasons SET told = FALSE, counted = FALSE",
        // Before anything of it was saved.
        "UPDATE seasons SET closed = number > 1, told = FALSE, counted = FALSE WHERE number = 1",
    ] {
        table.stop().await;
        let mut database = table.database().await;
        if died.contains("closed") {
            let next = "DELETE FROM seasons WHERE number > 1";
            database.run(next).await;
        }
        database.run(died).await;
        drop(database);
        table.start().await;
        loop {
            let told = "SELECT COUNT(*) FROM seasons WHERE told AND counted";
            let mut database = table.database().await;
            if database.number(told).await == 1 {
                break;
            }
            tokio::task::yield_now().await;
        }
        assert_eq!(announced(&table, 1).len(), 1, "{died}");
    }
    table.clear().await;
}
