#include "export/axes_reader.h"

#include "export/trace_steps_reader.h"
#include "model/run/given_run.h"
#include "model/scene/core_shape.h"

namespace gjklab {

namespace {

std::vector<dvec3> corners(const JsonValue& value, int dimension) {
  std::vector<dvec3> out;
  for (const JsonValue& corner : value.elements()) out.push_back(corner.vector(dimension));
  return out;
}

gjk::Interval interval(const JsonValue& value) {
  const std::vector<JsonValue> ends = value.elements();
  if (ends.size() == 2) return {ends[0].number(), ends[1].number()};
  value.report("must be two numbers, the low and the high end");
  return {};
}

/// The decision says why an axis was left out.
gjk::SatSkip skipOf(const JsonValue& decision) {
  const std::string word = decision.text();
  for (const auto skip : {gjk::SatSkip::same_as_before, gjk::SatSkip::parallel_edges})
    if (word == gjk::name(skip)) return skip;
  if (word != "gap" && word != "overlap")
    decision.report("must be one of \"gap\", \"overlap\", \"same-as-before\", \"parallel-edges\"");
  return gjk::SatSkip::tested;
}

SatAxisRow axisOf(const JsonValue& step, int index, int dimension) {
  constexpr int kGreatest = std::numeric_limits<int>::max();
  SatAxisRow row;
  wordOf(step["phase"], {0}, [](int) { return "sat"; });
  step["iteration"].whole(index + 1, index + 1);
  row.kind = wordOf(step["kind"], {gjk::SatAxisKind::face_a, gjk::SatAxisKind::face_b, gjk::SatAxisKind::edge_pair,
                                   gjk::SatAxisKind::flat, gjk::SatAxisKind::nearest_points});
  row.feature_a = step["feature_a"].whole(-1, kGreatest);
  row.feature_b = step["feature_b"].whole(-1, kGreatest);
  row.skip = skipOf(step["decision"]);
  if (const auto same = step.find("same_as")) row.same_as = same->whole(1, index) - 1;
  if (const auto direction = step.find("direction")) row.direction = direction->vector(dimension);
  row.on_a = corners(step["corners_a"], dimension);
  row.on_b = corners(step["corners_b"], dimension);
  if (row.skip != gjk::SatSkip::tested) return row;
  row.shadow_a = interval(step["shadow_a"]);
  row.shadow_b = interval(step["shadow_b"]);
  row.separation = step["separation"].number();
  return row;
}

double radiusOf(const Body& body, int dimension) {
  return dimension == 1   ? coreShape<1>(body).coreRadius()
         : dimension == 2 ? coreShape<2>(body).coreRadius()
                          : coreShape<3>(body).coreRadius();
}

}  // namespace

void readAxes(const JsonValue& axes, const JsonValue& steps, const Scene& scene, gjk::Status status, SatRun& into) {
  for (const JsonValue& step : steps.elements())
    into.axes.push_back(axisOf(step, static_cast<int>(into.axes.size()), scene.dimension));
  const int last = static_cast<int>(into.axes.size()) - 1;
  if (const auto deciding = axes.find("deciding")) into.deciding = deciding->whole(0, last);
  into.gjk_iterations = axes["gjk_iterations"].whole(0, kMostSteps);
  into.gjk_support_calls = axes["gjk_support_calls"].whole(0, std::numeric_limits<int>::max());
  countAxes(into, status);
  into.radius_a = radiusOf(scene.a, scene.dimension);
  into.radius_b = radiusOf(scene.b, scene.dimension);
}

}  // namespace gjklab
