// Shapes of one's own by both ways, options by name, the warm start without a trace: compiled with all warnings.

#include <gjk/custom_shape.h>
#include <gjk/pair_query.h>

struct Lens {
  gjk::SupportPoint<3> support(gjk::Vec<3> d) const { return {d / glm::length(d), -1}; }
};

gjk::Result<3> byTemplate(const Lens& lens, const gjk::Pose<3>& pose) {
  return gjk::queryPair<3>(lens, pose, gjk::Box<3>{{1, 1, 1}}, {});
}

gjk::Result<3> byPointer(const Lens& lens, const gjk::Pose<3>& pose, gjk::WarmStart<3>& warm) {
  const gjk::Options<3> options{.method = gjk::Method::boolean, .tolerance = 1e-8};
  return gjk::query(gjk::CustomShape<3>(lens), pose, gjk::CustomShape<3>(lens), {}, options, nullptr, &warm);
}

gjk::Result<2> ofShapes(const gjk::Shape<2>& a, const gjk::Shape<2>& b, gjk::WarmStart<2>& warm) {
  return gjk::query(a, {}, b, {}, {.distance_limit = 2}, nullptr, &warm);
}
