//! Reading a file line by line, compressed or not.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Read};
use std::path::Path;

use flate2::read::MultiGzDecoder;
use indicatif::ProgressBar;

use terminal::Failure;

/// The first bytes of every gzip file.
const GZIP: [u8; 2] = [0x1f, 0x8b];

/// The most bytes that one game may take: far more than any does, far less than the memory of any computer.
const LONGEST_LINE: u64 = 64 << 20;

/// The lines of a file, one at a time.
pub(crate) struct Lines {
    name: String,
    reader: Box<dyn BufRead>,
    line: Vec<u8>,
    number: u64,
}

impl Lines {
    /// Opens a file, or standard input for `-`. The bar follows the bytes that are read.
    pub(crate) fn open(file: &Path, bar: &ProgressBar) -> Result<Self, Failure> {
        let is_stdin = file == Path::new("-");
        let name = if is_stdin { "standard input".to_string() } else { file.display().to_string() };
        if file.is_dir() {
            return Err(Failure::input(format_args!("{name} is a folder"), "name one of the trace files in it"));
        }
        let open = || -> io::Result<Box<dyn BufRead>> {
            if is_stdin {
                return plain(io::stdin());
            }
            let opened = File::open(file)?;
            bar.set_length(opened.metadata()?.len());
            plain(bar.wrap_read(opened))
        };
        let reader = open().map_err(|error| {
            Failure::input(format_args!("cannot read {name}: {error}"), "name a file that exists and that you may read")
        })?;
        Ok(Self { name, reader, line: Vec::new(), number: 0 })
    }

    /// The next line that is not blank.
    pub(crate) fn next(&mut self) -> Result<Option<&[u8]>, Failure> {
        loop {
            self.line.clear();
            self.number += 1;
            let read = (&mut self.reader).take(LONGEST_LINE).read_until(b'\n', &mut self.line);
            match read {
                Ok(0) => return Ok(None),
                Ok(read) if read as u64 == LONGEST_LINE => return Err(self.refuse("it is too long for a game")),
                Ok(_) if self.line.iter().all(u8::is_ascii_whitespace) => {}
                Ok(_) => return Ok(Some(&self.line)),
                Err(error) => return Err(self.refuse(&format!("cannot read on: {error}"))),
            }
        }
    }

    /// Says that the line at hand is not what it should be.
    pub(crate) fn refuse(&self, why: &str) -> Failure {
        let Self { name, number, .. } = self;
        Failure::input(
            format_args!("{name}, line {number}: {why}"),
            "give a trace file (JSON lines, plain or gzip) of this game, or take another copy of it",
        )
    }

    /// Says that there are no lines at all.
    pub(crate) fn empty(&self) -> Failure {
        Failure::input(format_args!("{}: it contains no games", self.name), "give a trace file with one game per line")
    }
}

/// The text of a file, unpacked if it begins as compressed files do: its name may say anything.
fn plain(mut source: impl Read + 'static) -> io::Result<Box<dyn BufRead>> {
    let mut start = Vec::new();
    source.by_ref().take(GZIP.len() as u64).read_to_end(&mut start)?;
    let is_compressed = start == GZIP;
    let whole = io::Cursor::new(start).chain(source);
    if is_compressed {
        // A file may consist of several compressed ones in a row.
        Ok(Box::new(BufReader::new(MultiGzDecoder::new(BufReader::new(whole)))))
    } else {
        Ok(Box::new(BufReader::new(whole)))
    }
}
