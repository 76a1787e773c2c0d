#pragma once
// A figure's labels on the screen: measured, placed without overlaps (label_layout.h), and ready to draw.

#include "model/compose/pane.h"
#include "model/compose/text_measure.h"
#include "model/figure/label_layout.h"

#include <vector>

namespace gjklab {

/// A line from a thing to its label, if the label is far away.
struct LabelLeader {
  dvec2 from{0.0}, to{0.0};
};

struct PlacedLabel {
  dvec2 corner{0.0};  ///< top left of its line, pixels from the pane's corner
  std::vector<TextRun> text;
  float line_height = 16;
  Color color, halo;  ///< the halo has the colour of what is under the letters
  std::optional<LabelLeader> leader = {};
  Role role = Role::text;
  dvec2 anchor{0.0};  ///< the point that it names
  bool area = false;  ///< it names the area around its anchor
};

struct PlacedLabels {
  std::vector<PlacedLabel> labels;  ///< those that have a position
  float halo_width = 0;
  float leader_width = 1;
};

/// A magnifier of a pane, and the area that it magnifies.
struct Magnified {
  ScreenBox lens;            ///< covers the pane: no labels are placed there
  ScreenBox focus;           ///< labels of the simplex in this area are shown in the magnifier
  bool names_bounds = true;  ///< the lens shows the name of the lower bound
};

/// The positions of the labels in the previous picture, so that labels keep their sides from step to step.
class LabelMemory {
 public:
  /// The side of the label with this name (its text without numbers) that was nearest to `anchor`.
  std::optional<LabelSide> sideOf(Role role, const std::string& name, dvec2 anchor) const;
  void clear() { seen_.clear(); }

 private:
  friend PlacedLabels composeLabels(const Figure&, const PaneContext&, const TextMeasure&, LabelMemory*,
                                    const std::optional<Magnified>&);
  struct Seen {
    Role role;
    std::string name;
    dvec2 anchor;
    LabelSide side;
  };
  std::vector<Seen> seen_;
};

/// `measure`: for the labels' font. `memory`: read, then replaced by the positions in this picture.
PlacedLabels composeLabels(const Figure&, const PaneContext&, const TextMeasure& measure, LabelMemory* memory = nullptr,
                           const std::optional<Magnified>& magnified = {});

}  // namespace gjklab
