//! What a person does reaches the bot, and what the bot answers reaches the person.

use local_discord::{ActError, AnswerKind, LocalDiscord};
use poise::serenity_prelude::{
    ChannelId, CreateAllowedMentions, CreateMessage, CreateSelectMenu, CreateSelectMenuKind,
    CreateSelectMenuOption,
};

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
    assert_eq!(bot.hears().await, "");
    anna.says(&format!("{mention} hello")).unwrap();
    assert_eq!(bot.hears().await, format!("{mention} hello"));
    anna.dm("in private").unwrap();
    assert_eq!(bot.hears().await, "in private");
}

#[tokio::test]
async fn what_a_client_would_not_send_is_refused_before_the_bot_hears_of_it() {
    let discord = LocalDiscord::start().await;
    let _bot = Bot::start(&discord).await;
    let anna = discord.person("Anna");
    let wrong = |option: &str, why: &str| ActError::WrongValue {
        option: option.into(),
        why: why.into(),
    };
    let cases = [
        (vec![], ActError::MissingOption("name".into())),
        (
            vec![("naem", "x".into())],
            ActError::NoSuchOption("naem".into()),
        ),
        (vec![("name", 7.into())], wrong("name", "it is a String")),
        (
            vec![("name", "x".into()), ("times", 4.into())],
            wrong("times", "it is too large or long"),
        ),
    ];
    for (options, expected) in cases {
        assert_eq!(anna.slash("hello", options).await.unwrap_err(), expected);
    }
    let unknown = anna.slash("goodbye", []).await.unwrap_err();
    assert_eq!(unknown, ActError::NoSuchCommand("goodbye".into()));
    let forged = [("name", "x".into()), ("times", 4.into())];
    let answer = anna.forged_slash("hello", forged).await.unwrap();
    assert_eq!(answer.content(), "hello xhello xhello xhello x");
}

#[tokio::test]
async fn subcommands_menus_and_forms_reach_the_bot() {
    let discord = LocalDiscord::start().await;
    let _bot = Bot::start(&discord).await;
    let (anna, ben) = (discord.person("Anna"), discord.person("Ben"));
    let offer = anna
        .slash("offer draw", [("to", (&ben).into())])
        .await
        .unwrap();
    assert_eq!(offer.message.unwrap().pings, [ben.id()]);
    let greeting = anna.user_menu("Greet", &ben).await.unwrap();
    assert_eq!(greeting.content(), "hello ben");
    let form = anna.slash("ask", []).await.unwrap().modal.unwrap();
    assert_eq!(
        (form.title.as_str(), form.custom_id.as_str()),
        ("Type a point", "form:1")
    );
    anna.submit_modal(&form, &[("Point", "too long")])
        .await
        .unwrap_err();
    anna.submit_modal(&form, &[]).await.unwrap_err();
    let forged = anna
        .forged_modal(&form, "form:1", &[("point", "too long")])
        .await
        .unwrap();
    assert_eq!(forged.content(), "typed too long");
}

#[tokio::test]
async fn a_button_taken_away_can_still_be_on_a_screen() {
    let discord = LocalDiscord::start().await;
    let _bot = Bot::start(&discord).await;
    let (anna, ben) = (discord.person("Anna"), discord.person("Ben"));
    let shown = anna
        .slash("point", [("point", "K10".into())])
        .await
        .unwrap()
        .message
        .unwrap();
    ben.press(&shown, "Confirm").await.unwrap();
    let gone = anna.press(&shown, "Confirm").await.unwrap_err();
    assert_eq!(gone, ActError::NoSuchControl("Confirm".into()));
    let stale = anna.press_as_seen(&shown, "Confirm").await.unwrap();
    assert_eq!(stale.content(), "pressed confirm:K10");
    let forged = anna.press_custom_id(&shown, "made up").await.unwrap();
    assert_eq!(forged.content(), "pressed made up");
}

#[tokio::test]
async fn menus_are_chosen_from_within_their_bounds() {
    let discord = LocalDiscord::start().await;
    let bot = Bot::start(&discord).await;
    let (anna, ben) = (discord.person("Anna"), discord.person("Ben"));
    let options = ["A", "B"].map(|file| CreateSelectMenuOption::new(file, format!("file {file}")));
    let words = CreateSelectMenuKind::String {
        options: options.into(),
    };
    let people = CreateSelectMenuKind::User {
        default_users: None,
    };
    let message = CreateMessage::new()
        .content("choose")
        .allowed_mentions(CreateAllowedMentions::new())
        .select_menu(CreateSelectMenu::new("file", words))
        .select_menu(CreateSelectMenu::new("who", people));
    let channel = ChannelId::new(discord.general().id().get());
    channel.send_message(&bot.http, message).await.unwrap();
    let shown = discord.general().messages()[0].clone();
    let wrong = anna.select(&shown, "file", &["C"]).await.unwrap_err();
    assert_eq!(wrong, ActError::NoSuchControl("C".into()));
    anna.select(&shown, "file", &["A", "B"]).await.unwrap_err();
    let person = anna.select_people(&shown, "who", &[&ben]).await.unwrap();
    assert_eq!(person.content(), "pressed who");
    assert_eq!(discord.violations(), []);
}
