//! Told to stop, it leaves cleanly; what it was about to say is said.

use local_discord::{LocalDiscord, Moment};

use crate::program::Home;

#[tokio::test]
async fn a_signal_stops_it() {
    for name in ["TERM", "INT"] {
        let discord = LocalDiscord::start().await;
        let home = Home::new();
        let bot = home.bot(&discord).await;
        bot.signal(name).await;
        let ended = bot.ends().await;
        assert!(ended.status.success(), "{name}: {}", ended.said);
        assert!(ended.said.contains("stopped"), "{name}: {}", ended.said);
    }
}

#[tokio::test]
async fn what_is_in_hand_is_finished_first() {
    let discord = LocalDiscord::start().await;
    let home = Home::new();
    let mut bot = home.bot(&discord).await;
    let (anna, ben) = (discord.person("Anna"), discord.person("Ben"));
    let mut hold = discord.hold(Moment::BeforeProcessing, "POST", "/channels/*/messages");
    anna.slash("challenge", [("opponent", (&ben).into())])
        .await
        .unwrap();
    hold.arrived().await;
    bot.signal("TERM").await;
    bot.hears("stopping").await;
    hold.release();
    let ended = bot.ends().await;
    assert!(ended.status.success(), "{}", ended.said);
    let invitations = discord.general().messages();
    assert_eq!(
        invitations
            .iter()
            .filter(|it| it.button("Accept").is_some())
            .count(),
        1
    );
}
