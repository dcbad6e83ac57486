//! Builds the page with npm and Vite, and writes a table of its files.

use std::env;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use sha2::{Digest, Sha256};

/// What the page is built from, beside `node_modules`.
const SOURCES: [&str; 7] =
    ["src", "index.html", "package.json", "package-lock.json", "svelte.config.js", "tsconfig.json", "vite.config.ts"];

/// Set to build without the page.
const SKIP: &str = "ORRERY_NO_PAGE";

/// Compresses the files.
const PACK: &str = "pack.mjs";

const NOTICE: &str = "<!doctype html><meta charset=\"utf-8\"><title>Orrery</title>\
<p>This Orrery was built without its page. Build it again without ORRERY_NO_PAGE.";

fn main() {
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo names a folder"));
    let web = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web");
    let (dist, packed) = (out.join("dist"), out.join("packed"));
    println!("cargo::rerun-if-env-changed={SKIP}");
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed={PACK}");
    for source in SOURCES {
        println!("cargo::rerun-if-changed={}", web.join(source).display());
    }
    println!("cargo::rerun-if-changed={}", web.join("../locales").display());
    if env::var_os(SKIP).is_some_and(|value| !value.is_empty() && value != "0") {
        let _ = (fs::remove_dir_all(&dist), fs::remove_dir_all(&packed));
        fs::create_dir_all(&dist).expect("a folder for the page");
        fs::write(dist.join("index.html"), NOTICE).expect("the notice can be written");
    } else if let Err(problem) = build(&web, &dist, &packed) {
        fail(&problem);
    }
    if let Err(problem) = write_table(&dist, &packed, &out) {
        fail(&problem.to_string());
    }
}

/// Ends the build with a message that cargo shows.
fn fail(problem: &str) -> ! {
    for line in problem.lines() {
        println!("cargo::error={line}");
    }
    std::process::exit(1);
}

fn build(web: &Path, dist: &Path, packed: &Path) -> Result<(), String> {
    install(web)?;
    let vite = web.join("node_modules/vite/bin/vite.js");
    let arguments =
        [vite.as_os_str(), "build".as_ref(), "--outDir".as_ref(), dist.as_os_str(), "--emptyOutDir".as_ref()];
    run(Command::new("node").args(arguments).current_dir(web))?;
    run(Command::new("node").arg(Path::new(env!("CARGO_MANIFEST_DIR")).join(PACK)).args([dist, packed]))
}

/// Installs what the lock file names, unless that was done for this very file.
fn install(web: &Path) -> Result<(), String> {
    let lock = fs::read(web.join("package-lock.json")).map_err(|error| format!("web/package-lock.json: {error}"))?;
    let (wanted, stamp) = (digest(&lock), web.join("node_modules/.orrery-lock"));
    if fs::read_to_string(&stamp).is_ok_and(|installed| installed == wanted) {
        return Ok(());
    }
    let npm = if cfg!(windows) { "npm.cmd" } else { "npm" };
    run(Command::new(npm).args(["ci", "--no-audit", "--no-fund", "--loglevel=error"]).current_dir(web))?;
    fs::write(stamp, wanted).map_err(|error| format!("web/node_modules: {error}"))
}

fn run(command: &mut Command) -> Result<(), String> {
    let name = command.get_program().to_string_lossy().into_owned();
    let output = command.output().map_err(|error| {
        format!(
            "{name} cannot be started ({error}).\n\
             The page is built with Node.js 20.19 or newer and its npm: install them from https://nodejs.org or your system's packages.\n\
             To work without the page, set {SKIP}=1."
        )
    })?;
    if output.status.success() {
        return Ok(());
    }
    let (told, complained) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    Err(format!("the page could not be built: {command:?} failed\n{told}\n{complained}"))
}

/// Writes a constant with all files, sorted by path.
fn write_table(dist: &Path, packed: &Path, out: &Path) -> std::io::Result<()> {
    let (mut files, mut folders) = (Vec::new(), vec![dist.to_path_buf()]);
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder)? {
            let path = entry?.path();
            if path.is_dir() { folders.push(path) } else { files.push(path) }
        }
    }
    let name = |file: &Path| file.strip_prefix(dist).expect("below the folder").to_string_lossy().replace('\\', "/");
    files.sort_by_key(|file| name(file));
    let mut table = String::from("static FILES: &[File] = &[\n");
    for file in &files {
        let (path, mime, tag) = (name(file), mime(file), &digest(&fs::read(file)?)[..16]);
        let [brotli, gzip] = ["br", "gz"].map(|ending| included(&packed.join(format!("{path}.{ending}"))));
        // Hardly anybody asks for it uncompressed, and the program would be larger by a megabyte.
        let plain = if gzip == "None" { included(file) } else { "None".into() };
        let _ = writeln!(
            table,
            "    File {{ path: {path:?}, mime: {mime:?}, plain: {plain}, brotli: {brotli}, gzip: {gzip}, tag: {tag:?} }},"
        );
    }
    table.push_str("];\n");
    fs::write(out.join("files.rs"), table)
}

/// A file as the table names it, if it is there.
fn included(file: &Path) -> String {
    if file.is_file() { format!("Some(include_bytes!({file:?}))") } else { "None".into() }
}

fn digest(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

fn mime(file: &Path) -> &'static str {
    match file.extension().and_then(|ending| ending.to_str()) {
        Some("html") => "text/html; charset=utf-8",
        Some("js" | "mjs") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("json") => "application/json",
        Some("webmanifest") => "application/manifest+json",
        Some("png") => "image/png",
        Some("ico") => "image/x-icon",
        Some("txt" | "ftl") => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
