#pragma once
// The parts of makeFrame, one for each phase. Each fills in its phase; makeFrame has already set the rest.

#include "model/frame/frame.h"

namespace gjklab {

void fillGjkFrame(const Run&, Frame&);
void fillEpaFrame(const Run&, Frame&);
void fillSeparatingAxisFrame(const Run&, Frame&);
void fillResultFrame(const Run&, Frame&);
void fillContactFrame(const Run&, Frame&);
void fillHullFrame(const Run&, Frame&);
void fillImpactFrame(const Run&, Frame&);

}  // namespace gjklab
