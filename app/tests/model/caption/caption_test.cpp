// Captions of many runs: well-formed, within their limits, and true: every number that a sentence says is one of the
// numbers of its record.

#include "model/caption/caption.h"

#include <gtest/gtest.h>

#include <set>

#include "model/caption/caption_truth.h"
#include "model/gallery/gallery.h"
#include "model/run/follow_up.h"
#include "model/run/impact_study.h"
#include "model/scene/method_choices.h"
#include "model/seeded_scenes.h"
#include "model/text/rich_text.h"

namespace gjklab {
namespace {

bool continuation(char c) { return (static_cast<unsigned char>(c) & 0xC0) == 0x80; }

int characters(const std::string& text) {
  int count = 0;
  for (char c : text) count += continuation(c) ? 0 : 1;
  return count;
}

/// The numbers in a sentence, as number() writes them.
std::vector<std::string> numbersIn(const std::string& text) {
  static const std::string kMinus = "−", kTimes = "·10", kRaised = "⁰¹²³⁴⁵⁶⁷⁸⁹⁻";
  std::vector<std::string> found;
  const auto digit = [&](std::size_t i) { return i < text.size() && text[i] >= '0' && text[i] <= '9'; };
  const auto raised = [&](std::size_t i) {  // length in bytes of a superscript digit at i, or 0
    for (std::size_t k = 0; k < kRaised.size();) {
      const std::size_t length = static_cast<unsigned char>(kRaised[k]) >= 0xE0 ? 3 : 2;
      if (text.compare(i, length, kRaised, k, length) == 0) return length;
      k += length;
    }
    return std::size_t{0};
  };
  for (std::size_t i = 0; i < text.size();) {
    if (!digit(i)) {
      ++i;
      continue;
    }
    const std::size_t begin = i;
    while (digit(i)) ++i;
    if (i + 1 < text.size() && text[i] == '.' && digit(i + 1)) {
      ++i;
      while (digit(i)) ++i;
    }
    if (text.compare(i, kTimes.size(), kTimes) == 0) i += kTimes.size();
    while (i < text.size() && raised(i) > 0) i += raised(i);
    const bool negative = begin >= kMinus.size() && text.compare(begin - kMinus.size(), kMinus.size(), kMinus) == 0;
    found.push_back((negative ? kMinus : "") + text.substr(begin, i - begin));
  }
  return found;
}

/// Everything that a sentence about a moment may say, built from the record alone.
class Sayable {
 public:
  explicit Sayable(const gjklab::Run& run, const Scene& scene) : run_(run), position_a_(scene.a.position) {
    for (int i = 0; i <= 16; ++i) add(i);  // iterations, features, steps
    add(run.all_pairs);
    add(run.points_a + run.points_b);
    add(run.trace.radius_sum);
    add(static_cast<double>(run.trace.gjk.size()));
    add(static_cast<double>(run.trace.epa.size()));
    add(scene.query.max_iterations);
    add(scene.query.epa_max_iterations);
    const auto& result = run.trace.result;
    if (run.sat) {
      add(run.sat->deciding + 1);
      add(run.sat->axes.size());
      add(run.sat->radius_a + run.sat->radius_b);
    }
    for (double v : {result.distance, result.depth, result.lower_bound, result.upper_bound}) add(v);
    add(result.normal);
    for (dvec3 v : {result.point_a, result.point_b}) addPlace(v);
  }
  void add(double v) {
    for (int digits : {2, 3, 4}) texts_.insert(number(v, digits)), texts_.insert(number(-v, digits));
  }
  void add(dvec3 v) {
    for (int i = 0; i < 3; ++i) add(v[i]);
  }
  /// A place in the world: with more digits far from its origin.
  void addPlace(dvec3 p) {
    add(p);
    for (int i = 0; i < 3; ++i)
      for (int digits = 5; digits <= 8; ++digits) texts_.insert(number(p[i], digits));
  }
  void add(const gjk::Support<3>& s) { add(s.w), addPlace(s.a), addPlace(s.b); }
  void addGjk(std::size_t k) {
    const auto& record = run_.trace.gjk[k];
    const double length = glm::length(record.direction), now = glm::length(record.closest);
    for (std::size_t i = 0; i <= k; ++i) add(run_.trace.gjk[i].iteration);  // what proved the lower bound
    add(record.direction);
    add(record.support);
    add(glm::dot(record.support.w, record.direction));
    add(glm::dot(record.support.w, record.direction) / length);
    add(glm::dot(record.support.a, record.direction) / length);
    add(glm::dot(record.support.b, record.direction) / length);
    for (const auto& vertex : record.simplex) add(vertex.support), add(vertex.weight);
    for (const auto& test : record.tests) add(test.value);
    add(record.closest);
    add(now);
    add(record.tests.size());
    for (double v : {record.lower_bound, record.upper_bound, record.upper_bound - record.lower_bound}) add(v);
    add(record.upper_bound - run_.trace.radius_sum);
    addEdges(record);
    const gjk::GjkRecord<3>* previous = recordBefore(run_, static_cast<int>(k));
    if (!previous) return;
    const auto& before = *previous;
    const dvec3 towards_o = record.momentum ? record.momentum->plain_direction : record.direction;
    add(glm::dot(record.support.w, towards_o) / glm::length(towards_o) + glm::length(towards_o));
    const double former = glm::length(before.closest), along = glm::dot(before.closest, record.support.w) / former;
    for (const auto& vertex : before.simplex) add(vertex.support);
    if (record.momentum) {
      const dvec3 plain = record.momentum->plain_direction;
      add(std::atan2(glm::length(glm::cross(plain, record.direction)), glm::dot(plain, record.direction)) * 180 /
          std::numbers::pi);
    }
    if (record.momentum)
      for (double v : {record.momentum->factor, 1 - record.momentum->factor, along, former - along}) add(v);
    add(before.closest);
    for (double v : {former, former - now, before.upper_bound, before.upper_bound - record.lower_bound}) add(v);
  }
  /// How near O the newest vertex and the lines of its edges come: what an edge answers to signed volumes.
  void addEdges(const gjk::GjkRecord<3>& record) {
    if (record.simplex.empty()) return;
    const dvec3 a = record.simplex[0].support.w;
    add(glm::length(a));
    for (int i = 1; i < record.simplex.size(); ++i) {
      const dvec3 u = record.simplex[i].support.w - a;
      if (glm::dot(u, u) > 0) add(glm::length(glm::cross(a, u)) / glm::length(u));
    }
  }
  void addEpa(std::size_t k) {
    const auto& record = run_.trace.epa[k];
    const double distance = run_.trace.polytope.facets[static_cast<std::size_t>(*record.closest_facet)].distance;
    const double reach = glm::dot(record.support.w, record.direction);
    add(record.iteration);
    add(record.direction);
    add(record.support);
    for (double v : {distance, reach, reach - distance, record.lower_bound, record.upper_bound,
                     record.upper_bound - record.lower_bound})
      add(v);
    for (int count : {record.removed.size(), record.added.size(), record.horizon.size()}) add(count);
    addCounts(record.iteration);
    addCounts(record.iteration + 1);
    int nearest = 0;
    for (const auto& facet : run_.trace.polytope.facets)
      nearest += facet.aliveAt(record.iteration) && std::abs(facet.distance - distance) <= 1e-14 * run_.trace.scale;
    add(nearest);
  }
  void addAxis(std::size_t k) {
    const SatAxisRow& axis = run_.sat->axes[k];
    add(axis.direction);
    add(axis.separation);
    add(std::min(axis.shadow_a.high, axis.shadow_b.high) - std::max(axis.shadow_a.low, axis.shadow_b.low));
    const double position = glm::dot(position_a_, axis.direction);
    for (double v : {axis.shadow_a.low, axis.shadow_a.high, axis.shadow_b.low, axis.shadow_b.high})
      add(v), add(position + v);
  }
  /// Of moving bodies: a record of the search and what follows from it, found anew.
  void addImpact(const Scene& scene, int k) {
    const ImpactStudy& study = *run_.impact;
    const gjk::ImpactResult<3>& result = study.run.trace.result;
    add(scene.query.duration);
    add(scene.query.impact_tolerance * study.run.trace.scale);
    for (double v : {result.time, result.distance, result.depth}) add(v);
    for (dvec3 v : {result.normal, result.point_a, result.point_b}) add(v);
    add(study.contacts.contacts.size());
    if (k >= study.count()) return;
    const gjk::ImpactRecord<3>& record = study.record(k);
    for (double v : {record.time, record.distance, record.speed_bound, record.linear_speed, record.spin_speed_a,
                     record.spin_speed_b, record.advance, record.time + record.advance,
                     std::min(record.time + record.advance, scene.query.duration), scene.query.duration - record.time})
      add(v);
    for (dvec3 v : {record.normal, record.axis_spin}) add(v);
    const Scene moved = sceneAt(scene, record.time);
    const dvec3 a = supportOf(moved.a, scene.dimension, record.normal, true).point,
                b = supportOf(moved.b, scene.dimension, -record.normal, true).point;
    if (study.method == gjk::ImpactMethod::ray_cast) add(glm::dot(record.normal, b - a));
  }
  bool has(const std::string& text) const { return texts_.count(text) > 0; }

