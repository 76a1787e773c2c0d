// One sign test of the region step: where it asks, what came out, which side that leaves and which region it costs.

#include "model/caption/gjk_caption.h"
#include "model/frame/feature.h"
#include "model/frame/region_tests.h"
#include "model/text/sign_test_text.h"

#include <cmath>
#include <glm/geometric.hpp>

namespace gjklab {
namespace {

/// The simplex of the record, and what a test names of it.
class TestWords {
 public:
  TestWords(const Telling& t, const gjk::SignTest& test) : t_(t), record_(t.gjk()), test_(test) {}

  std::string question() const {
    switch (test_.subject.kind) {
      case gjk::TestKind::along:
        return fmt::format("Does O lie past {}, towards {}?", name(0), name(test_.subject.vertex));
      case gjk::TestKind::beside:
        return fmt::format("Does O lie outside of the edge {}?", edge());
      case gjk::TestKind::side:
        return fmt::format("On which side of the face {} is O?", t_.names.of(test_.subject.feature));
      case gjk::TestKind::cofactor:
        return fmt::format("Does x need {} on {}?", name(test_.subject.vertex), t_.names.of(test_.subject.feature));
      case gjk::TestKind::volume:
        return fmt::format("Which sign has the volume of {}?", t_.names.of(test_.subject.feature));
      case gjk::TestKind::part:
        return fmt::format("Has the part of {} the sign of the whole?", name(test_.subject.vertex));
    }
    return "";
  }

  /// What the sign means for O.
  std::string meaning() const {
    const bool space = t_.run.dimension == 3;
    switch (test_.subject.kind) {
      case gjk::TestKind::along: {
        if (space && test_.value != 0)
          return fmt::format("O is {} from the plane through *{}* square to *{}*, on the side that *{}* is{} on.",
                             number(distance()), name(0), edge(), name(test_.subject.vertex),
                             test_.holds ? "" : " not");
        const std::string from = t_.run.dimension == 1 ? fmt::format("of *{}*", name(0))
                                                       : fmt::format("of the {} through *{}* square to *{}*",
                                                                     space ? "plane" : "line", name(0), edge());
        if (test_.value == 0) return fmt::format("O is on neither side {}.", from);
        return fmt::format("O is on the side {} that *{}* is{} on.", from, name(test_.subject.vertex),
                           test_.holds ? "" : " not");
      }
      case gjk::TestKind::beside:
        if (test_.value == 0) return fmt::format("O is on neither side of *{}*.", edge());
        if (space)
          return fmt::format("O is {} from the plane through *{}* square to the face, on the side {} *{}*.",
                             number(distance()), edge(), test_.holds ? "away from" : "towards", name(other()));
        return fmt::format("O is on the side of *{}* {} *{}*.", edge(), test_.holds ? "away from" : "towards",
                           name(other()));
      case gjk::TestKind::side:
        return sideMeaning();
      case gjk::TestKind::cofactor:
      case gjk::TestKind::part:
        return test_.holds ? fmt::format("The weight of *{}* on *{}* is above zero.", name(test_.subject.vertex),
                                         t_.names.of(test_.subject.feature))
                           : fmt::format("The weight of *{}* on *{}* is not above zero: x does not need it there.",
                                         name(test_.subject.vertex), t_.names.of(test_.subject.feature));
      case gjk::TestKind::volume:
        return "Its sign is what the signs of its parts are compared with.";
    }
    return "";
  }

  /// The answer to the question, for an audience; in space, where the test has a plane, by O's distance from it.
  std::string answer() const {
    const std::string by = number(distance());
    switch (test_.subject.kind) {
      case gjk::TestKind::along:
        return fmt::format("O lies {} {} {}", by, test_.holds ? "past" : "short of", name(0));
      case gjk::TestKind::beside:
        return fmt::format("O lies {} {} the edge", by, test_.holds ? "outside" : "inside");
      case gjk::TestKind::side:
        if (const auto inner = innerSide())
          return fmt::format("O lies {} {} the face", by, *inner ? "inside" : "outside");
        return fmt::format("O lies {} {} the face", by, test_.holds ? "above" : "below");
      case gjk::TestKind::cofactor:
      case gjk::TestKind::volume:
      case gjk::TestKind::part:
        return "";
    }
    return "";
  }
  bool hasPlane() const { return t_.run.dimension == 3 && test_.value != 0 && side().has_value(); }

