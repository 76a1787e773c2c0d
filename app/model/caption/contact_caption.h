#pragma once
// The captions of the contact manifold fall into two files; what one needs of the other.

#include "model/caption/caption_parts.h"

#include <cstddef>

namespace gjklab {

inline constexpr std::size_t kMostContactRows = 12;  ///< of a table of corners or points

/// Which corners are behind the reference; which points are kept of many; the contacts.
void tellAbove(const CaptionContext&, Caption&);
void tellReduce(const CaptionContext&, Caption&);
void tellContactPoints(const CaptionContext&, Caption&);

}  // namespace gjklab
