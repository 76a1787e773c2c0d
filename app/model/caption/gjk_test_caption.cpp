// One sign test of the region step: where it asks, what came out, which side that leaves and which region it costs.

#include "model/caption/gjk_caption.h"
#include "model/frame/feature.h"
#include "model/frame/region_tests.h"
#include "model/text/sign_test_text.h"

#include <cmath>
#include <glm/geometric.hpp>

namespace gjklab {
namespace {

/// Asks for the sign of a feature's measure; one in a space of more dimensions is projected onto the axes.
constexpr KindForms kWhichSign{.interval = translatable("What is the sign of the length of {feature}?"),
                               .edge = translatable("What is the sign of the length of {feature} along {axis}?"),
                               .triangle = translatable("What is the sign of the area of {feature}?"),
                               .face = translatable("What is the sign of the area of {feature}, seen along {axis}?"),
                               .tetrahedron = translatable("What is the sign of the volume of {feature}?")};

/// The simplex of the record, and what a test names of it.
class TestWords {
 public:
  TestWords(const CaptionContext& t, const gjk::SignTest& test) : t_(t), record_(t.gjk()), test_(test) {}

  std::string question() const {
    const Argument feature = arg("feature", featureName()), vertex = arg("vertex", vertexName());
    switch (test_.subject.kind) {
      case gjk::TestKind::along:
        return tr("Is O ahead of {a}, looking towards {vertex}?", arg("a", name(0)), vertex);
      case gjk::TestKind::beside:
        // In space each edge is asked once for each of its faces: the planes are perpendicular to them.
        return t_.run.dimension == 3 ? tr("Does O lie outside the edge {edge} of the face {face}?", arg("edge", edge()),
                                          arg("face", featureName()))
                                     : tr("Does O lie outside the edge {edge}?", arg("edge", edge()));
      case gjk::TestKind::side:
        return tr("On which side of the face {feature} is O?", feature);
      case gjk::TestKind::cofactor:
        return tr("Does x need {vertex} on {feature}?", vertex, feature);
      case gjk::TestKind::volume:
        return tr(t_.form(kWhichSign, test_.subject.feature), feature, arg("axis", axisName()));
      case gjk::TestKind::part:
        return tr("Does the part of {vertex} have the sign of the whole?", vertex);
    }
    return "";
  }

  /// What the sign means for O.
  std::string meaning() const {
    switch (test_.subject.kind) {
      case gjk::TestKind::along:
        return alongMeaning();
      case gjk::TestKind::beside:
        return besideMeaning();
      case gjk::TestKind::side:
        return sideMeaning();
      case gjk::TestKind::cofactor:
      case gjk::TestKind::part: {
        const Argument feature = arg("feature", featureName()), vertex = arg("vertex", vertexName());
        return test_.holds ? tr("The weight of *{vertex}* on *{feature}* is above zero.", vertex, feature)
                           : tr("The weight of *{vertex}* on *{feature}* is not above zero: x does not need it there.",
                                vertex, feature);
      }
      case gjk::TestKind::volume:
        return tr("If every part C has this sign, too, the point nearest O is inside *{feature}*.",
                  arg("feature", featureName()));
    }
    return "";
  }

