// Which iterations are named over the slider, so that three are legible, and three hundred.

#include "ui/panel/timeline_bar.h"

#include <algorithm>
#include <cmath>

namespace gjklab {
namespace {

/// The moments first … last of one iteration.
struct Span {
  int first = 0, last = 0;
  Phase phase = Phase::gjk;
  int iteration = 1;
};

std::vector<Span> spans(const Timeline& timeline) {
  std::vector<Span> result;
  for (int i = 0; i < timeline.size();) {
    const int last = std::max(i, timeline.iterationEnd(i));
    // Beside axes, the end of the other method's GJK stands alone: it is no iteration.
    if (timeline[i].sub_step != SubStep::gjk_end)
      result.push_back({i, last, phaseOf(timeline[i].sub_step), timeline[i].record + 1});
    i = last + 1;
  }
  return result;
}

/// What stands over the moments after the iterations; null for an iteration.
const char* endName(SubStep step) {
  const PhaseInfo& phase = infoOf(phaseOf(step));
  return phase.first && !endsPhase(step) ? nullptr : phase.end;
}

/// A hull starts with a simplex, before its first point.
int firstIteration(Phase phase) { return phase == Phase::hull ? 0 : 1; }

bool overlaps(const std::vector<TickLabel>& placed, const TickLabel& label, float gap) {
  return std::any_of(placed.begin(), placed.end(), [&](const TickLabel& other) {
    return std::abs(other.centre - label.centre) < (other.width + label.width) / 2 + gap;
  });
}

/// 1, 2, 5, 10, 20, 50, …: the first whose labels stand far enough apart.
int strideFor(float pixels_per_iteration, float least) {
  int stride = 1;
  for (const int step : {1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000}) {
    stride = step;
    if (pixels_per_iteration * static_cast<float>(step) >= least) break;
  }
  return stride;
}

}  // namespace

std::vector<TickLabel> tickLabels(const Timeline& timeline, float slider_width, float gap,
                                  float (*width_of)(const std::string&)) {
  const std::vector<Span> all = spans(timeline);
  const float per_moment = slider_width / static_cast<float>(std::max(1, timeline.size() - 1));
  const auto make = [&](const Span& span, std::string text) {
    TickLabel label{std::move(text), 0, 0};
    label.width = width_of(label.text);
    // An iteration reaches up to the tick of the next.
    const float middle = (static_cast<float>(span.first) + static_cast<float>(span.last + 1)) / 2 * per_moment;
    label.centre = std::clamp(middle, label.width / 2, std::max(label.width / 2, slider_width - label.width / 2));
    return label;
  };
  std::vector<TickLabel> placed;
  const auto add = [&](TickLabel label) {
    if (!overlaps(placed, label, gap)) placed.push_back(std::move(label));
  };
  for (const Span& span : all)
    if (const char* name = endName(timeline[span.first].sub_step)) add(make(span, name));
  // A short phase does not take its name from the next: that one is moved aside.
  float free_from = 0, free_to = placed.empty() ? slider_width : placed[0].centre - placed[0].width / 2 - gap;
  for (const Span& span : all) {
    if (endName(timeline[span.first].sub_step) || span.iteration > firstIteration(span.phase)) continue;
    TickLabel label = make(span, infoOf(span.phase).first);
    label.centre = std::max(std::min(label.centre, free_to - label.width / 2), free_from + label.width / 2);
    free_from = label.centre + label.width / 2 + gap;
    add(std::move(label));
  }
  const float per_iteration = slider_width / static_cast<float>(std::max<std::size_t>(1, all.size()));
  const int stride = strideFor(per_iteration, width_of("000") + gap);
  for (const Span& span : all)
    if (!endName(timeline[span.first].sub_step) && span.iteration > firstIteration(span.phase) &&
        span.iteration % stride == 0)
      add(make(span, std::to_string(span.iteration)));
  return placed;
}

}  // namespace gjklab
