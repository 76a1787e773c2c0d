#include "model/compose/lens_place.h"

#include <algorithm>

namespace gjklab {

dvec2 roomAround(const Lens& lens) { return dvec2(6 * lens.view.ui_scale); }

std::optional<Magnified> magnifiedBy(const std::optional<Lens>& lens) {
  if (!lens) return std::nullopt;
  const dvec2 room = roomAround(*lens);
  const std::vector<Label>& labels = lens->figure.labels;
  const bool names_bounds =
      std::any_of(labels.begin(), labels.end(), [](const Label& label) { return label.role == Role::lower_bound; });
  return Magnified{
      {lens->corner, lens->corner + lens->view.size}, {lens->focus_low - room, lens->focus_high + room}, names_bounds};
}

LabelLeader lineToLens(const Lens& lens) {
  const dvec2 low = glm::floor(lens.corner), high = low + glm::floor(lens.view.size), room = roomAround(lens);
  const dvec2 from = lens.focus_low - room, to = lens.focus_high + room;
  return {glm::clamp(0.5 * (low + high), from, to), glm::clamp(0.5 * (from + to), low, high)};
}

}  // namespace gjklab
