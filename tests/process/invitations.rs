//! Killed around an invitation, the bot shows the invitation once and begins its game once.

use local_discord::MessageId;

use crate::step::Step;
use crate::story::Story;

/// The number of messages that can be accepted.
fn open_invitations(story: &Story) -> usize {
    let messages = story.discord.general().messages();
    let open = |it: &&_| local_discord::Message::button(it, "Accept").is_some();
    messages.iter().map(AsRef::as_ref).filter(open).count()
}

#[tokio::test]
async fn an_invitation_is_kept_and_shown_once() {
    for step in Step::ALL {
        let (story, bot) = Story::begin().await;
        story.kill_at(step, bot, story.challenge()).await;
        let bot = story.go_on().await;
        let invitation = story.invitation().await;
        assert_eq!(invitation.pings, [story.ben.id()], "{step:?}");
        assert_eq!(open_invitations(&story), 1, "{step:?}");
        story.ben.press(&invitation, "Accept").await.unwrap();
        story.board(1).await;
        assert_eq!(open_invitations(&story), 0, "{step:?}");
        story.end(bot).await;
    }
}

#[tokio::test]
async fn an_accepted_game_begins_once() {
    for step in Step::ALL {
        let (story, bot) = Story::begin().await;
        story.challenge().await;
        let invitation = story.invitation().await;
        let accept = story.ben.press(&invitation, "Accept");
        story.kill_at(step, bot, accept).await;
        let bot = story.go_on().await;
        let board = story.board(1).await;
        assert_eq!(board.pings, [story.ben.id()], "{step:?}");
        // If the answer was lost, the button is still there, and pressing it again makes up for
        // that.
        let _ = story.ben.press_as_seen(&invitation, "Accept").await;
        settles(&story, invitation.id, "game 1").await;
        story.plays(&story.ben, "L11", 2).await;
        assert_eq!(story.boards(1), 1, "{step:?}");
        story.end(bot).await;
    }
}

#[tokio::test]
async fn a_declined_invitation_stays_declined_and_its_maker_is_told_once() {
    for step in [Step::Saved, Step::Answered] {
        let (story, bot) = Story::begin().await;
        story.challenge().await;
        let invitation = story.invitation().await;
        let decline = story.ben.press(&invitation, "Decline");
        story.kill_at(step, bot, decline).await;
        let bot = story.home.bot(&story.discord).await;
        let late = story.ben.press_as_seen(&invitation, "Accept").await;
        late.unwrap();
        settles(&story, invitation.id, "Ben declined").await;
        assert_eq!(story.boards(1), 0, "{step:?}");
        let channel = story.anna.in_dm().channel();
        let is_news = |it: &local_discord::Message| it.content.contains("declined your invitation");
        let told = story.discord.await_message(channel, is_news).await;
        told.unwrap();
        let told = story.discord.look(|world| {
            let written = world.messages(channel).iter();
            written.filter(|it| is_news(it)).count()
        });
        assert_eq!(told, 1, "{step:?}");
        story.end(bot).await;
    }
}

#[tokio::test]
async fn an_answer_before_it_was_noted_which_message_invites_is_made_up_for() {
    for (button, words) in [("Accept", "game 1"), ("Decline", "Ben declined")] {
        let (story, bot) = Story::begin().await;
        let mut posted = story.hold_posts();
        story.challenge().await;
        posted.arrived().await;
        let invitation = story.invitation().await;
        let answer = story.ben.press(&invitation, button);
        story.kill_at(Step::Saved, bot, answer).await;
        drop(posted);
        let bot = story.home.bot(&story.discord).await;
        let late = story.ben.press_as_seen(&invitation, button).await;
        late.unwrap();
        settles(&story, invitation.id, words).await;
        if button == "Accept" {
            story.board(1).await;
        }
        story.end(bot).await;
    }
}

/// Waits until an invitation shows its outcome in these words.
async fn settles(story: &Story, invitation: MessageId, words: &str) {
    let is_settled = |it: &local_discord::Message| {
        it.id == invitation && it.content.contains(words) && it.buttons().is_empty()
    };
    story.shown(is_settled).await;
}
