// Which iterations are named over the slider, so that three are legible, and three hundred.

#include "ui/panel/timeline_bar.h"

#include "model/text/translate.h"

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
    // Beside axes, the end of the other method's GJK is separate, because it is not an iteration.
    if (timeline[i].sub_step != SubStep::gjk_end)
      result.push_back({i, last, phaseOf(timeline[i].sub_step), timeline[i].record + 1});
    i = last + 1;
  }
  return result;
}

/// The label of the moments after the iterations; null for an iteration.
const char* endName(const Timeline& timeline, int i) {
  const SubStep step = timeline[i].sub_step;
  const PhaseInfo& phase = infoOf(phaseOf(step));
  if (phase.first && !endsPhase(step)) return nullptr;
  const char* name = step == SubStep::impact_result ? timeline.impactEnd() : phase.end;
  return name != nullptr ? tr(name) : nullptr;
}

/// How far the last name may reach beyond the slider, in gaps between labels.
constexpr float kBeyond = 1.75f;

/// A hull starts with a simplex, before its first point.
int firstIteration(Phase phase) { return phase == Phase::hull ? 0 : 1; }

bool overlaps(const std::vector<TickLabel>& placed, const TickLabel& label, float gap) {
  return std::any_of(placed.begin(), placed.end(), [&](const TickLabel& other) {
    return std::abs(other.centre - label.centre) < (other.width + label.width) / 2 + gap;
  });
}

/// A short last iteration makes room for the name that follows it, but not beyond its own beginning: there it would
/// name the iteration before.
TickLabel before(const std::string& next, const std::vector<TickLabel>& placed, TickLabel label, float begins,
                 float gap) {
  for (const TickLabel& other : placed) {
    if (other.text != next) continue;
    const float free_to = other.centre - other.width / 2 - gap - label.width / 2;
    if (label.centre > free_to && free_to >= begins) label.centre = std::max(free_to, label.width / 2);
  }
  return label;
}

/// 1, 2, 5, 10, 20, 50, …: the first with enough space between the labels.
int strideFor(float pixels_per_iteration, float least) {
  int stride = 1;
  for (const int step : {1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000}) {
    stride = step;
    if (pixels_per_iteration * static_cast<float>(step) >= least) break;
  }
  return stride;
}

/// The positions of a run's moments on the slider.
struct Places {
  std::vector<float> at;  ///< of each moment: in moments of the row
  float width = 0;        ///< of the slider, in pixels
  float per_moment = 0;
  float iteration = 0;  ///< room for each iteration, on average
};

/// The one run there is.
Places placesOf(const Timeline& timeline, float width) {
  const float per_moment = width / static_cast<float>(std::max(1, timeline.size() - 1));
  Places places{{}, width, per_moment, width / static_cast<float>(std::max<std::size_t>(1, spans(timeline).size()))};
  for (int i = 0; i < timeline.size(); ++i) places.at.push_back(static_cast<float>(i));
  return places;
}

/// One of several runs: each of its moments is where the row first reaches it.
Places placesIn(const Timeline& timeline, const Timeline& row, float width) {
  const float per_moment = width / static_cast<float>(std::max(1, row.size() - 1));
  Places places{{}, width, per_moment, width};
  for (int i = 0; i < row.size(); ++i)
    while (static_cast<int>(places.at.size()) <= timeline.inStep(row[i])) places.at.push_back(static_cast<float>(i));
  places.at.resize(static_cast<std::size_t>(timeline.size()), static_cast<float>(row.size() - 1));
  // A run that ends early has its iterations close together at the beginning.
  float reach = 0;
  int count = 0;
  for (const Span& span : spans(timeline)) {
    if (endName(timeline, span.first)) continue;
    reach = places.at[static_cast<std::size_t>(span.first)] * per_moment;
    ++count;
  }
  if (count > 1) places.iteration = reach / static_cast<float>(count - 1);
  return places;
}

