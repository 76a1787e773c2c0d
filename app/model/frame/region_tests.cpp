#include "model/frame/region_tests.h"

#include "model/frame/feature.h"
#include "model/text/translate.h"

#include <algorithm>
#include <array>
#include <glm/geometric.hpp>

namespace gjklab {
namespace {

/// Square to the test's line or plane, towards where its value is above zero; zero: the test has none. All tests are
/// asked from the newest vertex, 0.
dvec3 normalOf(std::span<const dvec3> simplex, const gjk::TestSubject& subject) {
  const auto edge = [&](int i) { return simplex[static_cast<std::size_t>(i)] - simplex[0]; };
  int other = -1;
  for (int j = 1; j < static_cast<int>(simplex.size()); ++j)
    if (j != subject.vertex && gjk::contains(subject.feature, j)) other = j;
  if (subject.vertex < 0 || subject.vertex >= static_cast<int>(simplex.size())) return dvec3(0.0);
  switch (subject.kind) {
    case gjk::TestKind::along:
      return edge(subject.vertex);
    case gjk::TestKind::beside:
      if (other < 0) return dvec3(0.0);
      return glm::cross(edge(subject.vertex), glm::cross(edge(subject.vertex), edge(other)));
    case gjk::TestKind::side:
      return other < 0 ? dvec3(0.0) : glm::cross(edge(subject.vertex), edge(other));
    case gjk::TestKind::cofactor:
    case gjk::TestKind::volume:
    case gjk::TestKind::part:
      return dvec3(0.0);
  }
  return dvec3(0.0);
}

}  // namespace

std::optional<FrameRegion::HalfSpace> sideLost(std::span<const dvec3> simplex, const gjk::SignTest& test) {
  if (simplex.empty()) return std::nullopt;
  const dvec3 normal = normalOf(simplex, test.subject);
  const double largest = std::max({std::abs(normal.x), std::abs(normal.y), std::abs(normal.z)});
  if (!(largest > 0)) return std::nullopt;
  const dvec3 unit = glm::normalize(normal / largest);
  const dvec3 towards_origin = test.holds ? unit : -unit;
  return FrameRegion::HalfSpace{towards_origin, glm::dot(towards_origin, simplex[0])};
}

bool excludes(const gjk::GjkRecord<3>& record, const gjk::SignTest& test) {
  return test.excludes != gjk::kNoFeature && test.excludes != record.region;
}

void showTest(Frame& frame, int test) {
  const gjk::GjkRecord<3>& record = frame.run->trace.gjk[static_cast<std::size_t>(frame.moment.record)];
  const int count = record.tests.size();
  if (test < 0 || test >= count) return;
  std::array<dvec3, 4> points{};
  const auto vertices = static_cast<std::size_t>(record.simplex.size());
  for (std::size_t i = 0; i < vertices; ++i) points[i] = record.simplex[static_cast<int>(i)].support.w;
  const gjk::SignTest& now = record.tests[test];
  frame.test = FrameTest{now, test, count, sideLost(std::span(points.data(), vertices), now)};
  for (FrameRegion& region : frame.regions) {
    if (containsFeature(record.ruled_out, region.feature)) region.state = RegionState::ruled_out;
    for (int i = 0; i <= test; ++i) {
      if (!excludes(record, record.tests[i]) || record.tests[i].excludes != region.feature) continue;
      region.state = RegionState::excluded;
      region.ink = kExcludedInk;
      region.reason =
          region.name + ": " + (i == test ? tr("this test rules it out.") : tr("an earlier test rules it out."));
    }
  }
  if (std::holds_alternative<std::monostate>(frame.hover)) frame.hover = TestTarget{now.subject};
}

}  // namespace gjklab
