#include "model/lesson/practice_questions.h"

#include "model/lesson/practice_draw.h"

namespace gjklab {
namespace {

/// Most generated pairs have no question of the wanted kind: the greatest number of attempts.
constexpr int kMostTries = 400;

using Write = std::optional<PracticeSheet> (*)(PracticeDraw&);

Write writerOf(Topic topic) {
  switch (topic) {
    case Topic::difference:
      return differenceQuestion;
    case Topic::origin:
      return originQuestion;
    case Topic::support:
      return supportQuestion;
    case Topic::corners:
      return cornersQuestion;
    case Topic::regions:
      return regionQuestion;
    case Topic::direction:
      return directionQuestion;
    case Topic::proof:
      return proofQuestion;
    case Topic::yes_or_no:
      return booleanQuestion;
    case Topic::ends:
      return endQuestion;
    case Topic::epa:
      return lastSimplexQuestion;
    case Topic::horizon:
      return horizonQuestion;
    case Topic::depth:
      return depthQuestion;
    case Topic::solvers:
      return weightQuestion;
    case Topic::warm_start:
      return warmQuestion;
    case Topic::precision:
      return precisionQuestion;
    case Topic::contacts:
      return contactQuestion;
  }
  return nullptr;
}

}  // namespace

bool isPractised(Topic topic) { return writerOf(topic) != nullptr; }

std::optional<Lesson> drawQuestion(const PracticeWish& wish) {
  const Write write = writerOf(wish.topic);
  if (write == nullptr) return std::nullopt;
  PairDraw lot(wish.number * 64 + static_cast<std::uint64_t>(wish.topic));
  const bool even = lot.coin();
  const int kind = lot.whole(0, kPracticeKinds - 1);
  for (int i = 0; i < kMostTries; ++i) {
    const auto seed =
        (wish.number * 64 + static_cast<std::uint64_t>(wish.topic)) * 1024 + static_cast<std::uint64_t>(i);
    PracticeDraw draw(seed, wish.level, wish.space, even, kind);
    const auto sheet = write(draw);
    if (!sheet) continue;
    if (auto lesson = lessonOf(*sheet, wish.topic)) return lesson;
  }
  return std::nullopt;
}

}  // namespace gjklab
