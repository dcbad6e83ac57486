//! Lists the files of `locales/`, so a new one needs no change in the code.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales");
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed={}", locales.display());
    let mut code = String::from("static SOURCES: &[(&str, &[(&str, &str)])] = &[\n");
    for language in entries(&locales)?.iter().filter(|entry| entry.is_dir()) {
        let _ = writeln!(code, "    ({:?}, &[", name(language));
        for file in entries(language)?.iter().filter(|file| file.extension().is_some_and(|ending| ending == "ftl")) {
            let _ = writeln!(code, "        ({:?}, include_str!({file:?})),", name(file));
        }
        code.push_str("    ]),\n");
    }
    code.push_str("];\n");
    let out = env::var_os("OUT_DIR").ok_or(io::ErrorKind::NotFound)?;
    fs::write(Path::new(&out).join("sources.rs"), code)
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
