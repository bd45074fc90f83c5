//! Health and readiness as an operator's programs ask for them, and what a service manager is told.

use local_discord::LocalDiscord;
use reqwest::{Client, StatusCode};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream, UnixDatagram};
use tokio::time::timeout;

use crate::program::{Home, PATIENCE, Program};

/// Any free port of this machine.
const WATCHED: (&str, &str) = ("METRICS_ADDR", "127.0.0.1:0");

/// What stands on a page.
async fn page(address: &str, page: &str) -> (StatusCode, String) {
    let client = Client::builder().no_proxy().build().unwrap();
    let answer = client.get(format!("{address}{page}")).send().await.unwrap();
    (answer.status(), answer.text().await.unwrap())
}

async fn is_ready(address: &str) -> (bool, String) {
    let (status, text) = page(address, "/readyz").await;
    assert!([StatusCode::OK, StatusCode::SERVICE_UNAVAILABLE].contains(&status));
    (status == StatusCode::OK, text.trim().to_owned())
}

#[tokio::test]
async fn a_bot_is_ready_while_it_reaches_discord() {
    let discord = LocalDiscord::start().await;
    discord.goes_down();
    let home = Home::new();
    let mut bot = home.start_also(&discord, &[WATCHED]);
    let address = bot.address().await;
    bot.hears("trying again in").await;
    assert_eq!(is_ready(&address).await, (false, "starting".to_owned()));
    let health = page(&address, "/healthz").await;
    assert_eq!(health, (StatusCode::OK, "starting\n".to_owned()));

    discord.comes_back();
    bot.hears(": ready").await;
    assert_eq!(is_ready(&address).await, (true, "ready".to_owned()));

    discord.goes_down();
    bot.hears("Discord cannot be reached").await;
    let reason = "Discord cannot be reached".to_owned();
    assert_eq!(is_ready(&address).await, (false, reason));
    let (status, health) = page(&address, "/healthz").await;
    assert_eq!(status, StatusCode::OK, "{health}");
    assert!(health.starts_with("ok\nsilent for "), "{health}");
    assert!(health.contains(" s: posts what was saved\n"), "{health}");

    discord.comes_back();
    bot.hears("the bot is present again").await;
    assert_eq!(is_ready(&address).await, (true, "ready".to_owned()));
    bot.kill().await;
}

#[tokio::test]
async fn a_database_that_cannot_be_written_makes_a_bot_not_ready() {
    let discord = LocalDiscord::start().await;
    let home = Home::new();
    let mut bot = home.start_also(&discord, &[WATCHED]);
    let address = bot.address().await;
    bot.hears(": ready").await;
    let mut stranger = home.database().await;
    stranger.lock().await;
    bot.hears("it cannot be saved that the bot is present")
        .await;
    // The pages know it a moment after the log.
    let mut tries = 0;
    while is_ready(&address).await.0 {
        tries += 1;
        assert!(tries < 1_000, "it stays ready");
    }
    let (is_ready_now, reason) = is_ready(&address).await;
    assert!(
        !is_ready_now && reason == "the database cannot be written",
        "{reason}"
    );
    stranger.unlock().await;
    bot.hears("the bot is present again").await;
    assert!(is_ready(&address).await.0);
    bot.kill().await;
}

#[tokio::test]
async fn other_pages_and_other_requests_are_refused() {
    let discord = LocalDiscord::start().await;
    let home = Home::new();
    let mut bot = home.start_also(&discord, &[WATCHED]);
    let address = bot.address().await;
    let (status, text) = page(&address, "/").await;
    assert_eq!(status, StatusCode::NOT_FOUND, "{text}");
    let client = Client::builder().no_proxy().build().unwrap();
    let posted = client
        .post(format!("{address}/metrics"))
        .send()
        .await
        .unwrap();
    assert_eq!(posted.status(), StatusCode::METHOD_NOT_ALLOWED);
    let head = client
        .head(format!("{address}/metrics"))
        .send()
        .await
        .unwrap();
    assert_eq!(head.status(), StatusCode::OK);
    bot.kill().await;
}

#[tokio::test]
async fn whoever_opens_connections_and_asks_nothing_silences_nobody() {
    let discord = LocalDiscord::start().await;
    let home = Home::new();
    let mut bot = home.start_also(&discord, &[WATCHED]);
    let address = bot.address().await;
    bot.hears(": ready").await;
    let listens = address.trim_start_matches("http://");
    let mut idle = Vec::new();
    for _ in 0..100 {
        let mut connection = TcpStream::connect(listens).await.unwrap();
        let half = b"GET /healthz HTTP/1.1\r\nX-";
        connection.write_all(half).await.unwrap();
        idle.push(connection);
        if idle.len() % 20 == 0 {
            let answer = page(&address, "/healthz").await;
            assert_eq!(answer.0, StatusCode::OK, "{} connections", idle.len());
        }
    }
    // Even the last one does not stay for as long as it likes.
    let mut rest = Vec::new();
    let mut last = idle.pop().unwrap();
    let closed = timeout(PATIENCE, last.read_to_end(&mut rest)).await;
    assert!(closed.is_ok(), "it is held for ever");
    bot.signal("TERM").await;
    assert!(bot.ends().await.status.success());
}

/// A program that is no bot: whatever it is asked, it answers this once, and then the same letter without end.
async fn another_program(answer: &'static str) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap().to_string();
    tokio::spawn(async move {
        let (mut asker, _) = listener.accept().await.unwrap();
        let mut request = [0; 1024];
        let _ = asker.read(&mut request).await;
        let _ = asker.write_all(answer.as_bytes()).await;
        let more = vec![b'x'; 1 << 16];
        while asker.write_all(&more).await.is_ok() {}
    });
    address
}

