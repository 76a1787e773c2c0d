#pragma once
// A figure's labels on the screen: measured, placed so that none overlap (label_layout.h), and ready to be set.

#include "model/compose/pane.h"
#include "model/compose/text_measure.h"
#include "model/figure/label_layout.h"

#include <vector>

namespace gjklab {

/// From a thing to its label, where that had to go far.
struct LabelLeader {
  dvec2 from{0.0}, to{0.0};
};

struct PlacedLabel {
  dvec2 corner{0.0};  ///< top left of its line, pixels from the pane's corner
  std::vector<TextRun> text;
  float line_height = 16;
  Color color;
  std::optional<LabelLeader> leader = {};
  Role role = Role::text;
  dvec2 anchor{0.0};  ///< what it names
  bool area = false;  ///< it names what lies around its anchor
};

struct PlacedLabels {
  std::vector<PlacedLabel> labels;  ///< those that found a place
  Color halo;
  float halo_width = 0;
  float leader_width = 1;
};

/// A part of the pane that a magnifier shows once more.
struct Magnified {
  ScreenBox lens;            ///< covers the pane: no label stands there
  ScreenBox focus;           ///< what is told of the simplex in here is named in the magnifier
  bool names_bounds = true;  ///< the lower bound has its name in the lens
};

/// Where the labels of the picture before stood, so that they keep their sides from step to step.
class LabelMemory {
 public:
  /// The side of the label with this name (its text without numbers) that stood nearest to `anchor`.
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

/// `measure`: of the labels' face. `memory`: read, and then of this picture.
PlacedLabels composeLabels(const Figure&, const PaneContext&, const TextMeasure& measure, LabelMemory* memory = nullptr,
                           const std::optional<Magnified>& magnified = {});

}  // namespace gjklab
