//! Tables in channels that are gone.

use jiff::SignedDuration;
use local_discord::OptionValue;

use crate::table::{Table, private};

#[tokio::test]
async fn a_table_in_a_deleted_channel_can_be_closed_from_elsewhere() {
    let table = Table::set().await;
    let other = table.discord.home().channel("games");
    let (ann, ben) = (table.ann.in_channel(&other), table.ben.in_channel(&other));
    let options = [("ruleset", "pente-3".into())];
    ann.slash("table", options).await.unwrap();
    let opened = table.message_in(other.id(), "**Table 1**").await;
    ben.press(&opened, "Sit down").await.unwrap();
    other.delete();
    let named = |what: &str| {
        let options: [(&str, OptionValue); 2] = [("do", what.into()), ("table", 1.into())];
        options
    };
    let lost = table.ben.slash("table", named("stand")).await.unwrap();
    assert!(
        private(&lost).starts_with("There's no table 1 here."),
        "{lost:?}"
    );
    let few = table.ann.slash("table", named("start")).await.unwrap();
    assert!(private(&few).starts_with("Too few sit here"), "{few:?}");
    let closed = table.ann.slash("table", named("close")).await.unwrap();
    assert_eq!(private(&closed), "You closed table 1.");
    // It counts no longer: three others may be opened.
    table.passes(SignedDuration::from_mins(2));
    for number in 2..=4 {
        let options = [("seats", (number + 1).into())];
        table.ann.slash("table", options).await.unwrap();
        table.message(&format!("**Table {number}**")).await;
    }
    table.leave().await;
}
