//! The page's files: [`Assets`], [`Asset`]. The binary passes them in.

use std::borrow::Cow;
use std::fmt;

/// Finds the page's files by their path without the first slash, such as `index.html`.
#[derive(Clone, Copy)]
pub struct Assets(pub fn(&str) -> Option<Asset>);

impl Assets {
    /// No page: a server for other programs only.
    pub const NONE: Self = Self(|_| None);

    pub(crate) fn get(self, path: &str) -> Option<Asset> {
        (self.0)(path)
    }
}

impl fmt::Debug for Assets {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Assets")
    }
}

/// One file of the page.
#[derive(Clone, Debug)]
pub struct Asset {
    /// Its type, such as `text/html; charset=utf-8`.
    pub mime: Cow<'static, str>,
    /// The contents as they are. Without them, there is the gzip.
    pub plain: Option<Cow<'static, [u8]>>,
    /// The contents compressed with brotli, if the build did that.
    pub brotli: Option<Cow<'static, [u8]>>,
    /// The contents compressed with gzip, if the build did that.
    pub gzip: Option<Cow<'static, [u8]>>,
    /// Changes whenever the file changes; without quotes.
    pub tag: Cow<'static, str>,
    /// Whether the name contains a hash, so the file can be cached forever.
    pub immutable: bool,
}
