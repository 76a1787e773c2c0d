// GJK's captions: which function tells a sub-step, and the simplex table that they share.

#include "model/caption/gjk_caption.h"

namespace gjklab {

namespace {

void addSimplexRows(const Telling& t, Caption& out) {
  const auto& record = t.gjk();
  const SubStep step = t.moment.sub_step;
  const bool solved = step == SubStep::gjk_region || step == SubStep::gjk_keep ||
                      (step == SubStep::gjk_end && record.region != gjk::kNoFeature);
  const auto* before = t.gjkBefore();
  std::vector<double> former;  // weights of the former simplex, newest first
  if (before)
    for (int i = 0; i < before->simplex.size(); ++i)
      if (gjk::contains(before->kept, i)) former.push_back(before->simplex[i].weight);

  for (int i = 0; i < record.simplex.size(); ++i) {
    if (i == 0 && (step == SubStep::gjk_direction || (step == SubStep::gjk_end && !solved))) continue;
    if (step == SubStep::gjk_end && solved && !gjk::contains(record.kept, i)) continue;
    const auto& vertex = record.simplex[i];
    SimplexRow line;
    line.letter = static_cast<char>('a' + i);
    line.point = t.vector(vertex.support.w);
    line.pair = pairName(vertex.support);
    line.kept = step != SubStep::gjk_keep || gjk::contains(record.kept, i);
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
      return tellGjkEnd(t, out);
  }
}

}  // namespace gjklab
