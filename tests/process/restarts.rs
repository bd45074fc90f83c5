//! What was shown before a restart still works after it.

use crate::story::Story;

#[tokio::test]
async fn buttons_work_after_a_restart() {
    let (story, bot) = Story::begin().await;
    story.challenge().await;
    let invitation = story.invitation().await;
    bot.kill().await;
    let bot = story.home.bot(&story.discord).await;
    let stranger = story.discord.person("Stranger");
    let refused = stranger.press(&invitation, "Accept").await.unwrap();
    assert!(refused.is_ephemeral());
    story.ben.press(&invitation, "Accept").await.unwrap();
    story.board(1).await;

    let question = story.ben.slash("resign", []).await.unwrap();
    bot.kill().await;
    let bot = story.home.bot(&story.discord).await;
    let question = question.message.unwrap();
    story.ben.press(&question, "Resign game 1").await.unwrap();
    let ends = "Game 1 ended without a winner after 1 move";
    story.shown(|it| it.content.contains(ends)).await;
    story.end(bot).await;
}
