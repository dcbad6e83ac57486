//! [`Volume`]: a small file system that can be full, made for one run and taken down with it.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread::sleep;
use std::time::Duration;

use tempfile::TempDir;

/// Why there is no small file system.
#[derive(Debug, thiserror::Error)]
pub enum VolumeError {
    /// Only root may mount.
    #[error("only root can make a file system")]
    NotRoot,
    /// The system refuses.
    #[error("a small file system cannot be made here: {0}")]
    Refused(String),
    /// Something about its files failed.
    #[error("the small file system failed: {0}")]
    Io(#[from] io::Error),
}

/// A small file system.
#[derive(Debug)]
pub struct Volume {
    /// Holds the image and the place where it is mounted.
    home: TempDir,
    /// What kind it is.
    pub kind: &'static str,
}

/// The file that fills it.
const BALLAST: &str = "ballast";

impl Volume {
    /// Creates a file system of this many bytes: ext4 in a file, or else in memory.
    pub fn make(bytes: u64) -> Result<Self, VolumeError> {
        if !rustix::process::geteuid().is_root() {
            return Err(VolumeError::NotRoot);
        }
        let home = tempfile::tempdir()?;
        let (image, place) = (home.path().join("image"), home.path().join("volume"));
        fs::create_dir(&place)?;
        // PostgreSQL does not run as root, and must get there.
        fs::set_permissions(home.path(), std::os::unix::fs::PermissionsExt::from_mode(0o711))?;
        File::create(&image)?.set_len(bytes)?;
        let on_file = command("mkfs.ext4", &["-q", "-F"], &[&image])
            .and_then(|()| command("mount", &["-o", "loop"], &[&image, &place]));
        let kind = match on_file {
            Ok(()) => "ext4",
            Err(why) => {
                let size = format!("size={bytes}");
                command("mount", &["-t", "tmpfs", "-o", &size, "tmpfs"], &[&place])
                    .map_err(|other| VolumeError::Refused(format!("{why}; {other}")))?;
                "tmpfs"
            }
        };
        Ok(Self { home, kind })
    }

    /// Where it is mounted.
    #[must_use]
    pub fn path(&self) -> PathBuf {
        self.home.path().join("volume")
    }

    /// The bytes that are free.
    pub fn free(&self) -> io::Result<u64> {
        let stat = rustix::fs::statvfs(self.path())?;
        Ok(stat.f_bfree * stat.f_frsize)
    }

    /// Takes all the space that is left, and says how many bytes that were. Can be repeated.
    pub fn fill(&self) -> io::Result<u64> {
        let mut ballast = OpenOptions::new().create(true).append(true).open(self.path().join(BALLAST))?;
        let mut written = 0;
        for size in [64 * 1024, 4096, 512] {
            let zeros = vec![0; size];
            loop {
                match ballast.write(&zeros) {
                    Ok(0) => break,
                    Ok(bytes) => written += bytes as u64,
                    Err(error) if error.kind() == io::ErrorKind::StorageFull => break,
                    Err(error) => return Err(error),
                }
            }
        }
        // Space that is only promised would be found missing later.
        match ballast.sync_all() {
            Err(error) if error.kind() != io::ErrorKind::StorageFull => Err(error),
            _ => Ok(written),
        }
    }

    /// Gives the space back.
    pub fn free_space(&self) -> io::Result<()> {
        match fs::remove_file(self.path().join(BALLAST)) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
            _ => Ok(()),
        }
    }
}

impl Drop for Volume {
    fn drop(&mut self) {
        // A process that has just been killed may still hold a file for a moment. Unmounting also lets go of the loop device.
        for _ in 0..100 {
            if command("umount", &[], &[&self.path()]).is_ok() {
                return;
            }
            sleep(Duration::from_millis(50));
        }
        eprintln!("warning: {} could not be unmounted: do it by hand", self.path().display());
    }
}

fn command(name: &str, options: &[&str], paths: &[&Path]) -> Result<(), String> {
    let output = Command::new(name).args(options).args(paths).stdin(Stdio::null()).output();
    match output {
        Ok(output) if output.status.success() => Ok(()),
        Ok(output) => Err(format!("{name}: {}", String::from_utf8_lossy(&output.stderr).trim())),
        Err(error) => Err(format!("{name}: {error}")),
    }
}
