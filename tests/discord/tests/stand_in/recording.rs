//! The record of the traffic.

use local_discord::LocalDiscord;
use serde_json::{Value, json};

use crate::bot::{Bot, PICTURE};

#[tokio::test]
async fn every_request_is_written_down_with_its_answer() {
    let name = format!("local-discord-traffic-{}.jsonl", std::process::id());
    let file = std::env::temp_dir().join(name);
    let discord = LocalDiscord::builder()
        .traffic(&file)
        .start()
        .await
        .unwrap();
    let bot = Bot::start(&discord).await;
    let anna = discord.person("Anna");
    anna.slash("point", [("point", "K10".into())])
        .await
        .unwrap();
    bot.http.get_channel(1.into()).await.unwrap_err();
    let text = std::fs::read_to_string(&file).unwrap();
    std::fs::remove_file(&file).unwrap();
    let lines: Vec<Value> = text
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    let asked: Vec<_> = lines
        .iter()
        .map(|line| line["method"].as_str().unwrap())
        .collect();
    assert_eq!(asked, ["GET", "GET", "PUT", "POST", "GET"]);
    let [_, _, register, answer, refused] = lines.as_slice() else {
        panic!("{text}")
    };
    assert_eq!(register["response"]["status"], 200);
    assert_eq!(
        register["response"]["body"][0]["name"],
        register["body"][0]["name"]
    );
    assert!(
        answer["path"]
            .as_str()
            .unwrap()
            .starts_with("/api/v10/interactions/")
    );
    assert_eq!(answer["body"]["data"]["content"], "K10");
    assert!(
        answer["content_type"]
            .as_str()
            .unwrap()
            .starts_with("multipart/form-data")
    );
    let picture = json!({"field": "files[0]", "filename": "board.png", "bytes": PICTURE.len()});
    assert_eq!(answer["files"], json!([picture]));
    assert_eq!(answer["response"], json!({"status": 204, "body": null}));
    assert_eq!(
        refused["response"]["body"],
        json!({"code": 10_003, "message": "Unknown Channel"})
    );
}