#[tokio::test]
async fn of_another_program_a_beginning_is_read_and_nothing_steers_the_terminal() {
    let home = Home::new();
    let steering = "HTTP/1.1 503 No\r\nConnection: close\r\n\r\n\u{1b}]0;owned\u{7}hello\n";
    let moved = "HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1:9/\r\nConnection: close\r\n\r\n";
    let mut said = Vec::new();
    for answer in [steering, moved] {
        let address = another_program(answer).await;
        let settings = [("METRICS_ADDR", address.as_str())];
        let done = home.command(&["health"], &settings).await;
        assert!(!done.succeeded);
        assert!(done.output.len() < 20_000, "{} bytes", done.output.len());
        said.push(done.output);
    }
    assert!(said[0].contains("owned\u{fffd}hello\n"), "{:.100}", said[0]);
    let is_plain = |letter: char| letter == '\n' || !letter.is_control();
    assert!(said[0].chars().all(is_plain));
    assert!(said[1].starts_with('x'), "it follows to nowhere else");
}

#[tokio::test]
async fn an_address_that_is_taken_ends_the_start() {
    let discord = LocalDiscord::start().await;
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let home = Home::new();
    let bot = home.start_also(&discord, &[("METRICS_ADDR", &address)]);
    let words = format!("cannot listen at METRICS_ADDR {address}");
    bot.ends().await.failed_with(&words);
}

#[tokio::test]
async fn an_address_that_others_reach_is_warned_of() {
    let discord = LocalDiscord::start().await;
    let home = Home::new();
    let mut bot = home.start_also(&discord, &[("METRICS_ADDR", "0.0.0.0:0")]);
    bot.hears("can read the metrics").await;
    bot.kill().await;
}

#[tokio::test]
async fn the_program_itself_asks_how_the_bot_is() {
    let discord = LocalDiscord::start().await;
    discord.goes_down();
    let home = Home::new();
    let (status, _, error) = home.asks(&["health"], &[]).await;
    assert!(
        !status.success() && error.contains("METRICS_ADDR is not set"),
        "{error}"
    );

    let mut bot = home.start_also(&discord, &[WATCHED]);
    let address = bot.address().await;
    let settings = [("METRICS_ADDR", address.strip_prefix("http://").unwrap())];
    bot.hears("trying again in").await;
    let (status, said, error) = home.asks(&["health"], &settings).await;
    assert!(status.success() && said == "starting\n", "{said}{error}");
    let (status, said, error) = home.asks(&["health", "--ready"], &settings).await;
    assert_eq!(
        (status.code(), said.as_str()),
        (Some(1), "starting\n"),
        "{error}"
    );

    discord.comes_back();
    bot.hears(": ready").await;
    let (status, said, error) = home.asks(&["health", "--ready"], &settings).await;
    assert!(status.success() && said == "ready\n", "{said}{error}");
    bot.kill().await;
    let (status, _, error) = home.asks(&["health"], &settings).await;
    assert!(
        !status.success() && error.contains("no bot answers at"),
        "{error}"
    );
}

/// The socket of a service manager.
struct Manager(UnixDatagram);

impl Manager {
    fn of(home: &Home) -> Self {
        Self(UnixDatagram::bind(home.folder.path().join("notify")).unwrap())
    }

    /// The next words that it is told.
    async fn hears(&self) -> String {
        let mut words = [0; 200];
        let told = timeout(PATIENCE, self.0.recv(&mut words)).await;
        let length = told.expect("it is told something").unwrap();
        String::from_utf8(words[..length].to_vec()).unwrap()
    }

    /// What it is told before these words.
    async fn until(&self, words: &str) -> Vec<String> {
        let mut told = Vec::new();
        loop {
            let next = self.hears().await;
            if next.starts_with(words) {
                return told;
            }
            told.push(next);
        }
    }
}

#[tokio::test]
async fn a_service_manager_is_told_when_the_bot_is_ready_alive_and_stopping() {
    let discord = LocalDiscord::start().await;
    let home = Home::new();
    let manager = Manager::of(&home);
    let settings = [("NOTIFY_SOCKET", "notify"), ("WATCHDOG_USEC", "60000000")];
    discord.goes_down();
    let mut bot = home.start_also(&discord, &settings);
    bot.hears("trying again in").await;
    let early = manager.0.try_recv(&mut [0; 200]);
    assert!(early.is_err(), "it is not ready before Discord lets it in");

    discord.comes_back();
    assert!(manager.hears().await.starts_with("READY=1\n"));
    assert_eq!(manager.hears().await, "WATCHDOG=1");
    bot.signal("TERM").await;
    let told = manager.until("STOPPING=1\n").await;
    assert!(told.iter().all(|it| it == "WATCHDOG=1"), "{told:?}");
    assert!(bot.ends().await.status.success());
}

#[tokio::test]
async fn without_a_watchdog_nobody_is_told_that_the_bot_lives() {
    let discord = LocalDiscord::start().await;
    let home = Home::new();
    let manager = Manager::of(&home);
    let mut bot = home.start_also(&discord, &[("NOTIFY_SOCKET", "notify")]);
    assert!(manager.hears().await.starts_with("READY=1\n"));
    bot.hears(": ready").await;
    bot.signal("TERM").await;
    assert_eq!(manager.until("STOPPING=1\n").await, [""; 0]);
    assert!(bot.ends().await.status.success());
}

#[tokio::test]
async fn a_service_manager_that_is_not_there_is_no_reason_not_to_play() {
    let discord = LocalDiscord::start().await;
    let home = Home::new();
    let mut bot: Program = home.start_also(&discord, &[("NOTIFY_SOCKET", "nowhere")]);
    bot.hears("the service manager at nowhere hears nothing")
        .await;
    bot.hears(": ready").await;
    bot.kill().await;
}
