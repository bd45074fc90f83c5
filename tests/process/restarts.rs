//! Killed between any two steps and started again, the bot loses nothing and says nothing twice.

use std::sync::Arc;

use local_discord::{LocalDiscord, Message, Moment, Person};

use crate::program::{Home, Program};

const MESSAGES: &str = "/channels/*/messages";
const CALLBACK: &str = "/interactions/*/*/callback";

/// Two people in front of a bot that may die.
struct Story {
    discord: LocalDiscord,
    home: Home,
    anna: Person,
    ben: Person,
}

impl Story {
    async fn begin() -> (Self, Program) {
        let discord = LocalDiscord::start().await;
        let (anna, ben) = (discord.person("Anna"), discord.person("Ben"));
        let home = Home::new();
        let bot = home.bot(&discord).await;
        (
            Self {
                discord,
                home,
                anna,
                ben,
            },
            bot,
        )
    }

    /// A story in which Ben has accepted and is to move.
    async fn with_game() -> (Self, Program) {
        let (story, bot) = Self::begin().await;
        story.challenge().await;
        let invitation = story.shown(|it| it.button("Accept").is_some()).await;
        story.ben.press(&invitation, "Accept").await.unwrap();
        story.board(1).await;
        (story, bot)
    }

    async fn challenge(&self) {
        let options = [("opponent", (&self.ben).into()), ("first", "me".into())];
        self.anna.slash("challenge", options).await.unwrap();
    }

    async fn shown(&self, wanted: impl FnMut(&Message) -> bool) -> Arc<Message> {
        self.discord
            .await_message(self.discord.general().id(), wanted)
            .await
            .unwrap()
    }

    /// The board after this many plies, which asks for the next.
    async fn board(&self, plies: u16) -> Arc<Message> {
        let words = format!("ply {}.", plies + 1);
        self.shown(|it| it.content.contains(&words)).await
    }

    /// How many messages show the board after this many plies.
    fn boards(&self, plies: u16) -> usize {
        let words = format!("ply {}.", plies + 1);
        self.discord
            .general()
            .messages()
            .iter()
            .filter(|it| it.content.contains(&words))
            .count()
    }

    fn invitations(&self) -> usize {
        let messages = self.discord.general().messages();
        messages
            .iter()
            .filter(|it| it.button("Accept").is_some())
            .count()
    }

    /// Kills the bot as soon as such a request reaches this moment.
    async fn kill_at(&self, bot: Program, moment: Moment, path: &str, act: impl Future) {
        let mut hold = self.discord.hold(moment, "POST", path);
        let killed = async {
            hold.arrived().await;
            bot.kill().await;
            hold.release();
        };
        tokio::join!(killed, act);
    }

    /// Nothing was done that Discord lets pass and should not; the bot has lived until here.
    fn check_quiet(&self, _bot: Program) {
        assert_eq!(self.discord.violations(), []);
    }
}

#[tokio::test]
async fn a_stone_that_was_not_shown_is_shown_once_after_a_restart() {
    for moment in [Moment::BeforeProcessing, Moment::BeforeAnswering] {
        let (story, bot) = Story::with_game().await;
        let stone = story.ben.slash("move", [("point", "L11".into())]);
        story.kill_at(bot, moment, MESSAGES, stone).await;
        let bot = story.home.bot(&story.discord).await;
        let board = story.board(2).await;
        assert!(board.content.contains("L11"), "{}", board.content);
        assert_eq!(board.pings, [story.anna.id()]);
        // The next stone is answered after everything left over was said.
        story
            .anna
            .slash("move", [("point", "O10".into())])
            .await
            .unwrap();
        story.board(3).await;
        assert_eq!(story.boards(2), 1, "{moment:?}");
        story.check_quiet(bot);
    }
}

#[tokio::test]
async fn a_stone_whose_player_was_not_answered_is_kept() {
    let (story, bot) = Story::with_game().await;
    let stone = story.ben.slash("move", [("point", "L11".into())]);
    story
        .kill_at(bot, Moment::BeforeProcessing, CALLBACK, stone)
        .await;
    let bot = story.home.bot(&story.discord).await;
    story.board(2).await;
    let again = story
        .ben
        .slash("move", [("point", "L11".into())])
        .await
        .unwrap();
    assert!(again.is_ephemeral(), "{}", again.content());
    assert_eq!(story.boards(2), 1);
    assert_eq!(story.boards(3), 0);
    story.check_quiet(bot);
}

#[tokio::test]
async fn an_invitation_that_was_not_shown_is_shown_once_after_a_restart() {
    for moment in [Moment::BeforeProcessing, Moment::BeforeAnswering] {
        let (story, bot) = Story::begin().await;
        story
            .kill_at(bot, moment, MESSAGES, story.challenge())
            .await;
        let bot = story.home.bot(&story.discord).await;
        let invitation = story.shown(|it| it.button("Accept").is_some()).await;
        story.ben.press(&invitation, "Accept").await.unwrap();
        story.board(1).await;
        assert_eq!(story.invitations(), 0, "{moment:?}");
        story.check_quiet(bot);
    }
}

#[tokio::test]
async fn a_game_whose_first_board_was_not_shown_begins_after_a_restart() {
    let (story, bot) = Story::begin().await;
    story.challenge().await;
    let invitation = story.shown(|it| it.button("Accept").is_some()).await;
    let accept = story.ben.press(&invitation, "Accept");
    story
        .kill_at(bot, Moment::BeforeProcessing, MESSAGES, accept)
        .await;
    let bot = story.home.bot(&story.discord).await;
    let board = story.board(1).await;
    assert_eq!(board.pings, [story.ben.id()]);
    story.check_quiet(bot);
}

#[tokio::test]
async fn buttons_work_after_a_restart() {
    let (story, bot) = Story::begin().await;
    story.challenge().await;
    let invitation = story.shown(|it| it.button("Accept").is_some()).await;
    bot.kill().await;
    let bot = story.home.bot(&story.discord).await;
    let stranger = story.discord.person("Stranger");
    let refused = stranger.press(&invitation, "Accept").await.unwrap();
    assert!(refused.is_ephemeral());
    assert_eq!(story.invitations(), 1);
    story.ben.press(&invitation, "Accept").await.unwrap();
    story.board(1).await;

    let question = story.ben.slash("resign", []).await.unwrap();
    bot.kill().await;
    let bot = story.home.bot(&story.discord).await;
    let question = question.message.unwrap();
    story.ben.press(&question, "Resign game 1").await.unwrap();
    story
        .shown(|it| it.content.contains("Game 1 ends after 1 ply"))
        .await;
    story.check_quiet(bot);
}
