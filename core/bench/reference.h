#pragma once
// Reference answers, proven without trusting the query: a direction bounds the answer from one side for whatever it is
// (the gap along it, or the overlap), evaluated by brute force over all points in long double. The query only proposes
// the direction.

#include "workload.h"

namespace bench {

/// For each pair the gap (distance pairs) or the overlap (penetration pairs) along the best direction known. The
/// distance is at least the gap, the depth at most the overlap.
std::vector<double> referenceDistances(const std::vector<Pair3>&);
std::vector<double> referenceDepths(const std::vector<Pair3>&);

}  // namespace bench
