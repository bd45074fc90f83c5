//! Who reads what in which language. The pseudo-language stands for any that is not English.

use std::collections::HashMap;

use local_discord::Message;

use tessera::game::{GameId, Person, PlayerId, ServerSettingsPatch, SettingsPatch};
use tessera::language::Language;

use crate::table::{Table, private};

/// Whether a text is in the pseudo-language.
fn is_pseudo(text: &str) -> bool {
    text.contains('é') && !text.contains("the ")
}

/// The description of the picture under a message.
fn alt_text(message: &Message) -> &str {
    let described = message.attachments[0].description.as_deref();
    described.expect("a picture is described")
}

async fn speaks(table: &Table, who: &local_discord::Person, language: Option<Language>) {
    let patch = SettingsPatch {
        language: Some(language.map(|language| language.tag().to_owned())),
        ..SettingsPatch::default()
    };
    let person = Person::new(PlayerId(who.id().get()), "Ann");
    let now = table.time();
    let settings = table.service().change_settings(&person, patch, now);
    settings.await.unwrap();
}

#[tokio::test]
async fn what_one_person_reads_is_in_their_language() {
    let table = Table::in_english().await;
    let game = table.game(false, "free").await;
    speaks(&table, &table.ann, Some(Language::Pseudo)).await;
    let help = table.help(&table.ann).await;
    assert!(is_pseudo(private(&help)), "{help:?}");
    let refused = table
        .ann
        .slash("move", [("point", "Z99".into())])
        .await
        .unwrap();
    assert!(is_pseudo(private(&refused)), "{refused:?}");
    let help = table.help(&table.ben).await;
    assert!(!is_pseudo(private(&help)), "{help:?}");
    let board = table.board(game, 2).await;
    assert!(!is_pseudo(&board.content), "everybody reads it: {board:?}");

    speaks(&table, &table.ann, None).await;
    let help = table.help(&table.ann).await;
    assert!(!is_pseudo(private(&help)), "{help:?}");
    table.clear().await;
}

#[tokio::test]
async fn what_everybody_reads_is_in_the_language_of_the_server() {
    let table = Table::in_english().await;
    let game = table.game(false, "free").await;
    let board = table.board(game, 2).await;
    let view = table.service().game(GameId(game.into())).await.unwrap();
    let server = view.game.place.server.unwrap();
    let patch = ServerSettingsPatch {
        language: Some(Some(Language::Pseudo.tag().to_owned())),
        ..ServerSettingsPatch::default()
    };
    table
        .service()
        .change_server_settings(server, patch, table.time())
        .await
        .unwrap();
    table.ben.reply(&board, "L11").unwrap();
    let next = table.message("**L11**").await;
    assert!(is_pseudo(&next.content), "{next:?}");
    let picture = alt_text(&next);
    assert!(is_pseudo(picture), "{picture}");
    table.ann.reply(&next, "N10").unwrap();
    let after = table.message("**N10**").await;
    assert!(
        is_pseudo(&after.content),
        "a board is known again: {after:?}"
    );
    let help = table.help(&table.ann).await;
    assert!(!is_pseudo(private(&help)), "{help:?}");
    table.clear().await;
}

#[tokio::test]
async fn a_person_and_a_server_choose_a_language() {
    let table = Table::in_english().await;
    let game = table.game(false, "free").await;
    let board = table.board(game, 2).await;
    let german = [("language", "de".into())];
    let told = table.ann.slash("settings", german).await.unwrap();
    assert!(private(&told).contains("Sprache: **Deutsch**"), "{told:?}");
    let help = table.help(&table.ann).await;
    assert!(private(&help).contains("Stein"), "{help:?}");

    let owner = table.discord.person("Owner");
    let polish = [("language", "pl".into())];
    let told = owner.slash("server", polish).await.unwrap();
    assert!(private(&told).contains("language: **Polski**"), "{told:?}");
    table.ben.reply(&board, "L11").unwrap();
    let next = table.message("**L11**").await;
    assert!(next.content.contains("Termin"), "{next:?}");
    let picture = alt_text(&next);
    assert!(picture.contains("Białe"), "{picture}");

    let usual = [("language", "discord".into())];
    let told = table.ann.slash("settings", usual).await.unwrap();
    let english = private(&told).contains("language: **Same as in Discord**");
    assert!(english, "{told:?}");
    table.clear().await;
}

