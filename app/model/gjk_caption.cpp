// GJK told step by step: direction, support, progress test, region, keep, end.

#include "model/caption_parts.h"

#include <cmath>
#include <glm/geometric.hpp>

namespace gjklab {

namespace {

using Mood = TestRow::Mood;

bool has(gjk::Feature feature, int vertex) { return (feature >> vertex & 1u) != 0; }

gjk::Feature fullFeature(const gjk::GjkRecord<3>& record) { return (1u << record.simplex.size()) - 1; }

/// Length of the search direction's reach: how far along d, from O, the support point lies (negative: short of O).
double reachOf(const gjk::GjkRecord<3>& record) {
  return glm::dot(record.support.w, record.direction) / glm::length(record.direction);
}

const char* cores(const Telling& t) { return t.run.trace.radius_sum > 0 ? "the cores'" : "the shapes'"; }

void tellDirection(const Telling& t, Caption& out) {
  const auto& record = t.gjk();
  const auto* before = t.gjkBefore();
  const std::string d = t.vector(record.direction);
  if (!before) {
    out.title = "Where should GJK look first?";
    std::string why = "the simplest choice is the way from A's centre to B's";
    if (t.scene.query.initial_direction) {
      why = "the scene sets it";
    } else if (t.scene.a.position == t.scene.b.position) {
      why = "the centres coincide, so it is the x axis";
    }
    out.body = fmt::format(
        "The simplex is still empty, so any direction does: {}, d = {}. GJK asks for the point of A ⊖ B that lies "
        "furthest along it.",
        why, d);
  } else if (t.boolean()) {
    out.title = "Where can O still be?";
    out.body = fmt::format(
        "O lies in the region of *{}*, the part that was kept. d = {} points from there to O: only A ⊖ B beyond O on "
        "that "
        "side can close a simplex around it.",
        gjk::letters(before->kept), d);
  } else {
    const Words& w = words(t.run.dimension);
    out.title = "Why search along d = −x?";
    out.body = fmt::format(
        "x = {} is the point nearest O so far, |x| = {}. Whatever in A ⊖ B is nearer lies on O's side of the {} "
        "through "
        "x across d. So look where A ⊖ B reaches furthest that way: d = −x.",
        t.vector(before->closest), number(glm::length(before->closest)), w.hyperplane);
    out.tests.push_back(row("|x|", glm::length(before->closest), "distance of x"));
  }
}

/// "3 + 4 points instead of 12 pairs", where both shapes have countable points.
std::string savings(const Telling& t) {
  const long long pairs = t.run.all_pairs;
  if (pairs <= 1) return ".";
  return fmt::format(": no need to form all {} differences.", pairs);
}

void tellSupport(const Telling& t, Caption& out) {
  const auto& record = t.gjk();
  out.title = "How far does A ⊖ B reach along d?";
  out.body =
      fmt::format("{} w = {} is then furthest in all of A ⊖ B, for (a − b)·d = a·d − b·d: each shape answers alone{}",
                  pairSentence(t, record.support, "d"), t.vector(record.support.w), savings(t));
  const double length = glm::length(record.direction);
  out.tests.push_back(row("s_A(d)·d / |d|", glm::dot(record.support.a, record.direction) / length));
  out.tests.push_back(row("s_B(−d)·d / |d|", glm::dot(record.support.b, record.direction) / length));
  out.tests.push_back(row("w·d / |d|", reachOf(record), reachOf(record) < 0 ? "short of O" : "O or beyond"));
}

void tellBooleanProgress(const Telling& t, Caption& out) {
  const auto& record = t.gjk();
  const Words& words_here = words(t.run.dimension);
  const double reach = glm::dot(record.support.w, record.direction);
  out.title = "Does w pass the origin?";
  if (record.region != gjk::kNoFeature) {
    out.body = fmt::format("w·d = {}, so w {} along d, and O may still be inside A ⊖ B. w joins the simplex.",
                           number(reach), reach > 0 ? "lies past O" : "reaches no further than O");
    out.tests.push_back(row("w·d", reach, "go on"));
  } else if (record.decision == gjk::GjkDecision::separated) {
    out.body = fmt::format(
        "w·d = {}: even the point of A ⊖ B furthest along d does not pass O. The {} through w across d parts O from "
        "A ⊖ B, so the shapes are **separated**.",
        number(reach), words_here.hyperplane);
    out.tests.push_back(row("w·d", reach, "separated", Mood::good));
  } else {
    out.body = fmt::format("w·d = {}. GJK stops here: {}.", number(reach), reason(t, t.run.trace.result.termination));
    out.tests.push_back(row("w·d", reach, gjk::name(t.run.trace.result.termination), Mood::bad));
  }
}

void tellProgress(const Telling& t, Caption& out) {
  if (t.boolean()) return tellBooleanProgress(t, out);
  const auto& record = t.gjk();
  const auto* before = t.gjkBefore();
  const double lower = record.lower_bound, upper = before ? before->upper_bound : record.upper_bound;
  const double reach = reachOf(record), gap = upper - lower;
  const double tolerance = t.scene.query.tolerance * t.run.trace.scale;
  const char* across = words(t.run.dimension).hyperplane;
  out.title = "Can A ⊖ B come nearer to O?";
  out.tests.push_back(row("w·d / |d|", reach, reach < 0 ? "short of O" : "O or beyond"));
  out.tests.push_back(row("lower bound", lower));
  out.tests.push_back(row("upper bound |x|", upper));

  const std::string shown =
      reach < 0 ? fmt::format("No point of A ⊖ B lies further along d than w, {} short of O.", number(-reach))
                : fmt::format("w lies {} past O along d, so no {} across d parts O from A ⊖ B.", number(reach), across);
  if (record.region != gjk::kNoFeature) {
    out.body = fmt::format(
        "{} {} distance is between {} and {}. The gap of {} leaves room for a nearer point, so w joins the simplex.",
        shown, t.run.trace.radius_sum > 0 ? "The cores'" : "The", number(lower), number(upper), number(gap));
    out.tests.push_back(row("gap", gap, "go on"));
    return;
  }
  if (record.decision == gjk::GjkDecision::separated && gap <= tolerance) {
    out.body = fmt::format(
        "{} x lies at {}: nothing nearer is left within the tolerance. x is **the closest point**, and GJK ends.",
        shown, number(upper));
    out.tests.push_back(row("gap", gap, "closed", Mood::good));
    return;
  }
  out.body = fmt::format("{} {} distance is between {} and {}. GJK stops here: {}.", shown,
                         t.run.trace.radius_sum > 0 ? "The cores'" : "The", number(lower), number(upper),
                         reason(t, t.run.trace.result.termination));
  out.tests.push_back(row("gap", gap, gjk::name(t.run.trace.result.termination), Mood::bad));
}

/// The record's sign tests, then the regions that needed none.
void addRegionTests(const gjk::GjkRecord<3>& record, Caption& out) {
  for (const gjk::SignTest& test : record.tests) {
    // A test of doubtful sign may have been overruled by a more exact one: then its verdict excludes nothing.
    const bool excludes = test.excludes != gjk::kNoFeature && test.excludes != record.region;
    std::string verdict = test.holds ? "> 0" : "≤ 0";
    if (excludes) verdict = std::string("not ") + gjk::letters(test.excludes);
    out.tests.push_back(row(test.expression, test.value, verdict, excludes ? Mood::good : Mood::neutral));
  }
  std::string without;
  for (gjk::Feature f = 1; f <= fullFeature(record); ++f)
    if ((record.ruled_out >> f & 1u) != 0) without += (without.empty() ? "" : ", ") + std::string(gjk::letters(f));
  if (!without.empty()) out.tests.push_back({without, "–", "ruled out", Mood::muted});
}

/// "**inside the triangle**" and what follows from it.
std::string insideSentence(const Telling& t, const gjk::GjkRecord<3>& record) {
  const char* letters = gjk::letters(record.region);
  std::string where = "O lies between *a* and *b*: **inside the interval**.";
  if (record.simplex.size() == 3) where = "O is on the inner side of *ab*, *ac* and *bc*: **inside the triangle**.";
  if (record.simplex.size() == 4) where = "O is on the inner side of all four faces: **inside the tetrahedron**.";
  const char* meet = t.run.trace.result.status == gjk::Status::intersecting ? "intersect" : "meet";
  where += fmt::format(" The simplex holds the origin, so the shapes **{}**.", meet);
  if (!t.run.trace.epa.empty()) where += fmt::format(" EPA continues from *{}*.", letters);
  return where;
}

/// "2 sign tests pick it out of the 4 regions with a; the 3 without are ruled out."
std::string choiceSentence(const gjk::GjkRecord<3>& record) {
  if (record.tests.empty()) return "";
  int with_a = 0, ruled_out = 0;
  for (gjk::Feature f = 1; f <= fullFeature(record); ++f) {
    with_a += static_cast<int>(f & 1u);
    ruled_out += static_cast<int>(record.ruled_out >> f & 1u);
  }
  std::string text = fmt::format(
      " {} out of the {} regions with *a*",
      record.tests.size() == 1 ? "1 sign test picks it" : fmt::format("{} sign tests pick it", record.tests.size()),
      with_a);
  if (ruled_out > 0)
    text += fmt::format("; the {} without {} ruled out", ruled_out == 1 ? "one" : std::to_string(ruled_out),
                        ruled_out == 1 ? "is" : "are");
  return text + ".";
}

/// "x = 0.29 a + 0.71 b".
std::string combination(const gjk::GjkRecord<3>& record) {
  std::string out;
  for (int i = 0; i < record.simplex.size(); ++i)
    if (has(record.region, i))
      out += fmt::format("{}{} *{}*", out.empty() ? "" : " + ", number(record.simplex[i].weight, 3),
                         static_cast<char>('a' + i));
  return out;
}

void tellRegion(const Telling& t, Caption& out) {
  const auto& record = t.gjk();
  const char* letters = gjk::letters(record.region);
  const char* kind = featureKind(record.region, t.run.dimension);
  out.title = "Which Voronoi region holds O?";
  addRegionTests(record, out);
  const int size = sizeOf(record.region);
  if (record.simplex.size() == 1) {
    out.body = fmt::format(
        "A simplex of one point leaves no choice: all of space is the region of *a*. The point nearest O is a itself, "
        "x = {}.",
        t.vector(record.simplex[0].support.w));
  } else if (size == t.run.dimension + 1) {
    out.body = insideSentence(t, record);
  } else if (!t.boolean() && glm::dot(record.closest, record.closest) == 0) {
    out.body = fmt::format("O lies on the {} *{}* itself: x = O, and the distance is 0.{}", kind, letters,
                           choiceSentence(record));
  } else if (size == 1) {
    out.body = fmt::format("O lies in the region of the {} **{}**: no point of the simplex is nearer to O than *{}*.{}",
                           kind, letters, letters, choiceSentence(record));
  } else if (t.boolean()) {
    out.body = fmt::format("O lies in the region of the {} **{}**.{}", kind, letters, choiceSentence(record));
  } else {
    out.body = fmt::format("O lies in the region of the {} **{}**: the nearest point is on it, x = {}.{}", kind,
                           letters, combination(record), choiceSentence(record));
  }
}

std::vector<std::string> lettersOf(const gjk::GjkRecord<3>& record, bool kept) {
  std::vector<std::string> out;
  for (int i = 0; i < record.simplex.size(); ++i)
    if (has(record.kept, i) == kept) out.emplace_back(1, static_cast<char>('a' + i));
  return out;
}

void tellKeep(const Telling& t, Caption& out) {
  const auto& record = t.gjk();
  const auto* before = t.gjkBefore();
  const auto dropped = lettersOf(record, false);
  const char* kept = gjk::letters(record.kept);
  out.title = dropped.empty() ? "What is kept?" : "What is kept, what is dropped?";
  const char* drops = dropped.size() == 1 ? "drops out" : "drop out";
  if (record.decision == gjk::GjkDecision::enclosed) {
    out.body = dropped.empty()
                   ? fmt::format("*{}* holds O: nothing can be nearer, and nothing is dropped.", kept)
                   : fmt::format("*{}* holds O: nothing can be nearer. {} {}.", kept, listed(dropped), drops);
  } else if (t.boolean()) {
    out.body = dropped.empty()
                   ? fmt::format("All of *{}* stays: O lies in its region.", kept)
                   : fmt::format("*{}* stays, {} {}: O lies in the region of *{}*, so the way to it starts there.",
                                 kept, listed(dropped), drops, kept);
  } else {
    const double length = glm::length(record.closest);
    if (dropped.empty()) {
      out.body = fmt::format("x = {} needs all of *{}*.", t.vector(record.closest), kept);
    } else {
      out.body =
          fmt::format("x = {} lies on *{}* alone: {} {}, with weight 0 {} nothing to x.", t.vector(record.closest),
                      kept, listed(dropped), drops, dropped.size() == 1 ? "it adds" : "they add");
    }
    if (before) {
      const double former = glm::length(before->closest);
      out.body += former > length ? fmt::format(" |x| falls from {} to {}.", number(former), number(length))
                                  : fmt::format(" |x| stays at {}.", number(length));
      out.tests.push_back(row("|x| before", former));
    } else {
      out.body += fmt::format(" Its distance |x| = {} is the first upper bound.", number(length));
    }
    out.tests.push_back(row("|x|", length, "upper bound"));
  }
  if (record.decision == gjk::GjkDecision::stopped)
    out.body += fmt::format(" GJK stops here: {}.", reason(t, t.run.trace.result.termination));
}

/// What the answer owes to the radii that were set aside.
std::string radiiSentence(const Telling& t, double core_distance) {
  const auto& trace = t.run.trace;
  if (trace.radius_sum <= 0) return "";
  const double rest = core_distance - trace.radius_sum;
  return fmt::format(" The radii, {} together, come off: {}.", number(trace.radius_sum),
                     trace.result.status == gjk::Status::touching ? "the shapes **touch**"
                     : rest > 0                                   ? fmt::format("the shapes are {} apart", number(rest))
                                : fmt::format("the shapes overlap by {}", number(-rest)));
}

void tellSeparatedEnd(const Telling& t, Caption& out) {
  const auto& record = t.gjk();
  const char* across = words(t.run.dimension).hyperplane;
  if (t.boolean()) {
    out.title = "Separated: what proves it?";
    out.body = fmt::format(
        "The {} through w across d = {}: all of A ⊖ B lies on one side of it, O on the other. How far apart the shapes "
        "are, this method does not ask.",
        across, t.vector(record.direction));
    return;
  }
  const auto* before = t.gjkBefore();
  const double distance = record.region == gjk::kNoFeature && before ? before->upper_bound : record.upper_bound;
  out.title = t.run.trace.radius_sum > 0 ? "The cores are apart: what proves it?" : "Separated: what proves it?";
  out.body = fmt::format(
      "x is a point of A ⊖ B at distance {}, and all of A ⊖ B lies beyond the {} through w, {} from O. So nothing is "
      "nearer: {} distance is {}.",
      number(distance), across, number(record.lower_bound), cores(t), number(distance));
  out.body += radiiSentence(t, distance);
}

void tellEnd(const Telling& t, Caption& out) {
  const auto& record = t.gjk();
  const auto& trace = t.run.trace;
  if (record.decision == gjk::GjkDecision::separated) {
    tellSeparatedEnd(t, out);
  } else if (record.decision == gjk::GjkDecision::enclosed) {
    const bool inside = sizeOf(record.kept) == t.run.dimension + 1;
    out.title = trace.result.status == gjk::Status::intersecting ? "Intersecting: what proves it?"
                                                                 : "The shapes meet: what proves it?";
    out.body = fmt::format(
        "O lies {} *{}*, whose points all belong to A ⊖ B: some point of A and some point of B are the same.",
        inside ? "inside" : "on", gjk::letters(record.kept));
    if (!trace.epa.empty()) {
      out.body +=
          inside ? " How deep they are in each other GJK cannot say: EPA grows this simplex to find out."
                 : " Whether they overlap or only touch, GJK cannot say: EPA grows a polytope from it to find out.";
    } else {
      out.body += fmt::format(" The run ends: {}.", reason(t, trace.result.termination));
    }
  } else {
    out.title = "GJK stops without a proof";
    out.body = fmt::format("{} after {}: ", gjk::name(trace.result.termination),
                           counted(static_cast<int>(trace.gjk.size()), "iteration", "iterations"));
    out.body += reason(t, trace.result.termination) + ".";
    if (!t.boolean())
      out.body += fmt::format(" {} distance is {}.", t.run.trace.radius_sum > 0 ? "The cores'" : "The",
                              rangeText(record.lower_bound, record.upper_bound));
  }
  if (trace.epa.empty() && trace.radius_sum == 0) addAnswerFacts(t, out);
}

void addSimplexRows(const Telling& t, Caption& out) {
  const auto& record = t.gjk();
  const SubStep step = t.moment.sub_step;
  const bool solved = step == SubStep::gjk_region || step == SubStep::gjk_keep ||
                      (step == SubStep::gjk_end && record.region != gjk::kNoFeature);
  const auto* before = t.gjkBefore();
  std::vector<double> former;  // weights of the former simplex, newest first
  if (before)
    for (int i = 0; i < before->simplex.size(); ++i)
      if (has(before->kept, i)) former.push_back(before->simplex[i].weight);

  for (int i = 0; i < record.simplex.size(); ++i) {
    if (i == 0 && (step == SubStep::gjk_direction || (step == SubStep::gjk_end && !solved))) continue;
    if (step == SubStep::gjk_end && solved && !has(record.kept, i)) continue;
    const auto& vertex = record.simplex[i];
    SimplexRow line;
    line.letter = static_cast<char>('a' + i);
    line.point = t.vector(vertex.support.w);
    line.pair = pairName(vertex.support);
    line.kept = step != SubStep::gjk_keep || has(record.kept, i);
    const auto at = static_cast<std::size_t>(i - 1);
    const bool weighted = solved || (i > 0 && at < former.size());
    if (weighted && !t.boolean()) line.weight = "λ " + number(solved ? vertex.weight : former[at], 3);
    out.simplex.push_back(std::move(line));
  }
}

}  // namespace

void tellGjk(const Telling& t, Caption& out) {
  addSimplexRows(t, out);
  switch (t.moment.sub_step) {
    case SubStep::gjk_direction:
      return tellDirection(t, out);
    case SubStep::gjk_support:
      return tellSupport(t, out);
    case SubStep::gjk_progress:
      return tellProgress(t, out);
    case SubStep::gjk_region:
      return tellRegion(t, out);
    case SubStep::gjk_keep:
      return tellKeep(t, out);
    default:
      return tellEnd(t, out);
  }
}

}  // namespace gjklab
