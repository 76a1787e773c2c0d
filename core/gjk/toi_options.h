#pragma once
// The options of a search for the time of impact (ImpactOptions), its outcome (ImpactStatus) and the reasons why it
// stopped (ImpactTermination). Every field has a default.

#include "gjk/options.h"

#include <cstdint>

namespace GJK_API gjk {

enum class ImpactMethod : std::uint8_t {
  conservative,  ///< conservative advancement with a bound on the motion along n (Mirtich 1996; Zhang, Lee, Kim 2006)
  bilateral,     ///< bilateral advancement: the root of the gap along an axis, from both sides (Catto 2013)
  ray_cast,      ///< GJK ray cast (van den Bergen 2004): no iterations within iterations; bodies that do not spin
};

enum class ImpactStatus : std::uint8_t {
  hit,
  miss,
  overlapping,
  invalid,  ///< no answer; the reason is ImpactTermination::invalid_input or ImpactTermination::unsuited
};

/// Why the search for an impact stopped. Files use these words, with '-' for '_'.
enum class ImpactTermination : std::uint8_t {
  converged,        ///< the bodies are within the tolerance of each other, or overlap from the start
  duration_passed,  ///< the whole duration is proven to be without contact
  precision_limit,  ///< double precision allows no further progress; `time` is proven safe, with the remaining distance
  max_iterations,   ///< the iteration limit; `time` is proven safe, with the remaining distance
  unsuited,         ///< the method does not apply (ray cast: a body spins)
  invalid_input,    ///< a NaN, a number beyond range, or a duration or tolerance that is not positive
};

template <int D>
struct ImpactOptions {
  ImpactMethod method = ImpactMethod::conservative;
  double duration = 1;      ///< > 0
  double tolerance = 1e-8;  ///< > 0, relative to S (Options) of the pair at the start
  int max_iterations = 1024;
  Options<D> query{};  ///< for the GJK runs; the method is always `distance`, the tolerance at most tolerance / 64
};

const char* name(ImpactMethod);
const char* name(ImpactStatus);
const char* name(ImpactTermination);

}  // namespace gjk
