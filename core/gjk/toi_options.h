#pragma once
// What a search for the time of impact may be asked (ImpactOptions), what it finds (ImpactStatus) and why it stopped
// (ImpactTermination). Every field has a default.

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
  invalid,  ///< there is no answer: ImpactTermination::invalid_input or ImpactTermination::unsuited says why
};

/// Why the search for an impact stopped. These words (with '-' for '_') stand in files.
enum class ImpactTermination : std::uint8_t {
  converged,        ///< the bodies are within the tolerance of each other, or overlap from the start
  duration_passed,  ///< the whole duration is proven to be without contact
  precision_limit,  ///< double precision allows no further progress; `time` is proven safe, the distance stands
  max_iterations,   ///< the iteration limit; `time` is proven safe, the distance stands
  unsuited,         ///< the method cannot be asked (ray cast: a body spins)
  invalid_input,    ///< a NaN, a number beyond range, or a duration or tolerance that is not positive
};

template <int D>
struct ImpactOptions {
  ImpactMethod method = ImpactMethod::conservative;
  double duration = 1;      ///< > 0
  double tolerance = 1e-8;  ///< > 0, relative to S (Options) of the pair at the start
  int max_iterations = 1024;
  Options<D> query{};  ///< of the GJK runs; its method is always `distance`, its tolerance at most tolerance / 64
};

const char* name(ImpactMethod);
const char* name(ImpactStatus);
const char* name(ImpactTermination);

}  // namespace gjk
