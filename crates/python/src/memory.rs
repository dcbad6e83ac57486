//! [`Memory`]: memory of the caller, such as a NumPy array, to write into.
#![expect(
    unsafe_code,
    reason = "a slice of another program's memory; what is checked, and what the caller promises, is said below"
)]

use pyo3::buffer::{Element, PyBuffer};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;

/// Memory of the caller. It is not freed or moved as long as this exists.
pub(crate) struct Memory<T: Element> {
    buffer: PyBuffer<T>,
    length: usize,
}

impl<T: Element> Memory<T> {
    /// The memory of an array that must be writable, contiguous, of this type and of this many elements.
    pub(crate) fn of(array: &Bound<'_, PyAny>, name: &str, kind: &str, length: usize) -> PyResult<Self> {
        let buffer = PyBuffer::<T>::get(array).map_err(|_| {
            PyTypeError::new_err(format!("{name} must be a NumPy array of {kind}: create it with dtype=numpy.{kind}"))
        })?;
        let found = buffer.item_count();
        if found != length {
            return Err(PyValueError::new_err(format!("{name} must have {length} elements, not {found}")));
        }
        if buffer.readonly() || !buffer.is_c_contiguous() {
            let message = format!("{name} must be writable and contiguous: pass a new array instead of a part of one");
            return Err(PyValueError::new_err(message));
        }
        Ok(Self { buffer, length })
    }

    /// Where it begins and ends.
    pub(crate) fn range(&self) -> (usize, usize) {
        let begin = self.buffer.buf_ptr() as usize;
        (begin, begin + self.length * size_of::<T>())
    }

    /// Lets the memory be written. Arrays that are written together must have passed [`check_disjoint`].
    pub(crate) fn fill<R>(&self, write: impl FnOnce(&mut [T]) -> R) -> R {
        if self.length == 0 {
            return write(&mut []);
        }
        // SAFETY: the buffer is alive, writable, contiguous, aligned, and of this type and length: `of` and `PyBuffer` checked it. No
        // other slice of ours covers it. A thread of Python that uses the array during the call is at fault itself, as with every
        // function of NumPy that releases the interpreter's lock.
        write(unsafe { std::slice::from_raw_parts_mut(self.buffer.buf_ptr().cast(), self.length) })
    }
}

/// Refuses arrays that share memory.
pub(crate) fn check_disjoint(ranges: &mut [(usize, usize)]) -> PyResult<()> {
    ranges.sort_unstable();
    if ranges.windows(2).any(|pair| pair[0].1 > pair[1].0) {
        return Err(PyValueError::new_err("the arrays must not share memory: pass a different array for each"));
    }
    Ok(())
}
