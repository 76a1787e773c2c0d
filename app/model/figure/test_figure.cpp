// Difference space: a sign test whose row is pointed at. What it multiplies is drawn as arrows from where it is asked,
// what divides the plane as a line; in space the plane of a test has a picture of its own (test_plane_figure.cpp).

#include "model/figure/figure_parts.h"
#include "model/frame/test_plane.h"
#include "model/text/sign_test_text.h"
#include "model/text/translate.h"

#include <fmt/format.h>

namespace gjklab {
namespace {

using gjk::TestKind;

/// A test on the simplex that shows: its vertices by the record's indices.
class TestPicture {
 public:
  TestPicture(FigureBuilder& builder, const gjk::TestSubject& test) : builder_(builder), test_(test) {
    for (const FrameVertex& vertex : builder.frame.simplex) points_.push_back(vertex.support.w);
  }

  bool fits() const { return (test_.feature >> points_.size()) == 0 && !points_.empty(); }

  void add() {
    switch (test_.kind) {
      case TestKind::along:
        return addAlong();
      case TestKind::beside:
        return addBeside();
      case TestKind::side:
        return addSide();
      case TestKind::cofactor:
      case TestKind::volume:
      case TestKind::part:
        return addShare();
    }
  }

 private:
  dvec3 at(int i) const { return points_[static_cast<std::size_t>(i)]; }
  const std::string& name(int i) const { return builder_.frame.names[i]; }
  int other() const {
    for (int j = 1; j < static_cast<int>(points_.size()); ++j)
      if (j != test_.vertex && gjk::contains(test_.feature, j)) return j;
    return test_.vertex;
  }

  void arrow(dvec3 from, dvec3 to, const std::string& text) {
    builder_.arrow(Role::highlight, from, to, Emphasis::normal);
    const dvec2 along = builder_.screenDirection(to - from);
    builder_.label(Role::highlight, (from + to) * 0.5, text, dvec2(-along.y, along.x), priority_highlight);
  }
  /// From a to O: what every test multiplies with.
  void toOrigin() {
    if (builder_.onScreen(at(0), dvec3(0.0)) > 4)
      arrow(at(0), dvec3(0.0), "*" + toOriginText(builder_.frame.names) + "*");
  }
  /// A direction that the test takes, as long as an edge of the simplex, so that it can be seen whatever its units.
  void direction(dvec3 from, dvec3 normal, const std::string& text) {
    const double length = glm::length(normal);
    if (length > 0) arrow(from, from + normal * (builder_.pixels(70) / length), text);
  }

  /// u·ao: O lies beyond the plane through a perpendicular to u, or not.
  void addAlong() {
    arrow(at(0), at(test_.vertex), fmt::format("*{}{}*", name(0), name(test_.vertex)));
    toOrigin();
    if (builder_.dimension() == 2)
      addSupportingPlane(builder_, Role::highlight, at(0), glm::normalize(at(test_.vertex) - at(0)));
  }
  /// u×(u×v)·ao: perpendicular to the edge, in the triangle's plane, away from the triangle.
  void addBeside() {
    const dvec3 u = at(test_.vertex) - at(0), v = at(other()) - at(0);
    const dvec3 away = u * glm::dot(u, v) - v * glm::dot(u, u);
    builder_.line(Role::highlight, at(0), at(test_.vertex), Emphasis::strong);
    direction((at(0) + at(test_.vertex)) * 0.5, away,
              tr("perpendicular to *{edge}*", arg("edge", name(0) + name(test_.vertex))));
    toOrigin();
  }
  /// (u×v)·ao: the side of the face's plane.
  void addSide() {
    const dvec3 normal = glm::cross(at(test_.vertex) - at(0), at(other()) - at(0));
    outline();
    direction((at(0) + at(test_.vertex) + at(other())) / 3.0, normal,
              fmt::format("*{0}{1}* × *{0}{2}*", name(0), name(test_.vertex), name(other())));
    toOrigin();
  }
  /// Of a feature as a whole; with O in the place of the vertex where the test has one.
  void addShare() {
    outline();
    if (test_.vertex < 0) return;
    builder_.marker(Role::highlight, at(test_.vertex), MarkerShape::ring);
    for (int i = 0; i < static_cast<int>(points_.size()); ++i)
      if (i != test_.vertex && gjk::contains(test_.feature, i) && test_.kind == TestKind::part)
        builder_.line(Role::highlight, dvec3(0.0), at(i), Emphasis::normal, true);
  }
  void outline() {
    const int count = static_cast<int>(points_.size());
    for (int i = 0; i < count; ++i)
      for (int j = i + 1; j < count; ++j)
        if (gjk::contains(test_.feature, i) && gjk::contains(test_.feature, j))
          builder_.line(Role::highlight, at(i), at(j), Emphasis::strong);
  }

  FigureBuilder& builder_;
  gjk::TestSubject test_;
  std::vector<dvec3> points_;
};

}  // namespace

void addTestHighlight(FigureBuilder& builder) {
  const auto* target = std::get_if<TestTarget>(&builder.frame.hover);
  if (!target || builder.frame.moment.sub_step != SubStep::gjk_region) return;
  if (tellsTestPlane(builder.frame)) return;  // it is drawn already
  if (testPlaneOf(builder.frame)) return addTestPlane(builder);
  TestPicture picture(builder, target->subject);
  if (picture.fits()) picture.add();
}

}  // namespace gjklab
