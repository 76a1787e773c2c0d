#include "ui/panel/activities.h"

#include "model/lesson/classroom.h"

namespace gjklab {

const char* activityName(Activity activity) {
  switch (activity) {
    case Activity::pair:
      return "Pair";
    case Activity::motion:
      return "Motion";
    case Activity::world:
      return "World";
    case Activity::lesson:
      return "Lesson";
  }
  return "";
}

Activity activityOf(const Ui& ui) {
  if (ui.classroom && ui.classroom->open()) return Activity::lesson;
  if (ui.world) return Activity::world;
  return ui.session.study() == Study::impact ? Activity::motion : Activity::pair;
}

}  // namespace gjklab
