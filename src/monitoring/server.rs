//! Answers `GET /metrics`, `/healthz` and `/readyz` on a local port.
//!
//! It holds [`MOST_AT_ONCE`] connections at once, each for one request, whose head must be there within
//! [`PATIENCE`], and for [`LONGEST`] at most. If one more comes, the oldest is dropped: whoever opens connections
//! and asks nothing keeps nobody else from asking. It serves for as long as the process runs. If a connection
//! cannot be accepted, for want of file descriptors, it tries again after [`PAUSE`]; the bot goes on
//! meanwhile.

use std::collections::VecDeque;
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use hyper::body::Incoming;
use hyper::header::{ALLOW, CONTENT_TYPE, HeaderValue};
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper::{Method, Request, Response, StatusCode};
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::task::{AbortHandle, spawn_blocking};
use tokio::time::{MissedTickBehavior, interval, sleep, timeout};
use tracing::{debug, warn};

use super::{Exporter, Report, Vitals};

/// How many connections it holds at once.
const MOST_AT_ONCE: usize = 16;
/// How long the head of a request may take.
const PATIENCE: Duration = Duration::from_secs(2);
/// How long a connection may last.
const LONGEST: Duration = Duration::from_secs(10);
/// How long it waits if a connection cannot be accepted.
const PAUSE: Duration = Duration::from_secs(1);
/// How often what was counted is summed up if nobody asks for it.
const SUMMING_UP: Duration = Duration::from_secs(5);
/// The version of Prometheus' text format.
const PROMETHEUS: &str = "text/plain; version=0.0.4; charset=utf-8";
const TEXT: &str = "text/plain; charset=utf-8";

/// What is told to whoever asks.
struct Desk {
    exporter: Exporter,
    vitals: Arc<Vitals>,
}

/// Serves for ever.
pub async fn serve(listener: TcpListener, exporter: Exporter, vitals: Arc<Vitals>) {
    let desk = Arc::new(Desk { exporter, vitals });
    let mut held = VecDeque::with_capacity(MOST_AT_ONCE);
    let mut sums = interval(SUMMING_UP);
    sums.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            accepted = listener.accept() => match accepted {
                Ok((stream, _)) => {
                    make_place(&mut held);
                    let connection = tokio::spawn(converse(stream, Arc::clone(&desk)));
                    held.push_back(connection.abort_handle());
                }
                Err(error) => {
                    warn!("nobody can ask for metrics at the moment: {error}");
                    sleep(PAUSE).await;
                }
            },
            _ = sums.tick() => desk.exporter.sum_up(),
        }
    }
}

/// Forgets the connections that are over, and drops the oldest ones if there are still as many as there may be.
fn make_place(held: &mut VecDeque<AbortHandle>) {
    held.retain(|connection| !connection.is_finished());
    while held.len() >= MOST_AT_ONCE {
        if let Some(oldest) = held.pop_front() {
            oldest.abort();
        }
    }
}

/// Answers one request.
async fn converse(stream: TcpStream, desk: Arc<Desk>) {
    let service = service_fn(move |request: Request<Incoming>| {
        let desk = Arc::clone(&desk);
        async move { Ok::<_, Infallible>(desk.answer(request.method(), request.uri().path()).await) }
    });
    let mut server = http1::Builder::new();
    let connection = server
        .keep_alive(false)
        .timer(TokioTimer::new())
        .header_read_timeout(PATIENCE)
        .serve_connection(TokioIo::new(stream), service);
    if let Ok(Err(error)) = timeout(LONGEST, connection).await {
        debug!("a connection for metrics broke: {error}");
    }
}

impl Desk {
    async fn answer(&self, method: &Method, path: &str) -> Response<String> {
        if ![Method::GET, Method::HEAD].contains(method) {
            let mut refused = response(StatusCode::METHOD_NOT_ALLOWED, TEXT, "only GET".to_owned());
            let allowed = HeaderValue::from_static("GET, HEAD");
            refused.headers_mut().insert(ALLOW, allowed);
            return refused;
        }
        match path {
            "/metrics" => self.metrics().await,
            "/healthz" => reported(self.vitals.health()),
            "/readyz" => reported(self.vitals.readiness()),
            _ => {
                let known = "there are /metrics, /healthz and /readyz".to_owned();
                response(StatusCode::NOT_FOUND, TEXT, known)
            }
        }
    }

    /// Everything that was counted. It is written on a thread on which nobody's press waits.
    async fn metrics(&self) -> Response<String> {
        let exporter = self.exporter.clone();
        match spawn_blocking(move || exporter.render()).await {
            Ok(text) => response(StatusCode::OK, PROMETHEUS, text),
            Err(panic) => response(StatusCode::INTERNAL_SERVER_ERROR, TEXT, panic.to_string()),
        }
    }
}

fn reported(Report { is_good, text }: Report) -> Response<String> {
    let status = if is_good {
        StatusCode::OK
    } else {
        StatusCode::SERVICE_UNAVAILABLE
    };
    response(status, TEXT, format!("{text}\n"))
}

fn response(status: StatusCode, kind: &'static str, text: String) -> Response<String> {
    let mut response = Response::new(text);
    *response.status_mut() = status;
    let kind = HeaderValue::from_static(kind);
    response.headers_mut().insert(CONTENT_TYPE, kind);
    response
}
