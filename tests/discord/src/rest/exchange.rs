//! What every request goes through: the token, the gates of the test, the record.

use std::sync::Arc;

use axum::{
    body::Body,
    extract::{Request, State},
    http::{Method, Uri, header::AUTHORIZATION, request::Parts},
    middleware::Next,
    response::{IntoResponse, Response},
};
use serde_json::Value;

use super::{Payload, reply::Answered};
use crate::{
    faults::Fault,
    gates::Moment,
    refusal::Refusal,
    shared::Shared,
    world::{RefusedRequest, Violation},
};

/// Carries one request through, leaving its payload to the route.
pub(crate) async fn exchange(
    State(shared): State<Arc<Shared>>,
    request: Request,
    next: Next,
) -> Response {
    let asked = Asked::of(&request);
    let (parts, body) = request.into_parts();
    let payload = match read(&parts, body).await {
        Ok(payload) => payload,
        Err(refusal) => {
            return finish(
                &shared,
                &asked,
                &Payload::default(),
                refusal.into_response(),
            );
        }
    };
    shared
        .gates
        .pass(
            Moment::BeforeProcessing,
            asked.method.as_str(),
            &asked.route,
        )
        .await;
    let response = if let Err(refusal) = admit(&shared, &asked, &parts) {
        refusal.into_response()
    } else {
        let mut request = Request::from_parts(parts, Body::empty());
        request.extensions_mut().insert(payload.clone());
        next.run(request).await
    };
    let response = finish(&shared, &asked, &payload, response);
    shared
        .gates
        .pass(Moment::BeforeAnswering, asked.method.as_str(), &asked.route)
        .await;
    response
}

/// What a request asks for.
struct Asked {
    method: Method,
    /// The path below the version prefix.
    route: String,
    /// The path as asked, with prefix and query.
    full: String,
}

impl Asked {
    fn of(request: &Request) -> Self {
        let original = request.extensions().get::<axum::extract::OriginalUri>();
        let full = original.map_or(request.uri(), |original| &original.0);
        Self {
            method: request.method().clone(),
            route: request.uri().path().to_owned(),
            full: full
                .path_and_query()
                .map_or_else(String::new, ToString::to_string),
        }
    }

    /// Whether the token in the path is all that is needed.
    fn carries_its_own_token(&self) -> bool {
        self.route.starts_with("/webhooks/") || self.route.starts_with("/interactions/")
    }

    /// Whether anybody may ask.
    fn is_open(&self) -> bool {
        self.route == "/gateway"
    }
}

async fn read(parts: &Parts, body: Body) -> Result<Payload, Refusal> {
    let mut request = Request::new(body);
    request.headers_mut().clone_from(&parts.headers);
    *request.method_mut() = parts.method.clone();
    *request.uri_mut() = Uri::clone(&parts.uri);
    Payload::read(request).await
}

/// Lets a request in, or refuses it: for want of the token, or because the test says so.
fn admit(shared: &Shared, asked: &Asked, parts: &Parts) -> Result<(), Refusal> {
    if !asked.carries_its_own_token() && !asked.is_open() {
        let sent = parts
            .headers
            .get(AUTHORIZATION)
            .and_then(|value| value.to_str().ok());
        if sent.and_then(|sent| sent.strip_prefix("Bot ")) != Some(&shared.token) {
            return Err(Refusal::unauthorized());
        }
    }
    let method = asked.method.as_str();
    let now = shared.clock.now();
    let fault = shared.faults.take(method, &asked.route);
    if let Some(Fault::RateLimit(retry_after)) = fault {
        let until = now + retry_after;
        shared.rate_limits.empty(method, &asked.route, until);
    }
    let own_token = asked.carries_its_own_token();
    if let Some(limit) = shared.rate_limits.met(method, &asked.route, own_token, now) {
        return Err(Refusal::rate_limited(limit));
    }
    match fault {
        Some(Fault::Refuse(refusal)) => Err(refusal),
        _ => Ok(()),
    }
}

/// Notes what was refused and records the exchange.
fn finish(shared: &Shared, asked: &Asked, payload: &Payload, response: Response) -> Response {
    let response = in_json(response);
    if let Some(refusal) = response.extensions().get::<Refusal>() {
        note(shared, asked, refusal);
    }
    if let Some(traffic) = &shared.traffic {
        let answer = response.extensions().get::<Answered>();
        let answer = answer.map_or(&Value::Null, |answered| &*answered.0);
        let status = response.status().as_u16();
        traffic.record(asked.method.as_str(), &asked.full, payload, status, answer);
    }
    response
}

/// A refusal by the router itself, such as for an id that is no number, in Discord's form.
fn in_json(response: Response) -> Response {
    let is_plain = response.extensions().get::<Answered>().is_none();
    if is_plain && response.status().is_client_error() {
        Refusal::invalid_form("", "the path or query is not valid").into_response()
    } else {
        response
    }
}

fn note(shared: &Shared, asked: &Asked, refusal: &Refusal) {
    let mut world = shared.world();
    if *refusal == Refusal::unknown_route() {
        world.violations.push(Violation::UnknownRoute {
            method: asked.method.to_string(),
            path: asked.full.clone(),
        });
    }
    world.refused.push(RefusedRequest {
        method: asked.method.to_string(),
        path: asked.full.clone(),
        status: refusal.status.as_u16(),
        code: refusal.code,
        message: refusal.message.clone(),
    });
    world.changed(crate::world::Change::Other);
}
