// gjklab's times of impact: double precision, default tolerance (1e-8).

#include "gjk/toi.h"
#include "gjklab_shapes.h"
#include "library.h"

namespace bench {
namespace {

template <int D>
struct FlyingItem {
  gjk::Shape<D> a, b;
  gjk::Pose<D> pose_a, pose_b;
  gjk::Motion<D> motion_a, motion_b;
};

FlyingItem<3> flyingItemOf(const Flight3& flight) {
  return {shapeOf(flight.pair.a),
          shapeOf(flight.pair.b),
          poseOf(flight.pair.a),
          poseOf(flight.pair.b),
          {flight.linear_a, flight.angular_a},
          {Vec3(0.0), flight.angular_b}};
}

FlyingItem<2> flyingItemOf(const Flight2& flight) {
  const Pair2& pair = flight.pair;
  return {shapeOf(pair.a),
          shapeOf(pair.b),
          poseOfA(pair),
          poseOfB(pair),
          {flight.linear_a, flight.angular_a},
          {Vec2(0.0), flight.angular_b}};
}

template <int D>
double timeOf(const FlyingItem<D>& item, const gjk::ImpactOptions<D>& options) {
  return gjk::impact<D>(item.a, item.pose_a, item.motion_a, item.b, item.pose_b, item.motion_b, options).time;
}

template <int D, class Flight>
Prepared prepare(const std::vector<Flight>& flights, gjk::ImpactMethod method) {
  gjk::ImpactOptions<D> options;
  options.method = method;
  std::vector<FlyingItem<D>> items;
  for (const Flight& flight : flights) {
    const bool spins = flight.angular_a != decltype(flight.angular_a)(0.0);
    if (spins && method == gjk::ImpactMethod::ray_cast) return {};
    items.push_back(flyingItemOf(flight));
  }
  return prepared(std::move(items), [options](const FlyingItem<D>& item) { return timeOf<D>(item, options); });
}

template <int D, class Flight>
std::vector<double> reference(const std::vector<Flight>& flights) {
  gjk::ImpactOptions<D> options;
  options.tolerance = 1e-13;
  std::vector<double> times;
  for (const Flight& flight : flights) times.push_back(timeOf<D>(flyingItemOf(flight), options));
  return times;
}

}  // namespace

std::vector<Library> gjklabImpactLibraries() {
  std::vector<Library> all;
  const std::pair<const char*, gjk::ImpactMethod> methods[] = {{"gjklab", gjk::ImpactMethod::conservative},
                                                               {"gjklab-bilateral", gjk::ImpactMethod::bilateral},
                                                               {"gjklab-ray-cast", gjk::ImpactMethod::ray_cast}};
  for (const auto& [name, method] : methods) {
    Library library{name, {}, {}, {}};
    library.prepare_impact3 = [method = method](const std::vector<Flight3>& flights) {
      return prepare<3>(flights, method);
    };
    library.prepare_impact2 = [method = method](const std::vector<Flight2>& flights) {
      return prepare<2>(flights, method);
    };
    all.push_back(std::move(library));
  }
  return all;
}

std::vector<double> referenceTimes(const std::vector<Flight3>& flights) { return reference<3>(flights); }
std::vector<double> referenceTimes(const std::vector<Flight2>& flights) { return reference<2>(flights); }

}  // namespace bench
