//! Reminders: friendly, and sent once.

use jiff::SignedDuration;
use local_discord::Message;

use crate::table::{Table, private};

const HOUR: SignedDuration = SignedDuration::from_hours(1);

#[tokio::test]
async fn a_reminder_comes_privately_with_a_button_that_plays() {
    let table = Table::set().await;
    let game = table.game(false, "free").await;
    let often = [("reminders", "insistent".into())];
    table.ben.slash("settings", often).await.unwrap();
    table.wait(HOUR * 37);
    let half = table
        .private_message(&table.ben, "half of your time is gone")
        .await;
    assert!(
        half.content.starts_with("Your turn in [game 1]("),
        "{half:?}"
    );
    assert!(half.content.contains(" against Ann: "), "{half:?}");
    table.wait(HOUR * 25);
    let low = table
        .private_message(&table.ben, "your time is running low")
        .await;
    table.wait(HOUR * 9 + SignedDuration::from_mins(10));
    table.private_message(&table.ben, "last call").await;
    assert_eq!(reminders(&table).len(), 3);
    let picker = table
        .ben
        .in_dm()
        .press(&low, &format!("Play game {game}"))
        .await
        .unwrap();
    assert!(
        private(&picker).starts_with("Your turn · game 1, move 2."),
        "{picker:?}"
    );
    table.clear().await;
}

#[tokio::test]
async fn nobody_is_reminded_twice_for_the_same_reason_also_not_after_a_restart() {
    let mut table = Table::set().await;
    table.game(false, "free").await;
    table.wait(HOUR * 62);
    table
        .private_message(&table.ben, "your time is running low")
        .await;
    table.stop().await;
    table.start().await;
    table.wait(HOUR * 9 + SignedDuration::from_mins(10));
    table.private_message(&table.ben, "last call").await;
    assert_eq!(reminders(&table).len(), 2);
    table.clear().await;
}

#[tokio::test]
async fn who_cannot_be_written_to_is_reminded_in_the_channel() {
    let table = Table::set().await;
    let game = table.game(false, "free").await;
    table.ben.closes_dms();
    table.wait(HOUR * 62);
    let reminder = table.message("your time is running low").await;
    assert_eq!(reminder.pings, [table.ben.id()]);
    let refused = || table.discord.refused_requests().len();
    assert_eq!(refused(), 1);
    table.wait(HOUR * 9 + SignedDuration::from_mins(10));
    table.message("last call").await;
    assert_eq!(refused(), 1, "it is remembered");
    table.place(&table.ben, game, "L11").await;
    table.board(game, 3).await;
    table.leave().await;
}

#[tokio::test]
async fn a_daily_list_names_the_games_that_wait() {
    let table = Table::set().await;
    table.game(false, "free").await;
    let daily = [("digest", "yes".into()), ("reminders", "off".into())];
    table.ben.slash("settings", daily).await.unwrap();
    table.wait(HOUR * 24);
    let list = table
        .private_message(&table.ben, "It's your turn in these games:")
        .await;
    assert!(
        list.content.contains("against Ann · Pente · move 2"),
        "{list:?}"
    );
    assert_eq!(list.buttons().len(), 1);
    table.wait(HOUR * 24);
    let channel = table.ben.in_dm().channel();
    let second =
        |it: &Message| it.id > list.id && it.content.contains("It's your turn in these games");
    table.discord.await_message(channel, second).await.unwrap();
    table.clear().await;
}

#[tokio::test]
async fn settings_of_time_are_changed_by_menus_and_a_form() {
    let table = Table::set().await;
    let shown = table.ann.slash("settings", []).await.unwrap();
    let page = table
        .ann
        .press(&shown.message.unwrap(), "Time and reminders")
        .await
        .unwrap();
    let page = page.message.unwrap();
    assert!(page.content.contains("10 days left this year"), "{page:?}");
    let form = table.ann.press(&page, "Time zone").await.unwrap();
    let form = form.modal.unwrap();
    let unknown = table
        .ann
        .submit_modal(&form, &[("line", "Atlantis")])
        .await
        .unwrap();
    assert!(
        unknown
            .content()
            .starts_with("I don't know the time zone `Atlantis`"),
        "{unknown:?}"
    );
    let form = table
        .ann
        .press(&page, "Time zone")
        .await
        .unwrap()
        .modal
        .unwrap();
    let zoned = table
        .ann
        .submit_modal(&form, &[("line", "lisbon")])
        .await
        .unwrap();
    assert!(
        zoned.content().contains("time zone: **Europe/Lisbon**"),
        "{zoned:?}"
    );
    let quiet = table
        .ann
        .select(&page, "t1:set:quiet", &["22:00 to 7:00"])
        .await
        .unwrap();
    assert!(
        quiet.content().contains("quiet hours: **22:00 to 7:00**"),
        "{quiet:?}"
    );
    let typed = [("quiet", "25-3".into())];
    let refused = table.ann.slash("settings", typed).await.unwrap();
    assert!(
        private(&refused).starts_with("`25-3` isn't a range of hours"),
        "{refused:?}"
    );
    table.clear().await;
}

fn reminders(table: &Table) -> Vec<String> {
    messages(table, "Your turn in")
}

fn messages(table: &Table, text: &str) -> Vec<String> {
    let channel = table.ben.in_dm().channel();
    table.discord.look(|world| {
        let said = world.messages(channel).iter();
        let found = said.map(|it: &std::sync::Arc<Message>| it.content.clone());
        found.filter(|it| it.contains(text)).collect()
    })
}
