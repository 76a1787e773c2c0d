#include "model/caption/caption_truth.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <cstring>
#include <glm/geometric.hpp>
#include <limits>
#include <set>

#include "messages_in.h"
#include "model/frame/frame.h"
#include "model/run/vertex_naming.h"
#include "nearest_oracle.h"

namespace gjklab {
namespace {

bool has(const std::string& text, const std::string& words) { return text.find(words) != std::string::npos; }

/// The same of words that a claim is known by.
bool says(const std::string& text, const char* words) {
  EXPECT_TRUE(test::isMessagePart(words)) << "no message says: " << words;
  return has(text, words);
}

/// "A ⊖ B" with its spaces as they are set.
std::string plainSpaces(std::string text) {
  const std::string tight = "\u00a0";
  for (std::size_t at = text.find(tight); at != std::string::npos; at = text.find(tight, at)) text.replace(at, 2, " ");
  return text;
}

/// The vertices that a name such as "abc" or "s₃s₁" is made of; none where it names something else.
std::vector<std::string> verticesIn(const std::string& name) {
  static const std::string kSubscript = "₀";
  std::vector<std::string> out;
  for (std::size_t i = 0; i < name.size();) {
    std::size_t length = 1;
    if (name[i] == 's')
      while (name.compare(i + length, 2, kSubscript, 0, 2) == 0) length += kSubscript.size();
    else if (name[i] < 'a' || name[i] > 'h')
      return {};
    if (name[i] == 's' && length == 1) return {};
    out.push_back(name.substr(i, length));
    i += length;
  }
  return out;
}

/// One moment of a run, and what its caption says.
class Claims {
 public:
  Claims(const Scene& scene, const Run& run, const Moment& moment, const Caption& caption, Naming naming)
      : scene_(scene),
        run_(run),
        moment_(moment),
        caption_(caption),
        body_(plainSpaces(caption.body + " " + caption.brief)),
        frame_(makeFrame(scene, run, nullptr, moment, {}, naming)),
        cores_(run.trace.radius_sum > 0),
        naming_(naming) {}

  void check() const {
    lettersAreShown();
    coresAreNamed();
    allIsBehind();
    statusHolds();
    lowerBoundHolds();
    contestHolds();
    digitsHold();
    nearestFeatureHolds();
    depthHolds();
    codeFits();
    newNameIsGiven();
  }

 private:
  /// How far A ⊖ B reaches along d, in units of d; of the cores' difference where the words are about that.
  double reach(dvec3 d, bool whole) const {
    const auto a = supportOf(scene_.a, run_.dimension, d, whole).point;
    const auto b = supportOf(scene_.b, run_.dimension, -d, whole).point;
    return glm::dot(a - b, d) / glm::length(d);
  }
  double slack() const { return 1e-9 * (run_.trace.scale + run_.trace.radius_sum) + 1e-300; }
  bool inGjk() const { return phaseOf(moment_.sub_step) == Phase::gjk; }
  const gjk::EpaRecord<3>& record(const Moment& at) const {
    return run_.trace.epa[static_cast<std::size_t>(at.record)];
  }
  const gjk::GjkRecord<3>& record() const { return run_.trace.gjk[static_cast<std::size_t>(moment_.record)]; }

  /// Each vertex that is set in italics or bold stands in the picture.
  void lettersAreShown() const {
    if (!inGjk()) return;
    std::set<std::string> shown{"w", "x", "y", "d", "n"};
    for (const FrameVertex& vertex : frame_.simplex) shown.insert(vertex.name);
    if (moment_.sub_step == SubStep::gjk_progress) shown.insert(frame_.names[0]);  // of w to be
    for (std::size_t at = body_.find('*'); at != std::string::npos; at = body_.find('*', at)) {
      const std::size_t begin = body_.find_first_not_of('*', at), end = body_.find('*', begin);
      if (begin == std::string::npos || end == std::string::npos) return;
      const std::string name = body_.substr(begin, end - begin);
      at = body_.find_first_not_of('*', end);
      // A letter that is given up, and that of the vertex to come.
      if (body_.compare(end, 8, "* is now") == 0 || has(body_, "a new *" + name + "*")) continue;
      for (const std::string& vertex : verticesIn(name))
        EXPECT_TRUE(vertex == "d" || shown.count(vertex)) << vertex << " is not shown";
    }
  }