#[tokio::test]
async fn a_game_in_a_private_conversation_speaks_as_its_player() {
    let table = Table::in_english().await;
    let ann = table.ann.in_dm();
    // The bot meets them for the first time.
    ann.reads("de");
    let help = table.help(&ann).await.message.unwrap();
    let asked = ann.press(&help, "Gegen den Bot spielen").await.unwrap();
    let menu = asked.message.unwrap();
    let begun = ann.select(&menu, "t1:against", &["1"]).await.unwrap();
    ann.settled(begun).await.unwrap();
    let board = table.private_message(&table.ann, "du bist am Zug").await;
    let picture = alt_text(&board);
    assert!(picture.contains("Weiß"), "{picture}");
    table.clear().await;
}

#[tokio::test]
async fn commands_are_offered_in_the_language_of_the_client() {
    let table = Table::in_english().await;
    let offer = table.discord.look(|world| {
        let mut commands = world.commands(None).into_iter().map(|it| &it.command);
        commands.find(|it| it.name == "offer").cloned()
    });
    let offer = offer.unwrap();
    let german = |words: &Option<HashMap<String, String>>| words.as_ref()?.get("de").cloned();
    assert!(offer.description.starts_with("offer a draw"), "{offer:?}");
    let described = german(&offer.description_localizations).unwrap();
    assert!(described.starts_with("Remis, Zugrücknahme"), "{offer:?}");
    assert_eq!(german(&offer.name_localizations), None);

    let what = offer.options.iter().find(|it| it.name == "what").unwrap();
    assert_eq!(what.description, "what to offer");
    let described = german(&what.description_localizations);
    assert_eq!(described.as_deref(), Some("was du anbietest"));
    assert_eq!(german(&what.name_localizations), None);
    let draw = &what.choices.as_ref().unwrap()[0];
    assert_eq!(draw.name, "draw");
    let names = draw.name_localizations.as_ref().unwrap();
    for (locale, name) in [("de", "Remis"), ("es-ES", "tablas"), ("es-419", "tablas")] {
        assert_eq!(
            names.get(locale).map(String::as_str),
            Some(name),
            "{names:?}"
        );
    }
    table.clear().await;
}

#[tokio::test]
async fn a_choice_for_a_move_is_suggested_in_the_chosen_language() {
    let table = Table::in_english().await;
    let game = table.game_of("swap2-pente", []).await;
    table.board(game, 1).await;
    for point in ["K10", "L11", "M12"] {
        table.place(&table.ann, game, point).await;
    }
    table.board(game, 4).await;
    speaks(&table, &table.ben, Some(Language::Pseudo)).await;
    let typed = [("point", "".into())];
    let offered = table.ben.autocomplete("move", typed, "point").await;
    let offered: Vec<_> = offered.unwrap().into_iter().map(|it| it.name).collect();
    assert_eq!(offered, ["Ţáké whíţé", "Ţáké błáçk", "Áđđ ţwó šţóñéš"]);
    table.clear().await;
}

#[tokio::test]
async fn without_a_choice_a_client_and_a_community_say_which_language_is_read() {
    let table = Table::in_english().await;
    let game = table.game(false, "free").await;
    let board = table.board(game, 2).await;
    table.ann.reads("de");
    let help = table.help(&table.ann).await;
    assert!(private(&help).contains("Fünf in einer Reihe"), "{help:?}");
    let button = "du drückst *Play* unter dem Brett";
    assert!(
        private(&help).contains(button),
        "as it is called there: {help:?}"
    );
    let help = table.help(&table.ben).await;
    assert!(private(&help).contains("Five in a row"), "{help:?}");

    table.discord.home().is_community("fr");
    table.server_reads("fr").await;
    table.ben.reply(&board, "L11").unwrap();
    let board = table.message("à toi de jouer").await;
    table.discord.home().is_community("pt-BR");
    table.server_reads("pt-BR").await;
    table.ann.reply(&board, "N10").unwrap();
    let board = table.message("sua vez").await;
    table.discord.home().is_community("tlh");
    table.server_reads("tlh").await;
    table.ben.reply(&board, "L12").unwrap();
    table.message("move 5").await;
    table.clear().await;
}
