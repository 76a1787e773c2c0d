// How GJK ended, and what proves it.

#include "model/caption/gjk_caption.h"

#include <glm/geometric.hpp>

namespace gjklab {

namespace {

/// What the answer owes to the radii that were set aside.
std::string radiiSentence(const Telling& t, double core_distance) {
  const auto& trace = t.run.trace;
  if (trace.radius_sum <= 0) return "";
  const double rest = core_distance - trace.radius_sum;
  return fmt::format(" The radii, {} together, are taken off: {}.", number(trace.radius_sum),
                     trace.result.status == gjk::Status::touching ? "the shapes **touch**"
                     : rest > 0                                   ? fmt::format("the shapes are {} apart", number(rest))
                                : fmt::format("the shapes overlap by {}", number(-rest)));
}

/// "Separated", "Touching", "The cores are apart": what GJK has found when its progress test ends it.
const char* foundTitle(const Telling& t) {
  if (t.cores()) return "The cores are apart: what proves it?";
  return t.run.trace.result.status == gjk::Status::touching ? "Touching: what proves it?"
                                                            : "Separated: what proves it?";
}

void tellSeparatedEnd(const Telling& t, Caption& out) {
  const auto& record = t.gjk();
  const char* through_w = words(t.run.dimension).through_w;
  const double reach = -glm::dot(record.support.w, record.direction) / glm::length(record.direction);
  if (t.run.trace.result.termination == gjk::Termination::separating_direction) {
    out.title = "Separated: what proves it?";
    out.body = fmt::format(
        "With d = {}, {} has all of {} on one side and O on the other{}. "
        "How far apart the shapes are, this method does not ask.",
        t.vector(record.direction), through_w, t.difference(),
        t.cores() ? fmt::format(", {} away, more than the radii of {}", number(reach), number(t.run.trace.radius_sum))
                  : "");
    out.brief =
        fmt::format("{} stays {} short of O.", t.cores() ? "The cores' difference" : "All of A ⊖ B", number(reach));
    return;
  }
  if (t.boolean()) {
    out.brief = fmt::format("Nothing is nearer to O: the shapes {}.",
                            t.run.trace.result.status == gjk::Status::intersecting ? "intersect" : "touch");
    out.title = "The shapes meet: what proves it?";
    out.body =
        fmt::format("No point of {} is nearer to O than the simplex, within the tolerance: the shapes **{}**.",
                    t.difference(), t.run.trace.result.status == gjk::Status::intersecting ? "intersect" : "touch");
    return;
  }
  const auto* before = t.gjkBefore();
  const double distance = record.region == gjk::kNoFeature && before ? before->upper_bound : record.upper_bound;
  out.title = foundTitle(t);
  if (reach > 0)
    out.body = fmt::format(
        "x is a point of {0} at distance {1}, and all of {0} lies beyond {2}, {3} from O. So nothing is nearer: {4} "
        "distance is {1}.",
        t.difference(), number(distance), through_w, number(reach), t.cores() ? "the cores'" : "the shapes'");
  else
    out.body = fmt::format("x is a point of {} at distance {}: that is zero within the tolerance.", t.difference(),
                           number(distance));
  const std::string far = number(distance), least = number(reach);
  out.brief = reach <= 0     ? "x is O itself, within the tolerance."
              : far == least ? fmt::format("x is {} from O, and no point is nearer.", far)
                             : fmt::format("x is {} from O; none is nearer than {}.", far, least);
  out.body += radiiSentence(t, distance);
}

void tellEnclosedEnd(const Telling& t, Caption& out) {
  const auto& record = t.gjk();
  const auto& trace = t.run.trace;
  const int count = gjk::vertexCount(record.kept);
  const bool full = count == t.run.dimension + 1;
  out.title = t.cores()                                          ? "The cores meet: what proves it?"
              : trace.result.status == gjk::Status::intersecting ? "Intersecting: what proves it?"
                                                                 : "The shapes meet: what proves it?";
  const std::string letters = t.names.of(record.kept);
  const char* body = t.cores() ? "'s core" : "";
  const std::string where = count == 1
                                ? fmt::format("O is *{}* itself, a point of {}", letters, t.difference())
                                : fmt::format("O lies {} the {} *{}*, all of which belongs to {}", full ? "in" : "on",
                                              featureKind(record.kept, t.run.dimension), letters, t.difference());
  out.body = fmt::format("{}: some point of A{} and some point of B{} are the same.", where, body, body);
  out.brief = count == 1 ? fmt::format("O is *{}* itself: they share a point.", letters)
                         : fmt::format("O lies {} the {} *{}*: a shared point.", full ? "in" : "on",
                                       featureKind(record.kept, t.run.dimension), letters);
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
    out.body =
        fmt::format("**{}**: {}.", terminationText(trace.result.termination), reason(t, trace.result.termination));
    out.brief = t.boolean() ? "Neither yes nor no is proven."
                            : fmt::format("Proven so far: {}.", rangeText(record.lower_bound, record.upper_bound));
    if (!t.boolean())
      out.body += fmt::format(" {} distance is {}.", t.cores() ? "The cores'" : "The",
                              betweenText(record.lower_bound, record.upper_bound));
  }
  if (trace.epa.empty() && trace.radius_sum == 0) addAnswerFacts(t, out);
}

}  // namespace gjklab
