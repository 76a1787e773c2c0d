#pragma once
// The sub-steps of GJK, each told in one function: title, body, tests and facts of its own.

#include "model/caption_parts.h"

namespace gjklab {

// gjk_search_caption.cpp
void tellDirection(const Telling&, Caption&);
void tellSupport(const Telling&, Caption&);
void tellProgress(const Telling&, Caption&);
// gjk_region_caption.cpp
void tellRegion(const Telling&, Caption&);
void tellKeep(const Telling&, Caption&);
// gjk_end_caption.cpp
void tellGjkEnd(const Telling&, Caption&);

}  // namespace gjklab
