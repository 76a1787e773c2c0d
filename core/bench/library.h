#pragma once
// What a library under measurement looks like: it prepares its own form of a pair once and answers queries on it.

#include "workload.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <type_traits>
#include <vector>

namespace bench {

/// One prepared set of pairs of one library. `ask(i)` is what is timed: it answers pair i and returns the number.
struct Prepared {
  std::function<double(int)> ask;
  /// The timed loop: answers all pairs once and returns the sum of the answers (so that nothing is optimised away). A
  /// loop of the library's own, so that calling it through std::function costs once in 256 queries.
  std::function<double()> askAll;
  /// Puts the bodies elsewhere, untimed; null where the library has no rows with pairs placed anew.
  std::function<void(const std::vector<Placed3>&)> place3 = {};
  std::function<void(const std::vector<Placed2>&)> place2 = {};
};

struct Library {
  std::string name;
  /// Null functions where the library has no such query.
  std::function<Prepared(const std::vector<Pair3>&, Question)> prepare3;
  std::function<Prepared(const std::vector<Pair2>&, Question)> prepare2;
  /// Builds the convex hull of the points; how many vertices it has.
  std::function<int(const std::vector<Vec3>&)> build_hull;
  /// Distances of pairs of which B moves a little (movedB) from query to query, with what the library keeps meanwhile.
  std::function<Prepared(const std::vector<Pair3>&)> prepare_moving3 = {};
  std::function<Prepared(const std::vector<Pair2>&)> prepare_moving2 = {};
  /// Times of first contact; 1, the duration, where there is none. Null prepared functions: not for these flights.
  std::function<Prepared(const std::vector<Flight3>&)> prepare_impact3 = {};
  std::function<Prepared(const std::vector<Flight2>&)> prepare_impact2 = {};
  /// Depths of pairs of which B turns a little (turnedB) from query to query, with what the library keeps meanwhile.
  std::function<Prepared(const std::vector<Pair3>&)> prepare_turning3 = {};
};

/// Makes `askAll` of a query on one prepared pair.
template <class Item, class Query>
Prepared prepared(std::shared_ptr<std::vector<Item>> shared, Query query) {
  return {[shared, query](int i) { return query((*shared)[static_cast<std::size_t>(i)]); },
          [shared, query] {
            double sum = 0;
            for (Item& item : *shared) sum += query(item);
            return sum;
          }};
}
template <class Item, class Query>
Prepared prepared(std::vector<Item> items, Query query) {
  return prepared(std::make_shared<std::vector<Item>>(std::move(items)), query);
}

/// The same of pairs that place(item, placed) puts elsewhere.
template <class Item, class Query, class Place>
Prepared prepared(std::vector<Item> items, Query query, Place place) {
  auto shared = std::make_shared<std::vector<Item>>(std::move(items));
  Prepared made = prepared(shared, query);
  const auto placeAll = [shared, place](const auto& placed) {
    for (std::size_t i = 0; i < placed.size(); ++i) place((*shared)[i], placed[i]);
  };
  if constexpr (std::is_invocable_v<Place, Item&, const Placed3&>)
    made.place3 = placeAll;
  else
    made.place2 = placeAll;
  return made;
}

Library gjklabLibrary();
/// By formulas where shapes have them (Options::closed_forms): not for hulls.
Library closedGjklabLibrary();
/// Without a warm start where others have one.
Library coldGjklabLibrary();
/// With every iteration recorded, into one trace.
Library tracedGjklabLibrary();
/// Small pairs by the lanes of SSE2, and without the small path.
Library baselineGjklabLibrary();
Library carefulGjklabLibrary();
/// How many of the pairs the small path answers; nothing where their bodies have too many points for it.
std::optional<double> smallShare(const std::vector<Pair3>&);
/// Times of impact by its three methods: named gjklab (conservative advancement), gjklab-bilateral and gjklab-ray-cast.
std::vector<Library> gjklabImpactLibraries();
/// Proven times of first contact: the bodies are apart before, and 1e-13 · S from each other then.
std::vector<double> referenceTimes(const std::vector<Flight3>&);
std::vector<double> referenceTimes(const std::vector<Flight2>&);
/// Not a query: what preparing the first body of each pair takes (Hull::prepare()).
Prepared gjklabPreparation(const std::vector<Pair3>&);
/// The normal that gjklab answers for a pair.
Vec3 normalOf(const Pair3&);
#ifdef GJKLAB_BENCH_BULLET
Library bulletLibrary();
#endif
#ifdef GJKLAB_BENCH_FCL
Library fclLibrary();
#endif
#ifdef GJKLAB_BENCH_LIBCCD
Library libccdLibrary();
#endif
#ifdef GJKLAB_BENCH_BOX2D
Library box2dLibrary();
#endif

}  // namespace bench
