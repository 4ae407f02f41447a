//! Answers a request for a file of the page.

use axum::body::Body;
use axum::extract::Request;
use axum::http::uri::Authority;
use axum::http::{HeaderMap, HeaderValue, Response, StatusCode, Uri, Version, header};
use axum::middleware::Next;

use crate::accept::{self, Encoding};
use crate::assets::{self, Asset};

/// What is said about a path that is not there.
const NOT_FOUND: &str = include_str!("not_found.html");
/// What is said when all connections are being answered.
const BUSY: &str = include_str!("busy.html");

/// What is said to a request without a host, or with several.
const NO_HOST: &str = "The request has to name one host.\n";

/// A file that lies in the folder of its build never changes.
const FOREVER: &str = "public, max-age=31536000, immutable";
/// Any other may be kept, but is asked for again each time.
const ASK_AGAIN: &str = "no-cache";

/// Answers GET and HEAD; the body of an answer to HEAD is left out on its way.
pub(crate) async fn answer(uri: Uri, headers: HeaderMap) -> Response<Body> {
    match assets::find(uri.path()) {
        Some(asset) => file(asset, &headers),
        None => plain(StatusCode::NOT_FOUND, "text/html; charset=utf-8", NOT_FOUND),
    }
}

/// Lets a request through that names one host: without one, or with two, those on the way may have taken it
/// for somebody else's (RFC 9112, 3.2).
pub(crate) async fn of_one_host(request: Request, next: Next) -> Response<Body> {
    match names_one_host(request.version(), request.headers()) {
        true => next.run(request).await,
        false => plain(
            StatusCode::BAD_REQUEST,
            "text/plain; charset=utf-8",
            NO_HOST,
        ),
    }
}

/// Only HTTP/1.0 may leave the host out.
fn names_one_host(version: Version, headers: &HeaderMap) -> bool {
    let mut hosts = headers.get_all(header::HOST).iter();
    match (hosts.next(), hosts.next()) {
        (None, _) => version < Version::HTTP_11,
        (Some(host), None) => host.to_str().is_ok_and(is_host),
        (Some(_), Some(_)) => false,
    }
}

/// Whether this is a host with or without a port; it may be empty.
fn is_host(text: &str) -> bool {
    let is_authority = || text.parse::<Authority>().is_ok() && !text.contains('@');
    let behind_brackets = text.rsplit(']').next().unwrap_or_default();
    let (_, port) = behind_brackets.split_once(':').unwrap_or_default();
    text.is_empty() || is_authority() && port.bytes().all(|digit| digit.is_ascii_digit())
}

/// Says that the server is well.
pub(crate) async fn healthy() -> Response<Body> {
    plain(StatusCode::OK, "text/plain; charset=utf-8", "ok\n")
}

/// Asks to come back later.
pub(crate) async fn busy() -> Response<Body> {
    let mut response = plain(
        StatusCode::SERVICE_UNAVAILABLE,
        "text/html; charset=utf-8",
        BUSY,
    );
    response
        .headers_mut()
        .insert(header::RETRY_AFTER, HeaderValue::from_static("5"));
    response
}

fn plain(status: StatusCode, media_type: &str, text: &'static str) -> Response<Body> {
    built(
        Response::builder()
            .status(status)
            .header(header::CONTENT_TYPE, media_type)
            .header(header::CACHE_CONTROL, "no-store")
            .body(Body::from(text)),
    )
}

fn file(asset: &'static Asset, headers: &HeaderMap) -> Response<Body> {
    let (encoding, content) = best(asset, text_of(headers, header::ACCEPT_ENCODING));
    let tag = match encoding.name() {
        Some(name) => format!("\"{}-{name}\"", asset.tag),
        None => format!("\"{}\"", asset.tag),
    };
    let mut response = Response::builder()
        .header(header::ETAG, &tag)
        .header(header::VARY, "accept-encoding")
        .header(
            header::CACHE_CONTROL,
            if asset.is_of_build() {
                FOREVER
            } else {
                ASK_AGAIN
            },
        );
    if accept::names_tag(text_of(headers, header::IF_NONE_MATCH), &tag) {
        return built(
            response
                .status(StatusCode::NOT_MODIFIED)
                .body(Body::empty()),
        );
    }
    response = response.header(header::CONTENT_TYPE, asset.media_type());
    if let Some(name) = encoding.name() {
        response = response.header(header::CONTENT_ENCODING, name);
    }
    built(response.body(Body::from(content)))
}

/// The smallest form of a file that the browser takes.
fn best(asset: &'static Asset, accept: &str) -> (Encoding, &'static [u8]) {
    let forms = [
        (Encoding::Brotli, asset.brotli),
        (Encoding::Gzip, asset.gzip),
    ];
    let taken = forms
        .into_iter()
        .filter(|(encoding, _)| accept::takes(accept, *encoding))
        .find_map(|(encoding, content)| Some((encoding, content?)));
    taken.unwrap_or((Encoding::Plain, asset.plain))
}

/// A header as text; one that is none counts as missing.
fn text_of(headers: &HeaderMap, name: header::HeaderName) -> &str {
    let value = headers.get(name).and_then(|value| value.to_str().ok());
    value.unwrap_or_default()
}

fn built(response: Result<Response<Body>, axum::http::Error>) -> Response<Body> {
    response.expect("names and values of these headers are valid")
}
