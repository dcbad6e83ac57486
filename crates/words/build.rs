//! Packs the files of `locales/` into one compressed file, a third of their size, so a new one needs no change in the code.

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

use flate2::Compression;
use flate2::write::DeflateEncoder;

fn main() -> io::Result<()> {
    let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales");
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed={}", locales.display());
    let mut packed = DeflateEncoder::new(Vec::new(), Compression::best());
    for language in entries(&locales)?.iter().filter(|entry| entry.is_dir()) {
        for file in entries(language)?.iter().filter(|file| file.extension().is_some_and(|ending| ending == "ftl")) {
            // Language, name and text end with a zero, which no message contains.
            write!(packed, "{}\0{}\0{}\0", name(language), name(file), fs::read_to_string(file)?)?;
        }
    }
    let out = env::var_os("OUT_DIR").ok_or(io::ErrorKind::NotFound)?;
    fs::write(Path::new(&out).join("locales.deflate"), packed.finish()?)
}

/// The contents of a folder, sorted by name.
fn entries(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut entries = fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<_>>>()?;
    entries.sort();
    Ok(entries)
}

fn name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}