 private:
  /// Facets of the polytope, and the vertices and edges that Euler's formula gives a closed one.
  void addCounts(int moment) {
    int facets = 0;
    for (const auto& facet : run_.trace.polytope.facets) facets += facet.aliveAt(moment) ? 1 : 0;
    add(facets);
    if (run_.dimension == 3) {
      EXPECT_EQ(facets % 2, 0);
      add(facets / 2 + 2);
      add(3 * facets / 2);
    }
  }

  const gjklab::Run& run_;
  dvec3 position_a_;
  std::set<std::string> texts_;
};

Sayable sayableAt(const gjklab::Run& run, const Scene& scene, const Moment& moment) {
  Sayable sayable(run, scene);
  if (phaseOf(moment.sub_step) == Phase::gjk) sayable.addGjk(static_cast<std::size_t>(moment.record));
  if (phaseOf(moment.sub_step) == Phase::sat) sayable.addAxis(static_cast<std::size_t>(moment.record));
  if (phaseOf(moment.sub_step) == Phase::epa) sayable.addEpa(static_cast<std::size_t>(moment.record));
  if (run.impact) sayable.addImpact(scene, moment.record);
  return sayable;
}

void expectPlain(const std::string& text) {
  for (const char* bad :
       {"nan", "inf", "undefined", "∞", "e+", "e-", "{", "}", "  ", "1 facets", " .", "-1", "-2", "-0"})
    EXPECT_EQ(text.find(bad), std::string::npos) << "'" << bad << "' in: " << text;
}

void expectWellFormed(const Caption& c) {
  EXPECT_FALSE(c.overline.empty());
  EXPECT_LE(characters(c.overline), 40) << c.overline << " is one line";
  for (const char* line : c.pseudocode.lines) EXPECT_LE(characters(line), 34) << line << " is one line";
  EXPECT_FALSE(c.title.empty());
  EXPECT_LE(characters(c.title), 46) << c.title;
  EXPECT_FALSE(c.body.empty());
  EXPECT_LE(characters(c.body), 320) << c.body;
  EXPECT_TRUE(c.body.back() == '.' || c.body.back() == '*') << c.body;
  EXPECT_LE(characters(plainText(c.title)), kMostBrief) << c.title;
  EXPECT_LE(characters(plainText(c.brief)), kMostBrief) << c.brief;
  EXPECT_TRUE(!c.brief.empty() && c.brief.back() == '.') << c.brief << " is a sentence";
  EXPECT_EQ(std::count(c.brief.begin(), c.brief.end(), '*') % 2, 0) << c.brief;
  expectPlain(c.brief);
  const auto stars = std::count(c.body.begin(), c.body.end(), '*');
  EXPECT_EQ(stars % 2, 0) << c.body;
  expectPlain(c.body);
  expectPlain(c.overline);
  EXPECT_FALSE(c.pseudocode.lines.empty());
  EXPECT_GE(c.pseudocode.current, 0);
  EXPECT_LT(c.pseudocode.current, static_cast<int>(c.pseudocode.lines.size()));
  for (const TestRow& row : c.tests) EXPECT_FALSE(row.expression.empty() || row.value.empty());
  EXPECT_FALSE(c.facts.empty());
  for (const Fact& fact : c.facts) EXPECT_FALSE(fact.name.empty() || fact.value.empty());
}

void checkRun(const Scene& scene, const gjklab::Run& run) {
  const Timeline timeline(run);
  // Of long runs, the beginning, the end and a sample of what is between.
  const int stride = 1 + timeline.size() / 20;
  for (int i = 0; i < timeline.size(); i += i < 30 || i > timeline.size() - 20 ? 1 : stride) {
    const Caption c = caption(scene, run, timeline, i);
    SCOPED_TRACE(c.overline + " | " + c.title + " | " + c.body);
    expectWellFormed(c);
    if (run.textbook) continue;  // claims, not truths: textbook_test
    expectTrue(scene, run, timeline[i], c);
    const Sayable sayable = sayableAt(run, scene, timeline[i]);
    for (const std::string& said : {c.body, c.brief})
      for (const std::string& text : numbersIn(said)) EXPECT_TRUE(sayable.has(text)) << text << " in " << said;
    for (const TestRow& row : c.tests)
      if (row.value != "–") {
        EXPECT_TRUE(sayable.has(row.value)) << row.expression << " = " << row.value;
      }
    if (::testing::Test::HasFailure()) return;
  }
}

class SeededCaptions : public ::testing::TestWithParam<int> {};
INSTANTIATE_TEST_SUITE_P(Dimensions, SeededCaptions, ::testing::Values(1, 2, 3));

TEST_P(SeededCaptions, AreTrueAndWithinTheirLimits) {
  SceneDrawer drawer(GetParam(), 7u);
  gjklab::Run run;
  for (int i = 0; i < 150 && !HasFailure(); ++i) {
    const Scene scene = drawer.draw();
    runQuery(scene, run);
    SCOPED_TRACE("scene " + std::to_string(i));
    checkRun(scene, run);
  }
}

TEST(CaptionsWalk, OfTheGalleryByEveryMethod) {
  gjklab::Run run;
  for (const GalleryEntry& entry : gallery()) {
    for (const MethodChoice& choice : methodChoices()) {
      for (const gjk::Rounding rounding : {gjk::Rounding::core, gjk::Rounding::support}) {
        Scene scene = entry.scene;
        scene.query = withMethod(scene.query, choice);
        scene.query.rounding = rounding;
        runQuery(scene, run);
        SCOPED_TRACE(entry.id + ", " + choice.id + ", rounding " + gjk::name(rounding));
        if (methodObstacle(scene).empty()) checkRun(scene, run);
        if (::testing::Test::HasFailure()) return;
      }
    }
  }
}

TEST(Captions, OfMovingBodies) {
  int told = 0;
  for (const GalleryEntry& entry : gallery()) {
    if (entry.opening.study != Study::impact) continue;
    for (const gjk::ImpactMethod method : kImpactMethods) {
      Scene scene = entry.scene;
      scene.query.impact_method = method;
      gjklab::Run run;
      runQuery(scene, run);
      followUp(scene, {.study = Study::impact}, run);
      SCOPED_TRACE(entry.id + ", " + gjk::name(method));
      if (run.impact->missing.empty()) checkRun(scene, run), ++told;
      if (::testing::Test::HasFailure()) return;
    }
  }
  EXPECT_GT(told, 40);
}

TEST_P(SeededCaptions, OfMovingBodiesAreTrue) {
  SceneDrawer drawer(GetParam(), 11u);
  std::mt19937 random(5);
  std::uniform_real_distribution<double> unit(-1, 1);
  gjklab::Run run;
  for (int i = 0; i < 60 && !HasFailure(); ++i) {
    Scene scene = drawer.draw();
    const double size = glm::length(scene.b.position - scene.a.position);
    for (Body* body : {&scene.a, &scene.b})
      for (int k = 0; k < 3; ++k) {
        body->linear_velocity[k] = size * unit(random);
        body->angular_velocity[k] = 3 * unit(random);
      }
    if (i % 3 == 0) scene.a.angular_velocity = scene.b.angular_velocity = dvec3(0.0);
    scene.query.impact_method = kImpactMethods[static_cast<std::size_t>(i % 3 == 0 ? i % 9 / 3 : i % 2)];
    clearUnusedCoordinates(scene);
    runQuery(scene, run);
    followUp(scene, {.study = Study::impact}, run);
    SCOPED_TRACE("scene " + std::to_string(i));
    checkRun(scene, run);
  }
}

TEST(CaptionsWalk, OfAWarmStart) {
  for (const GalleryEntry& entry : gallery()) {
    for (const MethodChoice& choice : methodChoices()) {
      Scene scene = entry.scene;
      scene.query = withMethod(scene.query, choice);
      WarmMemory memory;
      gjklab::Run run;
      runQuery(scene, run, &memory);
      scene.b.position += dvec3(0.01, scene.dimension > 1 ? 0.02 : 0, 0);
      runQuery(scene, run, &memory);
      SCOPED_TRACE(entry.id + ", " + choice.id);
      if (methodObstacle(scene).empty()) checkRun(scene, run);
      if (::testing::Test::HasFailure()) return;
    }
  }
}

/// The window never loses the scene: it says what is wrong and what is allowed.
TEST(Captions, AShapeThatTheMethodCannotTake) {
  Scene scene = defaultScene(3);  // a cone
  scene.query.method = gjk::Method::separating_axes;
  gjklab::Run run;
  runQuery(scene, run);
  const Timeline timeline(run);
  ASSERT_EQ(timeline.size(), 1);
  const Caption c = caption(scene, run, timeline, 0);
  EXPECT_EQ(c.title, "No answer: not for these shapes");
  EXPECT_NE(c.body.find("is a cone; point, segment, box and hull are allowed"), std::string::npos) << c.body;
  EXPECT_EQ(c.facts.front().value, "not known");
}

TEST(Captions, InvalidInputHasItsOwn) {
  gjklab::Run run;
  run.trace.result.termination = gjk::Termination::invalid_input;
  run.trace.result.has_distance = false;
  const Timeline timeline(run);
  const Caption c = caption(Scene{}, run, timeline, 0);
  EXPECT_EQ(c.title, "No answer: invalid input");
  EXPECT_EQ(c.pseudocode.current, -1);
  expectPlain(c.body);
}

TEST(Captions, SubscriptsOfCofactorsAreWhole) {
  Scene scene = defaultScene(2);
  scene.query.sub_distance = gjk::SubDistance::johnson;
  gjklab::Run run;
  runQuery(scene, run);
  const Timeline timeline(run);
  std::set<std::string> expressions;
  for (const TestRow& row : caption(scene, run, timeline, timeline.nearest({SubStep::gjk_region, 1})).tests)
    expressions.insert(row.expression);
  EXPECT_TRUE(expressions.count("Δ_{ab}(a)")) << "drawn with both letters lowered";
}

/// Far from the world's origin four digits do not tell the nearest points apart.
TEST(Captions, PointsFarAwayHaveTheirDigits) {
  Scene scene = defaultScene(2);
  scene.a.shape = scene.b.shape = ShapeKind::point;
  scene.a.position = {1234.5, 1000.25, 0};
  scene.b.position = {1234.5625, 1000.25, 0};
  gjklab::Run run;
  runQuery(scene, run);
  const Timeline timeline(run);
  const std::string body = caption(scene, run, timeline, timeline.size() - 1).body;
  EXPECT_NE(body.find("(1234.5, 1000.25) on A"), std::string::npos) << body;
  EXPECT_NE(body.find("(1234.5625, 1000.25) on B"), std::string::npos) << body;
}

/// A list that is gone through: its row of this step is among the rows that can be seen, and so is the best one.
TEST(Captions, TheRowOfThisStepIsInSight) {
  std::vector<TestRow> rows(9);
  for (std::size_t i = 0; i < rows.size(); ++i) rows[i].expression = std::to_string(i);
  rows[1].mood = TestRow::Mood::good;
  EXPECT_EQ(rowsInSight(rows, 2).size(), 9u) << "nothing is gone through";
  rows[6].here = true;
  EXPECT_EQ(rowsInSight(rows, 9).size(), 9u);
  EXPECT_EQ(rowsInSight(rows, 7).size(), 9u);
  EXPECT_EQ(rowsInSight(rows, 0).size(), 9u);
  for (int seen = 1; seen < 7; ++seen) {
    SCOPED_TRACE(seen);
    const std::vector<TestRow> left = rowsInSight(rows, seen);
    const auto at = std::find_if(left.begin(), left.end(), [](const TestRow& row) { return row.here; });
    EXPECT_EQ(at - left.begin(), seen - 1) << "the last that is seen";
    EXPECT_EQ(left.back().expression, "8") << "what is to come stays";
    EXPECT_EQ(left[0].expression, seen > 1 ? "1" : "6") << "the best";
  }
  rows[1].mood = TestRow::Mood::neutral;
  rows[6].mood = TestRow::Mood::good;  // this step's is the best
  const std::vector<TestRow> left = rowsInSight(rows, 3);
  ASSERT_EQ(left.size(), 5u);
  for (std::size_t i = 0; i < left.size(); ++i) EXPECT_EQ(left[i].expression, std::to_string(4 + i));
}

TEST(NumbersIn, FindsWhatNumberWrites) {
  EXPECT_EQ(numbersIn("w = (1, −2.5), |x|² = 1.2·10⁻⁷ and −10⁻³ at A₂."),
            (std::vector<std::string>{"1", "−2.5", "1.2·10⁻⁷", "−10⁻³"}));
}

}  // namespace
}  // namespace gjklab
