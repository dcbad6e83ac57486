//! The web page, built from `web/` by this crate's build script and carried by the binary.
//!
//! A crate of its own, so that nothing else waits for Node.js. With the environment variable `ORRERY_NO_PAGE` set, it is built
//! without the page and says so in a browser.
//!
//! `rust-embed` carries files as they are, or decompresses them while the program runs. Here each file is compressed once, by the build, in the two
//! ways that browsers ask for, and carries the tag by which they remember it.
#![forbid(unsafe_code)]

/// One file of the page.
#[derive(Clone, Copy, Debug)]
pub struct File {
    /// Its path, such as `assets/index-B7.js`.
    pub path: &'static str,
    /// Its type, as browsers are told.
    pub mime: &'static str,
    /// What is in it, unless it is carried compressed.
    pub plain: Option<&'static [u8]>,
    /// What is in it, compressed by brotli, if that is shorter.
    pub brotli: Option<&'static [u8]>,
    /// What is in it, compressed by gzip, if that is shorter.
    pub gzip: Option<&'static [u8]>,
    /// Changes whenever the file does.
    pub tag: &'static str,
}

include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// Whether this build carries the page, and not only the notice that it does not.
#[must_use]
pub fn is_built() -> bool {
    FILES.len() > 1
}

/// The file at a path.
///
/// ```
/// assert!(page::find("index.html").is_some());
/// assert!(page::find("../secret").is_none());
/// ```
#[must_use]
pub fn find(path: &str) -> Option<&'static File> {
    FILES.binary_search_by(|file| file.path.cmp(path)).ok().map(|at| &FILES[at])
}

/// All files, by path.
#[must_use]
pub fn files() -> &'static [File] {
    FILES
}
