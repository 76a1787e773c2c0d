// The answer, and what to do with it.

#include "model/caption/caption_parts.h"

namespace gjklab {

namespace {

/// Whether the bounds look the same on the screen.
bool boundsMeet(const gjk::Result<3>& result) { return number(result.lower_bound) == number(result.upper_bound); }

std::string endSentence(const Telling& t) {
  const auto& result = t.run.trace.result;
  if (result.termination != gjk::Termination::precision_limit && result.termination != gjk::Termination::max_iterations)
    return "";
  return fmt::format(" The run ended at the **{}**.", terminationText(result.termination));
}

/// The run ended before the bounds met: what is proven, and what is only the best so far.
void tellUnproven(const Telling& t, Caption& out) {
  const auto& result = t.run.trace.result;
  out.title = result.lower_bound > 0 ? "Separated: how far apart?" : "Separated, but not proven";
  out.body = fmt::format("The distance is {}: {}. The best points so far are {} on A and {} on B.",
                         betweenText(result.lower_bound, result.upper_bound),
                         result.lower_bound > 0 ? "the shapes are apart" : "the shapes may even meet",
                         t.point(result.point_a), t.point(result.point_b));
  out.brief = fmt::format("Proven: {}.", rangeText(result.lower_bound, result.upper_bound));
}

void tellSeparated(const Telling& t, Caption& out) {
  const auto& result = t.run.trace.result;
  if (result.has_distance && !boundsMeet(result)) return tellUnproven(t, out);
  out.title = "Separated: how far apart?";
  if (!result.has_distance) {
    out.title = "Separated: what shows it?";
    out.body = fmt::format(
        "The boolean method answers yes or no: the shapes are **separated**, and with n = {}, {} fits between them. "
        "Distance and nearest points need the distance method.",
        t.vector(result.normal), words(t.run.dimension).between);
    out.brief = briefOf(t, "Along n = {} there is a gap.", result.normal, "Along n there is a gap.");
    return;
  }
  out.body = fmt::format(
      "The shapes are **{}** apart: the nearest points are {} on A and {} on B, and n = {} points from A to "
      "B.",
      number(result.distance), t.point(result.point_a), t.point(result.point_b), t.vector(result.normal));
  out.brief = fmt::format("They are **{}** apart.", number(result.distance));
}

void tellIntersecting(const Telling& t, Caption& out) {
  const auto& result = t.run.trace.result;
  out.title = "Intersecting: how to separate them?";
  out.body =
      fmt::format("Move B by depth · n: **{}** along n = {}. That takes the shapes just apart{}.", number(result.depth),
                  t.vector(result.normal), boundsMeet(result) ? ", and no shorter way does" : "");
  const std::string depth = number(result.depth);
  out.brief = briefOf(t, "Move B by **" + depth + "** along n = {}.", result.normal,
                      ("Move B by **" + depth + "** along n.").c_str());
  if (!boundsMeet(result))
    out.body +=
        fmt::format(" The shortest way is proven to be {} long.", betweenText(result.lower_bound, result.upper_bound));
}

void tellTouching(const Telling& t, Caption& out) {
  const auto& result = t.run.trace.result;
  out.title = "Touching: which way is out?";
  const bool flat = result.termination == gjk::Termination::flat_difference;
  out.body = fmt::format(
      "A and B share {}, such as {}. Distance and depth are zero within the tolerance; moved along n = {}, B leaves A "
      "at "
      "once.",
      flat ? "points" : "boundary points only", t.point(result.point_a), t.vector(result.normal));
  out.brief = briefOf(t, "Moved along n = {}, B leaves A.", result.normal, "Moved along n, B leaves A.");
  // Flat bodies that overlap share a part of their middle, too, and are no deeper in each other for it.
  if (flat) out.body += " However much they share, A ⊖ B is flat: it has no interior that O could be deep in.";
}

}  // namespace

void tellResult(const Telling& t, Caption& out) {
  if (t.textbook()) return tellTextbook(t, out);
  const auto& result = t.run.trace.result;
  if (result.termination == gjk::Termination::invalid_input) {
    out.title = "No answer: invalid input";
    out.brief = "Nothing was run.";
    out.body =
        "A coordinate, a size or the initial direction is not a finite number, or the direction is zero. Nothing was "
        "run.";
  } else if (result.termination == gjk::Termination::unsuited) {
    out.title = "No answer: not for these shapes";
    std::string sentence = methodObstacle(t.scene);
    if (!sentence.empty()) sentence[0] = 'T';
    out.body = sentence + ". Any other method answers.";
    out.brief = "Any other method answers.";
  } else if (t.run.sat) {
    tellSeparatingAxesResult(t, out);
  } else if (result.status == gjk::Status::separated) {
    tellSeparated(t, out);
  } else if (result.status == gjk::Status::intersecting) {
    tellIntersecting(t, out);
  } else {
    tellTouching(t, out);
  }
  out.body += endSentence(t);
  addAnswerFacts(t, out);
}

}  // namespace gjklab
