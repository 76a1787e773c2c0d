#pragma once
// Makes a failing case smaller while it still fails: fewer points, plain options, no turns, short numbers.
//
// After A. Zeller, R. Hildebrandt, Simplifying and Isolating Failure-Inducing Input, 2002 (points are taken away in
// halves, then in smaller and smaller parts); numbers are rounded to as few digits as the failure survives.

#include "fuzz_case.h"

#include <functional>

namespace gjk::fuzz {

template <int D>
using StillFails = std::function<bool(const Case<D>&)>;

/// Stops early when `out_of_time` says so; what has been reached then still fails.
template <int D>
Case<D> shrunk(Case<D> c, const StillFails<D>& still_fails, const std::function<bool()>& out_of_time);

}  // namespace gjk::fuzz
