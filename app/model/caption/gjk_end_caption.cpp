// How GJK ended, and what proves it.

#include "model/caption/gjk_caption.h"

namespace gjklab {

namespace {

const char* cores(const Telling& t) { return t.run.trace.radius_sum > 0 ? "the cores'" : "the shapes'"; }

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
  const char* through_w = words(t.run.dimension).through_w;
  if (t.run.trace.result.termination == gjk::Termination::separating_direction) {
    out.title = "Separated: what proves it?";
    out.body = fmt::format(
        "With d = {}, {} has all of A ⊖ B on one side and O on the other. "
        "How far apart the shapes are, this method does not ask.",
        t.vector(record.direction), through_w);
    return;
  }
  const auto* before = t.gjkBefore();
  const double distance = record.region == gjk::kNoFeature && before ? before->upper_bound : record.upper_bound;
  out.title = t.run.trace.radius_sum > 0 ? "The cores are apart: what proves it?" : "Separated: what proves it?";
  out.body = fmt::format(
      "x is a point of A ⊖ B at distance {}, and all of A ⊖ B lies beyond {}, {} from O. So nothing is "
      "nearer: {} distance is {}.",
      number(distance), through_w, number(record.lower_bound), cores(t), number(distance));
  out.body += radiiSentence(t, distance);
}

void tellEnclosedEnd(const Telling& t, Caption& out) {
  const auto& record = t.gjk();
  const auto& trace = t.run.trace;
  const bool full = gjk::vertexCount(record.kept) == t.run.dimension + 1;
  out.title = trace.result.status == gjk::Status::intersecting ? "Intersecting: what proves it?"
                                                               : "The shapes meet: what proves it?";
  out.body = fmt::format(
      "O lies {} the {} *{}*, all of which belongs to A ⊖ B: some point of A and some point of B are the same.",
      full ? "in" : "on", featureKind(record.kept, t.run.dimension), gjk::letters(record.kept));
  if (!trace.epa.empty()) {
    out.body += full ? " How deep the overlap is, GJK cannot say: EPA grows this simplex to find out."
                     : " Whether they overlap or only touch, GJK cannot say: EPA grows a polytope from it to find out.";
  } else if (trace.radius_sum > 0) {
    out.body += fmt::format(" The cores have no depth of their own: the radii, {} together, are all of it.",
                            number(trace.radius_sum));
  } else {
    out.body += fmt::format(" The run ends: {}.", reason(t, trace.result.termination));
  }
}

}  // namespace

void tellGjkEnd(const Telling& t, Caption& out) {
  const auto& record = t.gjk();
  const auto& trace = t.run.trace;
  if (record.decision == gjk::GjkDecision::separated) {
    tellSeparatedEnd(t, out);
  } else if (record.decision == gjk::GjkDecision::enclosed) {
    tellEnclosedEnd(t, out);
  } else {
    out.title = trace.result.termination == gjk::Termination::max_iterations ? "GJK stops at its iteration limit"
                                                                             : "GJK stops before it is done";
    out.body = fmt::format("**{}**: {}.", gjk::name(trace.result.termination), reason(t, trace.result.termination));
    if (!t.boolean())
      out.body += fmt::format(" {} distance is {}.", t.run.trace.radius_sum > 0 ? "The cores'" : "The",
                              betweenText(record.lower_bound, record.upper_bound));
  }
  if (trace.epa.empty() && trace.radius_sum == 0) addAnswerFacts(t, out);
}

}  // namespace gjklab
