// What the small path (gjk/small/small_query.h) is worth: the same queries without AVX2, and by the careful path alone.

#include "gjk/detail/core_support.h"
#include "gjk/pair_query.h"
#include "gjk/small/pair.h"
#include "gjk/small/small_query.h"
#include "gjklab_shapes.h"
#include "library.h"

namespace bench {
namespace {

double answerOf(const auto& result, Question question) {
  return question == Question::distance ? result.distance : result.depth;
}

template <int D>
gjk::Result<D> careful(const Item<D>& item) {
  using Core = gjk::detail::CoreSupport<D>;
  const Core core_a(item.a), core_b(item.b);
  const gjk::Options<D> options;
  return gjk::detail::PairQuery<D, Core, Core>(core_a, item.pose_a, item.a.coreRadius(), core_b, item.pose_b,
                                               item.b.coreRadius(), options, nullptr, nullptr)
      .run();
}

template <int D>
bool small(const Item<D>& item, gjk::small::Instructions instructions, gjk::Result<D>& result) {
  bool answered;
  result =
      gjk::small::answer<D>(item.a, item.pose_a, item.b, item.pose_b, {}, nullptr, nullptr, answered, instructions);
  return answered;
}

template <int D>
gjk::Result<D> baseline(const Item<D>& item) {
  gjk::Result<D> result;
  return small(item, gjk::small::Instructions::baseline, result) ? result : careful(item);
}

/// Of small pairs alone: elsewhere the answers are gjklab's own.
template <class Pair>
bool areSmall(const std::vector<Pair>& pairs) {
  gjk::Result<decltype(itemOf(pairs.front()).pose_a.position)::length()> result;
  for (const Pair& pair : pairs)
    if (small(itemOf(pair), gjk::small::Instructions::best, result)) return true;
  return false;
}

/// Whether the small path looks at hulls of so many points at all.
bool mayBeSmall(const std::vector<Pair3>& pairs) {
  return pairs.front().a.points.size() <= std::size_t{gjk::small::kMostPoints};
}

template <int D, class Pair, class Answer>
Prepared prepare(const std::vector<Pair>& pairs, Question question, Answer answer) {
  std::vector<Item<D>> items;
  for (const Pair& pair : pairs) items.push_back(itemOf(pair));
  return prepared(
      std::move(items), [=](const Item<D>& item) { return answerOf(answer(item), question); }, kPlace<D>);
}

}  // namespace

Library baselineGjklabLibrary() {
  Library library{"gjklab-sse2", {}, {}, {}};
  library.prepare3 = [](const std::vector<Pair3>& pairs, Question question) {
    return areSmall(pairs) ? prepare<3>(pairs, question, baseline<3>) : Prepared{};
  };
  library.prepare2 = [](const std::vector<Pair2>& pairs, Question question) {
    return prepare<2>(pairs, question, baseline<2>);
  };
  return library;
}

Library carefulGjklabLibrary() {
  Library library{"gjklab-careful", {}, {}, {}};
  library.prepare3 = [](const std::vector<Pair3>& pairs, Question question) {
    return mayBeSmall(pairs) ? prepare<3>(pairs, question, careful<3>) : Prepared{};
  };
  library.prepare2 = [](const std::vector<Pair2>& pairs, Question question) {
    return prepare<2>(pairs, question, careful<2>);
  };
  return library;
}

std::optional<double> smallShare(const std::vector<Pair3>& pairs) {
  if (!mayBeSmall(pairs)) return std::nullopt;
  double count = 0;
  gjk::Result<3> result;
  for (const Pair3& pair : pairs) count += small(itemOf(pair), gjk::small::Instructions::best, result);
  return count / static_cast<double>(pairs.size());
}

}  // namespace bench