  /// The answer to the question, for an audience, as a clause without a full stop; in space, where the test has a
  /// plane, by O's distance from it.
  std::string answer() const {
    const Argument by = arg("distance", number(distance())), face = arg("face", featureName());
    switch (test_.subject.kind) {
      case gjk::TestKind::along: {
        const Argument a = arg("a", name(0));
        return test_.holds ? tr("O lies {distance} ahead of {a}", by, a) : tr("O lies {distance} behind {a}", by, a);
      }
      case gjk::TestKind::beside:
        return test_.holds ? tr("O lies {distance} outside {edge} of {face}", by, arg("edge", edge()), face)
                           : tr("O lies {distance} inside {edge} of {face}", by, arg("edge", edge()), face);
      case gjk::TestKind::side:
        if (const auto inner = innerSide())
          return *inner ? tr("O lies {distance} inside the face {face}", by, face)
                        : tr("O lies {distance} outside the face {face}", by, face);
        return test_.holds ? tr("O lies {distance} above the face {face}", by, face)
                           : tr("O lies {distance} below the face {face}", by, face);
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
  std::string vertexName() const { return test_.subject.vertex >= 0 ? name(test_.subject.vertex) : ""; }
  std::string featureName() const { return t_.names.of(test_.subject.feature); }
  std::string axisName() const { return test_.subject.axis < 0 ? "" : std::string(1, "xyz"[test_.subject.axis]); }
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

  /// Before or behind the newest vertex, seen along an edge.
  std::string alongMeaning() const {
    static constexpr PerDimension<const char*> kNeither{
        translatable("O is on neither side of *{a}*."),
        translatable("O is on neither side of the line through *{a}* perpendicular to *{edge}*."),
        translatable("O is on neither side of the plane through *{a}* perpendicular to *{edge}*.")};
    static constexpr PerDimension<const char*> kSameSide{
        translatable("O and *{vertex}* are on the same side of *{a}*."),
        translatable("O and *{vertex}* are on the same side of the line through *{a}* perpendicular to *{edge}*."),
        translatable(
            "O is {distance} from the plane through *{a}* perpendicular to *{edge}*, on the same side as *{vertex}*.")};
    static constexpr PerDimension<const char*> kOtherSide{
        translatable("O and *{vertex}* are on opposite sides of *{a}*."),
        translatable("O and *{vertex}* are on opposite sides of the line through *{a}* perpendicular to *{edge}*."),
        translatable("O is {distance} from the plane through *{a}* perpendicular to *{edge}*, on the side away from "
                     "*{vertex}*.")};
    return tr(t_.form(test_.value == 0 ? kNeither
                      : test_.holds    ? kSameSide
                                       : kOtherSide),
              arg("a", name(0)), arg("edge", edge()), arg("vertex", vertexName()), arg("distance", number(distance())));
  }

  /// Outside of an edge of a triangle, or on its inner side.
  std::string besideMeaning() const {
    const Argument named = arg("edge", edge()), third = arg("other", name(other()));
    if (test_.value == 0) return tr("O is on neither side of *{edge}*.", named);
    if (t_.run.dimension != 3)
      return test_.holds ? tr("O is on the side of *{edge}* away from *{other}*.", named, third)
                         : tr("O is on the side of *{edge}* towards *{other}*.", named, third);
    const Argument by = arg("distance", number(distance()));
    return test_.holds ? tr("O is {distance} from the plane through *{edge}* perpendicular to the face *{face}*, on "
                            "the side away from *{other}*.",
                            by, named, arg("face", featureName()), third)
                       : tr("O is {distance} from the plane through *{edge}* perpendicular to the face *{face}*, on "
                            "the side towards *{other}*.",
                            by, named, arg("face", featureName()), third);
  }

  /// Of a tetrahedron's face: inside or outside; of a triangle in space only which way round.
  std::string sideMeaning() const {
    const Argument face = arg("face", featureName());
    if (test_.value == 0) return tr("O is in the plane of *{face}*.", face);
    if (const auto inner = innerSide()) {
      const Argument across = arg("vertex", name(*opposite()));
      return *inner ? tr("O is on the inner side of *{face}*, where *{vertex}* lies.", face, across)
                    : tr("O is on the outer side of *{face}*, away from *{vertex}*.", face, across);
    }
    const Argument up = arg("cross", "*" + edge() + "* × *" + name(0) + name(other()) + "*");
    return test_.holds ? tr("O is above the plane of *{face}*, seen from where {cross} points.", face, up)
                       : tr("O is below the plane of *{face}*, seen from where {cross} points.", face, up);
  }

  const CaptionContext& t_;
  const gjk::GjkRecord<3>& record_;
  const gjk::SignTest& test_;
};

/// Whether a test before this one has excluded the same region.
bool isLostAlready(const CaptionContext& t, gjk::Feature region) {
  for (int i = 0; i < *t.test; ++i)
    if (excludes(t.gjk(), t.gjk().tests[i]) && t.gjk().tests[i].excludes == region) return true;
  return false;
}

/// Regions that are neither ruled out nor excluded by the tests up to this one.
std::vector<std::string> regionsLeft(const CaptionContext& t) {
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

void tellTest(const CaptionContext& t, Caption& out) {
  const auto& record = t.gjk();
  const gjk::SignTest& test = record.tests[*t.test];
  const TestWords words(t, test);
  const std::string expression = markedExpression(test.subject, t.names);
  const bool excluding = excludes(record, test);
  out.title = words.question();
  out.body = fmt::format("{} = {}. {}", expression, number(test.value), words.meaning());
  const Argument answer =
      arg("answer", words.hasPlane() ? words.answer() : fmt::format("{} = {}", expression, number(test.value)));
  if (excluding) {
    const Argument region = arg("region", t.names.of(test.excludes));
    const bool before = isLostAlready(t, test.excludes);
    out.body += " " + (before ? tr("The region of **{region}** was already ruled out.", region)
                              : tr("The region of **{region}** is ruled out.", region));
    // Translators: {answer} is a sentence without its full stop, or a formula.
    constexpr std::size_t kFew = 4;  // what is left has room on the Stage
    const auto left = regionsLeft(t);
    const bool lists = !left.empty() && left.size() <= kFew && *t.test + 1 < record.tests.size();
    out.brief =
        before  ? tr("{answer}: {region} was already ruled out.", answer, region)
        : lists ? tr("{answer}: {region} is ruled out. Left: {regions}.", answer, region, arg("regions", listed(left)))
                : tr("{answer}: {region} is ruled out.", answer, region);
  } else if (words.hasPlane()) {
    out.brief = answer.text + ".";
  } else if (test.subject.kind == gjk::TestKind::volume) {
    out.brief = tr("{answer}: does every part C have this sign, too?", answer);
  } else {
    out.brief = test.holds ? tr("{answer}: above zero.", answer) : tr("{answer}: not above zero.", answer);
  }
  if (*t.test + 1 == record.tests.size())
    out.body += std::string(" ") + tr("This was the last test: the end of the step shows which region is left.");
  else if (const auto left = regionsLeft(t); excluding && !left.empty())
    out.body += " " + tr("Not yet ruled out: {regions}.", arg("regions", listed(left)));
  out.pseudocode.note = tr("test {test} of {tests}", arg("test", *t.test + 1), arg("tests", record.tests.size())) +
                        ": " + expression + " " + verdictOf(t, test, false) +
                        (excluding ? ": " + verdictOf(t, test, true) : "");
}

}  // namespace gjklab
