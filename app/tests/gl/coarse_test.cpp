// Panes drawn with fewer pixels while something is dragged; and the textures that hold only what bodies cover.

#include "gl/gl_fixture.h"
#include "model/gallery/gallery.h"
#include "model/session/session.h"

namespace gjklab::coarse_test {
namespace {

double meanDifference(const Picture& p, const Picture& q) {
  double sum = 0;
  for (std::size_t i = 0; i < p.rgb.size(); ++i) sum += std::abs(int{p.rgb[i]} - int{q.rgb[i]});
  return sum / static_cast<double>(p.rgb.size());
}

class CoarseTest : public GlTest {
 protected:
  Picture coarse(const Figure& figure, const View& view, int divisor) {
    const int width = static_cast<int>(view.size.x), height = static_cast<int>(view.size.y);
    target_.resize(width + 20, height + 30);
    target_.bind();
    clearSurface(width + 20, height + 30, {0, 0, 0, 1});
    renderer_->drawCoarse(figure, view, theme(ThemeName::light), {10, 20, width, height}, height + 30, divisor);
    return read();
  }
};

TEST_F(CoarseTest, IsTheSamePictureWithFewerPixelsInItsPlace) {
  for (const int dimension : {2, 3}) {
    Session session(defaultScene(dimension), "", {});
    session.resize(Space::world, {401, 299}, 1);
    session.update();
    const Figure& figure = session.figure(Space::world);
    const View& view = session.view(Space::world);
    const Picture whole = coarse(figure, view, 1);
    for (const int divisor : {2, 3}) {
      const Picture rough = coarse(figure, view, divisor);
      EXPECT_LT(meanDifference(whole, rough), 5) << dimension;
      EXPECT_GT(meanDifference(whole, rough), 0);
      for (int x = 0; x < rough.width; ++x) {
        EXPECT_EQ(rough.at(x, 19), (std::array<int, 3>{0, 0, 0})) << "nothing beside its rectangle";
        EXPECT_EQ(rough.at(x, 319), (std::array<int, 3>{0, 0, 0}));
      }
      EXPECT_NE(rough.at(10, 20), (std::array<int, 3>{0, 0, 0})) << "and all of it";
      EXPECT_NE(rough.at(410, 318), (std::array<int, 3>{0, 0, 0}));
    }
  }
}

/// What a pane shows does not depend on the pane that was drawn before it, larger or smaller, in whatever order.
TEST_F(CoarseTest, TexturesOfOnePaneServeTheNext) {
  Session session(defaultScene(3), "", {});
  session.resize(Space::world, {640, 360}, 1);
  session.update();
  const View view = session.view(Space::world);
  const Picture first = draw(session.figure(Space::world), view, theme(ThemeName::light));
  for (int i = 0; i < 130; ++i) {
    View other = view;
    other.size = i % 2 ? dvec2(120, 90) : dvec2(300, 500);
    other.pixels_per_unit *= i % 3 ? 0.3 : 2.5;
    pan(other, {i % 7 * 20.0, 0});
    draw(session.figure(Space::world), other, theme(ThemeName::light));
    if (i % 43 != 0) continue;
    EXPECT_EQ(draw(session.figure(Space::world), view, theme(ThemeName::light)).rgb, first.rgb) << i;
  }
  for (int i = 0; i < 260; ++i) {  // long enough for the large textures to be given back
    View small = view;
    small.size = {120, 90};
    small.pixels_per_unit *= 0.2;
    draw(session.figure(Space::world), small, theme(ThemeName::light));
  }
  EXPECT_EQ(draw(session.figure(Space::world), view, theme(ThemeName::light)).rgb, first.rgb);
}

/// In perspective a corner of a box is drawn where the view projects it to.
TEST_F(CoarseTest, PerspectiveDrawsSurfacesWhereTheirLinesAre) {
  Settings settings;
  settings.perspective = true;
  Session session(defaultScene(3), "", settings);
  session.resize(Space::world, {640, 480}, 1);
  session.update();
  const View& view = session.view(Space::world);
  ASSERT_TRUE(hasPerspective(view));
  // The surface alone: its rim must be where the silhouette is.
  Figure surfaces;
  for (const Mesh& mesh : session.figure(Space::world).meshes)
    if (mesh.role == Role::body_a) surfaces.meshes.push_back(mesh);
  const Picture picture = draw(surfaces, view, theme(ThemeName::light));
  const Color ground = theme(ThemeName::light).pane;
  dvec2 low(1e9), high(-1e9), seen_low(1e9), seen_high(-1e9);
  for (const Mesh& mesh : surfaces.meshes)
    for (const dvec3& p : mesh.positions) {
      low = glm::min(low, dvec2(project(view, p + mesh.offset)));
      high = glm::max(high, dvec2(project(view, p + mesh.offset)));
    }
  for (int y = 0; y < picture.height; ++y)
    for (int x = 0; x < picture.width; ++x) {
      if (std::abs(picture.at(x, y)[0] - 255 * ground.r) < 6) continue;
      seen_low = glm::min(seen_low, dvec2(x, y));
      seen_high = glm::max(seen_high, dvec2(x + 1, y + 1));
    }
  EXPECT_LT(glm::distance(low, seen_low), 2.5);
  EXPECT_LT(glm::distance(high, seen_high), 2.5);
}

}  // namespace
}  // namespace gjklab::coarse_test
