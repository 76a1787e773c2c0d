#pragma once
// The comparison of two searches for a time of impact: their table, and the first advance at which they differ.

#include "model/compare/comparison.h"

namespace gjklab {

std::vector<ComparisonRow> impactRows(const Comparison&);
/// The time with which the answers are compared.
ReferenceText impactReferenceText(const Comparison&);
/// The sentence about the first difference, that there is none, or that one of the methods does not apply.
std::string impactPartingText(const Comparison&, std::size_t rival);
/// Empty if they go through the same times up to rounding.
std::optional<Parting> firstImpactParting(const Run& own, const Run& rival, const RivalNames& names);

}  // namespace gjklab
