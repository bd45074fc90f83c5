//! Which language a person or a server reads.

use tessera::game::{ServerSettingsPatch, SettingsPatch};

use crate::kit::{SERVER, anna, at, ben, world};

#[tokio::test]
async fn a_person_reads_what_they_chose_else_what_their_client_spoke_last() {
    let world = world().await;
    let service = &world.service;
    let of_anna = async || service.languages_of(anna().id).await.unwrap();
    service.locale_seen(anna().id, "de").await.unwrap();
    assert!(of_anna().await.is_empty(), "nothing is kept of strangers");

    world.game(anna(), ben(), false).await;
    service.locale_seen(anna().id, "de").await.unwrap();
    assert_eq!(of_anna().await, ["de"]);
    service.locale_seen(anna().id, "pt-BR").await.unwrap();
    assert_eq!(of_anna().await, ["pt-BR"]);

    for (chosen, read) in [(Some("ja"), vec!["ja", "pt-BR"]), (None, vec!["pt-BR"])] {
        let patch = SettingsPatch {
            language: Some(chosen.map(str::to_owned)),
            ..SettingsPatch::default()
        };
        let anna = anna();
        let changed = service.change_settings(&anna, patch, at(0));
        changed.await.unwrap();
        assert_eq!(of_anna().await, read);
    }
    assert_eq!(
        service.languages_of(ben().id).await.unwrap(),
        Vec::<String>::new()
    );
}

#[tokio::test]
async fn a_server_reads_what_was_chosen_for_it_else_what_its_community_speaks() {
    let world = world().await;
    let service = &world.service;
    let language = async || service.languages_on(SERVER).await.unwrap();
    assert!(language().await.is_empty());
    service
        .server_locale_seen(SERVER, Some("fr"))
        .await
        .unwrap();
    assert_eq!(language().await, ["fr"]);
    let patch = ServerSettingsPatch {
        language: Some(Some("pl".to_owned())),
        ..ServerSettingsPatch::default()
    };
    service
        .change_server_settings(SERVER, patch, at(0))
        .await
        .unwrap();
    assert_eq!(language().await, ["pl", "fr"]);
    let patch = ServerSettingsPatch {
        language: Some(None),
        ..ServerSettingsPatch::default()
    };
    service
        .change_server_settings(SERVER, patch, at(0))
        .await
        .unwrap();
    service.server_locale_seen(SERVER, None).await.unwrap();
    assert!(language().await.is_empty(), "it is a community no more");
}
