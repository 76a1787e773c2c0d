// drawLabels of renderer.h: sets the labels, placed by model/compose/labels.h, in the serif face.

#include "model/compose/labels.h"
#include "render/renderer.h"
#include "render/text.h"

namespace gjklab {

void drawLabels(const Figure& figure, const View& view, const Theme& theme, const Fonts& fonts, ImDrawList& list,
                dvec2 origin, LabelMemory* memory, const std::optional<Magnified>& magnified) {
  if (figure.labels.empty() || fonts.serif.cuts[0] == nullptr) return;
  TextLook look;
  look.regular = fonts.serif;
  const PlacedLabels placed =
      composeLabels(figure, PaneContext(view, theme, view.size), *measureOf(look), memory, magnified);
  const auto at = [&](dvec2 p) {
    return ImVec2(static_cast<float>(origin.x + p.x), static_cast<float>(origin.y + p.y));
  };
  for (const PlacedLabel& label : placed.labels)
    if (label.leader)
      list.AddLine(at(label.leader->from), at(label.leader->to), packed(label.color), placed.leader_width);
  for (const PlacedLabel& label : placed.labels) {
    look.line_height = label.line_height;
    look.color = packed(label.color);
    const dvec2 corner = origin + label.corner;
    drawTextWithHalo(list, {static_cast<float>(corner.x), static_cast<float>(corner.y)}, label.text, look,
                     packed(label.halo), placed.halo_width);
  }
}

}  // namespace gjklab
