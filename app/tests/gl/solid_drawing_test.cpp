// Bodies in 3-D: translucent blending against an oracle that sorts the crossings of each line of sight by hand, and
// lines that hide behind bodies.

#include "covered.h"
#include "gl/gl_fixture.h"

#include <algorithm>

namespace gjklab::solid_drawing_test {
namespace {

const Theme& lightTheme() { return theme(ThemeName::light); }

/// A box as a mesh that owns its arrays.
struct BoxMesh {
  std::vector<dvec3> positions, normals;
  std::vector<int> triangles;
};

std::shared_ptr<const BoxMesh> boxMesh(dvec3 low, dvec3 high) {
  auto mesh = std::make_shared<BoxMesh>();
  for (int axis = 0; axis < 3; ++axis)
    for (const int side : {0, 1}) {
      const int u = (axis + 1) % 3, v = (axis + 2) % 3;
      dvec3 normal(0.0);
      normal[axis] = side ? 1 : -1;
      const int first = static_cast<int>(mesh->positions.size());
      for (const auto& [s, t] : {std::pair{0, 0}, std::pair{1, 0}, std::pair{1, 1}, std::pair{0, 1}}) {
        dvec3 p;
        p[axis] = side ? high[axis] : low[axis];
        p[u] = s ? high[u] : low[u];
        p[v] = t ? high[v] : low[v];
        mesh->positions.push_back(p);
        mesh->normals.push_back(normal);
      }
      for (const int corner : {0, 1, 2, 0, 2, 3})
        mesh->triangles.push_back(first + (side ? corner : (corner == 0 ? 0 : 4 - corner)));
    }
  return mesh;
}

Mesh meshOf(Role role, const std::shared_ptr<const BoxMesh>& box, dvec3 offset = dvec3(0.0)) {
  Mesh mesh{};
  mesh.role = role;
  mesh.owner = box;
  mesh.positions = box->positions;
  mesh.normals = box->normals;
  mesh.triangles = box->triangles;
  mesh.offset = offset;
  return mesh;
}

struct Crossing {
  double z;  ///< towards the viewer
  Color color;
};

/// What is seen of surfaces one behind the other: laid on the ground from the farthest on. Without light: exact for
/// planes, for bodies up to what light changes.
Color seenThrough(std::vector<Crossing> crossings, Color ground) {
  std::sort(crossings.begin(), crossings.end(), [](const Crossing& a, const Crossing& b) { return a.z < b.z; });
  Color seen = ground;
  for (const Crossing& crossing : crossings) seen = blend(seen, crossing.color);
  return seen;
}

double distanceOf(std::array<int, 3> a, Color b) {
  const std::array<float, 3> channels{b.r, b.g, b.b};
  double worst = 0;
  for (std::size_t i = 0; i < 3; ++i) worst = std::max(worst, std::abs(a[i] / 255.0 - channels[i]));
  return worst;
}

double distanceOf(std::array<int, 3> a, std::array<int, 3> b) {
  double worst = 0;
  for (std::size_t i = 0; i < 3; ++i) worst = std::max<double>(worst, std::abs(a[i] - b[i]));
  return worst;
}

class SolidDrawing : public GlTest {
 protected:
  /// Looks along −z at 200 × 200 units.
  View frontView() { return pixelView(200, 200, 3); }
};

TEST_F(SolidDrawing, OneBoxIsTwoLayersOfItsColor) {
  Figure figure;
  figure.meshes.push_back(meshOf(Role::body_a, boxMesh({50, 50, -50}, {150, 150, 50})));
  const Picture picture = draw(figure, frontView(), lightTheme());
  const Color fill = lightTheme().style(Role::body_a).solid;
  const Color expected = seenThrough({{0, fill}, {1, fill}}, lightTheme().pane);
  EXPECT_LT(distanceOf(picture.at(100, 100), expected), 0.06);  // light may change it that much
  EXPECT_LT(distanceOf(picture.at(20, 100), lightTheme().pane), 0.003);
  EXPECT_LT(distanceOf(picture.at(48, 100), lightTheme().pane), 0.003);
  EXPECT_GT(distanceOf(picture.at(51, 100), lightTheme().pane), 0.1);
}

TEST_F(SolidDrawing, InterpenetratingBoxesDoNotDependOnTheirOrder) {
  const auto a = boxMesh({30, 40, -60}, {130, 150, 40});
  const auto b = boxMesh({80, 60, -20}, {170, 170, 90});
  const auto c = boxMesh({60, 90, -90}, {140, 120, 70});
  std::vector<Mesh> meshes{meshOf(Role::body_a, a), meshOf(Role::body_b, b), meshOf(Role::simplex, c)};
  View view = frontView();
  view.target = {100, 100, 0};
  view.orientation = glm::angleAxis(0.5, glm::normalize(dvec3(1, 0.7, 0.2)));
  Figure figure;
  std::vector<std::array<int, 3>> first;
  for (const std::array<std::size_t, 3>& order : {std::array<std::size_t, 3>{0, 1, 2}, {2, 1, 0}, {1, 2, 0}}) {
    figure.meshes.clear();
    for (const std::size_t i : order) figure.meshes.push_back(meshes[i]);
    const Picture picture = draw(figure, view, lightTheme());
    std::vector<std::array<int, 3>> colors;
    for (int y = 0; y < 200; y += 3)
      for (int x = 0; x < 200; x += 3) colors.push_back(picture.at(x, y));
    if (first.empty()) first = colors;
    double worst = 0;
    for (std::size_t i = 0; i < colors.size(); ++i) worst = std::max(worst, distanceOf(first[i], colors[i]));
    EXPECT_LE(worst, 2);
  }
}

/// Of opaque bodies the nearest alone is seen, whatever their order, where they interpenetrate, too; and a line behind
/// one is hidden by it.
TEST_F(SolidDrawing, OpaqueBodiesHideOneAnotherByDepth) {
  Mesh far = meshOf(Role::body_a, boxMesh({20, 20, -60}, {140, 180, 40}));
  Mesh near = meshOf(Role::body_b, boxMesh({60, 40, -20}, {180, 160, 90}));
  for (Mesh* mesh : {&far, &near}) {
    mesh->opaque = true;
    mesh->ink = 16;
  }
  const auto alone = [&](const Mesh& mesh, int x, int y) {
    Figure figure;
    figure.meshes = {mesh};
    return draw(figure, frontView(), lightTheme()).at(x, y);
  };
  for (const bool near_first : {false, true}) {
    Figure figure;
    figure.meshes = near_first ? std::vector<Mesh>{near, far} : std::vector<Mesh>{far, near};
    const Picture both = draw(figure, frontView(), lightTheme());
    EXPECT_LE(distanceOf(both.at(100, 100), alone(near, 100, 100)), 1);
    EXPECT_LE(distanceOf(both.at(40, 100), alone(far, 40, 100)), 1);
    EXPECT_LE(distanceOf(both.at(190, 100), draw(Figure(), frontView(), lightTheme()).at(190, 100)), 0);
    figure.hides_fully = true;
    figure.lines = {{.role = Role::horizon, .points = {{10, 100, 0}, {195, 100, 0}}, .behind_solids = true}};
    const Picture lined = draw(figure, frontView(), lightTheme());
    EXPECT_LE(distanceOf(lined.at(100, 100), both.at(100, 100)), 1) << "behind both";
    EXPECT_GT(distanceOf(lined.at(10, 100), both.at(10, 100)), 50) << "beside them";
    EXPECT_GT(distanceOf(lined.at(190, 100), both.at(190, 100)), 50);
  }
}

TEST_F(SolidDrawing, CrossingsAreBlendedByDepthWhereBodiesInterpenetrate) {
  // Seen along −z: A reaches from z = −60 to 40, B from −20 to 90.
  const auto a = boxMesh({20, 20, -60}, {140, 180, 40}), b = boxMesh({60, 40, -20}, {180, 160, 90});
  Figure figure;
  figure.meshes = {meshOf(Role::body_a, a), meshOf(Role::body_b, b)};
  const Picture both = draw(figure, frontView(), lightTheme());
  const Color in_a = lightTheme().style(Role::body_a).solid, in_b = lightTheme().style(Role::body_b).solid;
  const Color expected = seenThrough({{-60, in_a}, {40, in_a}, {-20, in_b}, {90, in_b}}, lightTheme().pane);
  const Color wrong = seenThrough({{90, in_a}, {91, in_a}, {-20, in_b}, {-19, in_b}}, lightTheme().pane);
  const double right_distance = distanceOf(both.at(100, 100), expected);
  EXPECT_LT(right_distance, 0.07);
  EXPECT_LT(right_distance, distanceOf(both.at(100, 100), wrong));
}

TEST_F(SolidDrawing, DrawingFarBehindFrontAndBackSwapsWhoseColorIsStronger) {
  const auto box = boxMesh({50, 50, -10}, {150, 150, 10});
  Figure near_a, near_b;
  near_a.meshes = {meshOf(Role::body_a, box, {0, 0, 100}), meshOf(Role::body_b, box)};
  near_b.meshes = {meshOf(Role::body_a, box, {0, 0, -100}), meshOf(Role::body_b, box)};
  const auto blue = [&](const Figure& figure) {
    const auto color = draw(figure, frontView(), lightTheme()).at(100, 100);
    return color[2] - color[0];
  };
  EXPECT_GT(blue(near_a), blue(near_b) + 20);
}

TEST_F(SolidDrawing, CoincidentFacesShowNoNoise) {
  // Both boxes share the whole face z = 40 and much of two others; turned, so that depths are rounded differently.
  const auto a = boxMesh({40, 40, -40}, {160, 120, 40}), b = boxMesh({60, 40, -40}, {160, 160, 40});
  View view = frontView();
  view.target = {100, 90, 0};
  view.orientation = glm::angleAxis(0.4, glm::normalize(dvec3(0.3, 1, 0.1)));
  Figure figure;
  figure.meshes = {meshOf(Role::body_a, a), meshOf(Role::body_b, b)};
  const Picture picture = draw(figure, view, lightTheme());
  int jumps = 0;
  for (int y = 95; y < 115; ++y)
    for (int x = 95; x < 115; ++x) jumps += distanceOf(picture.at(x, y), picture.at(x + 1, y)) > 4;
  EXPECT_EQ(jumps, 0);
}

TEST_F(SolidDrawing, CrossingPlanesAreBlendedByDepth) {
  Covered cases(300);
  // Three planes that cut one another; each pixel has its own order.
  const auto z1 = [](double x, double) { return 0.9 * (x - 100); };
  const auto z2 = [](double, double y) { return 0.7 * (y - 90); };
  const auto z3 = [](double x, double y) { return 40 - 0.8 * (x + y - 200); };
  Figure figure;
  const std::array<Role, 3> roles{Role::body_a, Role::body_b, Role::facet_closest};
  const auto add = [&](Role role, auto z) {
    Fill fill{role, {}};
    for (const auto& [x, y] : {std::pair{5., 5.}, std::pair{195., 5.}, std::pair{195., 195.}, std::pair{5., 195.}})
      fill.points.emplace_back(x, y, z(x, y));
    figure.fills.push_back(fill);
  };
  add(roles[0], z1);
  add(roles[1], z2);
  add(roles[2], z3);
  const Picture picture = draw(figure, frontView(), lightTheme());
  for (int py = 10; py < 190; py += 9)
    for (int px = 10; px < 190; px += 9) {
      const double x = px + 0.5, y = 199.5 - py;
      const std::array<double, 3> z{z1(x, y), z2(x, y), z3(x, y)};
      if (std::min({std::abs(z[0] - z[1]), std::abs(z[1] - z[2]), std::abs(z[0] - z[2])}) < 2) continue;
      ++cases;
      std::vector<Crossing> crossings;
      for (std::size_t i = 0; i < 3; ++i) crossings.push_back({z[i], lightTheme().style(roles[i]).solid});
      EXPECT_LT(distanceOf(picture.at(px, py), seenThrough(crossings, lightTheme().pane)), 0.006) << px << ", " << py;
    }
}

TEST_F(SolidDrawing, PlanesAreBlendedWithTheBodies) {
  const auto box = boxMesh({50, 50, -50}, {150, 150, 50});
  const auto planeAt = [](double z) {
    return Fill{Role::support_b, {{20, 20, z}, {180, 20, z}, {180, 180, z}, {20, 180, z}}, Emphasis::strong};
  };
  const auto warm = [&](double z) {
    Figure figure;
    figure.meshes.push_back(meshOf(Role::body_a, box));
    figure.fills.push_back(planeAt(z));
    const auto color = draw(figure, frontView(), lightTheme()).at(100, 100);
    return color[0] - color[2];
  };
  const int in_front = warm(80), inside = warm(0), behind = warm(-80);
  EXPECT_GT(in_front, inside);
  EXPECT_GT(inside, behind);
}

TEST_F(SolidDrawing, ManySurfacesAreAllDrawn) {
  // More than are sorted in one group, and more than two planes to a texture layer.
  Figure figure;
  const Color ground = lightTheme().pane;
  for (int i = 0; i < 11; ++i)
    figure.meshes.push_back(meshOf(Role::body_a, boxMesh({10, 10, -5}, {190, 190, 5}), {0, 0, 20.0 * i}));
  for (int i = 0; i < 9; ++i) {
    const double z = -15 - 10.0 * i;
    figure.fills.push_back({Role::body_b, {{10, 10, z}, {190, 10, z}, {190, 190, z}, {10, 190, z}}});
  }
  const Picture picture = draw(figure, frontView(), lightTheme());
  const Color a = lightTheme().style(Role::body_a).solid, b = lightTheme().style(Role::body_b).solid;
  std::vector<Crossing> crossings;
  for (int i = 0; i < 22; ++i) crossings.push_back({100.0 + i, a});
  for (int i = 0; i < 9; ++i) crossings.push_back({static_cast<double>(i), b});
  EXPECT_LT(distanceOf(picture.at(100, 100), seenThrough(crossings, ground)), 0.12);
  EXPECT_LT(distanceOf(picture.at(4, 4), ground), 0.003);
}

TEST_F(SolidDrawing, LinesBehindSolidsAreFaintAndDashedOnlyThere) {
  Figure figure;
  figure.meshes.push_back(meshOf(Role::body_a, boxMesh({60, 20, -50}, {140, 180, 50})));
  figure.lines.push_back({Role::horizon, {{10, 100, -100}, {190, 100, -100}}, false, false, Emphasis::normal, true});
  figure.lines.push_back({Role::horizon, {{10, 60, 100}, {190, 60, 100}}, false, false, Emphasis::normal, true});
  figure.lines.push_back({Role::horizon, {{10, 140, -100}, {190, 140, -100}}});
  const Picture picture = draw(figure, frontView(), lightTheme());
  const auto darkness = [&](int x, int y) { return 255 - picture.at(x, 199 - y)[1]; };
  int dark_behind = 0, pale_behind = 0;
  for (int x = 70; x < 130; ++x) {
    EXPECT_GT(darkness(x, 60), 190) << "in front, at " << x;
    EXPECT_GT(darkness(x, 140), 190) << "not asked to hide, at " << x;
    dark_behind += darkness(x, 100) > 190;
    pale_behind += darkness(x, 100) < 100;
  }
  EXPECT_EQ(dark_behind, 0);
  EXPECT_GT(pale_behind, 15);  // the gaps of the dashes
  for (const int x : {20, 40, 160, 180}) EXPECT_GT(darkness(x, 100), 190) << "beside the body, at " << x;
}

TEST_F(SolidDrawing, MeshesThatHideNoLinesHideNone) {
  Figure figure;
  figure.meshes.push_back(meshOf(Role::difference, boxMesh({60, 20, -50}, {140, 180, 50})));
  figure.meshes.back().hides_lines = false;
  figure.lines.push_back({Role::horizon, {{10, 100, -100}, {190, 100, -100}}, false, false, Emphasis::normal, true});
  const Picture picture = draw(figure, frontView(), lightTheme());
  for (int x = 20; x < 180; ++x) EXPECT_GT(255 - picture.at(x, 99)[1], 190);
}

TEST_F(SolidDrawing, EdgesOfABodyAreNotHiddenByItself) {
  View view = frontView();
  view.target = {100, 100, 0};
  view.orientation = glm::angleAxis(0.6, glm::normalize(dvec3(0.8, 1, 0)));
  Figure figure;
  const dvec3 low{60, 60, -40}, high{140, 140, 40};
  figure.meshes.push_back(meshOf(Role::body_a, boxMesh(low, high)));
  // The twelve edges; those at the corner farthest from the eye are hidden.
  const Figure faces = figure;
  for (int axis = 0; axis < 3; ++axis)
    for (int k = 0; k < 4; ++k) {
      dvec3 p = low;
      p[(axis + 1) % 3] = k & 1 ? high[(axis + 1) % 3] : low[(axis + 1) % 3];
      p[(axis + 2) % 3] = k & 2 ? high[(axis + 2) % 3] : low[(axis + 2) % 3];
      dvec3 q = p;
      q[axis] = high[axis];
      Figure one = faces;
      one.lines.push_back({Role::horizon, {p, q}, false, false, Emphasis::normal, true});
      const Picture picture = draw(one, view, lightTheme());
      const dvec3 sight = towardsViewer(view);
      const double u = k & 1 ? 1 : -1, v = k & 2 ? 1 : -1;
      const bool hidden = u * sight[(axis + 1) % 3] < 0 && v * sight[(axis + 2) % 3] < 0;
      int solid = 0;
      const int probes = 21;
      for (int i = 0; i < probes; ++i) {
        const dvec3 at = project(view, p + (q - p) * (0.15 + 0.7 * i / (probes - 1)));
        solid += 255 - picture.at(static_cast<int>(at.x), static_cast<int>(at.y))[1] > 180;
      }
      EXPECT_EQ(solid, hidden ? 0 : probes) << "edge " << axis << ", " << k;
    }
}

TEST_F(SolidDrawing, ABodyOfAnySizeFillsThePaneItCovers) {
  for (const double size : {1e3, 1e6, 1e9}) {
    Figure figure;
    figure.meshes.push_back(meshOf(Role::body_a, boxMesh(dvec3(-size), dvec3(size))));
    const Picture picture = draw(figure, frontView(), lightTheme());
    const Color fill = lightTheme().style(Role::body_a).solid;
    const Color expected = seenThrough({{0, fill}, {1, fill}}, lightTheme().pane);
    for (const auto& [x, y] : {std::pair{2, 2}, std::pair{100, 100}, std::pair{197, 150}})
      EXPECT_LT(distanceOf(picture.at(x, y), expected), 0.06) << size;
  }
}

TEST_F(SolidDrawing, WildMeshesDoNoHarm) {
  const double nan = std::nan("");
  Figure figure;
  for (const double bad : {nan, HUGE_VAL, 1e300}) {
    figure.meshes.push_back(meshOf(Role::body_a, boxMesh({bad, 0, 0}, {100, bad, 50})));
    figure.meshes.push_back(meshOf(Role::body_b, boxMesh({0, 0, 0}, {50, 50, 50}), {bad, 0, 0}));
    figure.fills.push_back({Role::body_b, {{bad, 0, 0}, {1, bad, 0}, {2, 2, bad}}});
  }
  Mesh empty{};
  figure.meshes.push_back(empty);
  figure.lines.push_back({Role::horizon, {{nan, 0, 0}, {10, 10, 10}}, false, false, Emphasis::normal, true});
  EXPECT_EQ(draw(figure, frontView(), lightTheme()).rgb.size(), 3u * 200 * 200);
}

TEST_F(SolidDrawing, NothingLeavesTheRectangle) {
  target_.resize(300, 260);
  target_.bind();
  glDisable(GL_SCISSOR_TEST);
  glClearColor(1, 0, 1, 1);
  glClear(GL_COLOR_BUFFER_BIT);
  Figure figure;
  figure.meshes.push_back(meshOf(Role::body_a, boxMesh({-400, -400, -400}, {400, 400, 400})));
  figure.meshes.push_back(meshOf(Role::body_b, boxMesh({50, 50, -50}, {350, 150, 50})));
  figure.fills.push_back({Role::support_w, {{-1e6, -1e6, 0}, {1e6, -1e6, 0}, {1e6, 1e6, 0}, {-1e6, 1e6, 0}}});
  renderer_->draw(figure, frontView(), lightTheme(), {60, 30, 200, 200}, 260);
  GLint bound = 0;
  glGetIntegerv(GL_DRAW_FRAMEBUFFER_BINDING, &bound);
  EXPECT_NE(bound, 0) << "the caller's target is bound again";
  GLint read_from = 0;
  glGetIntegerv(GL_READ_FRAMEBUFFER_BINDING, &read_from);
  EXPECT_EQ(read_from, bound) << "for reading, too";
  const Picture picture = read();
  for (int y = 0; y < 260; ++y)
    for (int x = 0; x < 300; ++x) {
      const bool inside = x >= 60 && x < 260 && y >= 30 && y < 230;
      ASSERT_EQ(picture.at(x, y) == (std::array<int, 3>{255, 0, 255}), !inside) << x << ", " << y;
    }
}

TEST_F(SolidDrawing, TheSameFigureGivesTheSamePixels) {
  Figure figure;
  figure.meshes = {meshOf(Role::body_a, boxMesh({30, 40, -60}, {130, 150, 40})),
                   meshOf(Role::body_b, boxMesh({80, 60, -20}, {170, 170, 90}))};
  figure.lines.push_back({Role::horizon, {{10, 100, -100}, {190, 120, 100}}, false, false, Emphasis::normal, true});
  View view = frontView();
  view.orientation = glm::angleAxis(0.5, glm::normalize(dvec3(1, 0.7, 0.2)));
  const Picture first = draw(figure, view, lightTheme());
  draw({}, pixelView(333, 111), theme(ThemeName::dark));  // something else in between
  EXPECT_EQ(first.rgb, draw(figure, view, lightTheme()).rgb);
}

TEST_F(SolidDrawing, AMovedBodyIsDrawnWhereItIs) {
  const auto box = boxMesh({50, 50, -10}, {70, 70, 10});
  for (const double x : {0.0, 40.0, 90.0}) {
    Figure figure;
    figure.meshes.push_back(meshOf(Role::body_a, box, {x, 0, 0}));
    const Picture picture = draw(figure, frontView(), lightTheme());
    EXPECT_GT(distanceOf(picture.at(static_cast<int>(60 + x), 139), lightTheme().pane), 0.1);
    EXPECT_LT(distanceOf(picture.at(static_cast<int>(75 + x), 139), lightTheme().pane), 0.003);
  }
}

}  // namespace
}  // namespace gjklab::solid_drawing_test