  /// Where w becomes a vertex, it is told what it is called from then on.
  void newNameIsGiven() const {
    if (says(body_, "w joins the simplex")) {
      EXPECT_EQ(moment_.sub_step, SubStep::gjk_progress);
      EXPECT_TRUE(has(body_, " as *" + namesAt(run_, moment_.record, naming_)[0] + "*.")) << body_;
    }
    if (moment_.sub_step != SubStep::epa_rebuild || naming_ == Naming::letters) return;
    const int vertex = record(moment_).new_vertex;
    const std::string name = vertex < 0 ? "" : polytopeNames(run_.trace, naming_)[static_cast<std::size_t>(vertex)];
    EXPECT_EQ(says(body_, "From now on w is"), vertex >= 0) << body_;
    EXPECT_EQ(has(body_, " w is *" + name + "*."), vertex >= 0) << name << " in: " << body_;
  }

  /// While radii are set aside, no sentence takes the cores' difference for A ⊖ B.
  void coresAreNamed() const {
    const Phase phase = phaseOf(moment_.sub_step);
    if (!cores_ || (phase != Phase::gjk && phase != Phase::epa) || run_.trace.start) return;
    EXPECT_FALSE(says(body_, "A ⊖ B"));
    EXPECT_FALSE(has(plainSpaces(caption_.title), "A ⊖ B"));
    for (const char* bare : {" The distance is", " The depth is", "the shapes' distance"})
      EXPECT_FALSE(has(body_, bare));
  }

  /// "all of … lies beyond", "has all of … on one side": behind w along d, O before it.
  void allIsBehind() const {
    if (!inGjk()) return;
    const bool claimed = says(body_, "all of A ⊖ B") || says(body_, "all of the cores' difference") ||
                         says(body_, "separates O from") || says(body_, "short of O");
    if (!claimed || says(body_, "so no line perpendicular") || says(body_, "so no plane perpendicular") ||
        says(body_, "so nothing separates"))
      return;
    EXPECT_LE(reach(record().direction, !cores_), slack());
    const double w = glm::dot(record().support.w, record().direction) / glm::length(record().direction);
    EXPECT_LE(reach(record().direction, !cores_), w + slack());
  }

  /// A direction along which B is beyond A.
  bool isApart() const {
    const dvec3 n = run_.trace.result.normal;
    if (glm::dot(n, n) > 0 && reach(n, true) < 0) return true;
    for (const auto& each : run_.trace.gjk)
      if (reach(each.direction, true) < 0) return true;
    return false;
  }

  void statusHolds() const {
    const bool separated = says(body_, "the shapes are **separated**") || says(body_, "the shapes are apart") ||
                           says(caption_.title, "Separated:");
    if (separated) {
      EXPECT_TRUE(isApart());
    }
    const bool meet =
        says(body_, "shapes **intersect**") || says(body_, "shapes overlap by") || says(caption_.title, "Intersecting");
    if (!meet) return;
    for (const auto& each : run_.trace.gjk) EXPECT_GE(reach(each.direction, true), -slack());
    const dvec3 n = run_.trace.result.normal;
    if (glm::dot(n, n) > 0) {
      EXPECT_GE(reach(n, true), -slack());
    }
  }

  /// Nothing that is told as a lower bound is more than the length of a point of what it is told of.
  void lowerBoundHolds() const {
    if (run_.trace.gjk.empty() || run_.method == gjk::Method::boolean) return;
    const auto& last = run_.trace.gjk.back();
    const double core_distance = glm::length(last.closest);
    if (inGjk() && says(body_, "first **lower bound**")) {
      EXPECT_LE(record().lower_bound, core_distance + slack());
      EXPECT_EQ(cores_, says(body_, "**lower bound** on the cores' distance"));
    }
    if (inGjk() && moment_.sub_step == SubStep::gjk_progress) {
      for (const TestRow& row : caption_.tests)
        if (row.expression == "lower bound") {
          EXPECT_EQ(row.value, number(record().lower_bound));
          EXPECT_EQ(row.verdict == "cores", cores_);
        }
      EXPECT_LE(record().lower_bound, core_distance + slack());
    }
  }