 private:
  std::optional<FrameRegion::HalfSpace> side() const {
    std::vector<dvec3> points;
    for (int i = 0; i < record_.simplex.size(); ++i) points.push_back(record_.simplex[i].support.w);
    return sideLost(points, test_);
  }
  /// Of O from the test's plane.
  double distance() const {
    const auto lost = side();
    return lost ? std::abs(lost->offset) : 0;
  }
  const std::string& name(int i) const { return t_.names[i]; }
  std::string edge() const { return name(0) + name(test_.subject.vertex); }
  int other() const {
    for (int j = 1; j < record_.simplex.size(); ++j)
      if (j != test_.subject.vertex && gjk::contains(test_.subject.feature, j)) return j;
    return test_.subject.vertex;
  }

  /// Of a tetrahedron: the corner across from the face that is tested; of a triangle there is none.
  std::optional<int> opposite() const {
    for (int k = 1; k < record_.simplex.size(); ++k)
      if (!gjk::contains(test_.subject.feature, k)) return k;
    return std::nullopt;
  }
  /// Whether O is on the side of the tested face on which the tetrahedron lies.
  std::optional<bool> innerSide() const {
    const auto w = [&](int i) { return record_.simplex[i].support.w; };
    const auto k = opposite();
    if (!k) return std::nullopt;
    const dvec3 normal = glm::cross(w(test_.subject.vertex) - w(0), w(other()) - w(0));
    return (glm::dot(normal, w(*k) - w(0)) > 0) == test_.holds;
  }

  /// Of a tetrahedron's face: inside or outside; of a triangle in space only which way round.
  std::string sideMeaning() const {
    const std::string face = t_.names.of(test_.subject.feature);
    if (test_.value == 0) return fmt::format("O is in the plane of *{}*.", face);
    if (const auto inner = innerSide())
      return *inner ? fmt::format("O is on the inner side of *{}*, where *{}* lies.", face, name(*opposite()))
                    : fmt::format("O is on the outer side of *{}*, away from *{}*.", face, name(*opposite()));
    return fmt::format("O is {} the plane of *{}*, seen from where *{}* × *{}{}* points.",
                       test_.holds ? "above" : "below", face, edge(), name(0), name(other()));
  }

  const Telling& t_;
  const gjk::GjkRecord<3>& record_;
  const gjk::SignTest& test_;
};

/// Whether a test before this one has excluded the same region.
bool isLostAlready(const Telling& t, gjk::Feature region) {
  for (int i = 0; i < *t.test; ++i)
    if (excludes(t.gjk(), t.gjk().tests[i]) && t.gjk().tests[i].excludes == region) return true;
  return false;
}

/// Regions that are neither ruled out nor excluded by the tests up to this one.
std::vector<std::string> regionsLeft(const Telling& t) {
  const auto& record = t.gjk();
  std::vector<std::string> left;
  for (gjk::Feature f = 1; f <= gjk::allOf(record.simplex.size()); ++f) {
    bool lost = containsFeature(record.ruled_out, f);
    for (int i = 0; i <= *t.test; ++i)
      lost = lost || (excludes(record, record.tests[i]) && record.tests[i].excludes == f);
    if (!lost) left.push_back(t.names.of(f));
  }
  return left;
}

}  // namespace

void tellTest(const Telling& t, Caption& out) {
  const auto& record = t.gjk();
  const gjk::SignTest& test = record.tests[*t.test];
  const TestWords words(t, test);
  const std::string expression = markedExpression(test.subject, t.names);
  const bool excluding = excludes(record, test);
  out.title = words.question();
  out.body = fmt::format("{} = {}. {}", expression, number(test.value), words.meaning());
  if (excluding)
    out.body += fmt::format(" The region of **{}** {}.", t.names.of(test.excludes),
                            isLostAlready(t, test.excludes) ? "was lost already" : "is lost");
  const std::string told = words.hasPlane() ? words.answer() : fmt::format("{} = {}", expression, number(test.value));
  out.brief = excluding          ? fmt::format("{}: {} {}.", told, t.names.of(test.excludes),
                                      isLostAlready(t, test.excludes) ? "was lost already" : "is lost")
              : words.hasPlane() ? told + "."
                                 : fmt::format("{}: {}.", told,
                                               test.subject.kind == gjk::TestKind::volume ? "its sign is compared with"
                                               : test.holds                               ? "above zero"
                                                                                          : "not above zero");
  if (*t.test + 1 == record.tests.size())
    out.body += " This was the last test: the step's end says which region is left.";
  else if (const auto left = regionsLeft(t); excluding && !left.empty())
    out.body += fmt::format(" Not yet excluded: {}.", listed(left));
  const std::string verdict = verdictOf(t, test, false);
  out.pseudocode.note = fmt::format("test {} of {}: {} {}{}", *t.test + 1, record.tests.size(), expression, verdict,
                                    excluding ? ": not " + t.names.of(test.excludes) : "");
}

}  // namespace gjklab
