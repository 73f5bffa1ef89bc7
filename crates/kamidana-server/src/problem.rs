//! What went wrong, as a problem document (RFC 9457).

use std::{any::Any, time::Duration};

use axum::{
    Json,
    extract::{
        FromRequest, FromRequestParts, Path, Query, Request,
        rejection::{JsonRejection, PathRejection, QueryRejection},
    },
    http::{HeaderValue, StatusCode, header, request::Parts},
    response::{IntoResponse, Response},
};
use kamidana_game::Why;
use serde::{Serialize, de::DeserializeOwned};
use tokio::time::timeout;
use utoipa::ToSchema;

use crate::{
    HubError, Refusal, StoreError,
    limiter::{Full, Wait},
    name::NameError,
    password::PasswordError,
};

/// How long the body of a request may take to come.
const BODY_TIMEOUT: Duration = Duration::from_secs(20);
/// The type of a problem document.
pub(crate) const PROBLEM: &str = "application/problem+json";

/// What went wrong.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Problem {
    /// What kind of problem; `about:blank`, because `code` says it.
    #[serde(rename = "type")]
    #[schema(example = "about:blank")]
    kind: &'static str,
    /// The status in words.
    title: &'static str,
    /// The status of the answer.
    status: u16,
    /// Why, for programs.
    code: &'static str,
    /// Why, for people.
    detail: String,
    /// Which part of the request it is about, such as `seats.1`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>)]
    field: Option<Box<str>>,
    /// Why the rules refuse an action, for those who have words for it.
    #[serde(skip_serializing_if = "Option::is_none")]
    why: Option<Box<Why>>,
    /// After how many seconds to try again.
    #[serde(skip_serializing_if = "Option::is_none")]
    retry_after: Option<u64>,
}

impl Problem {
    /// With a code of its own, so that every language can say it.
    pub(crate) fn new(status: StatusCode, code: &'static str, detail: impl Into<String>) -> Self {
        Self {
            kind: "about:blank",
            title: status.canonical_reason().unwrap_or("Problem"),
            status: status.as_u16(),
            code,
            detail: detail.into(),
            field: None,
            why: None,
            retry_after: None,
        }
    }

    /// The request is not understood.
    pub fn bad_request(detail: &str) -> Self {
        Self::new(StatusCode::BAD_REQUEST, "malformed", detail)
    }

    /// Nobody knows who calls.
    pub fn unauthorised() -> Self {
        let detail = "sign in first, or play as a guest";
        Self::new(StatusCode::UNAUTHORIZED, "unauthorised", detail)
    }

    /// The name and the password do not belong together.
    pub fn wrong_password() -> Self {
        let detail = "there is no such name with this password";
        Self::new(StatusCode::UNAUTHORIZED, "wrong-password", detail)
    }

    /// They may not.
    pub fn forbidden(detail: &str) -> Self {
        Self::new(StatusCode::FORBIDDEN, "forbidden", detail)
    }

    /// There is no such thing.
    pub fn not_found(detail: &str) -> Self {
        Self::new(StatusCode::NOT_FOUND, "not-found", detail)
    }

    /// Nobody is called so.
    pub(crate) fn nobody() -> Self {
        let detail = "there is nobody with this name";
        Self::new(StatusCode::NOT_FOUND, "nobody", detail)
    }

    /// Somebody asked themselves to play.
    pub(crate) fn ask_yourself() -> Self {
        let detail = "you cannot ask yourself";
        Self::new(StatusCode::BAD_REQUEST, "yourself", detail)
    }

    /// The same about a part of the request.
    pub(crate) fn about(self, field: String) -> Self {
        Self {
            field: Some(field.into()),
            ..self
        }
    }

    /// Not now, or not any more.
    pub fn conflict(detail: &str) -> Self {
        Self::new(StatusCode::CONFLICT, "conflict", detail)
    }

    /// Too many of theirs are waiting.
    pub fn busy(detail: &str) -> Self {
        Self {
            retry_after: Some(1),
            ..Self::new(StatusCode::TOO_MANY_REQUESTS, "busy", detail)
        }
    }

    /// It cannot be done at the moment.
    pub fn unavailable(detail: &str) -> Self {
        Self {
            retry_after: Some(1),
            ..Self::new(StatusCode::SERVICE_UNAVAILABLE, "unavailable", detail)
        }
    }

    /// We made a mistake.
    pub(crate) fn internal(detail: &str) -> Self {
        Self::new(StatusCode::INTERNAL_SERVER_ERROR, "internal", detail)
    }

    /// The request did not come in time.
    fn timed_out() -> Self {
        let detail = "the body did not come in time";
        Self::new(StatusCode::REQUEST_TIMEOUT, "timeout", detail)
    }

    /// The status.
    pub fn status(&self) -> StatusCode {
        StatusCode::from_u16(self.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR)
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let mut response = (self.status(), Json(&self)).into_response();
        let headers = response.headers_mut();
        let kind = HeaderValue::from_static(PROBLEM);
        headers.insert(header::CONTENT_TYPE, kind);
        if let Some(seconds) = self.retry_after {
            headers.insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        if self.status == StatusCode::UNAUTHORIZED.as_u16() {
            let scheme = HeaderValue::from_static("Bearer");
            headers.insert(header::WWW_AUTHENTICATE, scheme);
        }
        response
    }
}

impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Self {
        let status = match refusal {
            Refusal::NoGame | Refusal::Setup(_) => StatusCode::BAD_REQUEST,
            Refusal::NoSeat | Refusal::Guest => StatusCode::FORBIDDEN,
            _ => StatusCode::CONFLICT,
        };
        let problem = Self::new(status, refusal.code(), refusal.to_string());
        Self {
            why: refusal.why(),
            ..problem
        }
    }
}