  /// How far the point of a feature nearest to O is from O, where it is not on the feature's rim; else negative.
  double distanceWithin(gjk::Feature feature) const {
    std::vector<gjk::test::LongVec<3>> corners;
    for (int i = 0; i < record().simplex.size(); ++i)
      if (gjk::contains(feature, i)) corners.push_back(gjk::test::toLong<3>(record().simplex[i].support.w));
    if (corners.size() > 3) return -1;
    std::array<const gjk::test::LongVec<3>*, 3> points{};
    for (std::size_t i = 0; i < corners.size(); ++i) points[i] = &corners[i];
    const auto squared = gjk::test::squaredDistance<3, gjk::test::Quad>(points, static_cast<int>(corners.size()) - 1);
    return squared < 0 ? -1 : std::sqrt(static_cast<double>(squared));
  }

  /// The vertices that a sentence names, in its order: "Replacing *c* or *e* by O …".
  std::vector<int> verticesNamedIn(std::string_view sentence) const {
    std::vector<std::pair<std::size_t, int>> found;
    for (int i = 0; i < record().simplex.size(); ++i)
      if (const std::size_t at = sentence.find("*" + frame_.names.of(1U << i) + "*"); at != std::string::npos)
        found.emplace_back(at, i);
    std::sort(found.begin(), found.end());
    std::vector<int> vertices;
    for (const auto& [at, vertex] : found) vertices.push_back(vertex);
    return vertices;
  }

  /// How far the part of a feature without one of its vertices is from O.
  double distanceOpposite(gjk::Feature whole, int vertex) const {
    double nearest = std::numeric_limits<double>::infinity();
    for (gjk::Feature part = 1; part <= whole; ++part)
      if ((part & whole) == part && !gjk::contains(part, vertex))
        if (const double distance = distanceWithin(part); distance >= 0) nearest = std::min(nearest, distance);
    return nearest;
  }

  /// "Replacing *c* or *e* by O changes the sign … The opposite faces lead, in order, to *ab*, 1.2 from O, and *ac*, 2.
  /// The nearer is kept."; "… lead to *ab*.": one for each vertex, in the order of the vertices.
  void contestHolds() const {
    constexpr const char *kReplacing = "Replacing ", *kInOrder = " lead, in order, to ", *kAgree = "s lead to *";
    for (const char* part : {kReplacing, kInOrder, kAgree}) EXPECT_TRUE(test::isMessagePart(part));
    const std::size_t replacing = body_.find(kReplacing), ordered = body_.find(kInOrder), agreed = body_.find(kAgree);
    if (!inGjk() || replacing == std::string::npos) return;
    const std::string region = "*" + frame_.names.of(record().region) + "*";
    if (ordered == std::string::npos) {
      if (agreed != std::string::npos) {
        EXPECT_EQ(body_.find(region + ".", agreed), agreed + std::strlen(kAgree) - 1);
      }
      return;
    }
    const auto root = std::find_if(record().tests.begin(), record().tests.end(), [](const gjk::SignTest& each) {
      return each.subject.kind == gjk::TestKind::volume;
    });
    ASSERT_NE(root, record().tests.end());
    const std::size_t first_end = body_.find(". ", replacing);
    const std::vector<int> vertices = verticesNamedIn(std::string_view(body_).substr(replacing, first_end - replacing));
    ASSERT_GE(vertices.size(), 2U);
    double least = std::numeric_limits<double>::infinity();
    std::size_t at = ordered;
    for (const int vertex : vertices) {
      at = body_.find("* (", at);
      ASSERT_NE(at, std::string::npos) << vertices.size();
      at += 3;
      const double distance = distanceOpposite(root->subject.feature, vertex);
      // Where a weight is zero but for rounding, the solver may stay at a vertex that is a little further.
      const std::string shown = number(distance);
      if (body_.substr(at, shown.size()) != shown) {
        EXPECT_NEAR(std::strtod(body_.c_str() + at, nullptr), distance, 3e-4 * distance) << "opposite " << vertex;
      }
      least = std::min(least, distance);
    }
    EXPECT_EQ(body_.find("* (", at), std::string::npos) << "no more than these";
    EXPECT_EQ(number(distanceWithin(record().region)), number(least)) << "the nearest is kept";
    EXPECT_NE(body_.find(region, ordered), std::string::npos);
  }

