//! What every answer says about what the page may do.

use axum::http::{HeaderValue, Response};

/// Everything comes from here, and nothing is written into the page but by its own script.
const POLICY: &str = "default-src 'none'; \
    script-src 'self' 'wasm-unsafe-eval'; \
    style-src 'self'; \
    img-src 'self' data:; \
    connect-src 'self'; \
    worker-src 'self'; \
    manifest-src 'self'; \
    font-src 'self'; \
    base-uri 'none'; \
    form-action 'none'; \
    frame-ancestors 'none'";

/// What the page does not use is switched off, as far as browsers know it by name: a name that one does
/// not know is an error in its console. The page copies links and sounds a chime, so `clipboard-write`
/// and `autoplay` stay as they are.
const UNUSED: &str = "accelerometer=(), camera=(), clipboard-read=(), display-capture=(), \
    encrypted-media=(), fullscreen=(), gamepad=(), geolocation=(), gyroscope=(), hid=(), \
    idle-detection=(), local-fonts=(), magnetometer=(), microphone=(), midi=(), payment=(), \
    picture-in-picture=(), publickey-credentials-get=(), screen-wake-lock=(), serial=(), usb=(), \
    xr-spatial-tracking=()";

/// The security headers.
const SECURE: [(&str, &str); 6] = [
    ("content-security-policy", POLICY),
    ("permissions-policy", UNUSED),
    ("x-content-type-options", "nosniff"),
    ("referrer-policy", "no-referrer"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
];

/// Adds the security headers to an answer.
pub(crate) async fn secure<B>(mut response: Response<B>) -> Response<B> {
    let headers = response.headers_mut();
    for (name, value) in SECURE {
        headers.insert(name, HeaderValue::from_static(value));
    }
    response
}

/// The security headers as lines, for an answer that is written elsewhere.
pub(crate) fn lines() -> String {
    let lines = SECURE.map(|(name, value)| format!("{name}: {value}\r\n"));
    lines.concat()
}
