#pragma once
// Many pairs in one call, without the interpreter's lock.

#include "gjk/options.h"

#include <pybind11/pybind11.h>

namespace gjklab::python {

/// Throws where the core found the input to be none, or the method cannot be asked.
void refuseUnanswered(gjk::Termination);

/// `a`, `b`: a shape, or a sequence of n of them. Poses: None, one pose, or an array (n, D + 1, D + 1).
/// Returns a dictionary of arrays with n rows; NaN where an answer has no distance.
pybind11::dict queryMany(pybind11::object a, pybind11::object b, pybind11::object poses_a, pybind11::object poses_b,
                         const pybind11::dict& options);

}  // namespace gjklab::python