std::vector<TickLabel> labelsAt(const Timeline& timeline, const Places& places, float gap,
                                float (*width_of)(const std::string&), int last_shown) {
  std::vector<Span> all = spans(timeline);
  std::erase_if(all, [&](const Span& span) {
    return places.at[static_cast<std::size_t>(span.first)] > static_cast<float>(last_shown);
  });
  const auto make = [&](const Span& span, std::string text) {
    TickLabel label{std::move(text), 0, 0};
    label.width = width_of(label.text);
    // An iteration reaches up to the tick of the next, or where the run waits for another, over its own moments.
    const float first = places.at[static_cast<std::size_t>(span.first)];
    label.position = static_cast<int>(first);
    const float behind = places.at[static_cast<std::size_t>(span.last)] + 1;
    const float middle = (first + behind) / 2 * places.per_moment;
    // The last name reaches a little beyond the slider: the iteration before it needs room for its number.
    const float most = places.width + kBeyond * gap - label.width / 2;
    label.centre = std::clamp(middle, label.width / 2, std::max(label.width / 2, most));
    return label;
  };
  std::vector<TickLabel> placed;
  const auto add = [&](TickLabel label) {
    if (!overlaps(placed, label, gap)) placed.push_back(std::move(label));
  };
  for (const Span& span : all)
    if (const char* name = endName(timeline, span.first)) add(make(span, name));
  // A short phase does not take its name from the next: that one is moved aside.
  float free_from = 0, free_to = placed.empty() ? places.width : placed[0].centre - placed[0].width / 2 - gap;
  for (const Span& span : all) {
    if (endName(timeline, span.first) || span.iteration > firstIteration(span.phase)) continue;
    TickLabel label = make(span, tr(infoOf(span.phase).first));
    // A name wider than its iteration begins where that begins: what is before it belongs to the phase before.
    label.centre =
        std::max(label.centre, places.at[static_cast<std::size_t>(span.first)] * places.per_moment + label.width / 2);
    label.centre = std::max(std::min(label.centre, free_to - label.width / 2), free_from + label.width / 2);
    free_from = label.centre + label.width / 2 + gap;
    add(std::move(label));
  }
  // The last of each phase shows how many there are.
  const auto nameOf = [&](const Span& span) -> const char* {
    const char* end = endName(timeline, span.first);
    return end ? end : tr(infoOf(span.phase).first);
  };
  for (std::size_t i = 0; i < all.size(); ++i) {
    const Span& span = all[i];
    const bool last = i + 1 == all.size() || std::string(nameOf(all[i + 1])) != nameOf(span);
    if (!last || endName(timeline, span.first) || span.iteration <= firstIteration(span.phase)) continue;
    TickLabel label = make(span, std::to_string(span.iteration));
    // Narrower than their numbers, iterations cannot be told apart anyway.
    const bool narrow = places.iteration < label.width;
    const float begins = narrow ? 0 : places.at[static_cast<std::size_t>(span.first)] * places.per_moment;
    const char* next = i + 1 < all.size() ? nameOf(all[i + 1]) : "";
    add(before(next, placed, std::move(label), begins, gap));
  }
  const int stride = strideFor(places.iteration, width_of("000") + gap);
  for (const Span& span : all)
    if (!endName(timeline, span.first) && span.iteration > firstIteration(span.phase) && span.iteration % stride == 0)
      add(make(span, std::to_string(span.iteration)));
  return placed;
}

}  // namespace

std::vector<TickLabel> tickLabels(const Timeline& timeline, float slider_width, float gap,
                                  float (*width_of)(const std::string&), int last_shown) {
  return labelsAt(timeline, placesOf(timeline, slider_width), gap, width_of, last_shown);
}

std::vector<TickLabel> tickLabels(const Timeline& timeline, const Timeline& row, float slider_width, float gap,
                                  float (*width_of)(const std::string&), int last_shown) {
  return labelsAt(timeline, placesIn(timeline, row, slider_width), gap, width_of, last_shown);
}

}  // namespace gjklab
