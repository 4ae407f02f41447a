//! The files of the page, as they are in the binary.

/// A file of the page.
pub(crate) struct Asset {
    /// Its name, such as `style.css`.
    pub(crate) name: &'static str,
    /// Its path, without a slash in front.
    pub(crate) address: &'static str,
    /// Changes with its content.
    pub(crate) tag: &'static str,
    pub(crate) plain: &'static [u8],
    pub(crate) brotli: Option<&'static [u8]>,
    pub(crate) gzip: Option<&'static [u8]>,
}

include!(concat!(env!("OUT_DIR"), "/page.rs"));

/// A file of the page and how many bytes of it a browser gets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sent {
    /// Its name, such as `style.css`.
    pub name: &'static str,
    /// Its path, without a slash in front.
    pub address: &'static str,
    /// How long it is.
    pub plain: usize,
    /// How long it is as sent to a browser that knows brotli.
    pub sent: usize,
}

/// All files of the page with their lengths.
pub fn sent() -> impl Iterator<Item = Sent> {
    ASSETS.iter().map(|asset| Sent {
        name: asset.name,
        address: asset.address,
        plain: asset.plain.len(),
        sent: asset.brotli.unwrap_or(asset.plain).len(),
    })
}

/// The path and the content of each file of the page, for whoever serves them otherwise. All but those
/// whose addresses are known from outside lie in a folder that is named by the build.
pub fn files() -> impl Iterator<Item = (&'static str, &'static [u8])> {
    ASSETS.iter().map(|asset| (asset.address, asset.plain))
}

/// Names this build of the page.
pub fn build() -> &'static str {
    BUILD
}

/// The file with this path; the root is the page itself.
pub(crate) fn find(path: &str) -> Option<&'static Asset> {
    let address = match path.strip_prefix('/')? {
        "" => "index.html",
        address => address,
    };
    ASSETS.iter().find(|asset| asset.address == address)
}

impl Asset {
    /// Whether it lies with its build, so that it never changes.
    pub(crate) fn is_of_build(&self) -> bool {
        self.address != self.name
    }

    /// The media type, by the ending of the name.
    pub(crate) fn media_type(&self) -> &'static str {
        match self.name.rsplit('.').next() {
            Some("html") => "text/html; charset=utf-8",
            Some("js") => "text/javascript; charset=utf-8",
            Some("css") => "text/css; charset=utf-8",
            Some("wasm") => "application/wasm",
            Some("svg") => "image/svg+xml",
            Some("png") => "image/png",
            Some("woff2") => "font/woff2",
            Some("webmanifest") => "application/manifest+json",
            Some("json") => "application/json",
            Some("txt" | "ftl") => "text/plain; charset=utf-8",
            _ => "application/octet-stream",
        }
    }
}
