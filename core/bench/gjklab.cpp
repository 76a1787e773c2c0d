// gjklab itself: double precision, default tolerances (1e-10), cold start, poses given.

#include "gjk/hull.h"
#include "gjk/query.h"
#include "gjk/support_table.h"
#include "gjklab_shapes.h"
#include "library.h"

namespace bench {
namespace {

/// B at its next place on every query.
template <int D>
struct MovingItem {
  gjk::Shape<D> a, b;
  gjk::Pose<D> pose_a;
  std::vector<gjk::Pose<D>> poses_b;
  gjk::WarmStart<D> warm;
  std::size_t step = 0;
};

template <int D>
double askNext(MovingItem<D>& item) {
  item.step = (item.step + 1) % item.poses_b.size();
  const gjk::Pose<D>& pose_b = item.poses_b[item.step];
  return gjk::query<D>(item.a, item.pose_a, item.b, pose_b, {}, nullptr, &item.warm).distance;
}

template <int D>
double ask(const Item<D>& item, Question question, const gjk::Options<D>& options = {}) {
  const gjk::Result<D> result = gjk::query(item.a, item.pose_a, item.b, item.pose_b, options);
  return question == Question::distance ? result.distance : result.depth;
}

}  // namespace

Vec3 normalOf(const Pair3& pair) {
  const Item<3> item = itemOf(pair);
  return gjk::query(item.a, item.pose_a, item.b, item.pose_b).normal;
}

Library closedGjklabLibrary() {
  Library library{"gjklab-closed", {}, {}, {}};
  library.prepare3 = [](const std::vector<Pair3>& pairs, Question question) -> Prepared {
    if (pairs.front().a.kind == Kind::hull) return {};
    std::vector<Item<3>> items;
    for (const Pair3& pair : pairs) items.push_back(itemOf(pair));
    const gjk::Options<3> options{.closed_forms = true};
    return prepared(
        std::move(items), [question, options](const Item<3>& item) { return ask(item, question, options); }, kPlace<3>);
  };
  return library;
}

Library tracedGjklabLibrary() {
  Library library{"gjklab-traced", {}, {}, {}};
  library.prepare3 = [](const std::vector<Pair3>& pairs, Question question) -> Prepared {
    if (question != Question::distance || pairs.front().a.kind != Kind::hull) return {};
    std::vector<Item<3>> items;
    for (const Pair3& pair : pairs) items.push_back(itemOf(pair));
    return prepared(std::move(items), [trace = std::make_shared<gjk::Trace<3>>()](const Item<3>& item) {
      return gjk::query(item.a, item.pose_a, item.b, item.pose_b, {}, trace.get()).distance;
    });
  };
  return library;
}

Prepared gjklabPreparation(const std::vector<Pair3>& pairs) {
  std::vector<gjk::Hull<3>> hulls;
  for (const Pair3& pair : pairs) hulls.push_back({pair.a.points});
  return prepared(std::move(hulls), [](gjk::Hull<3>& hull) {
    hull.prepare();
    return hull.table->reach();
  });
}

/// Pairs of which B moves, to be asked with a warm start.
MovingItem<3> movingItemOf(const Pair3& pair) {
  MovingItem<3> item{shapeOf(pair.a), shapeOf(pair.b), itemOf(pair).pose_a, {}, {}};
  for (int step = 0; step < kMotionSteps; ++step) {
    item.poses_b.push_back(poseOf(movedB(pair, step)));
  }
  return item;
}

MovingItem<2> movingItemOf(const Pair2& pair) {
  MovingItem<2> item{shapeOf(pair.a), shapeOf(pair.b), {}, {}, {}};
  item.pose_a = poseOfA(pair);
  for (int step = 0; step < kMotionSteps; ++step) {
    item.poses_b.push_back(poseOf(movedB(pair, step)));
  }
  return item;
}

MovingItem<3> turningItemOf(const Pair3& pair) {
  MovingItem<3> item{shapeOf(pair.a), shapeOf(pair.b), itemOf(pair).pose_a, {}, {}};
  for (int step = 0; step < kMotionSteps; ++step) item.poses_b.push_back(poseOf(turnedB(pair, step)));
  return item;
}

Prepared prepareTurning(const std::vector<Pair3>& pairs, bool warm) {
  std::vector<MovingItem<3>> items;
  for (const Pair3& pair : pairs) items.push_back(turningItemOf(pair));
  return prepared(std::move(items), [warm](MovingItem<3>& item) {
    item.step = (item.step + 1) % item.poses_b.size();
    gjk::WarmStart<3>* const kept = warm ? &item.warm : nullptr;
    return gjk::query<3>(item.a, item.pose_a, item.b, item.poses_b[item.step], {}, nullptr, kept).depth;
  });
}

Library coldGjklabLibrary() {
  Library library{"gjklab-cold", {}, {}, {}};
  library.prepare_turning3 = [](const std::vector<Pair3>& pairs) { return prepareTurning(pairs, false); };
  return library;
}

Library gjklabLibrary() {
  Library library{"gjklab", {}, {}, {}};
  library.prepare3 = [](const std::vector<Pair3>& pairs, Question question) {
    std::vector<Item<3>> items;
    for (const Pair3& pair : pairs) items.push_back(itemOf(pair));
    return prepared(
        std::move(items), [question](const Item<3>& item) { return ask(item, question); }, kPlace<3>);
  };
  library.prepare2 = [](const std::vector<Pair2>& pairs, Question question) {
    std::vector<Item<2>> items;
    for (const Pair2& pair : pairs) items.push_back(itemOf(pair));
    return prepared(
        std::move(items), [question](const Item<2>& item) { return ask(item, question); }, kPlace<2>);
  };
  library.build_hull = [](const std::vector<Vec3>& points) {
    return static_cast<int>(gjk::convexHull<3>(points).vertices.size());
  };
  library.prepare_moving3 = [](const std::vector<Pair3>& pairs) {
    std::vector<MovingItem<3>> items;
    for (const Pair3& pair : pairs) items.push_back(movingItemOf(pair));
    return prepared(std::move(items), askNext<3>);
  };
  library.prepare_moving2 = [](const std::vector<Pair2>& pairs) {
    std::vector<MovingItem<2>> items;
    for (const Pair2& pair : pairs) items.push_back(movingItemOf(pair));
    return prepared(std::move(items), askNext<2>);
  };
  library.prepare_turning3 = [](const std::vector<Pair3>& pairs) { return prepareTurning(pairs, true); };
  return library;
}

}  // namespace bench
