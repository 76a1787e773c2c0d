#pragma once
// Fields for numbers: dragged or typed, one entry of the history for each pull.

#include "ui/kit/ui.h"

namespace gjklab {

/// A row "label | field". While the value changes it returns true; the gesture's beginning and end are asked for by
/// itself. `least`: values below are not accepted.
bool numberRow(const Ui&, const char* label, double& value, double least = -1e300, const char* unit = nullptr);
/// One field for each of the dimension's coordinates; `reserved` pixels are left free at the right.
bool vectorRow(const Ui&, const char* label, dvec3& value, int dimension, double least = -1e300, float reserved = 0);
/// Whole numbers from 1 on.
bool countRow(const Ui&, const char* label, int& value);
/// A logarithmic tolerance above zero.
bool toleranceRow(const Ui&, const char* label, double& value);
/// The label of a row; the next item is its field and as wide as what is left.
void rowLabel(const Ui&, const char* label);
/// After any field of our own: its gesture.
void gestureOfItem(const Ui&);

/// How far a pull of one pixel changes a length in this scene.
double lengthStep(const Scene&);

}  // namespace gjklab
