#pragma once
// Two searches for a time of impact beside each other: their table, and the first advance at which they part.

#include "model/compare/comparison.h"

namespace gjklab {

std::vector<ComparisonRow> impactRows(const Comparison&);
/// The time that the answers' are held against.
ReferenceText impactReferenceText(const Comparison&);
/// The sentence of a parting, that there is none, or that one of them cannot be asked.
std::string impactPartingText(const Comparison&, std::size_t rival);
/// Nothing where they go through the same times up to rounding.
std::optional<Parting> firstImpactParting(const Run& own, const Run& rival, const RivalNames& names);

}  // namespace gjklab
