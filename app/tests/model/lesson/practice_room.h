#pragma once
// What tests ask practice's questions with.

#include "model/lesson/lesson_room.h"
#include "model/lesson/practice_oracle.h"
#include "model/lesson/practice_questions.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

namespace gjklab::test {

inline constexpr std::uint64_t kNumbers = 40;

/// The question as a learner sees it.
struct Asked {
  Session session = newSession();
  Classroom room;
  explicit Asked(Lesson lesson) { room.start(std::move(lesson), session); }

  const Prediction& question() const { return *room.current().predict; }
  const gjk::GjkRecord<3>& gjk() const {
    return session.run().trace.gjk[static_cast<std::size_t>(session.moment().record)];
  }
  const gjk::EpaRecord<3>& epa() const {
    return session.run().trace.epa[static_cast<std::size_t>(session.moment().record)];
  }
  std::string right() const {
    for (const OfferedAnswer& choice : question().choices)
      if (choice.right) return choice.text;
    return {};
  }
  std::vector<Point> simplex() const {
    std::vector<Point> points;
    for (const auto& vertex : gjk().simplex) points.push_back(pointOf(vertex.support.w));
    return points;
  }
};

/// Calls `look` with questions of all levels, in the plane and in space.
template <class Look>
void forEachQuestion(Topic topic, Look look, std::uint64_t numbers = kNumbers) {
  int drawn = 0;
  for (int level = 0; level < 3; ++level)
    for (std::uint64_t number = 1; number <= numbers; ++number) {
      auto lesson = drawQuestion({topic, level, number % 2 == 0, number});
      ASSERT_TRUE(lesson) << infoOf(topic).word << " level " << level << " number " << number;
      SCOPED_TRACE(fmt::format("{} level {} number {}", infoOf(topic).word, level, number));
      Asked asked(std::move(*lesson));
      look(asked);
      ++drawn;
    }
  EXPECT_EQ(drawn, 3 * static_cast<int>(numbers));
}

inline std::string twoDigits(Real value) { return fmt::format("{:.2f}", static_cast<double>(value)); }

}  // namespace gjklab::test
