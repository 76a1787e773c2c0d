#include "model/run/sat_run.h"

#include "model/run/embed.h"
#include "model/run/given_run.h"
#include "model/scene/core_shape.h"
#include "model/scene/in_dimension.h"
#include "model/text/translate.h"

#include <optional>

namespace gjklab {

namespace {

template <int D>
std::vector<dvec3> cornersOf(const gjk::FaceMesh<D>& mesh, bool face, int feature) {
  std::vector<dvec3> out;
  if (feature < 0) return out;
  const auto at = static_cast<std::size_t>(feature);
  const auto add = [&](int corner) { out.push_back(widen<D>(mesh.points[static_cast<std::size_t>(corner)])); };
  if (face) {
    for (const int corner : mesh.faces[at].corners) add(corner);
  } else {
    for (const int corner : mesh.edges[at]) add(corner);
  }
  return out;
}

template <int D>
SatAxisRow rowOf(const gjk::SatTrace<D>& trace, const gjk::SatAxis<D>& axis) {
  SatAxisRow row;
  row.kind = axis.kind;
  row.feature_a = axis.feature_a;
  row.feature_b = axis.feature_b;
  row.skip = axis.skip;
  row.same_as = axis.same_as;
  row.direction = widen<D>(axis.direction);
  row.shadow_a = axis.shadow_a;
  row.shadow_b = axis.shadow_b;
  row.separation = axis.separation;
  const bool faces = axis.kind != gjk::SatAxisKind::edge_pair;
  row.on_a = cornersOf<D>(trace.a, faces, axis.feature_a);
  row.on_b = cornersOf<D>(trace.b, faces, axis.feature_b);
  return row;
}

template <int D>
gjk::Result<3> embedded(const gjk::Result<D>& result) {
  if constexpr (D == 3) {
    return result;
  } else {
    return widen(result);
  }
}

template <int D>
gjk::Result<3> run(const Scene& scene, SatRun& into) {
  const gjk::Shape<D> a = coreShape<D>(scene.a), b = coreShape<D>(scene.b);
  const gjk::Pose<D> pose_a = corePose<D>(scene.a), pose_b = corePose<D>(scene.b);
  gjk::Options<D> options = coreOptions<D>(scene.query);
  gjk::SatTrace<D> trace;
  const gjk::Result<D> result = gjk::queryBySeparatingAxes<D>(a, pose_a, b, pose_b, options, &trace);
  for (const gjk::SatAxis<D>& axis : trace.axes) into.axes.push_back(rowOf<D>(trace, axis));
  into.deciding = trace.deciding;
  into.radius_a = a.coreRadius();
  into.radius_b = b.coreRadius();
  if (result.termination != gjk::Termination::converged) return embedded<D>(result);
  options.method = gjk::Method::distance;
  const gjk::Result<D> by_gjk = gjk::query<D>(a, pose_a, b, pose_b, options);
  into.gjk_iterations = by_gjk.gjk_iterations + by_gjk.epa_iterations;
  into.gjk_support_calls = by_gjk.support_calls;
  return embedded<D>(result);
}

long long axisCount(const Scene& scene) {
  return inDimension(scene.dimension,
                     [&](auto d) { return gjk::satAxisCount<d>(coreShape<d>(scene.a), coreShape<d>(scene.b)); });
}

}  // namespace

bool looksAlong(const SatAxisRow& axis) {
  const bool of_a = axis.kind == gjk::SatAxisKind::face_a;
  if (!of_a && axis.kind != gjk::SatAxisKind::face_b) return true;
  const auto& corners = of_a ? axis.on_a : axis.on_b;
  const gjk::Interval& shadow = of_a ? axis.shadow_a : axis.shadow_b;
  if (corners.empty()) return true;
  const double at = glm::dot(corners.front(), axis.direction);
  return shadow.high - at <= at - shadow.low;
}

int SatRun::bestUpTo(int last) const {
  int best = -1;
  for (int i = 0; i <= last && i < static_cast<int>(axes.size()); ++i) {
    if (axis(i).skip != gjk::SatSkip::tested) continue;
    // The deciding axis wins over others that are as good, as it did in the test.
    if (best < 0 || axis(i).separation > axis(best).separation || i == deciding) best = i;
    if (i == deciding) return i;
  }
  return best;
}

void countAxes(SatRun& run, gjk::Status status) {
  for (int i = 0; i < static_cast<int>(run.axes.size()); ++i) {
    const bool tested = run.axis(i).skip == gjk::SatSkip::tested;
    ++(tested ? run.tested : run.skipped);
    if (tested && run.first_separating < 0 && status == gjk::Status::separated && run.axis(i).separation > 0)
      run.first_separating = i;
  }
}

std::string axisSource(const SatAxisRow& axis, int dimension) {
  // Translators: rows of a narrow table: an end, an edge or a face of body A or B, by its number.
  static constexpr const char* kFaces[] = {translatable("{body} end {n}"), translatable("{body} edge {n}"),
                                           translatable("{body} face {n}")};
  const char* const face = tr(kFaces[dimension - 1]);
  switch (axis.kind) {
    case gjk::SatAxisKind::face_a:
      return filledIn(face, {arg("body", "A"), arg("n", axis.feature_a + 1)});
    case gjk::SatAxisKind::face_b:
      return filledIn(face, {arg("body", "B"), arg("n", axis.feature_b + 1)});
    case gjk::SatAxisKind::edge_pair:
      return tr("edge {a} × edge {b}", arg("a", axis.feature_a + 1), arg("b", axis.feature_b + 1));
    case gjk::SatAxisKind::flat:
      return tr("flat bodies");
    case gjk::SatAxisKind::nearest_points:
      return tr("nearest points");
  }
  return "";
}

std::string testedAxes(const SatRun& run) {
  const auto listed = static_cast<int>(run.axes.size());
  if (run.skipped > 0) return tr("{tested} of {axes} axes tested", arg("tested", run.tested), arg("axes", listed));
  return trn("after {n} axis", "after {n} axes", listed);
}

gjk::Result<3> runSeparatingAxes(const Scene& scene, SatRun& into) {
  into = {};
  const gjk::Result<3> result = scene.dimension == 1   ? run<1>(scene, into)
                                : scene.dimension == 2 ? run<2>(scene, into)
                                                       : run<3>(scene, into);
  countAxes(into, result.status);
  return result;
}

namespace {

/// The first body that is no polytope, even without its radius.
std::optional<Which> curvedBody(const Scene& scene) {
  for (const Which which : {Which::a, Which::b})
    if (!hasPolytopeCore(body(scene, which).shape)) return which;
  return std::nullopt;
}

bool asksForAxes(const Scene& scene) { return scene.query.method == gjk::Method::separating_axes; }

}  // namespace

std::string methodObstacle(const Scene& scene) {
  if (!asksForAxes(scene)) return "";
  if (const auto which = curvedBody(scene)) {
    const Argument shape = arg("shape", name(body(scene, *which).shape));
    return (which == Which::a ? "a.shape: " : "b.shape: ") +
           (scene.dimension == 1
                ? tr("the separating axis test does not support \"{shape}\"; it supports point, segment, box and hull",
                     shape)
                : tr("the separating axis test does not support \"{shape}\"; it supports point, segment, box and hull, "
                     "and also sphere and capsule",
                     shape));
  }
  const long long axes = axisCount(scene);
  if (axes <= gjk::kMostSatAxes) return "";
  return "query.method: " +
         tr("the separating axis test would have {axes} axes for this pair; up to {most} are allowed",
            arg("axes", axes), arg("most", gjk::kMostSatAxes));
}

std::string obstacleSentence(const Scene& scene) {
  if (!asksForAxes(scene)) return "";
  if (const auto which = curvedBody(scene)) {
    std::string text = tr(
        "The separating axis test needs polytopes, but {body} ({shape}) is curved. It accepts points, segments, boxes "
        "and hulls.",
        arg("body", letterOf(*which)), arg("shape", screenName(body(scene, *which).shape, scene.dimension)));
    if (scene.dimension > 1)
      text += std::string(" ") + tr("It treats spheres and capsules as points and segments with a radius.");
    return text;
  }
  const long long axes = axisCount(scene);
  if (axes <= gjk::kMostSatAxes) return "";
  return tr("The separating axis test would have {axes} axes for this pair; up to {most} are allowed.",
            arg("axes", axes), arg("most", gjk::kMostSatAxes));
}

}  // namespace gjklab
