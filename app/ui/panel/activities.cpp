#include "ui/panel/activities.h"

#include "model/lesson/classroom.h"
#include "model/text/translate.h"

namespace gjklab {

const char* activityName(Activity activity) {
  switch (activity) {
    case Activity::pair:
      return trc("task", "Pair");
    case Activity::motion:
      return trc("task", "Motion");
    case Activity::world:
      return trc("task", "World");
    case Activity::lesson:
      return trc("task", "Lesson");
  }
  return "";
}

Activity activityOf(const Ui& ui) {
  if (ui.classroom && ui.classroom->open()) return Activity::lesson;
  if (ui.session.showsWorld()) return Activity::world;
  return ui.session.study() == Study::impact ? Activity::motion : Activity::pair;
}

}  // namespace gjklab
