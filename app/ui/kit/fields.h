#pragma once
// Fields for numbers, dragged or typed, with one entry of the history per drag.

#include "ui/kit/ui.h"

namespace gjklab {

/// A row "label | field". Returns true while the value changes; adds the intents for the gesture's beginning and end
/// itself. `least`: smaller values are rejected; `tip`: what the label means, shown where it is pointed at.
bool numberRow(const Ui&, const char* label, double& value, double least = -1e300, const char* unit = nullptr,
               const char* tip = nullptr);
/// One field for each of the dimension's coordinates; `reserved` pixels are left free at the right.
bool vectorRow(const Ui&, const char* label, dvec3& value, int dimension, double least = -1e300, float reserved = 0);
/// Whole numbers from 1 on.
bool countRow(const Ui&, const char* label, int& value);
/// A logarithmic tolerance above zero.
bool toleranceRow(const Ui&, const char* label, double& value);
/// The label of a row; the next item is its field, as wide as the remaining space.
void rowLabel(const Ui&, const char* label, const char* tip = nullptr);
/// Call it after a custom field, for its gesture.
void gestureOfItem(const Ui&);

/// The change of a length in this scene for a drag of one pixel.
double lengthStep(const Scene&);

}  // namespace gjklab