impl From<HubError> for Problem {
    fn from(error: HubError) -> Self {
        match error {
            HubError::NoTable => Self::not_found("there is no such table"),
            HubError::Refused(refusal) => refusal.into(),
            error @ HubError::Store(StoreError::Unreadable(_)) => {
                Self::unavailable(&error.to_string())
            }
            HubError::Store(error) => error.into(),
            HubError::Closing => Self::unavailable("the server is about to stop; come back"),
        }
    }
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::NameTaken => {
                let detail = "this name, or one that looks like it, belongs to somebody";
                Self::new(StatusCode::CONFLICT, "name-taken", detail)
            }
            StoreError::Unwritable(_) => {
                tracing::error!(%error, "the store cannot be written");
                Self {
                    retry_after: Some(5),
                    ..Self::new(
                        StatusCode::SERVICE_UNAVAILABLE,
                        "unwritable",
                        "nothing can be kept at the moment, so nothing was done; looking still works",
                    )
                }
            }
            StoreError::Busy => Self {
                retry_after: Some(1),
                ..Self::new(
                    StatusCode::SERVICE_UNAVAILABLE,
                    "busy",
                    "too much is searched at the moment; try again, or search for less",
                )
            },
            // What exactly is nobody's business but the log's.
            StoreError::Taken
            | StoreError::Stale
            | StoreError::Unreadable(_)
            | StoreError::Unavailable(_) => {
                tracing::error!(%error, "the store failed");
                Self::unavailable("the store does not answer; look again")
            }
        }
    }
}

impl From<Wait> for Problem {
    fn from(wait: Wait) -> Self {
        let detail = wait.to_string();
        Self {
            retry_after: Some(wait.seconds()),
            ..Self::new(StatusCode::TOO_MANY_REQUESTS, "too-many", detail)
        }
    }
}

impl From<Full> for Problem {
    fn from(full: Full) -> Self {
        let detail = full.to_string();
        match full {
            Full::All => Self::unavailable(&detail),
            Full::Address | Full::Person => Self::busy(&detail),
        }
    }
}

impl From<NameError> for Problem {
    fn from(error: NameError) -> Self {
        Self::new(StatusCode::BAD_REQUEST, error.code(), error.to_string())
    }
}

impl From<PasswordError> for Problem {
    fn from(error: PasswordError) -> Self {
        if error == PasswordError::Failed {
            tracing::error!(%error, "a password could not be hashed");
            return Self::unavailable("passwords cannot be checked at the moment");
        }
        Self::new(StatusCode::BAD_REQUEST, error.code(), error.to_string())
    }
}

impl From<PathRejection> for Problem {
    fn from(rejection: PathRejection) -> Self {
        Self::bad_request(&rejection.body_text())
    }
}

impl From<QueryRejection> for Problem {
    fn from(rejection: QueryRejection) -> Self {
        Self::bad_request(&rejection.body_text())
    }
}

impl From<JsonRejection> for Problem {
    fn from(rejection: JsonRejection) -> Self {
        match rejection.status() {
            status @ StatusCode::PAYLOAD_TOO_LARGE => {
                Self::new(status, "too-large", "the body is too large")
            }
            status @ StatusCode::UNSUPPORTED_MEDIA_TYPE => {
                Self::new(status, "media-type", "the body has to be application/json")
            }
            // Whatever is wrong with a body is wrong with the request.
            _ => Self::bad_request(&rejection.body_text()),
        }
    }
}

/// The JSON of a body, or a problem.
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<Self, Problem> {
        let read = timeout(BODY_TIMEOUT, Json::from_request(request, state));
        let Json(body) = read.await.map_err(|_| Problem::timed_out())??;
        Ok(Self(body))
    }
}

/// Something of the path, or a problem.
pub(crate) struct PathOf<T>(pub(crate) T);

impl<T: DeserializeOwned + Send, S: Send + Sync> FromRequestParts<S> for PathOf<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Problem> {
        let Path(path) = Path::from_request_parts(parts, state).await?;
        Ok(Self(path))
    }
}

/// The query, or a problem.
pub(crate) struct QueryOf<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for QueryOf<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Problem> {
        let Query(query) = Query::from_request_parts(parts, state).await?;
        Ok(Self(query))
    }
}

/// The answer to a method that a path does not know.
pub(crate) async fn method_not_allowed() -> Problem {
    let detail = "this cannot be done here";
    Problem::new(StatusCode::METHOD_NOT_ALLOWED, "method", detail)
}

/// The answer if we broke down: everybody else goes on.
#[allow(clippy::needless_pass_by_value, reason = "it is called with a value")]
pub(crate) fn panicked(panic: Box<dyn Any + Send + 'static>) -> Response {
    let why = panic
        .downcast_ref::<String>()
        .map(String::as_str)
        .or_else(|| panic.downcast_ref::<&str>().copied());
    tracing::error!(why, "a request broke down");
    let detail = "something broke down here";
    Problem::internal(detail).into_response()
}
