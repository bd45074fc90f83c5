//! A real browser, driven over `WebDriver`: starting it, asking it, ending it.
//!
//! Knows nothing of the page.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};
use std::time::Duration;
use std::{env, thread};

use reqwest::{Client, Method};
use serde_json::{Value, json};

/// The variable that lets tests fail, instead of leaving them out, where there is no browser.
const REQUIRED: &str = "PLAYGROUND_BROWSER";
/// How long the page may take for anything, in milliseconds.
const PATIENCE: u64 = 20_000;

/// How long saying goodbye may take.
const PARTING: Duration = Duration::from_secs(10);

/// A window to look through.
#[derive(Clone, Copy, Debug)]
pub struct Window {
    pub width: u32,
    pub height: u32,
    pub is_phone: bool,
}

/// A wide window.
pub const WIDE: Window = Window {
    width: 1280,
    height: 850,
    is_phone: false,
};
/// A phone's.
pub const PHONE: Window = Window {
    width: 390,
    height: 844,
    is_phone: true,
};

/// A running browser; it ends when this is dropped.
pub struct Driver {
    process: Child,
    port: u16,
    session: String,
    client: Client,
}

impl Driver {
    /// Starts one; none where there is none installed, unless one is required.
    pub async fn start(window: Window) -> Option<Self> {
        let started = Command::new("chromedriver")
            .arg("--port=0")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn();
        let mut process = match started {
            Ok(process) => process,
            Err(error) => {
                let is_required = env::var_os(REQUIRED).is_some();
                assert!(!is_required, "chromedriver does not start: {error}");
                eprintln!("left out: there is no chromedriver here ({error})");
                return None;
            }
        };
        let port = port(&mut process);
        let mut driver = Self {
            process,
            port,
            session: String::new(),
            client: Client::builder().no_proxy().build().unwrap(),
        };
        driver.open(window).await;
        Some(driver)
    }

    async fn open(&mut self, window: Window) {
        let size = format!("--window-size={},{}", window.width, window.height);
        // Without a sandbox: in a container it has no right to make one, and no page but ours is shown.
        let arguments = [
            "--headless=new",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-dev-shm-usage",
            &size,
        ];
        let wanted = json!({"capabilities": {"alwaysMatch": {
            "browserName": "chrome",
            "timeouts": {"script": PATIENCE},
            "goog:loggingPrefs": {"browser": "ALL"},
            "goog:chromeOptions": {"args": arguments},
        }}});
        let opened = self.ask(Method::POST, "/session", wanted).await.unwrap();
        let id = opened["sessionId"].as_str().unwrap();
        self.session = format!("/session/{id}");
        let size = json!({"width": window.width, "height": window.height,
            "deviceScaleFactor": 1, "mobile": window.is_phone});
        self.protocol("Emulation.setDeviceMetricsOverride", size)
            .await;
    }

    /// Sends a command of the browser's own protocol.
    pub async fn protocol(&self, command: &str, parameters: Value) {
        let body = json!({"cmd": command, "params": parameters});
        self.post("goog/cdp/execute", body).await;
    }

    /// Sends a command to the session, which must succeed.
    pub async fn post(&self, command: &str, body: Value) -> Value {
        self.attempt(command, body).await.unwrap()
    }

    /// Sends a command to the session; what it gives, or why it failed.
    pub async fn attempt(&self, command: &str, body: Value) -> Result<Value, String> {
        let path = format!("{}/{command}", self.session);
        self.ask(Method::POST, &path, body).await
    }

    /// Asks the session for something.
    pub async fn get(&self, what: &str) -> Value {
        let path = format!("{}/{what}", self.session);
        self.ask(Method::GET, &path, Value::Null).await.unwrap()
    }

    async fn ask(&self, method: Method, path: &str, body: Value) -> Result<Value, String> {
        let address = format!("http://127.0.0.1:{}{path}", self.port);
        let request = self.client.request(method, address);
        let request = if body.is_null() {
            request
        } else {
            request.json(&body)
        };
        let mut answer: Value = request.send().await.unwrap().json().await.unwrap();
        let value = answer["value"].take();
        match value["error"].as_str() {
            Some(error) => Err(format!("{error}: {}", value["message"])),
            None => Ok(value),
        }
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        // Without a goodbye the browser would outlive its driver.
        if let Ok(mut stream) = TcpStream::connect(("127.0.0.1", self.port)) {
            let goodbye = format!(
                "DELETE {} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n",
                self.session
            );
            let _ = stream.write_all(goodbye.as_bytes());
            // The driver answers when the browser has gone, and then keeps the line open.
            let _ = stream.set_read_timeout(Some(PARTING));
            let _ = stream.read(&mut [0; 64]);
        }
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// Which port the driver has chosen: it says so on a line.
fn port(process: &mut Child) -> u16 {
    let mut output = BufReader::new(process.stdout.take().unwrap());
    let mut line = String::new();
    let port = loop {
        line.clear();
        assert!(output.read_line(&mut line).unwrap() > 0, "no port was said");
        let said = line.split_once("on port ").map(|(_, rest)| rest);
        let digits = said.and_then(|rest| rest.trim().strip_suffix('.'));
        if let Some(Ok(port)) = digits.map(str::parse) {
            break port;
        }
    };
    // What else it says nobody reads, but it must be able to say it.
    thread::spawn(move || output.read_to_end(&mut Vec::new()));
    port
}
