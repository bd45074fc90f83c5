//! Who reads what in which language. The pseudo-language stands for any that is not English.

use tessera::game::{GameId, Person, PlayerId, ServerSettingsPatch, SettingsPatch};
use tessera::language::Language;

use crate::table::{Table, private};

/// Whether a text is in the pseudo-language.
fn is_pseudo(text: &str) -> bool {
    text.contains('é') && !text.contains("the ")
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
    let table = Table::set().await;
    let game = table.game(false, "free").await;
    speaks(&table, &table.ann, Some(Language::Pseudo)).await;
    let help = table.ann.slash("help", []).await.unwrap();
    assert!(is_pseudo(private(&help)), "{help:?}");
    let refused = table
        .ann
        .slash("move", [("point", "Z99".into())])
        .await
        .unwrap();
    assert!(is_pseudo(private(&refused)), "{refused:?}");
    let help = table.ben.slash("help", []).await.unwrap();
    assert!(!is_pseudo(private(&help)), "{help:?}");
    let board = table.board(game, 2).await;
    assert!(!is_pseudo(&board.content), "everybody reads it: {board:?}");

    speaks(&table, &table.ann, None).await;
    let help = table.ann.slash("help", []).await.unwrap();
    assert!(!is_pseudo(private(&help)), "{help:?}");
    table.clear().await;
}

#[tokio::test]
async fn what_everybody_reads_is_in_the_language_of_the_server() {
    let table = Table::set().await;
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
        .change_server_settings(server, patch)
        .await
        .unwrap();
    table.ben.reply(&board, "L11").unwrap();
    let next = table.message("**L11**").await;
    assert!(is_pseudo(&next.content), "{next:?}");
    let picture = next.attachments[0].description.clone().unwrap_or_default();
    assert!(is_pseudo(&picture), "{picture}");
    table.ann.reply(&next, "N10").unwrap();
    let after = table.message("**N10**").await;
    assert!(
        is_pseudo(&after.content),
        "a board is known again: {after:?}"
    );
    let help = table.ann.slash("help", []).await.unwrap();
    assert!(!is_pseudo(private(&help)), "{help:?}");
    table.clear().await;
}
