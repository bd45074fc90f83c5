//! Something that stands before a server as poolers in transaction mode do: connections that do nothing share one.

use std::sync::Arc;

use sqlx::ConnectOptions as _;
use sqlx::postgres::PgConnectOptions;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream, UnixStream};
use tokio::sync::Mutex;

use crate::cluster::Database;

/// The one connection to the server, and how it greeted.
struct Server {
    stream: UnixStream,
    greeting: Vec<u8>,
}

/// Stands before a database. Returns the URL under which it is there.
pub async fn before(database: &Database) -> String {
    let options: PgConnectOptions = database.url().parse().unwrap();
    let socket = options.get_socket().unwrap().join(".s.PGSQL.5432");
    let mut stream = UnixStream::connect(socket).await.unwrap();
    let mut greeting = Vec::new();
    let named = format!("user\0tessera\0database\0{}\0\0", database.name());
    let length = u32::try_from(named.len() + 8).unwrap();
    stream.write_all(&length.to_be_bytes()).await.unwrap();
    stream.write_all(&196_608_u32.to_be_bytes()).await.unwrap();
    stream.write_all(named.as_bytes()).await.unwrap();
    until_ready(&mut stream, &mut greeting).await.unwrap();
    let server = Arc::new(Mutex::new(Server { stream, greeting }));
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let port = listener.local_addr().unwrap().port();
    tokio::spawn(async move {
        while let Ok((client, _)) = listener.accept().await {
            tokio::spawn(serve(client, Arc::clone(&server)));
        }
    });
    let url = PgConnectOptions::new_without_pgpass()
        .host("127.0.0.1")
        .port(port)
        .username("tessera")
        .database(database.name())
        .to_url_lossy();
    url.to_string()
}

/// Answers a client: it has the server from its first message to the end of its transaction.
async fn serve(mut client: TcpStream, server: Arc<Mutex<Server>>) -> std::io::Result<()> {
    loop {
        let length = client.read_u32().await?;
        let mut rest = vec![0; length as usize - 4];
        client.read_exact(&mut rest).await?;
        if rest.starts_with(&196_608_u32.to_be_bytes()) {
            break;
        }
        // It asks for encryption.
        client.write_all(b"N").await?;
    }
    let greeting = server.lock().await.greeting.clone();
    client.write_all(&greeting).await?;
    loop {
        let first = message(&mut client).await?;
        let mut server = server.lock().await;
        let mut next = Some(first);
        loop {
            let sent = match next.take() {
                Some(sent) => sent,
                None => message(&mut client).await?,
            };
            if sent[0] == b'X' {
                return Ok(());
            }
            server.stream.write_all(&sent).await?;
            // After these the server says that it is ready.
            if matches!(sent[0], b'Q' | b'S') {
                let mut answer = Vec::new();
                let is_idle = until_ready(&mut server.stream, &mut answer).await?;
                client.write_all(&answer).await?;
                if is_idle {
                    break;
                }
            }
        }
    }
}

/// A message of either side, whole.
async fn message<S: tokio::io::AsyncRead + Unpin>(stream: &mut S) -> std::io::Result<Vec<u8>> {
    let mut message = vec![0; 5];
    stream.read_exact(&mut message).await?;
    let length = u32::from_be_bytes([message[1], message[2], message[3], message[4]]);
    message.resize(length as usize + 1, 0);
    stream.read_exact(&mut message[5..]).await?;
    Ok(message)
}

/// Reads what the server says until it is ready. Returns whether it is in no transaction.
async fn until_ready(stream: &mut UnixStream, into: &mut Vec<u8>) -> std::io::Result<bool> {
    loop {
        let said = message(stream).await?;
        into.extend_from_slice(&said);
        if said[0] == b'Z' {
            return Ok(said[5] == b'I');
        }
    }
}
