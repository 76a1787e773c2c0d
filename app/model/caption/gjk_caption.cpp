// GJK's captions: which function tells a sub-step, and the simplex table that they share.

#include "model/caption/gjk_caption.h"

#include <array>

namespace gjklab {

namespace {

/// Whether w is a vertex of the simplex already.
bool isAmongOthers(const gjk::GjkRecord<3>& record) {
  for (int i = 1; i < record.simplex.size(); ++i)
    if (record.simplex[i].support.w == record.simplex[0].support.w) return true;
  return false;
}

void addSimplexRows(const CaptionContext& t, Caption& out) {
  const auto& record = t.gjk();
  const SubStep step = t.moment.sub_step;
  const bool solved = (step == SubStep::gjk_region && !t.test) || step == SubStep::gjk_keep ||
                      (step == SubStep::gjk_end && record.region != gjk::kNoFeature);
  const auto* before = t.gjkBefore();
  std::vector<double> former;  // weights of the former simplex, newest first
  if (before)
    for (int i = 0; i < before->simplex.size(); ++i)
      if (gjk::contains(before->kept, i)) former.push_back(before->simplex[i].weight);

  const bool waiting = step == SubStep::gjk_support || step == SubStep::gjk_progress;
  for (int i = 0; i < record.simplex.size(); ++i) {
    if (i == 0 && (step == SubStep::gjk_direction || (step == SubStep::gjk_end && !solved))) continue;
    if (step == SubStep::gjk_end && solved && !gjk::contains(record.kept, i)) continue;
    const auto& vertex = record.simplex[i];
    SimplexRow line;
    line.name = i == 0 && waiting ? "w" : t.names[i];
    line.point = t.vector(vertex.support.w);
    line.pair = pairName(vertex.support, i == 0 && waiting ? "" : t.nameForLife(i));
    line.kept = (step != SubStep::gjk_keep || gjk::contains(record.kept, i)) && !(i == 0 && waiting);
    line.target = SimplexVertexTarget{static_cast<int>(out.simplex.size())};
    const auto at = static_cast<std::size_t>(i - 1);
    const bool weighted = solved || (!t.test && i > 0 && at < former.size());
    if (i == 0 && waiting)
      line.weight = isAmongOthers(record) ? tr("again") : tr("new");
    else if (weighted && !t.boolean())
      line.weight = "λ " + number(solved ? vertex.weight : former[at], 3);
    out.simplex.push_back(std::move(line));
  }
}

/// What tells a sub-step, in the order of SubStep.
constexpr std::array kTellGjk{tellDirection, tellSupport, tellProgress, tellRegion, tellKeep, tellGjkEnd};
static_assert(kTellGjk.size() == static_cast<std::size_t>(SubStep::gjk_end) + 1);

}  // namespace

void tellGjk(const CaptionContext& t, Caption& out) {
  addSimplexRows(t, out);
  if (t.textbook()) return tellTextbook(t, out);
  kTellGjk[static_cast<std::size_t>(t.moment.sub_step)](t, out);
}

}  // namespace gjklab
