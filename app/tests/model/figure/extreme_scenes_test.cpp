// Drawing at the edge of what a scene may hold: the greatest, the least and no lengths at all, in one picture. Run with
// the sanitizers, too: meshes, frames, figures, framing and picking stay inside their arrays.

#include "gjk/every_value.h"
#include "model/caption/caption.h"
#include "model/figure/figure.h"
#include "model/scene/scene_io.h"
#include "model/seeded_scenes.h"
#include "model/session/session.h"

#include <gtest/gtest.h>

#include <cmath>
#include <random>

namespace gjklab::extreme_scenes_test {
namespace {

constexpr int kScenes = 60;  // of each dimension

/// Legal scenes with lengths of all sizes beside each other, drawn from a seed.
class ExtremeScenes {
 public:
  explicit ExtremeScenes(unsigned seed) : random_(seed) {}

  Scene draw(int dimension) {
    Scene scene;
    do {
      scene = Scene();
      scene.dimension = dimension;
      common_ = pick(3) == 0 ? size() : 0;
      scene.a = body(dimension);
      scene.b = body(dimension);
      if (pick(3) == 0) scene.b.position = scene.a.position;
      query(scene.query);
    } while (!validate(scene).empty());
    return scene;
  }

  int pick(int count) { return static_cast<int>(random_() % static_cast<unsigned>(count)); }

 private:
  double size() {
    static constexpr double kSizes[] = {0,       1e-300, 1e-160, 1e-50, 1e-16, 1e-9, 0.3,  1,
                                        3.14159, 7,      1e3,    1e12,  1e16,  1e30, 1e49, 1e50};
    if (common_ > 0 && pick(2) == 0) return common_;
    return kSizes[pick(std::size(kSizes))];
  }
  double coordinate() { return pick(2) == 0 ? -size() : size(); }
  dvec3 vector(int dimension) {
    dvec3 v(0.0);
    for (int i = 0; i < dimension; ++i) v[i] = pick(3) == 0 ? 0 : coordinate();
    return v;
  }

  Body body(int dimension) {
    Body body = anyBody(
        dimension, 12, [this](int count) { return pick(count); }, [&] { return vector(dimension); });
    for (int i = 0; i < 3; ++i) {
      body.half_extents[i] = size();
      body.radii[i] = size();
    }
    body.radius = size();
    body.half_height = size();
    if (dimension > 1 && pick(3) == 0) body.margin = size();
    body.position = vector(dimension);
    body.angle = dimension == 2 && pick(2) == 0 ? coordinate() : 0;
    if (dimension == 3 && pick(2) == 0) body.orientation = glm::normalize(glm::dquat(0.3, 1, 2e-9, -0.7));
    return body;
  }

  void query(QuerySettings& query) {
    query.method = gjk::valueAt<gjk::Method>(pick(gjk::valueCount<gjk::Method>()));
    query.sub_distance = gjk::valueAt<gjk::SubDistance>(pick(gjk::valueCount<gjk::SubDistance>()));
    query.rounding = gjk::valueAt<gjk::Rounding>(pick(gjk::valueCount<gjk::Rounding>()));
    query.tolerance = pick(2) == 0 ? 1e-10 : 1e-300;
    query.epa_tolerance = pick(2) == 0 ? 1e-10 : 1e-300;
    query.max_iterations = 40;
    query.epa_max_iterations = 30;
  }

  std::mt19937 random_;
  double common_ = 0;
};

Settings settingsOf(ExtremeScenes& from) {
  Settings settings;
  settings.reduce_motion = true;
  settings.inquiry.compare = from.pick(4) == 0;
  settings.inquiry.contacts = from.pick(2) == 0;
  settings.inquiry.mass = from.pick(2) == 0;
  settings.tests_in_space = from.pick(2) == 0;
  settings.figure.projections = from.pick(2) == 0;
  return settings;
}

/// Looks at the moment that shows, as the window does.
void look(Session& session) {
  session.update();
  EXPECT_FALSE(caption(session.scene(), session.run(), session.track(Space::world).timeline,
                       session.timelinePosition(Space::world))
                   .title.empty());
  for (const Space space : {Space::world, Space::difference}) {
    const View& view = session.view(space);
    EXPECT_TRUE(std::isfinite(view.pixels_per_unit) && view.pixels_per_unit > 0);
    dvec3 hit(0.0);
    for (const dvec2 at : {dvec2(0.0), 0.5 * view.size, dvec2(0.3, 0.6) * view.size})
      session.apply(PointAt{pick(session.figure(space), view, at, &hit), space});
    session.update();
  }
}

void walk(Session& session) {
  const int moments = session.timeline().size();
  const int stride = std::max(1, moments / 12);
  for (int i = 0; i < moments; i += stride) {
    session.apply(Seek{i});
    look(session);
  }
  session.apply(Go{Jump::last});
  look(session);
}

void show(const Scene& scene, const Settings& settings) {
  SCOPED_TRACE(writeScene(scene, false));
  Session session(scene, "", settings);
  session.resize(Space::world, {640, 480}, 1);
  session.resize(Space::difference, {500, 480}, 1.25);
  walk(session);
  for (const Study study : {Study::hull_a, Study::hull_b, Study::hull_difference}) {
    session.apply(ChooseStudy{study});
    walk(session);
  }
}

class ExtremeScenesWalk : public testing::TestWithParam<int> {};

TEST_P(ExtremeScenesWalk, AreDrawn) {
  ExtremeScenes scenes(static_cast<unsigned>(100 + GetParam()));
  for (int i = 0; i < kScenes; ++i) {
    const Scene scene = scenes.draw(GetParam());
    show(scene, settingsOf(scenes));
  }
}

INSTANTIATE_TEST_SUITE_P(Dimension, ExtremeScenesWalk, testing::Values(1, 2, 3));

Scene read(const char* text) {
  auto scene = readScene(text, "scene");
  const auto* error = std::get_if<SceneError>(&scene);
  EXPECT_EQ(error, nullptr) << error->message;
  return std::get<Scene>(scene);
}

/// A flat cone in a ball that swallows it: all rings of its mesh fall together.
TEST(ExtremeScenes, AFlatConeInAHugeMargin) {
  const Scene scene = read(R"({"gjklab": 1, "dimension": 3,
    "a": {"shape": "cone", "radius": 1, "half_height": 0, "position": [-1e50, 3.14159, 1]},
    "b": {"shape": "segment", "points": [[1e-160, 7, -1], [0, 1e-160, 1000]], "position": [1e12, 0, 100],
          "margin": 1e30},
    "query": {"rounding": "support"}})");
  Settings settings;
  settings.reduce_motion = true;
  show(scene, settings);
}

}  // namespace
}  // namespace gjklab::extreme_scenes_test
