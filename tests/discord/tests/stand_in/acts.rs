//! What a person does reaches the bot, and what the bot answers reaches the person.

use local_discord::{ActError, AnswerKind, LocalDiscord};

use crate::bot::{Bot, PICTURE};

#[tokio::test]
async fn a_command_is_answered() {
    let discord = LocalDiscord::start().await;
    let _bot = Bot::start(&discord).await;
    let anna = discord.person("Anna");
    let answer = anna
        .slash("hello", [("name", "you".into()), ("times", 2.into())])
        .await
        .unwrap();
    assert_eq!(answer.kind, AnswerKind::Message);
    assert_eq!(answer.content(), "hello youhello you");
    assert_eq!(anna.sees(discord.general().id()).len(), 1);
    assert_eq!(discord.violations(), []);
    assert_eq!(discord.refused_requests(), []);
}

#[tokio::test]
async fn pictures_buttons_and_forms_go_both_ways() {
    let discord = LocalDiscord::start().await;
    let _bot = Bot::start(&discord).await;
    let anna = discord.person("Anna");
    let choices = anna
        .autocomplete("point", [("point", "K".into())], "point")
        .await
        .unwrap();
    assert_eq!(choices.len(), 2);
    let answer = anna
        .slash("point", [("point", "K10".into())])
        .await
        .unwrap();
    let picture = &answer.attachments()[0];
    assert_eq!(picture.description.as_deref(), Some("a board"));
    assert_eq!(picture.bytes().unwrap().as_slice(), PICTURE);
    assert_eq!(picture.dimensions, Some((1000, 512)));
    let message = answer.message.unwrap();
    let greyed = anna.press(&message, "Taken").await;
    assert_eq!(greyed.unwrap_err(), ActError::Disabled("Taken".into()));
    let form = anna.press(&message, "Type").await.unwrap().modal.unwrap();
    let typed = anna.submit_modal(&form, &[("Point", "L9")]).await.unwrap();
    assert_eq!(
        (typed.kind, typed.content()),
        (AnswerKind::Ephemeral, "typed L9")
    );
    let pressed = anna.press(&message, "Confirm").await.unwrap();
    assert_eq!(
        (pressed.kind, pressed.content()),
        (AnswerKind::Update, "pressed confirm:K10")
    );
    assert_eq!(discord.refused_requests(), []);
}

#[tokio::test]
async fn the_bot_reads_what_is_meant_for_it_and_nothing_else() {
    let discord = LocalDiscord::start().await;
    let mut bot = Bot::start(&discord).await;
    let anna = discord.person("Anna");
    let mention = discord.look(|world| world.bot().mention());
    anna.says("not for the bot").unwrap();
    assert_eq!(bot.heard.recv().await.unwrap(), "");
    anna.says(&format!("{mention} hello")).unwrap();
    assert_eq!(bot.heard.recv().await.unwrap(), format!("{mention} hello"));
    anna.dm("in private").unwrap();
    assert_eq!(bot.heard.recv().await.unwrap(), "in private");
}
