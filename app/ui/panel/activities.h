#pragma once
// What the window is used for: a pair, its motion, a world, a lesson.

#include "ui/kit/ui.h"

namespace gjklab {

inline constexpr Activity kActivities[] = {Activity::pair, Activity::motion, Activity::world, Activity::lesson};

/// "Pair": the word on its tab.
const char* activityName(Activity);
Activity activityOf(const Ui&);

}  // namespace gjklab
