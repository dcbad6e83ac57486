//! Packs the puzzles in `puzzles/` into one compressed file, a tenth of their size, so a new one needs no change in the code.

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

use flate2::Compression;
use flate2::write::DeflateEncoder;

fn main() -> io::Result<()> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("puzzles");
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut packed = DeflateEncoder::new(Vec::new(), Compression::best());
    for game in entries(&folder)?.iter().filter(|entry| entry.is_dir()) {
        println!("cargo::rerun-if-changed={}", game.display());
        for file in entries(game)?.iter().filter(|file| file.extension().is_some_and(|ending| ending == "json")) {
            let name = file.file_stem().unwrap_or_default().to_string_lossy();
            // Name and text end with a zero, which JSON never contains.
            write!(packed, "{name}\0{}\0", fs::read_to_string(file)?)?;
        }
    }
    let out = env::var_os("OUT_DIR").ok_or(io::ErrorKind::NotFound)?;
    fs::write(Path::new(&out).join("puzzles.deflate"), packed.finish()?)
}

/// The contents of a folder, sorted by name.
fn entries(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut entries = fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<_>>>()?;
    entries.sort();
    Ok(entries)
}