  /// Where doubles lead astray: what was found instead is right.
  void digitsHold() const {
    if (!inGjk() || !says(body_, "so GJK uses twice as many digits") || record().closest == dvec3(0.0)) return;
    const double found = distanceWithin(record().region);
    EXPECT_GE(found, 0);
    for (gjk::Feature feature = 1; feature <= gjk::allOf(record().simplex.size()); ++feature)
      if (const double other = distanceWithin(feature); other >= 0) {
        EXPECT_LE(found, other * (1 + 1e-12));
      }
  }

  /// "That of the edge *s₁s₂*: x lies on it.": of all features none is nearer to O.
  void nearestFeatureHolds() const {
    const std::string& brief = caption_.brief;
    if (!says(brief, ": x lies on it.") && !says(brief, " itself.")) return;
    if (moment_.sub_step != SubStep::gjk_region || record().closest == dvec3(0.0)) return;
    const std::size_t begin = brief.find('*') + 1;
    const std::string named = brief.substr(begin, brief.find('*', begin) - begin);
    double found = -1, nearest = std::numeric_limits<double>::infinity();
    for (gjk::Feature feature = 1; feature <= gjk::allOf(record().simplex.size()); ++feature) {
      const double distance = distanceWithin(feature);
      if (frame_.names.of(feature) == named) found = distance;
      if (distance >= 0) nearest = std::min(nearest, distance);
    }
    EXPECT_GE(found, 0) << brief;
    EXPECT_LE(found, nearest * (1 + 1e-12)) << brief;
  }

  /// "This one, 0.3 away: the depth is at least that." and "Move B by **0.3** along n": A ⊖ B reaches that far along
  /// every direction that EPA has tried, and along the answer's no further.
  void depthHolds() const {
    const std::string& brief = caption_.brief;
    const auto& normal = run_.trace.result.normal;
    if (says(brief, "the depth is at least that"))
      for (const auto& each : run_.trace.epa) {
        EXPECT_GE(reach(each.direction, !cores_), record(moment_).lower_bound - slack()) << brief;
      }
    if (!says(brief, "Move B by **")) return;
    const double way = reach(normal, true);
    EXPECT_NEAR(run_.trace.result.depth, way, 1e-9 * std::abs(way) + slack()) << brief;
    EXPECT_TRUE(has(brief, "**" + number(run_.trace.result.depth) + "**")) << brief;
  }

  void codeFits() const {
    const Pseudocode& code = caption_.pseudocode;
    if (code.current < 0 || run_.trace.gjk.empty() || run_.sat) return;
    const std::string line = code.lines[static_cast<std::size_t>(code.current)];
    const bool ended = moment_.sub_step == SubStep::gjk_end || moment_.sub_step == SubStep::result;
    const auto& last = run_.trace.gjk.back();
    if (!ended) {
      if (moment_.sub_step == SubStep::gjk_direction && moment_.record == 0 && run_.trace.start) {
        EXPECT_FALSE(says(line, "empty simplex"));
      }
      if (moment_.sub_step == SubStep::gjk_keep) {
        EXPECT_EQ(says(line, "meet"), record().decision == gjk::GjkDecision::enclosed) << line;
      }
      return;
    }
    if (says(line, "separated")) {
      EXPECT_TRUE(isApart()) << line;
    }
    if (says(line, "|x| is the distance")) {
      EXPECT_TRUE(!cores_ && last.decision == gjk::GjkDecision::separated) << line;
    }
    if (says(line, "x is nearest")) {
      EXPECT_EQ(last.decision, gjk::GjkDecision::separated) << line;
    }
    if (says(line, "they meet") || says(line, "shapes meet")) {
      EXPECT_NE(run_.trace.result.status, gjk::Status::separated);
    }
    if (says(line, "x = O")) {
      EXPECT_EQ(last.decision, gjk::GjkDecision::enclosed) << line;
    }
    if (says(line, "done")) {
      EXPECT_EQ(run_.trace.epa.back().decision, gjk::EpaDecision::done) << line;
    }
    if (says(line, "subtract the radii")) {
      EXPECT_TRUE(cores_);
    }
  }

  const Scene& scene_;
  const Run& run_;
  const Moment& moment_;
  const Caption& caption_;
  std::string body_;
  Frame frame_;
  bool cores_;
  Naming naming_;
};

}  // namespace

void expectTrue(const Scene& scene, const Run& run, const Moment& moment, const Caption& caption, Naming naming) {
  Claims(scene, run, moment, caption, naming).check();
}

}  // namespace gjklab
