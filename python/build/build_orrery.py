"""Builds the package with maturin, and says clearly what is missing where that cannot work."""

import re
import shutil
import subprocess

from maturin import *  # noqa: F403: the hooks that are not changed here
import maturin

# What `rust-version` in Cargo.toml says.
LEAST_RUST = (1, 89)
HOW = "Install Rust from https://rustup.rs (or `rustup update`), then run pip again."


def _check_rust() -> None:
    if shutil.which("cargo") is None:
        raise SystemExit(f"Orrery is compiled from source, and there is no Rust here (no `cargo` on the PATH). {HOW}")
    said = subprocess.run(["cargo", "--version"], capture_output=True, text=True)
    version = re.search(r"(\d+)\.(\d+)", said.stdout)
    if version is None:
        raise SystemExit(f"`cargo --version` does not work here: {said.stderr.strip() or said.stdout.strip()}. {HOW}")
    if tuple(map(int, version.groups())) < LEAST_RUST:
        least = ".".join(map(str, LEAST_RUST))
        raise SystemExit(f"Orrery needs Rust {least} or newer, and this is {version.group()}. {HOW}")


def get_requires_for_build_wheel(config_settings=None):
    _check_rust()
    return []


def get_requires_for_build_editable(config_settings=None):
    _check_rust()
    return []


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    _check_rust()
    return maturin.build_wheel(wheel_directory, config_settings, metadata_directory)


def build_editable(wheel_directory, config_settings=None, metadata_directory=None):
    _check_rust()
    return maturin.build_editable(wheel_directory, config_settings, metadata_directory)
