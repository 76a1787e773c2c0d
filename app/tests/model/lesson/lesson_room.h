#pragma once
// What tests walk the program's own lessons with.

#include "model/gallery/gallery.h"
#include "model/lesson/classroom.h"
#include "model/lesson/shelf.h"

#include <gtest/gtest.h>

namespace gjklab::test {

inline Session newSession() {
  Settings settings;
  settings.reduce_motion = true;
  Session session(defaultScene(2), "", settings);
  for (const Space space : {Space::world, Space::difference}) session.resize(space, {700, 500}, 1);
  session.update();
  return session;
}

inline Lesson lessonCalled(const std::string& file) {
  LessonReading reading = LessonShelf().read(file);
  EXPECT_TRUE(reading.faults.empty()) << file << ": " << reading.faults.front().sentence;
  return std::move(reading.lesson);
}

/// The beats of a lesson whose text has these words in it; there must be one at least.
inline std::vector<int> beatsWith(const Lesson& lesson, const std::string& words) {
  std::vector<int> found;
  for (int i = 0; i < static_cast<int>(lesson.beats.size()); ++i)
    for (const LessonText& part : lesson.beats[static_cast<std::size_t>(i)].text)
      if (part.text.find(words) != std::string::npos) found.push_back(i);
  EXPECT_FALSE(found.empty()) << lesson.file << ": " << words;
  return found;
}

}  // namespace gjklab::test
