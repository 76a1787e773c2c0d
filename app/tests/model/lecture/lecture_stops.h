#pragma once
// Stops and settings that the tests of lectures share.

#include "model/gallery/gallery.h"
#include "model/lecture/lecture.h"
#include "model/session/settings.h"

#include <string>

namespace gjklab::test {

inline LectureStop stopOf(int dimension, const std::string& step = "") {
  LectureStop stop;
  stop.what = defaultScene(dimension);
  stop.step = step;
  return stop;
}

/// Nothing moves by itself.
inline Settings still() {
  Settings settings;
  settings.reduce_motion = true;
  return settings;
}

}  // namespace gjklab::test
