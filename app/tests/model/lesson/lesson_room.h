#pragma once
// What tests walk the program's own lessons with.

#include "model/gallery/gallery.h"
#include "model/lesson/classroom.h"
#include "model/lesson/shelf.h"

#include <gtest/gtest.h>

#include <functional>
#include <string>
#include <vector>

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

using AtBeat = std::function<void(Session&, Classroom&, const std::string& where)>;

/// At each beat of each lesson, as one who walks through them sees it.
inline void forEachBeat(const AtBeat& look) {
  const LessonShelf shelf;
  for (const LessonShelf::Entry& entry : shelf.entries()) {
    Session session = newSession();
    Classroom room;
    room.start(lessonCalled(entry.file), session);
    for (int i = 0; i < room.beats(); ++i) {
      room.go(i, session);
      look(session, room, entry.file + " beat " + std::to_string(i + 1));
    }
  }
}

inline void forEachChallenge(const AtBeat& look) {
  forEachBeat([&look](Session& session, Classroom& room, const std::string& where) {
    if (room.current().reach) look(session, room, where);
  });
}

/// Those whose bodies are dragged, not a world's.
inline void forEachChallengeOfAScene(const AtBeat& look) {
  forEachChallenge([&look](Session& session, Classroom& room, const std::string& where) {
    if (!room.current().show.showsWorld()) look(session, room, where);
  });
}

}  // namespace gjklab::test
