#include "export/paint/pen.h"

namespace gjklab {

Outline circleAt(dvec2 centre, double radius) { return {{centre}, true, radius}; }

Outline boxAt(dvec2 low, dvec2 high) { return {{low, {high.x, low.y}, high, {low.x, high.y}}}; }

}  // namespace gjklab
