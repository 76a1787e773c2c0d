#pragma once
// The four activities of the window.

#include "ui/kit/ui.h"

namespace gjklab {

inline constexpr Activity kActivities[] = {Activity::pair, Activity::motion, Activity::world, Activity::lesson};

/// The label of its tab: "Pair".
const char* activityName(Activity);
Activity activityOf(const Ui&);

}  // namespace gjklab
