//! The extension module `orrery._orrery`: games, many games at once, and bots. The package in the folder `python` builds on it.
//!
//! What is plain data crosses the border as JSON; observations and masks are written into the caller's memory.

mod batch;
mod bot;
mod catalog;
mod game;
mod memory;
mod table;

use pyo3::prelude::*;

/// The games of Orrery: see the package `orrery`.
#[pymodule]
mod _orrery {
    use pyo3::prelude::*;

    #[pymodule_export]
    use super::batch::Batch;
    #[pymodule_export]
    use super::bot::Bot;
    #[pymodule_export]
    use super::catalog::{action_names, catalog};
    #[pymodule_export]
    use super::game::{Game, GameOver, IllegalMove};

    #[pymodule_init]
    fn init(module: &Bound<'_, PyModule>) -> PyResult<()> {
        module.add("__version__", env!("CARGO_PKG_VERSION"))
    }
}

/// A Python value of plain data.
fn to_python<'py>(py: Python<'py>, value: &impl serde::Serialize) -> PyResult<Bound<'py, PyAny>> {
    let text = serde_json::to_string(value).map_err(|error| wrong(&error))?;
    from_json(py, &text)
}

/// A Python value of JSON.
fn from_json<'py>(py: Python<'py>, text: &str) -> PyResult<Bound<'py, PyAny>> {
    py.import("json")?.call_method1("loads", (text,))
}

/// JSON of a Python value.
fn to_json(value: &Bound<'_, PyAny>) -> PyResult<String> {
    value.py().import("json")?.call_method1("dumps", (value,))?.extract()
}

/// A `ValueError` that says why.
fn wrong(why: &impl ToString) -> PyErr {
    pyo3::exceptions::PyValueError::new_err(why.to_string())
}
