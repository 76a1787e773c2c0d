// The answer, and what to do with it.

#include "model/caption/caption_parts.h"
#include "model/text/paragraph.h"
#include "model/text/translate.h"

namespace gjklab {

namespace {

/// Whether the bounds look the same on the screen.
bool boundsMeet(const gjk::Result<3>& result) { return number(result.lower_bound) == number(result.upper_bound); }

std::string endSentence(const CaptionContext& t) {
  const auto termination = t.run.trace.result.termination;
  if (termination == gjk::Termination::precision_limit) return tr("The run ended at the **limit of precision**.");
  if (termination == gjk::Termination::max_iterations) return tr("The run ended at the **limit of iterations**.");
  return "";
}

/// The run ended before the bounds met: what is proven, and what is only the best so far.
void tellUnproven(const CaptionContext& t, Caption& out) {
  const auto& result = t.run.trace.result;
  const bool apart = result.lower_bound > 0;
  const Argument lower = arg("lower", number(result.lower_bound)), upper = arg("upper", number(result.upper_bound));
  out.title = apart ? tr("Separated: how far apart?") : tr("Separated, but not proven");
  out.body = apart ? tr("The distance is between {lower} and {upper}: the shapes are apart.", lower, upper)
                   : tr("The distance is between {lower} and {upper}: the shapes may even meet.", lower, upper);
  addSentence(out.body, tr("The best points so far are {a} on A and {b} on B.", arg("a", t.point(result.point_a)),
                           arg("b", t.point(result.point_b))));
  out.brief = tr("Proven: {range}.", arg("range", rangeText(result.lower_bound, result.upper_bound)));
}

/// The boolean method: no distance.
void tellGap(const CaptionContext& t, Caption& out) {
  static constexpr PerDimension<const char*> kFits{
      translatable(
          "The Boolean method answers yes or no: the shapes are **separated**, and along n = {n}, a point fits "
          "between them."),
      translatable("The Boolean method answers yes or no: the shapes are **separated**, and a line perpendicular to "
                   "n = {n} fits between them."),
      translatable("The Boolean method answers yes or no: the shapes are **separated**, and a plane perpendicular to "
                   "n = {n} fits between them.")};
  const dvec3& normal = t.run.trace.result.normal;
  out.title = tr("Separated: what proves it?");
  out.body = tr(t.form(kFits), arg("n", t.vector(normal)));
  addSentence(out.body, tr("To find the distance and the nearest points, use distance GJK."));
  out.brief =
      vectorBrief(t, translatable("Along n = {v} there is a gap."), normal, translatable("Along n there is a gap."));
}

void tellSeparated(const CaptionContext& t, Caption& out) {
  const auto& result = t.run.trace.result;
  if (!result.has_distance) return tellGap(t, out);
  if (!boundsMeet(result)) return tellUnproven(t, out);
  const Argument distance = arg("distance", number(result.distance));
  out.title = tr("Separated: how far apart?");
  if (t.run.dimension == 3)  // the table has their coordinates
    out.body = tr("The shapes are **{distance}** apart, along n from A to B.", distance);
  else
    out.body =
        tr("The shapes are **{distance}** apart: the nearest points are {a} on A and {b} on B, and n = {n} points "
           "from A to B.",
           distance, arg("a", t.point(result.point_a)), arg("b", t.point(result.point_b)),
           arg("n", t.vector(result.normal)));
  out.brief = tr("They are **{distance}** apart.", distance);
}

void tellIntersecting(const CaptionContext& t, Caption& out) {
  const auto& result = t.run.trace.result;
  const Argument depth = arg("depth", number(result.depth)), n = arg("n", t.vector(result.normal));
  out.title = tr("Intersecting: what is the shortest way out?");
  out.brief = vectorBrief(t, translatable("Move B by **{depth}** along n = {v}."), result.normal,
                          translatable("Move B by **{depth}** along n."), {depth});
  if (boundsMeet(result)) {
    out.body = tr(
        "Move B by depth · n: **{depth}** along n = {n}. Then the shapes only touch; no shorter move ends the overlap.",
        depth, n);
    return;
  }
  out.body = tr("Move B by depth · n: **{depth}** along n = {n}. That ends the overlap.", depth, n);
  addSentence(out.body, tr("The shortest way is proven to be between {lower} and {upper} long.",
                           arg("lower", number(result.lower_bound)), arg("upper", number(result.upper_bound))));
}

void tellTouching(const CaptionContext& t, Caption& out) {
  const auto& result = t.run.trace.result;
  out.title = tr("Touching: which way is out?");
  const bool flat = result.termination == gjk::Termination::flat_difference;
  const Argument point = arg("point", t.point(result.point_a));
  out.body = flat                   ? tr("A and B share the point {point}.", point)
             : t.run.dimension == 1 ? tr("A and B share only the boundary point {point}.", point)
                                    : tr("A and B share boundary points only, such as {point}.", point);
  const Argument n = arg("n", t.vector(result.normal));
  // Flat bodies that overlap share a part of their middle, too, and are no deeper in each other for it.
  if (flat) addSentence(out.body, tr("A ⊖ B is flat: it has no interior, so the depth is 0."));
  addSentence(
      out.body,
      flat ? tr("Moved along n = {n}, B leaves A at once.", n)
           : tr("Distance and depth are zero within the tolerance; moved along n = {n}, B leaves A at once.", n));
  out.brief = vectorBrief(t, translatable("Moved along n = {v}, B leaves A."), result.normal,
                          translatable("Moved along n, B leaves A."));
}

}  // namespace

void tellResult(const CaptionContext& t, Caption& out) {
  if (t.textbook()) return tellTextbook(t, out);
  const auto& result = t.run.trace.result;
  if (result.termination == gjk::Termination::invalid_input) {
    out.title = tr("No answer: invalid input");
    out.brief = tr("Nothing was run.");
    out.body =
        tr("A coordinate, a size or the initial direction is not a finite number, or the direction is zero. Nothing "
           "was run.");
  } else if (result.termination == gjk::Termination::unsuited) {
    out.title = tr("No answer: not for these shapes");
    out.body = reasonSentence(t, result.termination);
    out.brief = tr("Choose any other method.");
    addSentence(out.body, out.brief);
  } else if (t.run.sat) {
    tellSeparatingAxesResult(t, out);
  } else if (result.status == gjk::Status::separated) {
    tellSeparated(t, out);
  } else if (result.status == gjk::Status::intersecting) {
    tellIntersecting(t, out);
  } else {
    tellTouching(t, out);
  }
  addSentence(out.body, endSentence(t));
  addAnswerFacts(t, out);
}

}  // namespace gjklab
