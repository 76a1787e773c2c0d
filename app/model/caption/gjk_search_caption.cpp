// The first half of a GJK iteration: the search direction, the support point, the progress test.

#include "model/caption/gjk_caption.h"

#include <glm/geometric.hpp>

namespace gjklab {

namespace {

using Mood = TestRow::Mood;

/// Length of the search direction's reach: how far along d, from O, the support point lies (negative: short of O).
double reachOf(const gjk::GjkRecord<3>& record) {
  return glm::dot(record.support.w, record.direction) / glm::length(record.direction);
}

/// The boolean method: w must pass O; where radii are set aside, it must come as near to O as they reach.
void tellBooleanProgress(const Telling& t, Caption& out) {
  const auto& record = t.gjk();
  const auto& result = t.run.trace.result;
  const double reach = reachOf(record), radii = t.run.trace.radius_sum;
  const bool ended = record.region == gjk::kNoFeature;
  out.title = "Does w pass the origin?";
  out.tests.push_back(row("w·d / |d|", reach, reach < 0 ? "short of O" : "O or beyond"));
  if (radii > 0) out.tests.push_back(row("radii", radii, "set aside"));

  if (reach >= 0) {
    out.body =
        reach > 0 ? fmt::format("Yes: along d, w lies {} past O.", number(reach)) : "Along d, w is level with O.";
  } else {
    out.body = fmt::format("No: even w, furthest along d, stays {} short of O.", number(-reach));
  }
  if (!ended) {
    out.brief = reach > 0    ? fmt::format("Yes, by {}: O may be inside, w joins.", number(reach))
                : reach == 0 ? "w is level with O: O may be inside, w joins."
                : radii > 0  ? fmt::format("No, but the radii may bridge {}: w joins.", number(-reach))
                             : "Only within the tolerance: w joins.";
    if (reach < 0)
      out.body += radii > 0 ? fmt::format(" The radii, {} together, may still bridge that.", number(radii))
                            : " That is within the tolerance, so nothing is proven.";
    out.body += " O may be inside: w will join the simplex.";
    return;
  }
  if (record.decision == gjk::GjkDecision::separated && result.termination == gjk::Termination::separating_direction) {
    out.brief = fmt::format("No, {} short of O: the shapes are apart.", number(-reach));
    if (radii > 0) out.body += fmt::format(" The radii reach only {}.", number(radii));
    out.body += fmt::format(" Thus {} separates O from {}: the shapes are **separated**.",
                            words(t.run.dimension).through_w, t.difference());
    out.tests.front().verdict = gjk::name(gjk::Status::separated);
    out.tests.front().mood = Mood::good;
  } else if (record.decision == gjk::GjkDecision::separated) {
    out.body += fmt::format(" No point of {} is nearer to O than the simplex, within the tolerance.", t.difference());
    out.body += fmt::format(" {}the shapes **{}**.",
                            radii > 0 ? fmt::format("With the radii, {} together, ", number(radii)) : "So ",
                            result.status == gjk::Status::intersecting ? "intersect" : "touch");
    out.brief = fmt::format("Nothing is nearer to O: the shapes {}.",
                            result.status == gjk::Status::intersecting ? "intersect" : "touch");
  } else {
    out.brief = fmt::format("GJK stops here: {}.", terminationText(result.termination));
    out.body += fmt::format(" GJK stops here: {}.", reason(t, result.termination));
  }
}

/// "*b = A₂ − B₁* and *c = A₃ − B₁*", in the names of the coming iteration.
std::string carriedOver(const Telling& t, const gjk::GjkRecord<3>& start) {
  std::vector<std::string> items;
  for (int i = 0; i < start.simplex.size(); ++i)
    items.push_back(fmt::format("{} = {}", t.names[i + 1], pairName(start.simplex[i].support)));
  return listed(items);
}

/// The first direction of a warm start.
void tellWarmStart(const Telling& t, Caption& out) {
  const gjk::GjkRecord<3>& start = *t.run.trace.start;
  out.title = "What does a warm start begin with?";
  out.body = fmt::format(
      "With the last run's simplex: {}. However A and B have moved, these are points of A and of B, and their "
      "differences points of A ⊖ B: near the answer after a small motion. x = {} is nearest O.",
      carriedOver(t, start), t.vector(start.closest));
  out.brief = fmt::format("With the last run's simplex: x is {} from O.", number(glm::length(start.closest)));
  out.tests.push_back(lengthRow("|x|", start.closest, "distance of x"));
}

/// " Making room for a new a: a is now b." Nothing where names are for life, or every vertex keeps its letter.
std::string renamingSentence(const Telling& t) {
  if (t.naming == Naming::for_life) return "";
  const auto& before = *t.gjkBefore();
  std::string out;
  int next = 1;
  for (int i = 0; i < before.simplex.size(); ++i) {
    if (!gjk::contains(before.kept, i)) continue;
    if (i != next) out += fmt::format("{}*{}* is now *{}*", out.empty() ? "" : ", ", t.names[i], t.names[next]);
    ++next;
  }
  return out.empty() ? "" : fmt::format(" Making room for a new *{}*: {}.", t.names[0], out);
}

/// The vertices of the simplex before w arrives, in the names of this iteration.
std::string formerNames(const Telling& t) { return t.names.of(gjk::allOf(t.gjk().simplex.size()) & ~1u); }

/// What this direction has proven, in a sentence that the bounds follow.
std::string shownSentence(const Telling& t, double reach) {
  if (reach < 0)
    return fmt::format("No point of {} lies further along d than w, {} short of O.", t.difference(), number(-reach));
  return fmt::format("w lies {} past O along d, so {} separates O from {}.", number(reach),
                     words(t.run.dimension).no_boundary, t.difference());
}

/// " That proves less than iteration 2 has." Where this direction does not move the lower bound, to the eye.
std::string earlierProofSentence(const Telling& t, double reach) {
  const int proof = lowerBoundProof(t.run, t.moment.record);
  if (proof < 0 || proof == t.moment.record || number(-reach) == number(t.gjk().lower_bound)) return "";
  return fmt::format(" That proves less than iteration {} has.",
                     t.run.trace.gjk[static_cast<std::size_t>(proof)].iteration);
}

}  // namespace

void tellDirection(const Telling& t, Caption& out) {
  const auto& record = t.gjk();
  const auto* before = t.gjkBefore();
  const std::string d = t.vector(record.direction);
  if (!before) {
    out.title = "Where should GJK look first?";
    std::string why = "GJK takes the way from A's position to B's";
    if (t.scene.query.initial_direction) {
      why = "the scene sets one";
    } else if (t.scene.a.position == t.scene.b.position) {
      why = "the positions coincide, so GJK takes the x axis";
    }
    out.body = fmt::format(
        "The simplex is still empty, so any direction does: {}, d = {}. GJK asks for the point of {} that lies "
        "furthest along it: the **support point**.",
        why, d, t.difference());
    out.brief = briefOf(t, "Any direction will do: d = {}.", record.direction, "Any direction will do.");
  } else if (t.moment.record == 0) {
    tellWarmStart(t, out);
  } else if (record.momentum) {
    tellMomentum(t, out);
  } else if (t.boolean()) {
    out.title = "Where can O still be?";
    out.body = fmt::format(
        "The simplex is now *{}*. d = {} points from there to O, out of the open side: "
        "only a point of {} beyond O can close a simplex around it.{}",
        formerNames(t), d, t.difference(), renamingSentence(t));
    out.brief = fmt::format("Beyond *{}*: search from there towards O.", formerNames(t));
  } else {
    out.title = "Why search along d = −x?";
    out.body = fmt::format(
        "x = {} is the point nearest O so far, |x| = {}. Whatever in {} is nearer lies {}. So look how far it reaches "
        "that way: d = −x.{}",
        t.vector(before->closest), number(glm::length(before->closest)), t.difference(),
        words(t.run.dimension).nearer_side, renamingSentence(t));
    out.brief = fmt::format("x is {} from O: anything nearer lies that way.", number(glm::length(before->closest)));
    out.tests.push_back(lengthRow("|x|", before->closest, "distance of x"));
  }
}

void tellSupport(const Telling& t, Caption& out) {
  const auto& record = t.gjk();
  out.title = fmt::format("How far {} reach along d?", t.cores() ? "do the cores" : "does A ⊖ B");
  const bool named = record.support.index_a >= 0 && record.support.index_b >= 0;
  out.body = fmt::format("{} So w = {}{} is the point of {} furthest along d.", pairSentence(t, record.support, "d"),
                         named ? pairName(record.support) + " = " : "", t.vector(record.support.w), t.difference());
  out.brief = named ? fmt::format("As far as w = A{} − B{}.", subscript(record.support.index_a),
                                  subscript(record.support.index_b))
                    : briefOf(t, "As far as w = {}.", record.support.w, "As far as the new w.");
  if (!t.boolean() && !t.gjkBefore() && record.lower_bound > 0)
    out.body +=
        fmt::format(" It stays {} short of O, a first **lower bound**{}.", number(record.lower_bound), t.ofCores());
  const double length = glm::length(record.direction);
  out.tests.push_back(row("s_A(d)·d / |d|", glm::dot(record.support.a, record.direction) / length));
  out.tests.push_back(row("s_B(−d)·d / |d|", glm::dot(record.support.b, record.direction) / length));
  out.tests.push_back(row("w·d / |d|", reachOf(record), reachOf(record) < 0 ? "short of O" : "O or beyond"));
}

void tellProgress(const Telling& t, Caption& out) {
  if (t.boolean()) return tellBooleanProgress(t, out);
  const auto& record = t.gjk();
  if (record.momentum && record.momentum->dropped_here) return tellMomentumSpent(t, out);
  const auto* before = t.gjkBefore();
  const double lower = record.lower_bound, upper = before ? before->upper_bound : record.upper_bound;
  const double reach = reachOf(record), gap = upper - lower;
  const double tolerance = t.scene.query.tolerance * t.run.trace.scale;

  out.title = fmt::format("Can {} nearer to O?", t.cores() ? "the cores' difference come" : "A ⊖ B come");
  out.tests.push_back(row("w·d / |d|", reach, reach < 0 ? "short of O" : "O or beyond"));
  out.tests.push_back(row("lower bound", lower, t.cores() ? "cores" : ""));
  out.tests.push_back(row("upper bound |x|", upper, t.cores() ? "cores" : ""));

  const std::string shown = shownSentence(t, reach) + earlierProofSentence(t, reach);
  const char* whose = t.cores() ? "The cores'" : "The";
  if (record.region != gjk::kNoFeature) {
    out.body =
        fmt::format("{} {} distance is {}. The gap of {} leaves room for a nearer point: w joins the simplex, as *{}*.",
                    shown, whose, betweenText(lower, upper), number(gap), t.names[0]);
    out.brief = fmt::format("Perhaps: the bounds are {} apart. w joins.", number(gap));
    out.tests.push_back(row("gap", gap, "go on"));
    return;
  }
  if (record.decision == gjk::GjkDecision::separated && gap <= tolerance) {
    out.body = fmt::format(
        "{} x lies at {}: nothing nearer is left within the tolerance. x is **the nearest point** of {}, and GJK ends.",
        shown, number(upper), t.difference());
    out.brief = "No: the bounds meet, x is the nearest point.";
    out.tests.push_back(row("gap", gap, "closed", Mood::good));
    return;
  }
  out.body = fmt::format("{} {} distance is {}. GJK stops here: {}.", shown, whose, betweenText(lower, upper),
                         reason(t, t.run.trace.result.termination));
  out.brief = fmt::format("GJK stops, the bounds {} apart.", number(std::max(gap, 0.0)));
  out.tests.push_back(row("gap", gap, terminationText(t.run.trace.result.termination), Mood::bad));
}

}  // namespace gjklab
