#pragma once
// Every way to ask the library about one case.

#include "fuzz_case.h"

#include "gjk/query.h"

namespace gjk::fuzz {

/// One way to ask the question, and what came of it, said of the case as it stands.
template <int D>
struct Answer {
  std::string how;
  Options<D> options;
  Result<D> result;
};

/// The options of the case first; then every method, solver and way with radii, momentum, warm starts from nearby and
/// from anywhere, and the bodies swapped.
template <int D>
std::vector<Answer<D>> answersTo(const Case<D>& c);

}  // namespace gjk::fuzz
