// What the library's own questions cost beside the whole query, on the pairs of the comparison: ns per pair.

#include "gjk/cast.h"
#include "gjk/overlap.h"
#include "gjk/query.h"
#include "gjklab_shapes.h"
#include "workload.h"

#include <benchmark/benchmark.h>
#include <string>

namespace bench {
namespace {

using Items = std::vector<Item<3>>;

/// Asks ask(item) of each pair in turn.
template <class Ask>
void registerQuestion(const std::string& name, const Items& items, Ask ask) {
  benchmark::RegisterBenchmark(name.c_str(), [items, ask](benchmark::State& state) {
    std::size_t i = 0;
    for (auto _ : state) {
      benchmark::DoNotOptimize(ask(items[i]));
      i = i + 1 < items.size() ? i + 1 : 0;
    }
  });
}

void registerWork(const std::string& work, const std::vector<Pair3>& pairs) {
  Items items;
  for (const Pair3& pair : pairs) items.push_back(itemOf(pair));
  const auto asked = [](gjk::Options<3> options) {
    return [options](const Item<3>& item) {
      return gjk::query(item.a, item.pose_a, item.b, item.pose_b, options).lower_bound;
    };
  };
  registerQuestion(work + "/query", items, asked({}));
  registerQuestion(work + "/closed", items, asked({.closed_forms = true}));
  registerQuestion(work + "/coarse", items, asked({.tolerance = 1e-6, .epa_tolerance = 1e-6}));
  registerQuestion(work + "/boolean", items, asked({.method = gjk::Method::boolean}));
  registerQuestion(work + "/limit", items, asked({.distance_limit = 0}));
  registerQuestion(work + "/overlap", items,
                   [](const Item<3>& item) { return gjk::overlap(item.a, item.pose_a, item.b, item.pose_b).meets; });
}

/// B moves to A's place; a ray goes from B's place to A's.
void registerCasts(const std::string& work, const std::vector<Pair3>& pairs) {
  Items items;
  for (const Pair3& pair : pairs) items.push_back(itemOf(pair));
  registerQuestion(work + "/shape-cast", items, [](const Item<3>& item) {
    return gjk::shapeCast(item.a, item.pose_a, item.b, item.pose_b, item.pose_a.position - item.pose_b.position).time;
  });
  registerQuestion(work + "/ray-cast", items, [](const Item<3>& item) {
    return gjk::rayCast(item.a, item.pose_a, item.pose_b.position, item.pose_a.position - item.pose_b.position).time;
  });
}

void registerAll() {
  const std::pair<const char*, std::pair<Kind, int>> kinds[] = {{"boxes", {Kind::box, 0}},
                                                                {"spheres", {Kind::sphere, 0}},
                                                                {"capsules", {Kind::capsule, 0}},
                                                                {"hulls16", {Kind::hull, 16}},
                                                                {"hulls128", {Kind::hull, 128}}};
  for (const auto& [name, kind] : kinds) {
    const std::vector<Pair3> apart = distancePairs(kind.first, kind.second);
    registerWork(std::string("apart/") + name, apart);
    registerCasts(std::string("apart/") + name, apart);
    registerWork(std::string("overlapping/") + name, penetrationPairs(kind.first, kind.second));
  }
}

}  // namespace
}  // namespace bench

int main(int argc, char** argv) {
  benchmark::Initialize(&argc, argv);
  bench::registerAll();
  benchmark::RunSpecifiedBenchmarks();
}
