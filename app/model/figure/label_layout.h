#pragma once
// Where labels go: beside their points, inside the pane, never on one another. Pure geometry on the screen (y down).
//
// Greedy by priority: the label with the highest one chooses first among a ring of places around its anchor, the
// preferred side first; a place is out when it leaves the pane, touches a label already placed, hides another point or
// an arrow's head, or is nearer to another point's mark than to its own. It is worse the more it covers of markers and
// lines, and on one line with another label with less than a space between. A label that finds no place is left out,
// and so is one that may stand at one place only, where that is taken. Where a label stood in the picture before is the
// best of its places, unless it covers more there than it would elsewhere.

#include <glm/glm.hpp>
#include <optional>
#include <span>
#include <vector>

namespace gjklab {

using glm::dvec2;

/// On which side of its anchor a label stands: a unit vector on the screen, zero where it is centred; `gap`: in gaps of
/// the item.
struct LabelSide {
  dvec2 unit{0.0};
  double gap = 1;
};

struct LabelItem {
  dvec2 anchor{0.0};
  dvec2 size{0.0};  ///< of the text
  dvec2 away{0.0};  ///< preferred side; zero: centred on the anchor
  double gap = 6;   ///< from the anchor to the text
  int priority = 0;
  std::optional<LabelSide> kept = {};  ///< where it stood before
  bool fixed = false;                  ///< at the preferred side or nowhere: the number of a tick, an axis's letter
  double scale = 1;                    ///< of the pane's pixels
};

struct ScreenBox {
  dvec2 low{0.0}, high{0.0};
};

/// What labels should rather not cover, the heavier the less.
struct LabelObstacles {
  struct Box {
    ScreenBox box;
    double weight = 1;
    bool mark = false;  ///< of a point: no label stands on its middle, or nearer to it than to its own point
    bool head = false;  ///< of an arrow: no label stands on its middle
  };
  struct Segment {
    dvec2 from{0.0}, to{0.0};
    double weight = 1;
  };
  std::vector<Box> boxes;
  std::vector<Segment> segments;
  std::vector<ScreenBox> taken = {};  ///< by something else: no label stands there
};

/// Where a label stands that goes to its preferred side.
ScreenBox boxOf(const LabelItem&);

/// Top-left corners in the order of the items; empty where there was no place. `spacing`: least distance between labels
/// and from the pane's border. `sides`: where each stands that has a place.
std::vector<std::optional<dvec2>> placeLabels(std::span<const LabelItem>, const LabelObstacles&, dvec2 pane_size,
                                              double spacing = 2, std::vector<LabelSide>* sides = nullptr);

}  // namespace gjklab
